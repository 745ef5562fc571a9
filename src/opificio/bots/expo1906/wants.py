"""What a seat still wants for its projects: by project and type of resource, on the floor or in front."""

from __future__ import annotations

from opificio.expo1906.lab import supply_at
from opificio.expo1906.state import State
from opificio.expo1906.tiles import FIELD, PROJECT, Piece, Tile

TYPES = range(8)


class Want:
    """A project that is not complete, and what it lacks."""

    __slots__ = ("lacks", "piece", "room", "tile", "total", "value")

    def __init__(self, tile: Tile, piece: Piece | None, lacks: list[int], room: int, value: float) -> None:
        self.tile = tile
        self.piece = piece
        """Where it lies; None while it lies in front of the seat."""
        self.lacks = lacks
        self.total = sum(lacks)
        self.room = room
        """Free cells along its edge."""
        self.value = value
        """The points it will bring."""


def leaders(state: State) -> list[int]:
    """Who leads each type of resource: a seat, -1 for a ghost, -2 for nobody."""
    found = [-2] * 8
    office, steps = state.office, state.components.steps
    for line in state.components.lines:
        start = line.index * 11
        for place in range(start + steps, start + 1, -1):
            if office[place]:
                found[line.resource] = office[place][0]
                break
    return found


def project_value(tile: Tile, seat: int, led: list[int], odds: list[float]) -> float:
    """The points a completed project brings: its own, leads as they stand, and the Jury's favour."""
    value = tile.points + 2.0 * odds[tile.power - 6]
    needs = tile.needs
    for type in range(6):
        if needs >> (FIELD * type) & 63:
            value += 0.85 if led[type] == seat else 0.12
    return value


def lacking(needs: int, supply: int) -> list[int]:
    """By type, how much of the needs the supply leaves open."""
    lacks = []
    for shift in range(0, 8 * FIELD, FIELD):
        short = (needs >> shift & 63) - (supply >> shift & 63)
        lacks.append(short if short > 0 else 0)
    return lacks


def wants(state: State, seat: int, led: list[int], odds: list[float]) -> list[Want]:
    """Every project the seat owns and has not completed; those on the floor first."""
    lab = state.labs[seat]
    free = lab.free
    found = []
    for piece in lab.pieces:
        tile = piece.tile
        if tile.kind == PROJECT and tile not in lab.complete:
            lacks = lacking(tile.needs, supply_at(lab, piece.spot))
            room = sum(free >> cell & 1 for cell in piece.spot.near)
            found.append(Want(tile, piece, lacks, room, project_value(tile, seat, led, odds)))
    for tile in state.fronts[seat]:
        if tile.kind == PROJECT:
            found.append(Want(tile, None, lacking(tile.needs, 0), 8, project_value(tile, seat, led, odds)))
    return found


def jury_odds(state: State) -> list[float]:
    """The chances that steam, and that electricity, has the most jury tiles at the end."""
    steam, electricity = state.jury
    left = state.components.jury_boxes - steam - electricity
    lead = steam - electricity
    if left <= 0:
        return [float(lead > 0), float(lead < 0)]
    lean = 0.5 + 0.5 * lead / (abs(lead) + 0.75 * left**0.5)
    tie = 0.14 if left > 1 else 0.25
    return [lean * (1 - tie), (1 - lean) * (1 - tie)]
