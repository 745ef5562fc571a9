"""A turn: take a card, build an industry, lay up to two transport pieces."""

from __future__ import annotations

from opificio.table import Event, Refusal, Seat
from opificio.workshop.books import book_money, book_profit
from opificio.workshop.components import Card, Link, Town
from opificio.workshop.decisions import ChooseCard, ChooseLeaver, ChooseLink, ChooseTown
from opificio.workshop.events import (
    BuildingStopped,
    CardDiscarded,
    CardDrawn,
    CardTaken,
    IndustryBuilt,
    IndustryRemoved,
    LinkBuilt,
)
from opificio.workshop.moves import BuildIn, BuildLink, DiscardCard, Move, RemoveIndustry, StopBuilding, TakeCard
from opificio.workshop.state import NONE, State


def can_discard(state: State, card: int) -> bool:
    """Nothing is left to build from the card's town (or from any town of a wild card's value)."""
    return not state.terms.card_links[card] & state.free and len(state.aside) > 0


def cards_on_offer(state: State, decision: ChooseCard) -> list[Move]:
    tables, won = state.terms.moves, state.lots[decision.seat]
    offer = state.display if won == NONE else [won]
    moves: list[Move] = [tables.take_card[card] for card in offer]
    for card in offer:
        if can_discard(state, card):
            moves.append(tables.discard_card[card])
    return moves


def check_on_offer(state: State, seat: Seat, card: Card) -> Refusal | None:
    if card.index not in state.display:
        return Refusal("card.from-display", card=card.id)
    won = state.lots[seat]
    if won not in (NONE, card.index):
        return Refusal("auction.open-card-won", card=card.id, won=state.terms.box.cards[won].id)
    return None


def check_take_card(state: State, decision: ChooseCard, move: TakeCard) -> Refusal | None:
    return check_on_offer(state, decision.seat, move.card)


def check_discard_card(state: State, decision: ChooseCard, move: DiscardCard) -> Refusal | None:
    card = move.card
    refusal = check_on_offer(state, decision.seat, card)
    if refusal is not None:
        return refusal
    if state.terms.card_links[card.index] & state.free:
        if card.town is None:
            return Refusal("card.discard-wild-when-nowhere", card=card.id, value=card.value)
        return Refusal("card.discard-when-links-built", card=card.id)
    if not state.aside:
        return Refusal("card.discard-needs-set-aside", card=card.id)
    return None


def do_take_card(state: State, decision: ChooseCard, move: TakeCard) -> list[Event]:
    events: list[Event] = [CardTaken(decision.seat, move.card)]
    _leave_display(state, decision.seat, move.card)
    _play_card(state, decision, move.card, events)
    return events


def do_discard_card(state: State, decision: ChooseCard, move: DiscardCard) -> list[Event]:
    """The card drawn instead must be played, whatever it is."""
    drawn = state.terms.box.cards[state.aside.pop()]
    events: list[Event] = [CardDiscarded(decision.seat, move.card), CardDrawn(decision.seat, drawn)]
    _leave_display(state, decision.seat, move.card)
    state.played.append(drawn.index)
    _play_card(state, decision, drawn, events)
    return events


def _leave_display(state: State, seat: Seat, card: Card) -> None:
    state.display.remove(card.index)
    state.played.append(card.index)
    state.lots[seat] = NONE


def _play_card(state: State, decision: ChooseCard, card: Card, events: list[Event]) -> None:
    if card.town is None:
        state.agenda[0] = state.terms.choose_town[decision.colour.index][card.index]
    else:
        _enter_town(state, decision.seat, decision.colour.index, card.town, events)


def towns_of_value(state: State, decision: ChooseTown) -> list[Move]:
    return state.terms.card_towns[decision.card.index].copy()


def check_build_in(_state: State, decision: ChooseTown, move: BuildIn) -> Refusal | None:
    if move.town.value != decision.card.value:
        return Refusal("card.wild-by-value", town=move.town.id, value=decision.card.value)
    return None


def do_build_in(state: State, decision: ChooseTown, move: BuildIn) -> list[Event]:
    events: list[Event] = []
    _enter_town(state, decision.seat, decision.colour.index, move.town, events)
    return events


def _enter_town(state: State, seat: Seat, colour: int, town: Town, events: list[Event]) -> None:
    """A full town must make room; where all its industries are of one colour, nothing is asked."""
    if state.filled[town.index] >= town.value:
        colours = state.colours_in(town.index)
        if len(colours) > 1:
            state.agenda[0] = state.terms.choose_leaver[colour][town.index]
            return
        _remove(state, seat, colours[0], town, events)
    _build(state, seat, colour, town, events)


def colours_in_town(state: State, decision: ChooseLeaver) -> list[Move]:
    return [state.terms.moves.remove_industry[colour] for colour in state.colours_in(decision.town.index)]


def check_remove_industry(state: State, decision: ChooseLeaver, move: RemoveIndustry) -> Refusal | None:
    if move.colour.index not in state.colours_in(decision.town.index):
        return Refusal("card.full-town-makes-room", colour=move.colour.id, town=decision.town.id)
    return None


def do_remove_industry(state: State, decision: ChooseLeaver, move: RemoveIndustry) -> list[Event]:
    events: list[Event] = []
    _remove(state, decision.seat, move.colour.index, decision.town, events)
    _build(state, decision.seat, decision.colour.index, decision.town, events)
    return events


def _remove(state: State, seat: Seat, colour: int, town: Town, events: list[Event]) -> None:
    state.drop_industry(colour, town.index)
    events.append(IndustryRemoved(seat, state.terms.owner[colour], state.terms.box.colours[colour], town))


def _build(state: State, seat: Seat, colour: int, town: Town, events: list[Event]) -> None:
    """Build, and ask for links if any from here is free."""
    state.put_industry(colour, town.index)
    events.append(IndustryBuilt(seat, state.terms.box.colours[colour], town))
    if state.terms.box.town_links[town.index] & state.free:
        state.agenda[0] = state.terms.choose_first[colour][town.index]
    else:
        state.agenda.clear()


def candidates(state: State, decision: ChooseLink) -> list[Link]:
    """The links on which the next piece could lie if all were free."""
    terms = state.terms
    if decision.first is None:
        return terms.first_links[decision.town.index]
    return terms.second_links[decision.town.index * len(terms.box.links) + decision.first.index]


def links_to_build(state: State, decision: ChooseLink) -> list[Move]:
    tables, free, money = state.terms.moves, state.free, state.money[decision.seat]
    cost = state.terms.box.costs[state.era]
    moves: list[Move] = [tables.stop_building]
    if cost > money:
        return moves
    for link in candidates(state, decision):
        if link.bit & free and cost * link.length <= money:
            moves.append(tables.build_link[link.index])
    return moves


def crossed_link(state: State, link: Link, town: Town) -> Link:
    """The link of the town that crosses the other one."""
    crossings = state.terms.box.crossings
    pairs = [*crossings, *[(second, first) for first, second in crossings]]
    return next(first for first, second in pairs if second is link and first.touches(town))


def check_build_link(state: State, decision: ChooseLink, move: BuildLink) -> Refusal | None:
    link, town = move.link, decision.town
    if not link.bit & state.free:
        return Refusal("links.free-only", link=link.id)
    if link.bit & state.terms.barred[town.index]:
        return Refusal("links.crossing", link=link.id, town=town.id, crossed=crossed_link(state, link, town).id)
    if decision.first is None:
        if not link.touches(town):
            return Refusal("links.first-touches-town", link=link.id, town=town.id)
    elif not link.touches(town) and not link.touches(decision.first.other(town)):
        return Refusal("links.second-continues", link=link.id, town=town.id, reached=decision.first.other(town).id)
    elif link.length == 2:
        return Refusal("links.double-in-one-turn", link=link.id)
    cost = state.terms.box.costs[state.era] * link.length
    if cost > state.money[decision.seat]:
        return Refusal("links.cost", link=link.id, cost=cost, money=state.money[decision.seat])
    return None


def do_build_link(state: State, decision: ChooseLink, move: BuildLink) -> list[Event]:
    link, seat, colour, terms = move.link, decision.seat, decision.colour, state.terms
    state.links[colour.index] |= link.bit
    state.free &= ~link.bit
    events: list[Event] = [LinkBuilt(seat, colour, link)]
    book_money(state, events, seat, -terms.box.costs[state.era] * link.length, "links.cost", link.id)
    if terms.is_profit_per_piece:
        before = decision.first.ends if decision.first else 0
        _book_towns(state, seat, link.ends & ~before, events)
    if decision.first is None and link.length == 1:
        second = decision.town.index * len(terms.box.links) + link.index
        if terms.second_mask[second] & state.free:
            state.agenda[0] = terms.choose_second[colour.index][second]
            return events
    _end_building(state, decision, link, events)
    return events


def check_stop_building(_state: State, _decision: ChooseLink, _move: StopBuilding) -> None:
    return None


def do_stop_building(state: State, decision: ChooseLink, _move: StopBuilding) -> list[Event]:
    events: list[Event] = [BuildingStopped(decision.seat)]
    _end_building(state, decision, None, events)
    return events


def _end_building(state: State, decision: ChooseLink, last: Link | None, events: list[Event]) -> None:
    """Profit is booked after the last piece, so that the first cannot pay for the second."""
    state.agenda.clear()
    if not state.terms.is_profit_per_piece:
        touched = (decision.first.ends if decision.first else 0) | (last.ends if last else 0)
        _book_towns(state, decision.seat, touched, events)


def _book_towns(state: State, seat: Seat, touched: int, events: list[Event]) -> None:
    """The value of each touched town with an own industry, once."""
    earning = touched & state.presence[seat]
    while earning:
        low = earning & -earning
        town = state.terms.box.towns[low.bit_length() - 1]
        book_profit(state, events, seat, town.value, "profit.touched-towns", town.id)
        earning ^= low
