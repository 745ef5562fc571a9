"""The auction for the order of play: sealed bids, or the open one of 2012."""

from __future__ import annotations

from opificio.table import Event, Refusal, Seat
from opificio.workshop.books import book_money
from opificio.workshop.decisions import ChooseBid, ChooseColour, ChooseLot, ChooseOffer
from opificio.workshop.events import (
    BidderDisplaced,
    BidOffered,
    BidRevealed,
    BidSealed,
    CardsShown,
    ColourSealed,
    LotNamed,
    OrderSet,
)
from opificio.workshop.moves import BidOn, Move, OfferBid, SealBid, SealColour
from opificio.workshop.state import NONE, State


def show_cards(state: State, events: list[Event]) -> None:
    shown = [state.deck.pop() for _ in range(state.terms.shown)]
    state.display.extend(shown)
    events.append(CardsShown(tuple(state.terms.box.cards[card] for card in shown)))


def begin_auction(state: State, events: list[Event]) -> None:
    """Show the cards of the round, and ask for bids."""
    terms = state.terms
    state.turn = 0
    show_cards(state, events)
    if terms.is_open_auction:
        state.agenda.append(terms.choose_lot[state.order[0]])
    elif terms.pair:
        state.agenda.extend(terms.choose_colour)
    else:
        state.agenda.extend(terms.choose_bid)


def begin_second_auction(state: State, events: list[Event]) -> None:
    """Two players bid again in the same round, for the colours that have not played."""
    terms = state.terms
    if terms.shown == 2:
        show_cards(state, events)
    for seat in range(state.seats):
        first, second = terms.own[seat]
        state.markers[seat] = second if first in state.order else first
    state.agenda.extend(terms.choose_bid)


def own_colours(state: State, decision: ChooseColour) -> list[Move]:
    return [state.terms.moves.seal_colour[colour] for colour in state.terms.own[decision.seat]]


def check_seal_colour(state: State, decision: ChooseColour, move: SealColour) -> Refusal | None:
    return check_own_colour(state, decision.seat, move.colour.index)


def check_own_colour(state: State, seat: Seat, colour: int) -> Refusal | None:
    if colour not in state.terms.own[seat]:
        return Refusal("two-players.own-colours", colour=state.terms.box.colours[colour].id)
    return None


def do_seal_colour(state: State, decision: ChooseColour, move: SealColour) -> list[Event]:
    seat = decision.seat
    state.markers[seat] = move.colour.index
    state.agenda[state.agenda.index(decision)] = state.terms.choose_bid[seat]
    return [ColourSealed(seat)]


def affordable_bids(state: State, decision: ChooseBid) -> list[Move]:
    return state.terms.moves.seal_bid[: state.money[decision.seat] + 1]


def check_seal_bid(state: State, decision: ChooseBid, move: SealBid) -> Refusal | None:
    return check_within_money(state, decision.seat, move.pounds)


def check_within_money(state: State, seat: Seat, pounds: int) -> Refusal | None:
    if pounds > state.money[seat]:
        return Refusal("auction.bid-within-money", pounds=pounds, money=state.money[seat])
    return None


def do_seal_bid(state: State, decision: ChooseBid, move: SealBid) -> list[Event]:
    state.bids[decision.seat] = move.pounds
    state.agenda.remove(decision)
    return [BidSealed(decision.seat)]


def standing_bid(state: State, card: int) -> int:
    """The bid that stands on a card; less than nothing if none does."""
    for seat in range(state.seats):
        if state.lots[seat] == card:
            return state.bids[seat]
    return NONE


def lots_within_reach(state: State, decision: ChooseLot) -> list[Move]:
    money = state.money[decision.seat]
    return [state.terms.moves.bid_on[card] for card in state.display if standing_bid(state, card) < money]


def check_bid_on(state: State, decision: ChooseLot, move: BidOn) -> Refusal | None:
    if move.card.index not in state.display:
        return Refusal("card.from-display", card=move.card.id)
    standing = standing_bid(state, move.card.index)
    if standing >= state.money[decision.seat]:
        return Refusal("auction.open-higher-bid", card=move.card.id, standing=standing)
    return None


def do_bid_on(state: State, decision: ChooseLot, move: BidOn) -> list[Event]:
    state.agenda[0] = state.terms.choose_offer[decision.seat][move.card.index]
    return [LotNamed(decision.seat, move.card)]


def higher_offers(state: State, decision: ChooseOffer) -> list[Move]:
    standing = standing_bid(state, decision.card.index)
    return state.terms.moves.offer_bid[standing + 1 : state.money[decision.seat] + 1]


def check_offer_bid(state: State, decision: ChooseOffer, move: OfferBid) -> Refusal | None:
    standing = standing_bid(state, decision.card.index)
    if move.pounds <= standing:
        return Refusal("auction.open-higher-bid", card=decision.card.id, standing=standing)
    return check_within_money(state, decision.seat, move.pounds)


def do_offer_bid(state: State, decision: ChooseOffer, move: OfferBid) -> list[Event]:
    """Whoever is outbid bids again at once; else the next in the old order bids."""
    seat, card = decision.seat, decision.card
    state.agenda.clear()
    events: list[Event] = [BidOffered(seat, card, move.pounds)]
    if card.index in state.lots:
        displaced = state.lots.index(card.index)
        state.lots[displaced] = state.bids[displaced] = NONE
        events.append(BidderDisplaced(displaced, card))
        state.agenda.append(state.terms.choose_lot[displaced])
    state.lots[seat] = card.index
    state.bids[seat] = move.pounds
    if not state.agenda:
        for other in state.order:
            if state.lots[other] == NONE:
                state.agenda.append(state.terms.choose_lot[other])
                break
    return events


def resolve_auction(state: State, events: list[Event]) -> None:
    """Everybody pays; the highest bid goes first, ties as the markers stood."""
    terms = state.terms
    for seat in range(state.seats):
        pounds, colour = state.bids[seat], terms.box.colours[marker(state, seat)]
        if not terms.is_open_auction:
            events.append(BidRevealed(seat, colour, pounds))
        book_money(state, events, seat, -pounds, "auction.all-pay")
    ranked = [marker(state, seat) for seat in ranking(state)]
    state.order = state.order + ranked if state.turn else ranked
    for seat in range(state.seats):
        state.bids[seat] = state.markers[seat] = NONE
    events.append(OrderSet(tuple(terms.box.colours[colour] for colour in state.order)))


def marker(state: State, seat: Seat) -> int:
    """The colour with which the seat bids."""
    return state.markers[seat] if state.terms.pair else seat


def ranking(state: State) -> list[Seat]:
    """Seats from the highest bid to the lowest."""
    bids = state.bids
    places = [state.place_in_order(seat) for seat in range(state.seats)]
    if not state.order and bids[0] == bids[1]:
        places[state.rng.below(2)] = NONE
    return sorted(range(state.seats), key=lambda seat: (-bids[seat], places[seat]))
