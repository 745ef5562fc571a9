"""Which function answers for which decision and which move: the whole dispatch, in two tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from opificio.expo1906 import cards, journal, laboratory, market
from opificio.expo1906.decisions import (
    BuyFromAcademy,
    BuyResources,
    ChooseBonus,
    ChooseCard,
    ChooseJuryTile,
    ChooseOption,
    ChooseScrap,
    Decision,
    FillLab,
    MoveTokens,
    RepositionTiles,
    SetNoviceTile,
    TakeFreeResource,
)
from opificio.expo1906.flow import end_turn
from opificio.expo1906.moves import (
    AdvanceToken,
    BuyResource,
    BuyTile,
    ChooseChit,
    ChooseJury,
    ClearCell,
    EnterLine,
    JumpToken,
    Move,
    PlaceTile,
    PlayCard,
    RemoveTile,
    ReplaceScrap,
    RepositionResource,
    RepositionTile,
    Stop,
    TakeOption,
)
from opificio.expo1906.state import State
from opificio.table.events import Event
from opificio.table.moves import Moves
from opificio.table.refusals import Refusal
from opificio.table.values import verb

LEGAL: Final[dict[type[Decision], Callable[[State, Any], Moves[Move]]]] = {
    ChooseCard: cards.legal_cards,
    BuyResources: market.legal_resources,
    BuyFromAcademy: market.legal_tiles,
    TakeFreeResource: market.legal_resources,
    FillLab: laboratory.legal_lab,
    MoveTokens: journal.legal_tokens,
    ChooseBonus: journal.legal_chits,
    ChooseOption: cards.legal_options,
    RepositionTiles: cards.legal_repositions,
    ChooseJuryTile: cards.legal_jury,
    ChooseScrap: laboratory.legal_scrap,
    SetNoviceTile: laboratory.legal_novice_tile,
}

ANSWERS: Final[dict[type[Decision], tuple[type[Move], ...]]] = {
    ChooseCard: (PlayCard,),
    BuyResources: (BuyResource, Stop),
    BuyFromAcademy: (BuyTile, Stop),
    TakeFreeResource: (BuyResource, Stop),
    FillLab: (PlaceTile, RemoveTile, ClearCell, Stop),
    MoveTokens: (EnterLine, AdvanceToken, JumpToken, Stop),
    ChooseBonus: (ChooseChit,),
    ChooseOption: (TakeOption, Stop),
    RepositionTiles: (RepositionTile, RepositionResource, Stop),
    ChooseJuryTile: (ChooseJury,),
    ChooseScrap: (ReplaceScrap,),
    SetNoviceTile: (PlaceTile,),
}
"""The kinds of moves that answer a decision."""


def check_stop(_state: State, _decision: Decision, _move: Stop) -> Refusal | None:
    return None


def do_stop(_state: State, _decision: Decision, _move: Stop) -> None:
    """Nothing more: the decision was taken off the agenda."""


class Rule:
    """How a kind of move is checked and done."""

    __slots__ = ("check", "do")

    def __init__(
        self, check: Callable[[State, Decision, Any], Refusal | None], do: Callable[[State, Decision, Any], None]
    ) -> None:
        self.check = check
        self.do = do


RULES: Final[dict[type[Move], Rule]] = {
    Stop: Rule(check_stop, do_stop),
    PlayCard: Rule(cards.check_play_card, cards.do_play_card),
    BuyResource: Rule(market.check_buy_resource, market.do_buy_resource),
    BuyTile: Rule(market.check_buy_tile, market.do_buy_tile),
    PlaceTile: Rule(laboratory.check_place_tile, laboratory.do_place_tile),
    RemoveTile: Rule(laboratory.check_remove_tile, laboratory.do_remove_tile),
    ClearCell: Rule(laboratory.check_clear_cell, laboratory.do_clear_cell),
    EnterLine: Rule(journal.check_enter_line, journal.do_enter_line),
    AdvanceToken: Rule(journal.check_advance_token, journal.do_advance_token),
    JumpToken: Rule(journal.check_jump_token, journal.do_jump_token),
    ChooseChit: Rule(journal.check_choose_chit, journal.do_choose_chit),
    TakeOption: Rule(cards.check_take_option, cards.do_take_option),
    ChooseJury: Rule(cards.check_choose_jury, cards.do_choose_jury),
    RepositionTile: Rule(cards.check_reposition_tile, cards.do_reposition_tile),
    RepositionResource: Rule(cards.check_reposition_resource, cards.do_reposition_resource),
    ReplaceScrap: Rule(laboratory.check_replace_scrap, laboratory.do_replace_scrap),
}


def legal(state: State, seat: int) -> Moves[Move]:
    """Every move the seat may make now."""
    if not state.agenda or state.agenda[-1].seat != seat:
        return NO_MOVES
    decision = state.agenda[-1]
    return LEGAL[type(decision)](state, decision)


NO_MOVES: Final[list[Move]] = []


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Why the move is refused, or None."""
    if not state.agenda:
        return Refusal("table.game-over")
    decision = state.agenda[-1]
    if decision.seat != seat:
        return Refusal("table.not-your-turn", seat=seat)
    if type(move) not in ANSWERS[type(decision)]:
        return Refusal("table.other-decision", asked=verb(type(decision)))
    return RULES[type(move)].check(state, decision, move)


def play(state: State, seat: int, move: Move) -> list[Event]:
    """Do a legal move and all that follows from it."""
    decision = state.agenda.pop()
    assert decision.seat == seat
    RULES[type(move)].do(state, decision, move)
    if not state.agenda:
        end_turn(state)
    events = state.events
    state.events = []
    return events
