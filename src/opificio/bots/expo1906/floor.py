"""Where tiles belong in a lab: every placement weighed by what it does for the open projects."""

from __future__ import annotations

from opificio.bots.expo1906.wants import Want, lacking
from opificio.expo1906.geometry import Spot
from opificio.expo1906.lab import broken_by_moving, projects_touching, supply_at
from opificio.expo1906.moves import Move
from opificio.expo1906.state import Lab, State
from opificio.expo1906.tiles import FIELD, PROJECT, RESOURCE, Tile
from opificio.table.moves import bits

Weighed = tuple[float, Move]

TWOS = [1 << turn | 1 << (turn + 1) % 4 for turn in range(4)]
"""By turn, the sides of a resource tile that give two."""
FULL = 0.6
"""What it is worth to give a project its last missing piece, as a part of the project's points."""
TIGHT = 16
"""With fewer free cells than this, scrap is in the way."""


def placements(state: State, seat: int, wanted: list[Want]) -> list[Weighed]:
    """Placements of tiles in front of the seat that are worth a thought, the best first."""
    lab = state.labs[seat]
    found: list[Weighed] = []
    last = -1
    edges = edge_of(lab, wanted)
    for tile in state.fronts[seat]:
        if tile.index == last:
            continue
        last = tile.index
        if tile.kind == RESOURCE:
            found += resource_places(state, tile, edges)
        elif tile.kind == PROJECT:
            found += project_places(state, lab, tile, edges, wanted)
        else:
            found += technology_places(state, lab, tile, edges)
    if lab.free.bit_count() < TIGHT:
        found += clearances(state, lab, edges)
    found.sort(key=lambda each: -each[0])
    return found


Edges = dict[int, list[tuple[Want, int]]]
"""By free cell: the open projects it touches, and with which of its sides."""


def edge_of(lab: Lab, wanted: list[Want]) -> Edges:
    edges: Edges = {}
    for want in wanted:
        if want.piece is not None:
            spot = want.piece.spot
            for cell, sides in zip(spot.near, spot.facing, strict=True):
                if lab.free >> cell & 1:
                    edges.setdefault(cell, []).append((want, sides))
    return edges


def resource_places(state: State, tile: Tile, edges: Edges) -> list[Weighed]:
    """Cells beside open projects where the tile gives something that is lacking."""
    rows = state.components.place[tile.index]
    found: list[Weighed] = []
    for cell, touched in edges.items():
        for turn in range(4):
            gain = resource_gain(tile, TWOS[turn], touched)
            if gain > 0:
                move = rows[turn][cell]
                assert move is not None
                found.append((gain, move))
    return found


def resource_gain(tile: Tile, twos: int, touched: list[tuple[Want, int]]) -> float:
    gain = 0.0
    for want, sides in touched:
        given = 0
        if sides & twos:
            given += min(2, want.lacks[tile.two])
        if sides & ~twos:
            given += min(1, want.lacks[tile.one])
        if given:
            gain += want.value * (given / want.total) * (1.0 if given < want.total else 1.0 + FULL)
            gain -= 0.02 * want.room
    return gain


def project_places(state: State, lab: Lab, tile: Tile, edges: Edges, wanted: list[Want]) -> list[Weighed]:
    """Spots for a project: with what it needs near by, room around it, and nobody's edge taken away."""
    want = next(each for each in wanted if each.tile is tile and each.piece is None)
    found: list[Weighed] = []
    for turn in range(tile.shape.turns):
        for cell in bits(tile.shape.fits(lab.free, turn)):
            spot = tile.shape.spots[turn][cell]
            move = state.components.place[tile.index][turn][cell]
            assert spot is not None
            assert move is not None
            lacks = sum(lacking(tile.needs, supply_at(lab, spot)))
            weight = want.value * (1.0 - lacks / want.total) + (FULL * want.value if not lacks else 0.0)
            found.append((0.8 + weight + fit(lab, spot, edges, lacks), move))
    found.sort(key=lambda each: -each[0])
    return found[:12]


def technology_places(state: State, lab: Lab, tile: Tile, edges: Edges) -> list[Weighed]:
    """Spots for a technology: touching projects that lack what it gives."""
    found: list[Weighed] = []
    for turn in range(tile.shape.turns):
        for cell in bits(tile.shape.fits(lab.free, turn)):
            spot = tile.shape.spots[turn][cell]
            move = state.components.place[tile.index][turn][cell]
            assert spot is not None
            assert move is not None
            found.append((0.9 + supplied(lab, tile, spot) + fit(lab, spot, edges, 0), move))
    found.sort(key=lambda each: -each[0])
    return found[:8]


def supplied(lab: Lab, tile: Tile, spot: Spot) -> float:
    """What a resource technology on a spot does for the open projects it touches."""
    if not tile.supply:
        return 0.0
    gain = 0.0
    seen: list[Tile] = []
    for cell in spot.near:
        piece = lab.at[cell]
        if piece is not None and piece.tile.kind == PROJECT and piece.tile not in seen:
            seen.append(piece.tile)
            if piece.tile not in lab.complete:
                lacks = lacking(piece.tile.needs, supply_at(lab, piece.spot))
                given = sum(min(lack, tile.supply >> (FIELD * type) & 63) for type, lack in enumerate(lacks))
                gain += given * (piece.tile.points + 1.5) / max(1, sum(lacks))
    return gain


def fit(lab: Lab, spot: Spot, edges: Edges, lacks: int) -> float:
    """How well a large tile lies: against walls, off the edges of open projects, with room for its own tiles."""
    free, cells = lab.free, spot.cells
    room = sum(free >> cell & 1 for cell in spot.near)
    taken = sum(len(touched) for cell, touched in edges.items() if cells >> cell & 1)
    shared = sum(1 for cell in spot.near if cell in edges)
    short = max(0, (lacks + 1) // 2 + 1 - room) if lacks else 0
    return 0.05 * (10 - room) - 0.25 * taken + (0.12 * shared if lacks else 0.0) - 0.5 * short


def repositions(state: State, seat: int, wanted: list[Want]) -> list[Weighed]:
    """Resource tiles that give nothing to open projects, moved to where they do; the best first."""
    lab, components = state.labs[seat], state.components
    edges = edge_of(lab, wanted)
    found: list[Weighed] = []
    for piece in lab.pieces if edges else []:
        if piece.tile.kind != RESOURCE or any(
            each.tile not in lab.complete for each in projects_touching(lab, piece.spot)
        ):
            continue
        rows = components.move_resource[piece.spot.at]
        for cell, touched in edges.items():
            for turn in range(4):
                gain = resource_gain(piece.tile, TWOS[turn], touched)
                spot, move = piece.tile.shape.spots[turn][cell], rows[turn][cell]
                assert spot is not None
                assert move is not None
                if gain > 0 and broken_by_moving(lab, piece, components.piece(piece.tile, spot)) is None:
                    found.append((gain, move))
    found.sort(key=lambda each: -each[0])
    return found


def clearances(state: State, lab: Lab, edges: Edges) -> list[Weighed]:
    """Scrap that might go: beside open projects first."""
    width = state.components.floor.width
    found: list[Weighed] = []
    for cell in bits(lab.scrap):
        beside = sum(len(edges.get(cell + step, ())) for step in (-width, width, -1, 1))
        open_cells = sum(lab.free >> (cell + step) & 1 for step in (-width, width, -1, 1) if cell + step >= 0)
        move = state.components.clear[cell]
        assert move is not None
        found.append((0.1 * beside + 0.1 * open_cells, move))
    return sorted(found, key=lambda each: -each[0])[:2]
