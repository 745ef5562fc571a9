"""The golden games of EXPO 1906: played once, kept for ever. `python -m tests.records.make_expo1906` plays them anew.

Only a change of the rules may change them, and then `rules_version` changes too. The greedy bot may
learn; its games are kept as they are, and only played anew together with such a change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.expo1906.policies import Policy, greedy_move, random_move
from tests.expo1906.test_components import small_lab
from tests.expo1906.test_end import FOUR_COMPLETED

from opificio.expo1906 import EXPO1906
from opificio.expo1906.moves import Move
from opificio.expo1906.state import State
from opificio.table import Position, Rng, Table

FOLDER = Path(__file__).parent / "expo1906"


@dataclass(frozen=True)
class Golden:
    """How a golden game is played."""

    name: str
    seats: int
    seed: int
    policy: Policy
    options: dict[str, Any] = field(default_factory=dict)
    components: str | None = None
    start: Position | None = None

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"

    def play(self) -> Table[State, Move]:
        if self.start is not None:
            table = Table.from_position(EXPO1906, self.start, self.seed)
        else:
            table = Table.new(EXPO1906, self.seats, self.seed, self.options, self.components)
        rng = Rng(self.seed)
        while waiting := EXPO1906.waiting(table.state):
            table.play(waiting[0], self.policy(table.state, waiting[0], rng))
        return table


FOUR_PROJECTS: Position = {
    "seats": 3,
    "funding": [9, 9, 9],
    "labs": [{"pieces": FOUR_COMPLETED, "scrap": []}, {}, {}],
    "fronts": [["steel-electricity"], [], []],
    "prestige": [12, 0, 0],
}
"""A position in which the first seat is one tile short of its fifth project."""

GAMES = (
    Golden("one-random", 1, 101, random_move),
    Golden("one-greedy", 1, 0, greedy_move),
    Golden("one-fresher", 1, 102, greedy_move, {"handicaps": ["fresher"]}),
    Golden("two-random", 2, 201, random_move),
    Golden("two-greedy-patents-complete", 2, 5, greedy_move),
    Golden("two-ghosts-ignored", 2, 202, greedy_move, {"ghost-leaders": "ignore"}),
    Golden("two-new-graduate", 2, 203, greedy_move, {"handicaps": ["new-graduate", "scientist"]}),
    Golden("three-random-any-options", 3, 301, random_move, {"meeting-options": "any", "meeting-ban": "first-round"}),
    Golden("three-greedy", 3, 2, greedy_move),
    Golden("three-any-options", 3, 302, greedy_move, {"meeting-options": "any"}),
    Golden("three-four-projects-done", 3, 303, greedy_move, start=FOUR_PROJECTS),
    Golden("four-random", 4, 401, random_move),
    Golden("four-greedy", 4, 0, greedy_move),
    Golden("four-greedy-fifth-project", 4, 23, greedy_move),
    Golden("four-chits-per-token", 4, 402, greedy_move, {"chits": "per-token", "technology-chit": "uncapped"}),
    Golden("four-meeting-ban-first-round", 4, 403, greedy_move, {"meeting-ban": "first-round"}),
    Golden(
        "four-open-cards", 4, 404, greedy_move, {"played-cards": "open", "handicaps": ["fresher", *["scientist"] * 3]}
    ),
    Golden("four-small-lab", 4, 405, greedy_move, components=small_lab()),
)


def write() -> dict[str, tuple[list[int], str]]:
    """Write every record; answers the points and the rule that ended it, which `test_records` knows by heart."""
    ends: dict[str, tuple[list[int], str]] = {}
    for golden in GAMES:
        table = golden.play()
        golden.path.write_text(table.record.dumps(), "utf-8")
        outcome = EXPO1906.outcome(table.state)
        assert outcome is not None
        points = [sheet.total for sheet in EXPO1906.scores(table.state).values()]
        ends[golden.name] = (points, outcome.rule)
    return ends


if __name__ == "__main__":
    import sys

    sys.stdout.write("".join(f'    "{name}": {end},\n' for name, end in write().items()).replace("'", '"'))
