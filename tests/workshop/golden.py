"""The golden games: played once, kept for ever. `python -m tests.workshop.golden` writes them anew.

Only a change of the rules may change them, and then `rules_version` changes too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.workshop.policy import random_move, sensible_move
from tests.workshop.scenes import card_turn
from tests.workshop.test_components import other_game

from opificio.table import Position, Rng, Seat, Table
from opificio.workshop import WORKSHOP
from opificio.workshop.moves import Move
from opificio.workshop.state import State

FOLDER = Path(__file__).parents[1] / "records" / "workshop"
Policy = Callable[[State, Seat, Rng], Move]


@dataclass(frozen=True)
class Golden:
    """How a golden game is played."""

    name: str
    seats: int
    seed: int
    policy: Policy
    options: dict[str, str] = field(default_factory=dict)
    components: str | None = None
    start: Position | None = None

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"

    def play(self) -> Table[State, Move]:
        if self.start is not None:
            table = Table.from_position(WORKSHOP, self.start, self.seed)
        else:
            table = Table.new(WORKSHOP, self.seats, self.seed, self.options, self.components)
        rng = Rng(self.seed)
        while waiting := WORKSHOP.waiting(table.state):
            seat = waiting[rng.below(len(waiting))]
            table.play(seat, self.policy(table.state, seat, rng))
        return table


def late_railway() -> Position:
    return card_turn(
        "reading",
        phase=3,
        rounds_left=3,
        industries={"southampton": {"red": 1}, "gloucester": {"red": 1}, "leeds": {"blue": 2, "green": 2}},
        links={"leeds-york": "blue", "london-reading": "green"},
        track={"port": 3, "textile": 2},
        profit=[9, 4, 6],
        money=[61, 70, 66],
    ).position


GAMES = (
    Golden("two-random", 2, 21, random_move),
    Golden("two-sensible", 2, 22, sensible_move),
    Golden("two-both-colours-two-cards", 2, 23, sensible_move, {"collection": "both-colours", "display": "two"}),
    Golden("three-random", 3, 31, random_move),
    Golden("three-sensible", 3, 32, sensible_move),
    Golden("three-open-auction", 3, 33, sensible_move, {"auction": "open", "money": "open"}),
    Golden("four-random-each-piece", 4, 41, random_move, {"profit": "each-piece"}),
    Golden("four-sensible", 4, 42, sensible_move),
    Golden("four-no-junction", 4, 43, sensible_move, {"crossing": "no-junction", "profit": "each-piece"}),
    Golden("five-random-open-auction", 5, 51, random_move, {"auction": "open"}),
    Golden("five-sensible", 5, 52, sensible_move),
    Golden("five-open-money", 5, 53, sensible_move, {"money": "open"}),
    Golden("own-components", 4, 44, sensible_move, components=other_game()),
    Golden("from-position", 3, 34, sensible_move, start=late_railway()),
)


def write() -> dict[str, list[int]]:
    """Write every record; answers the money at the end, which `test_records` knows by heart."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    money: dict[str, list[int]] = {}
    for golden in GAMES:
        table = golden.play()
        golden.path.write_text(table.record.dumps(), "utf-8")
        money[golden.name] = list(table.state.money)
    return money


if __name__ == "__main__":
    import sys

    sys.stdout.write("".join(f"    {name!r}: {pounds},\n" for name, pounds in write().items()))
