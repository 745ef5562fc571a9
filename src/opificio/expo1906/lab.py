"""What happens on the floor of a lab: what a project gets, and what may leave its place."""

from __future__ import annotations

from opificio.expo1906.components import Components
from opificio.expo1906.geometry import Spot
from opificio.expo1906.state import Lab
from opificio.expo1906.tiles import PROJECT, RESOURCE, TECHNOLOGY, Piece, Tile, covers


def supply_at(lab: Lab, spot: Spot) -> int:
    """What the tiles around a spot give to a project there, packed by type."""
    total = 0
    technologies = 0
    at = lab.at
    near = spot.near
    facing = spot.facing
    for side in range(len(near)):
        piece = at[near[side]]
        if piece is not None:
            if piece.gives:
                total += piece.gives[facing[side]]
            elif piece.tile.supply and not technologies >> piece.tile.index & 1:
                technologies |= 1 << piece.tile.index
                total += piece.tile.supply
    return total


def is_satisfied(lab: Lab, piece: Piece) -> bool:
    """Whether a project on the floor has all it needs."""
    return covers(supply_at(lab, piece.spot), piece.tile.needs)


def put(lab: Lab, piece: Piece) -> None:
    """Lay a piece on free cells."""
    lab.free &= ~piece.spot.cells
    lab.pieces.append(piece)
    _occupy(lab, piece.spot, piece)
    if piece.tile.improves >= 0:
        lab.improved |= 1 << piece.tile.improves


def take(lab: Lab, piece: Piece) -> None:
    """Pick a piece up."""
    lab.free |= piece.spot.cells
    lab.pieces.remove(piece)
    _occupy(lab, piece.spot, None)
    if piece.tile.improves >= 0:
        lab.improved &= ~(1 << piece.tile.improves)


def _occupy(lab: Lab, spot: Spot, piece: Piece | None) -> None:
    lab.at[spot.at] = piece
    if piece is None or piece.tile.kind != RESOURCE:
        for offset in spot.shape.offsets[spot.turn]:
            lab.at[spot.at + offset] = piece


def projects_touching(lab: Lab, spot: Spot) -> list[Piece]:
    """The projects along the edge of a spot."""
    found: list[Piece] = []
    for cell in spot.near:
        piece = lab.at[cell]
        if piece is not None and piece.tile.kind == PROJECT and piece not in found:
            found.append(piece)
    return found


def newly_complete(lab: Lab, piece: Piece) -> list[Piece]:
    """The projects that the piece just laid completes."""
    candidates = [piece] if piece.tile.kind == PROJECT else projects_touching(lab, piece.spot)
    return [each for each in candidates if each.tile not in lab.complete and is_satisfied(lab, each)]


def broken_by_taking(lab: Lab, piece: Piece) -> Tile | None:
    """A completed project that would lack something without the piece, or that the piece is."""
    if not lab.complete:
        return None
    if piece.tile.kind == PROJECT:
        return piece.tile if piece.tile in lab.complete else None
    touched = [each for each in projects_touching(lab, piece.spot) if each.tile in lab.complete]
    if not touched:
        return None
    _occupy(lab, piece.spot, None)
    broken = [each.tile for each in touched if not is_satisfied(lab, each)]
    _occupy(lab, piece.spot, piece)
    return broken[0] if broken else None


def broken_by_moving(lab: Lab, piece: Piece, moved: Piece) -> Tile | None:
    """A completed project that would lack something if `piece` lay as `moved` instead."""
    if not lab.complete:
        return None
    touched = [each for each in projects_touching(lab, piece.spot) if each.tile in lab.complete]
    if piece.tile in lab.complete:
        touched = [moved]
    _occupy(lab, piece.spot, None)
    _occupy(lab, moved.spot, moved)
    broken = [each.tile for each in touched if not is_satisfied(lab, each)]
    _occupy(lab, moved.spot, None)
    _occupy(lab, piece.spot, piece)
    return broken[0] if broken else None


def places_to_move(components: Components, lab: Lab, piece: Piece, turn: int) -> int:
    """The first cells to which a piece may be moved with this turn, as a mask."""
    shape = piece.spot.shape
    found = shape.fits(lab.free | piece.spot.cells, turn)
    if turn == piece.spot.turn:
        found &= ~(1 << piece.spot.at)
    if broken_by_taking(lab, piece) is None:
        return found
    kept = 0
    rest = found
    while rest:
        low = rest & -rest
        rest ^= low
        spot = shape.spots[turn][low.bit_length() - 1]
        assert spot is not None
        if broken_by_moving(lab, piece, components.piece(piece.tile, spot)) is None:
            kept |= low
    return kept


def piece_of(lab: Lab, tile: Tile) -> Piece | None:
    """Where a project or a technology lies."""
    for piece in lab.pieces:
        if piece.tile is tile:
            return piece
    return None


def technology_count(lab: Lab) -> int:
    return sum(1 for piece in lab.pieces if piece.tile.kind == TECHNOLOGY)


def shape_count(lab: Lab) -> int:
    """How many different shapes the projects on the floor have."""
    return len({piece.tile.shape.index for piece in lab.pieces if piece.tile.kind == PROJECT})


def cleared_scrap(components: Components, lab: Lab) -> int:
    """How many scrap tiles were removed and their squares covered again; a novice's do not count."""
    return (components.floor.scrap & ~lab.prefilled & ~lab.scrap & ~lab.free).bit_count()
