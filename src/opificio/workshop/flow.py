"""The course of the game: what is legal, what is refused, what a move does, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opificio.table import Event, Refusal, Rng, Seat
from opificio.table.values import verb
from opificio.workshop import auction, demand, turn
from opificio.workshop.auction import begin_auction, begin_second_auction, check_own_colour, resolve_auction
from opificio.workshop.books import check_cash_in, do_cash_in, legal_cash_ins
from opificio.workshop.decisions import (
    ChooseBid,
    ChooseCard,
    ChooseCollection,
    ChooseColour,
    ChooseLeaver,
    ChooseLink,
    ChooseLot,
    ChooseOffer,
    ChooseTokens,
    ChooseTown,
    Decision,
)
from opificio.workshop.demand import begin_demand, reveal_tokens
from opificio.workshop.events import CollectionChosen, CollectionSealed, RailwayBegan
from opificio.workshop.moves import (
    BidOn,
    BuildIn,
    BuildLink,
    CashIn,
    CollectFrom,
    DiscardCard,
    Move,
    OfferBid,
    RemoveIndustry,
    SealBid,
    SealColour,
    SealTokens,
    StopBuilding,
    TakeCard,
)
from opificio.workshop.scoring import collect, tell_winner
from opificio.workshop.state import CANAL, NONE, State
from opificio.workshop.terms import Terms


class Rule:
    """How a move is checked and done, and to which decision it is an answer."""

    def __init__(
        self,
        decision: type[Decision],
        check: Callable[[State, Any, Any], Refusal | None],
        do: Callable[[State, Any, Any], list[Event]],
    ) -> None:
        self.decision = decision
        self.check = check
        self.do = do


def begin(terms: Terms, rng: Rng) -> State:
    """A table set up for its first decision."""
    state = State(terms, rng)
    if not terms.pair:
        state.order = list(range(terms.sets))
        rng.shuffle(state.order)
    starting = terms.box.starting
    rest = [card.index for card in terms.box.cards if not card.starting]
    rng.shuffle(starting)
    deal_cards(state, rest)
    state.deck += starting
    begin_demand(state, 1, [])
    return state


def deal_cards(state: State, cards: list[int]) -> None:
    """Shuffle, set some aside unseen, and make the rest the deck."""
    state.rng.shuffle(cards)
    aside = state.terms.box.set_aside[state.seats]
    state.aside = cards[:aside]
    state.deck = cards[aside:]


def collections(state: State, decision: ChooseCollection) -> list[Move]:
    return [state.terms.moves.collect_from[colour] for colour in state.terms.own[decision.seat]]


def check_collect_from(state: State, decision: ChooseCollection, move: CollectFrom) -> Refusal | None:
    return check_own_colour(state, decision.seat, move.colour.index)


def do_collect_from(state: State, decision: ChooseCollection, move: CollectFrom) -> list[Event]:
    state.markers[decision.seat] = move.colour.index
    state.agenda.remove(decision)
    return [CollectionSealed(decision.seat)]


LEGAL: dict[type[Decision], Callable[[State, Any], list[Move]]] = {
    ChooseTokens: demand.playable,
    ChooseColour: auction.own_colours,
    ChooseBid: auction.affordable_bids,
    ChooseLot: auction.lots_within_reach,
    ChooseOffer: auction.higher_offers,
    ChooseCard: turn.cards_on_offer,
    ChooseTown: turn.towns_of_value,
    ChooseLeaver: turn.colours_in_town,
    ChooseLink: turn.links_to_build,
    ChooseCollection: collections,
}

RULES: dict[type[Move], Rule] = {
    SealTokens: Rule(ChooseTokens, demand.check_seal_tokens, demand.do_seal_tokens),
    SealColour: Rule(ChooseColour, auction.check_seal_colour, auction.do_seal_colour),
    SealBid: Rule(ChooseBid, auction.check_seal_bid, auction.do_seal_bid),
    BidOn: Rule(ChooseLot, auction.check_bid_on, auction.do_bid_on),
    OfferBid: Rule(ChooseOffer, auction.check_offer_bid, auction.do_offer_bid),
    TakeCard: Rule(ChooseCard, turn.check_take_card, turn.do_take_card),
    DiscardCard: Rule(ChooseCard, turn.check_discard_card, turn.do_discard_card),
    BuildIn: Rule(ChooseTown, turn.check_build_in, turn.do_build_in),
    RemoveIndustry: Rule(ChooseLeaver, turn.check_remove_industry, turn.do_remove_industry),
    BuildLink: Rule(ChooseLink, turn.check_build_link, turn.do_build_link),
    StopBuilding: Rule(ChooseLink, turn.check_stop_building, turn.do_stop_building),
    CollectFrom: Rule(ChooseCollection, check_collect_from, do_collect_from),
}


def waiting(state: State) -> tuple[Seat, ...]:
    agenda = state.agenda
    if len(agenda) == 1:
        return (agenda[0].seat,)
    return tuple([decision.seat for decision in agenda])


def legal(state: State, seat: Seat) -> list[Move]:
    """The answers to the decision asked; cashing in is always among them if there is profit to cash."""
    decision = state.asked(seat)
    if decision is None:
        return []
    moves = LEGAL[type(decision)](state, decision)
    if state.profit[seat] >= 2:
        return moves + legal_cash_ins(state, seat)
    return moves


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    if not state.agenda:
        return Refusal("table.game-over")
    decision = state.asked(seat)
    if decision is None:
        return Refusal("table.not-your-turn", seat=seat)
    if isinstance(move, CashIn):
        return check_cash_in(state, seat, move)
    rule = RULES[type(move)]
    if not isinstance(decision, rule.decision):
        return Refusal("table.other-decision", asked=verb(type(decision)))
    return rule.check(state, decision, move)


def play(state: State, seat: Seat, move: Move) -> list[Event]:
    """Do the move; when nothing is asked any more, the game goes on to its next decision."""
    if isinstance(move, CashIn):
        return do_cash_in(state, seat, move)
    decision = state.asked(seat)
    events = RULES[type(move)].do(state, decision, move)
    if not state.agenda:
        go_on(state, decision, events)
    return events


def go_on(state: State, answered: Decision | None, events: list[Event]) -> None:
    """What follows the last answer of its kind."""
    if isinstance(answered, ChooseTokens):
        after_demand(state, events)
    elif isinstance(answered, (ChooseBid, ChooseOffer)):
        resolve_auction(state, events)
        ask_for_card(state)
    elif isinstance(answered, ChooseCollection):
        reveal_collections(state, events)
        end_era(state, events)
    else:
        end_turn(state, events)


def after_demand(state: State, events: list[Event]) -> None:
    reveal_tokens(state, events)
    if state.phase in (1, 3):
        begin_auction(state, events)
    elif state.terms.is_one_colour:
        state.agenda.extend(state.terms.choose_collection)
    else:
        end_era(state, events)


def ask_for_card(state: State) -> None:
    state.agenda.append(state.terms.choose_card[state.order[state.turn]])


def end_turn(state: State, events: list[Event]) -> None:
    """The next in order; with two players a second auction; a new round; or the rounds are over."""
    state.turn += 1
    if state.turn < len(state.order):
        ask_for_card(state)
    elif state.turn < state.terms.sets:
        begin_second_auction(state, events)
    elif state.deck:
        begin_auction(state, events)
    else:
        begin_demand(state, state.phase + 1, events)


def reveal_collections(state: State, events: list[Event]) -> None:
    for seat in range(state.seats):
        events.append(CollectionChosen(seat, state.terms.box.colours[state.markers[seat]]))


def end_era(state: State, events: list[Event]) -> None:
    collect(state, events)
    for seat in range(state.seats):
        state.markers[seat] = NONE
    if state.era == CANAL:
        begin_railway(state, events)
    else:
        tell_winner(state, events)


def begin_railway(state: State, events: list[Event]) -> None:
    """All cards, the starting and the set-aside ones too, are one deck again."""
    cards = sorted(state.played + state.aside)
    state.played = []
    deal_cards(state, cards)
    events.append(RailwayBegan(len(state.deck), len(state.aside)))
    begin_demand(state, 3, events)
