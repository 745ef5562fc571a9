"""Tiles, cards, lines and chits: the things that lie on the table.

Amounts of the eight resource types are packed into one integer, seven bits a type with the top bit
of each kept free as a guard: what a project gets is a sum, and whether it is enough is one
subtraction that must leave every guard standing.
"""

from __future__ import annotations

from typing import Final

from opificio.expo1906.geometry import Shape, Spot

RESOURCES: Final = ("steel", "copper", "manual", "automated", "empirical", "scientific", "steam", "electricity")
STEAM: Final = 6
ELECTRICITY: Final = 7
POWERS: Final = ("steam", "electricity")

CARDS: Final = ("train-station", "academy", "laboratory", "journal", "skyscraper", "meeting-room")
TRAIN_STATION: Final = 0
ACADEMY: Final = 1
LABORATORY: Final = 2
JOURNAL: Final = 3
SKYSCRAPER: Final = 4
MEETING_ROOM: Final = 5
ALL_CARDS: Final = 0b111111

RESOURCE: Final = 0
PROJECT: Final = 1
TECHNOLOGY: Final = 2

FIELD: Final = 7
GUARDS: Final = sum(1 << (FIELD * type + FIELD - 1) for type in range(8))


def packed(amounts: dict[int, int]) -> int:
    """Amounts by type as one integer."""
    return sum(amount << (FIELD * type) for type, amount in amounts.items())


def amount_of(supply: int, type: int) -> int:
    return supply >> (FIELD * type) & 63


def covers(supply: int, needs: int) -> bool:
    """Whether no type falls short."""
    return ((supply | GUARDS) - needs) & GUARDS == GUARDS


class Thing:
    """Something with a name that a move or an event may point to."""

    __slots__ = ("id", "index")

    def __init__(self, id: str, index: int) -> None:
        self.id = id
        self.index = index

    def __repr__(self) -> str:
        return self.id


class Tile:
    """A resource, a project or a technology."""

    __slots__ = (
        "gives",
        "id",
        "improves",
        "index",
        "kind",
        "needs",
        "one",
        "points",
        "power",
        "shape",
        "supply",
        "two",
    )

    def __init__(self, id: str, index: int, kind: int, shape: Shape) -> None:
        self.id = id
        self.index = index
        """The place among all tiles: resources, then projects, then technologies."""
        self.kind = kind
        self.shape = shape
        self.two = -1
        """Resource tile: the type of which two sides give two."""
        self.one = -1
        """Resource tile: the type of which the other two sides give one."""
        self.gives: list[list[int]] = []
        """Resource tile: by turn and by mask of touching sides, what it gives."""
        self.needs = 0
        """Project: what it needs, packed."""
        self.points = 0
        """Project: what it is worth when completed."""
        self.power = -1
        """Project: the type of its power, steam or electricity."""
        self.supply = 0
        """Resource technology: what it gives to every project it touches, packed."""
        self.improves = -1
        """Improvement technology: the card it improves."""

    def __repr__(self) -> str:
        return self.id


def resource_tile(index: int, shape: Shape, two: int, one: int) -> Tile:
    tile = Tile(f"{RESOURCES[two]}-{RESOURCES[one]}", index, RESOURCE, shape)
    tile.two = two
    tile.one = one
    for turn in range(4):
        twos = 1 << turn | 1 << (turn + 1) % 4
        tile.gives.append([_touching(two, one, twos, sides) for sides in range(16)])
    return tile


def _touching(two: int, one: int, twos: int, sides: int) -> int:
    """What a tile gives through some sides: each type once, however many of its sides touch."""
    supply = 0
    if sides & twos:
        supply += 2 << (FIELD * two)
    if sides & ~twos:
        supply += 1 << (FIELD * one)
    return supply


class Piece:
    """A tile on a spot of a lab."""

    __slots__ = ("gives", "id", "spot", "tile")

    def __init__(self, tile: Tile, spot: Spot) -> None:
        self.tile = tile
        self.spot = spot
        self.id = f"{tile.id}@{spot.id}"
        self.gives: list[int] = tile.gives[spot.turn] if tile.kind == RESOURCE else []

    def __repr__(self) -> str:
        return self.id


class Line(Thing):
    """One of the six lines of the Patents Office."""

    __slots__ = ("resource",)

    def __init__(self, id: str, index: int, resource: int) -> None:
        super().__init__(id, index)
        self.resource = resource


class Chit(Thing):
    """A bonus for the end: `points` for every `per` of what it counts, begun ones included, up to `most`."""

    __slots__ = ("counts", "most", "per", "points")

    def __init__(self, id: str, index: int, counts: str, points: int, per: int, most: int) -> None:
        super().__init__(id, index)
        self.counts = counts
        self.points = points
        self.per = per
        self.most = most

    def worth(self, counted: int) -> int:
        value = self.points * -(-counted // self.per)
        return min(value, self.most) if self.most else value
