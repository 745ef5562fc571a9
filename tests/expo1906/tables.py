"""Tables set up as a rulebook's example would show them, and played with moves written as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from opificio.expo1906 import EXPO1906
from opificio.expo1906.decisions import Decision
from opificio.expo1906.lab import piece_of, supply_at
from opificio.expo1906.moves import Move
from opificio.expo1906.state import State
from opificio.expo1906.tiles import CARDS, RESOURCES, amount_of
from opificio.table import Booked, Event, Refusal, ScoreSheet, Table

GREEN, BLUE, RED, YELLOW = range(4)
GHOST = -1

NO_SCRAP: dict[str, Any] = {"scrap": []}

CELLOPHANE = "cellophane@d2^0"
TILE_A = "empirical-copper@c2^0"
TILE_A_BEFORE_ROTATION = "empirical-copper@c2^90"
TILE_B = "automated-electricity@e3^270"
TILE_C = "steam-scientific@b3^0"
TELEPHONE = "telephone@f3^0"
"""The example of the rulebook on our floor: A lies in a notch of Cellophane, B beside Telephone too."""

INVENTED = [CELLOPHANE, TILE_A, TILE_B, TILE_C]


class Played:
    """A table whose moves are written as text; the seat that is asked makes them."""

    def __init__(self, table: Table[State, Move]) -> None:
        self.table = table
        self.told: list[Event] = []
        """What the last call of `play` told."""

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def waiting(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        seats = EXPO1906.waiting(self.state)
        return seats[0] if seats else None

    @property
    def asked(self) -> Decision:
        assert self.waiting is not None
        return EXPO1906.decision(self.state, self.waiting)

    @property
    def position(self) -> dict[str, Any]:
        return EXPO1906.position(self.state)

    def play(self, *moves: str) -> Played:
        self.told = []
        for text in moves:
            assert self.waiting is not None, "the game is over"
            self.told += self.table.play_text(self.waiting, text)
        return self

    def refusal(self, text: str, seat: int | None = None) -> Refusal | None:
        by = self.waiting if seat is None else seat
        assert by is not None
        return self.table.check(by, EXPO1906.catalogue(self.state).parse(text))

    def rule(self, text: str, seat: int | None = None) -> str | None:
        """The rule that refuses a move, or None."""
        found = self.refusal(text, seat)
        return found.rule if found is not None else None

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves of the seat that is asked, all or those that begin with a verb."""
        assert self.waiting is not None
        catalogue = EXPO1906.catalogue(self.state)
        texts = [catalogue.text(move) for move in EXPO1906.legal(self.state, self.waiting)]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def events(self, kind: str) -> list[Any]:
        """What the last call of `play` told of one kind."""
        return [event for event in self.told if type(event).__name__ == kind]

    def booked(self, rule: str) -> list[int]:
        return [event.amount for event in self.told if isinstance(event, Booked) and event.rule == rule]

    def sheet(self, seat: int) -> ScoreSheet:
        return EXPO1906.scores(self.state)[seat]

    def points(self, seat: int, rule: str) -> int:
        return sum(line.amount for line in self.sheet(seat).lines if line.rule == rule)

    def completed(self, seat: int = 0) -> list[str]:
        return [tile.id for tile in self.state.labs[seat].complete]

    def pieces(self, seat: int = 0) -> list[str]:
        return [piece.id for piece in self.state.labs[seat].pieces]

    def front(self, seat: int = 0) -> list[str]:
        return [tile.id for tile in self.state.fronts[seat]]

    def hand(self, seat: int = 0) -> list[str]:
        found: list[str] = self.position["hands"][seat]
        return found

    def station(self) -> list[str]:
        return [tile.id for tile in self.state.station]

    def technologies(self) -> list[str]:
        return [tile.id for tile in self.state.technologies]

    def slots(self) -> dict[str, str | None]:
        return {shape: academy["slot"] for shape, academy in self.position["academy"].items()}

    def pile_bottom(self, shape: str) -> list[str]:
        """The projects that were put under a pile for all to see, the lowest first."""
        found: list[str] = self.position["academy"][shape]["pile"]["below"]
        return found

    def stack(self, line: str, step: int) -> list[int]:
        """The owners of the tokens on a step, the top one first."""
        found: list[int] = self.position["patents"][line]["stacks"].get(str(step), [])
        return found

    def lacks(self, project: str, seat: int = 0) -> dict[str, int]:
        """What a project in a lab still needs."""
        lab = self.state.labs[seat]
        piece = piece_of(lab, self.state.components.tile_by_id[project])
        assert piece is not None
        supply = supply_at(lab, piece.spot)
        short = {name: amount_of(piece.tile.needs, at) - amount_of(supply, at) for at, name in enumerate(RESOURCES)}
        return {name: amount for name, amount in short.items() if amount > 0}

    def gets(self, project: str, seat: int = 0) -> dict[str, int]:
        """What the tiles around a project give it."""
        lab = self.state.labs[seat]
        piece = piece_of(lab, self.state.components.tile_by_id[project])
        assert piece is not None
        supply = supply_at(lab, piece.spot)
        return {name: amount_of(supply, at) for at, name in enumerate(RESOURCES) if amount_of(supply, at)}


def new_game(seats: int, seed: int = 1, components_text: str | None = None, **options: Any) -> Played:
    return Played(Table.new(EXPO1906, seats, seed, options, components_text))


def table(seats: int = 3, seed: int = 1, **fields: Any) -> Played:
    """A table in the middle of a game; seat 0 is asked for a card unless `fields` say otherwise."""
    fields.setdefault("funding", [12] * seats)
    return Played(Table.from_position(EXPO1906, {"seats": seats, "first": 0, **fields}, seed))


def lab_of(
    *pieces: str, seats: int = 3, front: Iterable[str] = (), scrap: list[str] | None = None, **fields: Any
) -> Played:
    """A table where the first seat's lab holds these pieces, and it has begun a Laboratory action."""
    lab: dict[str, Any] = {"pieces": list(pieces)}
    if scrap is not None:
        lab["scrap"] = scrap
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    fronts = [list(front), *[[] for _ in range(seats - 1)]]
    return table(seats, labs=[lab, *others], fronts=fronts, **fields).play("play-card laboratory")


def tokens(line: str, **steps: list[int]) -> dict[str, Any]:
    """A line of the Patents Office: `tokens("steel", s3=[0, 1])` has a stack on step 3, seat 0 on top."""
    return {line: {"stacks": {step[1:]: owners for step, owners in steps.items()}}}


def without(*cards: str) -> list[str]:
    """A hand that has played these cards."""
    return [card for card in CARDS if card not in cards]


def drawing(played: Played, *tiles: str) -> Played:
    """The same table, with these resource tiles on top of the stack, the first one topmost."""
    position = played.position
    for tile in tiles:
        position["stack"].remove(tile)
    position["stack"] += reversed(tiles)
    return Played(Table.from_position(EXPO1906, position))


def ghost_deck(*cards: str, **fields: Any) -> Played:
    """A solo table whose ghost deck shows these cards next, the first one topmost; the ghost opens."""
    rest = [card for card in CARDS[:5] for _ in range(2)] + ["meeting-room"]
    for card in cards:
        rest.remove(card)
    return table(1, ghost={"deck": [*rest, *reversed(cards)]}, **fields)
