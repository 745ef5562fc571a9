"""Playing a card, and the Meeting Room with its four options."""

from __future__ import annotations

from typing import Final

from opificio.expo1906.books import fund
from opificio.expo1906.components import FUNDING, JURY, PATENTS, REPOSITION
from opificio.expo1906.decisions import ChooseCard, ChooseJuryTile, ChooseOption, Decision, RepositionTiles
from opificio.expo1906.events import GHOST, CardPlayed, JuryTileChosen, OptionTaken, TileRepositioned
from opificio.expo1906.geometry import Spot
from opificio.expo1906.journal import ask_for_tokens, move_ghosts
from opificio.expo1906.lab import broken_by_moving, piece_of, places_to_move, put, take
from opificio.expo1906.laboratory import ask_for_lab, complete_projects
from opificio.expo1906.market import ask_for_resources, ask_for_tile
from opificio.expo1906.moves import ChooseJury, Move, PlayCard, RepositionResource, RepositionTile, TakeOption
from opificio.expo1906.state import State
from opificio.expo1906.tiles import (
    ACADEMY,
    ALL_CARDS,
    JOURNAL,
    LABORATORY,
    MEETING_ROOM,
    RESOURCE,
    SKYSCRAPER,
    TRAIN_STATION,
    Piece,
)
from opificio.table.moves import MoveSet
from opificio.table.refusals import Refusal

MEETING_BIT: Final = 1 << MEETING_ROOM


def right_of(state: State, seat: int) -> int:
    """The neighbour on the right; solo, the ghost behind the seats."""
    return (seat - 1) % state.seats if state.seats > 1 else state.seats


def playable(state: State, decision: ChooseCard) -> int:
    """The cards that may be played, as a mask."""
    hand = state.hands[decision.seat]
    if decision.final:
        return hand & ~MEETING_BIT
    last = state.last_cards[right_of(state, decision.seat)]
    if hand == ALL_CARDS and (state.round == 1 or last < 0 or not state.rulings.ban_first_round_only):
        # Who opens a later round sits left of the Meeting Room that ended the last one: no repeating it.
        hand &= ~MEETING_BIT
    return hand & ~(1 << last) if last >= 0 else hand


def legal_cards(state: State, decision: ChooseCard) -> list[Move]:
    cards = playable(state, decision)
    play_card = state.components.play_card
    return [play_card[card] for card in range(6) if cards >> card & 1]


def check_play_card(state: State, decision: Decision, move: PlayCard) -> Refusal | None:
    assert isinstance(decision, ChooseCard)
    card, seat = move.card.index, decision.seat
    if not state.hands[seat] >> card & 1:
        return Refusal("turn.card-in-hand", card=move.card.id)
    if playable(state, decision) >> card & 1:
        return None
    if decision.final:
        return Refusal("end.no-meeting-room")
    if card == MEETING_ROOM and (state.round == 1 or not state.rulings.ban_first_round_only):
        return Refusal("turn.no-meeting-room-first")
    right = right_of(state, seat)
    return Refusal("turn.no-repeat", card=move.card.id, by=right if right < state.seats else GHOST)


def do_play_card(state: State, decision: Decision, move: PlayCard) -> None:
    card, seat = move.card.index, decision.seat
    improved = bool(state.labs[seat].improved >> card & 1)
    state.hands[seat] &= ~(1 << card)
    state.last_cards[seat] = card
    state.card = card
    state.events.append(CardPlayed(seat, move.card.id, improved))
    begin_action(state, seat, card, improved)


def begin_action(state: State, seat: int, card: int, improved: bool) -> None:
    """What a card lets its seat do; the version of the moment counts for the whole action."""
    components = state.components
    better = 1 if improved else 0
    if card == TRAIN_STATION:
        ask_for_resources(state, seat, 0, improved)
    elif card == ACADEMY:
        ask_for_tile(state, seat, improved)
    elif card == LABORATORY:
        ask_for_lab(state, seat, components.lab_tiles[better])
    elif card == JOURNAL:
        move_ghosts(state, seat)
        ask_for_tokens(state, seat, components.journal_points[better], better * components.jump_discount)
    elif card == SKYSCRAPER:
        fund(state, seat, components.skyscraper_funding[better], "skyscraper.funding")
    else:
        state.agenda.append(ChooseOption(seat, components.meeting_choices, 0))


# ── The Meeting Room ──────────────────────────────────────────────────────────────────────────


def legal_options(state: State, decision: ChooseOption) -> list[Move]:
    options = state.components.take_option
    closed = closed_options(state, decision)
    return [state.components.stop] + [options[at] for at in range(4) if not closed >> at & 1]


def closed_options(state: State, decision: ChooseOption) -> int:
    """The options that may not be taken again. There is one jury tile a round, whatever the ruling."""
    return decision.taken & 1 << JURY if state.rulings.repeat_option else decision.taken


def check_take_option(state: State, decision: Decision, move: TakeOption) -> Refusal | None:
    assert isinstance(decision, ChooseOption)
    if closed_options(state, decision) >> move.option.index & 1:
        return Refusal("meeting-room.two-different", option=move.option.id)
    return None


def do_take_option(state: State, decision: Decision, move: TakeOption) -> None:
    assert isinstance(decision, ChooseOption)
    seat, option = decision.seat, move.option.index
    state.events.append(OptionTaken(seat, move.option.id))
    if decision.left > 1:
        state.agenda.append(ChooseOption(seat, decision.left - 1, decision.taken | 1 << option))
    if option == REPOSITION:
        ask_for_reposition(state, seat, state.components.repositions)
    elif option == FUNDING:
        fund(state, seat, state.components.meeting_funding, "meeting-room.funding")
    elif option == PATENTS:
        ask_for_tokens(state, seat, state.components.meeting_points, 0)
    else:
        state.agenda.append(ChooseJuryTile(seat))


def legal_jury(state: State, _decision: ChooseJuryTile) -> list[Move]:
    tiles, jury = state.components.jury_tiles, state.jury
    return [state.components.choose_jury[power] for power in range(2) if jury[power] < tiles[power]]


def check_choose_jury(state: State, _decision: Decision, move: ChooseJury) -> Refusal | None:
    power = move.power.index
    if state.jury[power] >= state.components.jury_tiles[power]:
        return Refusal("jury.tile-left", power=move.power.id)
    return None


def do_choose_jury(state: State, decision: Decision, move: ChooseJury) -> None:
    state.jury[move.power.index] += 1
    state.jury_tile = move.power.index
    state.events.append(JuryTileChosen(decision.seat, move.power.id))


# ── Repositioning ─────────────────────────────────────────────────────────────────────────────


def ask_for_reposition(state: State, seat: int, left: int) -> None:
    if left and state.labs[seat].pieces:
        state.agenda.append(RepositionTiles(seat, left))


def legal_repositions(state: State, decision: RepositionTiles) -> MoveSet[Move]:
    components = state.components
    lab = state.labs[decision.seat]
    moves = MoveSet([components.stop])
    for piece in lab.pieces:
        single = piece.tile.kind == RESOURCE
        rows = components.move_resource[piece.spot.at] if single else components.move_tile[piece.tile.index]
        for turn in range(len(rows)):
            moves.add(places_to_move(components, lab, piece, turn), rows[turn])
    return moves


def check_reposition_tile(state: State, decision: Decision, move: RepositionTile) -> Refusal | None:
    piece = piece_of(state.labs[decision.seat], move.tile)
    if piece is None:
        return Refusal("lab.tile-there", what=move.tile.id)
    return _check_reposition(state, decision.seat, piece, move.spot)


def check_reposition_resource(state: State, decision: Decision, move: RepositionResource) -> Refusal | None:
    lab = state.labs[decision.seat]
    if lab.scrap >> move.cell.bit & 1:
        return Refusal("meeting-room.scrap-stays", cell=move.cell.id)
    piece = lab.at[move.cell.bit]
    if piece is None or piece.tile.kind != RESOURCE:
        return Refusal("lab.tile-there", what=move.cell.id)
    return _check_reposition(state, decision.seat, piece, move.spot)


def _check_reposition(state: State, seat: int, piece: Piece, spot: Spot) -> Refusal | None:
    lab = state.labs[seat]
    if piece.spot is spot:
        return Refusal("meeting-room.reposition-changes", tile=piece.tile.id)
    taken = spot.cells & ~(lab.free | piece.spot.cells)
    if taken:
        return Refusal("lab.no-overlap", tile=piece.tile.id, cell=state.components.floor.ids(taken)[0])
    broken = broken_by_moving(lab, piece, state.components.piece(piece.tile, spot))
    return Refusal("lab.keeps-projects-complete", project=broken.id) if broken is not None else None


def do_reposition_tile(state: State, decision: Decision, move: RepositionTile) -> None:
    piece = piece_of(state.labs[decision.seat], move.tile)
    assert piece is not None
    _reposition(state, decision, piece, move.spot)


def do_reposition_resource(state: State, decision: Decision, move: RepositionResource) -> None:
    piece = state.labs[decision.seat].at[move.cell.bit]
    assert piece is not None
    _reposition(state, decision, piece, move.spot)


def _reposition(state: State, decision: Decision, piece: Piece, spot: Spot) -> None:
    assert isinstance(decision, RepositionTiles)
    lab = state.labs[decision.seat]
    moved = state.components.piece(piece.tile, spot)
    take(lab, piece)
    put(lab, moved)
    state.events.append(TileRepositioned(decision.seat, piece.tile.id, spot.id))
    ask_for_reposition(state, decision.seat, decision.left - 1)
    complete_projects(state, decision.seat, moved)
