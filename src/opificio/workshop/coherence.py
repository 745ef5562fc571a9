"""Whether the parts of a position fit together: no game could go on from one that does not."""

from __future__ import annotations

from opificio.table import BadPosition
from opificio.workshop.auction import standing_bid
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
from opificio.workshop.demand import is_held
from opificio.workshop.scoring import pieces_in
from opificio.workshop.state import CANAL, NONE, State
from opificio.workshop.supply import (
    BID_KINDS,
    TURN_KINDS,
    industries_to_come,
    pieces_to_come,
)

SEALED_KINDS = (ChooseTokens, ChooseColour, ChooseBid, ChooseCollection)


def need(fits: bool, field: str, reason: str) -> None:
    if not fits:
        raise BadPosition(f"{field}: {reason}")


def check_coherence(state: State) -> None:
    check_agenda(state)
    check_cards(state)
    check_order(state)
    check_map(state)
    check_pieces(state)
    check_tokens(state)
    check_sealed(state)
    check_lots(state)
    for decision in state.agenda:
        check_decision(state, decision)


def check_agenda(state: State) -> None:
    """Who is asked, and whether such a thing is asked at this table and in this phase."""
    agenda = state.agenda
    seats = [decision.seat for decision in agenda]
    need(seats == sorted(set(seats)), "agenda", f"asks the seats {seats}; each at most once, in order")
    need(bool(agenda) or (state.phase == 4 and not state.deck), "agenda", "is empty, but the game is not over")
    for decision in agenda:
        alone = not isinstance(decision, SEALED_KINDS)
        need(not alone or len(agenda) == 1, "agenda", f"asks {kind(decision)} of one seat while others are asked")
        need(family(decision) == family(agenda[0]), "agenda", "asks sealed choices of different kinds at once")
        need(_is_asked_here(state, decision), "agenda", f"asks {kind(decision)}, which these options never ask")
        fits = _is_asked_in_phase(state, decision)
        need(fits, "agenda", f"asks {kind(decision)}, which phase {state.phase} never does")


def kind(decision: Decision) -> str:
    return type(decision).__name__


def family(decision: Decision) -> str:
    """Bids and their colours are sealed in one phase."""
    return "ChooseBid" if isinstance(decision, ChooseColour) else kind(decision)


def _is_asked_here(state: State, decision: Decision) -> bool:
    terms = state.terms
    if isinstance(decision, (ChooseLot, ChooseOffer)):
        return terms.is_open_auction
    if isinstance(decision, ChooseBid):
        return not terms.is_open_auction
    if isinstance(decision, ChooseColour):
        return terms.pair
    if isinstance(decision, ChooseCollection):
        return terms.is_one_colour
    return True


def _is_asked_in_phase(state: State, decision: Decision) -> bool:
    """Rounds follow phases 1 and 3, collecting follows 2 and 4; each has its own demand."""
    if isinstance(decision, ChooseTokens):
        return decision in (state.terms.must_play if state.phase in (1, 3) else state.terms.may_play)
    return (state.phase in (2, 4)) == isinstance(decision, ChooseCollection)


def check_cards(state: State) -> None:
    """Rounds are always full: as many cards lie open as turns are to come."""
    shown, decision = state.terms.shown, state.agenda[0] if state.agenda else None
    due = 0
    if isinstance(decision, (*TURN_KINDS, *BID_KINDS)):
        due = shown - state.turn % shown
    if isinstance(decision, (ChooseTown, ChooseLeaver, ChooseLink)):
        due -= 1
    need(len(state.display) == due, "display", f"shows {len(state.display)} cards; here it must show {due}")
    check_deck(state, decision)
    if state.era == CANAL:
        starting = [card for card in state.aside if state.terms.box.cards[card].starting]
        need(not starting, "set_aside", "cannot hold starting cards in the canal era; they lie on the deck")


def check_deck(state: State, decision: Decision | None) -> None:
    """Full rounds to come; where two cards are shown for each auction, the second two of this round as well."""
    terms, deck = state.terms, len(state.deck)
    if state.phase in (2, 4):
        need(deck == 0, "deck", f"has {deck} cards; in phase {state.phase} it is empty")
        return
    first = isinstance(decision, (*TURN_KINDS, *BID_KINDS)) and state.turn < terms.shown
    due, most = terms.sets - terms.shown if first else 0, terms.box.rounds(state.seats) * terms.sets
    besides = f" besides the {due} of this round" if due else ""
    need(deck % terms.sets == due, "deck", f"has {deck} cards; it must fill rounds of {terms.sets}{besides}")
    need(deck <= most, "deck", f"has {deck} cards; an era is played with {most}")
    need(
        deck > 0 or not isinstance(decision, ChooseTokens),
        "deck",
        f"is empty; after phase {state.phase} there are rounds to play",
    )


def check_order(state: State) -> None:
    terms, turn, boxes = state.terms, state.turn, len(state.order)
    decision = state.agenda[0] if state.agenda else None
    if isinstance(decision, TURN_KINDS):
        need(turn < boxes, "turn", f"is {turn}, but the order has {boxes} markers")
        colour = terms.box.colours[state.order[turn]]
        need(decision.colour is colour, "agenda", f"asks {decision.colour.id!r}, but it is the turn of {colour.id!r}")
        due = 2 if terms.pair and turn < 2 else terms.sets
        need(boxes == due, "order", f"has {boxes} markers; here it must have {due}")
        return
    second = isinstance(decision, ChooseBid) and terms.pair and boxes == 2
    need(turn == (2 if second else 0), "turn", f"is {turn}; before the first card is taken it is {2 if second else 0}")
    fits = boxes == terms.sets or second or (terms.pair and boxes == 0 and state.phase == 1)
    need(fits, "order", f"has {boxes} markers; here it must have {terms.sets}")
    if second:
        owners = {terms.owner[colour] for colour in state.order}
        need(len(owners) == 2, "order", "has two markers of the same player; each bids with one colour at a time")


def check_map(state: State) -> None:
    """At the beginning of an era, and at the end of the game, pieces are home and profits are collected."""
    collected = not state.agenda or (isinstance(state.agenda[0], ChooseTokens) and state.phase in (1, 3))
    need(not collected or not any(state.links), "links", "are built; here all pieces have come home")
    need(not collected or not any(state.profit), "profit", "is left; here all of it has been collected")


def check_pieces(state: State) -> None:
    """Nobody runs out of pieces: there are as many as all turns to come can take."""
    box, sets = state.terms.box, state.terms.sets
    for colour in range(sets):
        id = box.colours[colour].id
        built = sum(state.industries[colour::sets])
        most = box.industry_pieces - 2 - industries_to_come(state, colour)
        need(built <= most, "industries", f"has {built} of {id!r}; with the turns to come it can have {most}")
        laid = pieces_in(state, state.links[colour])
        most = box.transport_pieces - pieces_to_come(state, colour)
        need(laid <= most, "links", f"has {laid} pieces of {id!r}; with the turns to come it can have {most}")


def check_tokens(state: State) -> None:
    """Whoever must play tokens holds them, and the railway era has its tokens to draw."""
    for decision in state.agenda:
        if isinstance(decision, ChooseTokens):
            held, least, seat = sum(state.hands[decision.seat]), decision.least, decision.seat
            need(held >= least, "hands", f"seat {seat} has {held} tokens and must play {least}")
    if state.era == CANAL:
        left, drawn = sum(state.pool), state.terms.drawn * state.seats
        need(left >= drawn, "pool", f"has {left} tokens; in the railway era {drawn} will be drawn")


def check_sealed(state: State) -> None:
    """Whoever is not asked any more has sealed, and whoever is asked has not."""
    terms = state.terms
    now = family(state.agenda[0]) if state.agenda else ""
    for seat in range(state.seats):
        asked = state.asked(seat)
        done = asked is None
        _sealed_or_not(state.sealed[seat], now == "ChooseTokens" and done, "sealed", seat)
        if not terms.is_open_auction:
            _sealed_or_not(state.bids[seat], now == "ChooseBid" and done, "bids", seat)
        marked = terms.pair and (
            (now == "ChooseBid" and not isinstance(asked, ChooseColour)) or (now == "ChooseCollection" and done)
        )
        _sealed_or_not(state.markers[seat], marked, "markers", seat)
        check_what_is_sealed(state, seat)


def _sealed_or_not(value: int, due: bool, field: str, seat: int) -> None:
    state = "must have sealed a choice here" if due else "cannot have sealed a choice here"
    need((value != NONE) == due, field, f"seat {seat} {state}")


def check_what_is_sealed(state: State, seat: int) -> None:
    terms, marker = state.terms, state.markers[seat]
    if state.sealed[seat] != NONE:
        tokens = terms.moves.seal_tokens[state.sealed[seat]].tokens
        least = terms.played if state.phase in (1, 3) else 0
        fits = least <= len(tokens) <= terms.played and is_held(state.hands[seat], tokens)
        need(fits, "sealed", f"seat {seat} cannot have sealed {[token.id for token in tokens]}")
    need(state.bids[seat] <= state.money[seat], "bids", f"seat {seat} bids more than its £{state.money[seat]}")
    if marker != NONE:
        need(marker in terms.own[seat], "markers", f"seat {seat} does not play {terms.box.colours[marker].id!r}")
        need(state.turn == 0 or marker not in state.order, "markers", f"seat {seat} has played that colour already")


def check_lots(state: State) -> None:
    """In the open auction a bid stands on a card shown, and each card won is taken in its owner's turn."""
    decision = state.agenda[0] if state.agenda else None
    lots = [card for card in state.lots if card != NONE]
    bidding = isinstance(decision, (ChooseLot, ChooseOffer))
    for seat in range(state.seats):
        due = state.lots[seat] != NONE
        if state.terms.is_open_auction:
            need((state.bids[seat] != NONE) == (due and bidding), "bids", f"seat {seat} bids, if it names a card")
            won = isinstance(decision, TURN_KINDS) and seat in _yet_to_take(state, decision)
            need(bidding or due == won, "lots", f"seat {seat} has {'no card won' if won else 'a card too many'}")
            need(not bidding or not due or state.asked(seat) is None, "lots", f"seat {seat} is asked and has a card")
    need(not lots or state.terms.is_open_auction, "lots", "are of the open auction only")
    need(len(set(lots)) == len(lots), "lots", "has two seats on one card")
    need(all(card in state.display for card in lots), "lots", "names a card that is not on display")


def _yet_to_take(state: State, decision: Decision) -> list[int]:
    first = state.turn if isinstance(decision, ChooseCard) else state.turn + 1
    return state.order[first:]


def check_decision(state: State, decision: Decision) -> None:
    if isinstance(decision, ChooseOffer):
        need(decision.card.index in state.display, "agenda", f"asks a bid on {decision.card.id!r}, which is not shown")
        reach = standing_bid(state, decision.card.index) < state.money[decision.seat]
        need(reach, "agenda", f"asks a bid on {decision.card.id!r}, which the seat cannot pay")
    elif isinstance(decision, ChooseTown):
        fits = decision.card.town is None and decision.card.index in state.played
        need(fits, "agenda", f"asks a town for {decision.card.id!r}, which is no wild card among those played")
    elif isinstance(decision, ChooseLeaver):
        town = decision.town
        full = state.filled[town.index] == town.value and len(state.colours_in(town.index)) > 1
        need(full, "agenda", f"asks who leaves {town.id!r}, which is not full of more than one colour")
    elif isinstance(decision, ChooseLink):
        check_building(state, decision)


def check_building(state: State, decision: ChooseLink) -> None:
    town, colour, first = decision.town, decision.colour, decision.first
    built = state.industries[town.index * state.terms.sets + colour.index] > 0
    need(built, "agenda", f"asks for links from {town.id!r}, where {colour.id!r} has no industry")
    laid = first is None or bool(state.links[colour.index] & first.bit)
    need(laid, "agenda", f"asks for a piece after {first.id if first else ''!r}, which {colour.id!r} has not built")
