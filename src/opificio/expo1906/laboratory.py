"""Laboratory: placing and removing tiles. Also what lies there before the game, for novices."""

from __future__ import annotations

from opificio.expo1906.books import earn
from opificio.expo1906.decisions import ChooseScrap, Decision, FillLab, SetNoviceTile, fill_lab
from opificio.expo1906.events import (
    CardImproved,
    CardRestored,
    NoviceTilesDrawn,
    ProjectCompleted,
    ScrapChosen,
    ScrapRemoved,
    TilePlaced,
    TileRemoved,
)
from opificio.expo1906.flow import draw_resource, put_under_pile, trigger_end
from opificio.expo1906.lab import broken_by_taking, newly_complete, piece_of, put, take
from opificio.expo1906.market import lay_in_front
from opificio.expo1906.moves import ClearCell, Move, PlaceTile, RemoveTile, ReplaceScrap
from opificio.expo1906.patents import leader
from opificio.expo1906.state import Lab, State, by_index
from opificio.expo1906.tiles import CARDS, PROJECT, RESOURCE, Piece, Tile, amount_of
from opificio.table.moves import MoveSet, bits
from opificio.table.refusals import Refusal


def ask_for_lab(state: State, seat: int, left: int) -> None:
    """Ask for the next tile, if there is anything to place or to remove."""
    lab = state.labs[seat]
    if left and (state.fronts[seat] or lab.pieces or lab.scrap):
        state.agenda.append(fill_lab(seat, left))


def legal_lab(state: State, decision: FillLab) -> MoveSet[Move]:
    components = state.components
    lab = state.labs[decision.seat]
    moves = MoveSet([components.stop, *removals(state, lab)])
    last = -1
    for tile in state.fronts[decision.seat]:
        if tile.index != last:
            last = tile.index
            rows = components.place[last]
            for turn in range(len(rows)):
                moves.add(tile.shape.fits(lab.free, turn), rows[turn])
    return moves


def removals(state: State, lab: Lab) -> list[Move]:
    """Everything that may leave the lab."""
    components = state.components
    moves: list[Move] = []
    for piece in lab.pieces:
        if broken_by_taking(lab, piece) is None:
            if piece.tile.kind == RESOURCE:
                clear = components.clear[piece.spot.at]
                assert clear is not None
                moves.append(clear)
            else:
                moves.append(components.remove[piece.tile.index])
    for cell in bits(lab.scrap):
        clear = components.clear[cell]
        assert clear is not None
        moves.append(clear)
    return moves


def legal_novice_tile(state: State, decision: SetNoviceTile) -> MoveSet[Move]:
    moves: MoveSet[Move] = MoveSet([])
    last = -1
    for tile in state.fronts[decision.seat]:
        if tile.index != last:
            last = tile.index
            for row in state.components.place[last]:
                moves.add(decision.cells, row)
    return moves


# ── Placing ───────────────────────────────────────────────────────────────────────────────────


def check_place_tile(state: State, decision: Decision, move: PlaceTile) -> Refusal | None:
    tile, spot = move.piece.tile, move.piece.spot
    if tile not in state.fronts[decision.seat]:
        return Refusal("lab.tile-in-front", tile=tile.id)
    if isinstance(decision, SetNoviceTile) and not decision.cells >> spot.at & 1:
        return Refusal("novice.chosen-square", cell=state.components.floor.cell(spot.at).id)
    taken = spot.cells & ~state.labs[decision.seat].free
    if taken:
        return Refusal("lab.no-overlap", tile=tile.id, cell=state.components.floor.ids(taken)[0])
    return None


def do_place_tile(state: State, decision: Decision, move: PlaceTile) -> None:
    seat, piece = decision.seat, move.piece
    state.fronts[seat].remove(piece.tile)
    put(state.labs[seat], piece)
    state.events.append(TilePlaced(seat, piece.tile.id, piece.spot.id))
    if piece.tile.improves >= 0:
        state.events.append(CardImproved(seat, CARDS[piece.tile.improves]))
    if isinstance(decision, FillLab):
        ask_for_lab(state, seat, decision.left - 1)
        complete_projects(state, seat, piece)
    elif isinstance(decision, SetNoviceTile) and decision.cells & ~piece.spot.cells:
        state.agenda.append(SetNoviceTile(seat, decision.cells & ~piece.spot.cells))


def complete_projects(state: State, seat: int, piece: Piece) -> None:
    """Score every project that the piece just laid completes; the last one may end the game."""
    lab = state.labs[seat]
    for done in newly_complete(lab, piece):
        tile = done.tile
        lab.complete.append(tile)
        lab.complete.sort(key=by_index)
        leads = led_types(state, seat, tile)
        state.events.append(ProjectCompleted(seat, tile.id, tile.points, leads))
        earn(state, seat, tile.points, "projects.points", tile.id)
        earn(state, seat, len(leads), "projects.leader-bonus", tile.id)
    if len(lab.complete) >= state.components.projects_to_end:
        trigger_end(state, seat, "end.fifth-project")


def led_types(state: State, seat: int, project: Tile) -> tuple[str, ...]:
    """The types a project needs in whose lines the seat leads."""
    return tuple(
        [
            line.id
            for line in state.components.lines
            if amount_of(project.needs, line.resource) and leader(state, line.index) == seat
        ]
    )


# ── Removing ──────────────────────────────────────────────────────────────────────────────────


def check_remove_tile(state: State, decision: Decision, move: RemoveTile) -> Refusal | None:
    lab = state.labs[decision.seat]
    piece = piece_of(lab, move.tile)
    if piece is None:
        return Refusal("lab.tile-there", what=move.tile.id)
    return _kept_complete(lab, piece)


def check_clear_cell(state: State, decision: Decision, move: ClearCell) -> Refusal | None:
    lab = state.labs[decision.seat]
    if lab.scrap >> move.cell.bit & 1:
        return None
    piece = lab.at[move.cell.bit]
    if piece is None or piece.tile.kind != RESOURCE:
        return Refusal("lab.tile-there", what=move.cell.id)
    return _kept_complete(lab, piece)


def _kept_complete(lab: Lab, piece: Piece) -> Refusal | None:
    broken = broken_by_taking(lab, piece)
    return Refusal("lab.keeps-projects-complete", project=broken.id) if broken is not None else None


def do_remove_tile(state: State, decision: Decision, move: RemoveTile) -> None:
    seat, tile = decision.seat, move.tile
    piece = piece_of(state.labs[seat], tile)
    assert piece is not None
    take(state.labs[seat], piece)
    state.events.append(TileRemoved(seat, tile.id))
    if tile.kind == PROJECT:
        put_under_pile(state, tile)
    else:
        state.technologies.append(tile)
        state.technologies.sort(key=by_index)
        if tile.improves >= 0:
            state.events.append(CardRestored(seat, CARDS[tile.improves]))
    _ask_on(state, decision)


def do_clear_cell(state: State, decision: Decision, move: ClearCell) -> None:
    seat, bit = decision.seat, move.cell.bit
    lab = state.labs[seat]
    piece = lab.at[bit]
    if piece is None:
        lab.scrap &= ~(1 << bit)
        lab.free |= 1 << bit
        state.events.append(ScrapRemoved(seat, move.cell.id))
    else:
        take(lab, piece)
        state.resource_discard.append(piece.tile)
        state.events.append(TileRemoved(seat, piece.tile.id))
    _ask_on(state, decision)


def _ask_on(state: State, decision: Decision) -> None:
    assert isinstance(decision, FillLab)
    ask_for_lab(state, decision.seat, decision.left - 1)


# ── Novices ───────────────────────────────────────────────────────────────────────────────────


def legal_scrap(state: State, decision: ChooseScrap) -> list[Move]:
    moves: list[Move] = []
    for cell in bits(state.labs[decision.seat].scrap & ~decision.chosen):
        move = state.components.replace_scrap[cell]
        assert move is not None
        moves.append(move)
    return moves


def check_replace_scrap(state: State, decision: Decision, move: ReplaceScrap) -> Refusal | None:
    assert isinstance(decision, ChooseScrap)
    if not (state.labs[decision.seat].scrap & ~decision.chosen) >> move.cell.bit & 1:
        return Refusal("novice.scrap-there", cell=move.cell.id)
    return None


def do_replace_scrap(state: State, decision: Decision, move: ReplaceScrap) -> None:
    assert isinstance(decision, ChooseScrap)
    chosen = decision.chosen | 1 << move.cell.bit
    state.events.append(ScrapChosen(decision.seat, move.cell.id))
    if decision.left > 1:
        state.agenda.append(ChooseScrap(decision.seat, decision.left - 1, chosen))
    else:
        draw_novice_tiles(state, decision.seat, chosen)


def draw_novice_tiles(state: State, seat: int, cells: int) -> None:
    """The chosen scrap goes; as many random resource tiles come."""
    lab = state.labs[seat]
    lab.scrap &= ~cells
    lab.free |= cells
    lab.prefilled = cells
    for _ in range(cells.bit_count()):
        tile = draw_resource(state)
        assert tile is not None
        lay_in_front(state, seat, tile)
    state.events.append(NoviceTilesDrawn(seat, tuple([tile.id for tile in state.fronts[seat]])))
    state.agenda.append(SetNoviceTile(seat, cells))
