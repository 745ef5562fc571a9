"""Imagining: everything a seat cannot know is dealt anew from what is unseen.

What is known is honoured: the starting cards that have not been shown lie on top of the canal
deck; tokens are dealt from those neither on the track nor in a known hand; a sealed choice is one
the seat could have made.
"""

from __future__ import annotations

from opificio.table import Rng, Seat
from opificio.workshop.auction import standing_bid
from opificio.workshop.decisions import ChooseOffer
from opificio.workshop.demand import is_held
from opificio.workshop.state import CANAL, NONE, State

LIKELY_BID = 6
"""Sealed bids are imagined up to this: at the table they are well below ten pounds."""

LEAST_PURSE = 10
"""A hidden purse is imagined around the known ones, or around this if those are emptier."""


def unseen_cards(state: State) -> list[int]:
    """The cards that do not lie face up."""
    seen = set(state.display) | set(state.played)
    return [card.index for card in state.terms.box.cards if card.index not in seen]


def deal_unseen_cards(state: State, rng: Rng, unseen: list[int], aside: int) -> None:
    """Deal these cards: so many are set aside, the rest is the deck."""
    cards = state.terms.box.cards
    known_on_top = [card for card in unseen if cards[card].starting] if state.era == CANAL else []
    rest = [card for card in unseen if card not in known_on_top]
    rng.shuffle(known_on_top)
    rng.shuffle(rest)
    state.aside = rest[:aside]
    state.deck = rest[aside:] + known_on_top


def deal_unseen_tokens(state: State, rng: Rng, seats: list[Seat], counts: list[int]) -> None:
    """Deal each of these seats as many tokens as it has, from those not known to lie elsewhere."""
    box = state.terms.box
    known = [seat for seat in range(state.seats) if seat not in seats]
    unseen = [
        kind.index
        for kind in box.kinds
        for _ in range(kind.tokens - state.track[kind.index] - sum(state.hands[seat][kind.index] for seat in known))
    ]
    rng.shuffle(unseen)
    for seat, count in zip(seats, counts, strict=True):
        hand = [0] * len(box.kinds)
        for _ in range(count):
            hand[unseen.pop()] += 1
        state.hands[seat] = hand
    state.pool = [unseen.count(kind.index) for kind in box.kinds]


def deal_purses(state: State, rng: Rng, seats: list[Seat]) -> None:
    """Money that is hidden: between half and one and a half times what a known purse holds."""
    known = [state.money[seat] for seat in range(state.seats) if seat not in seats] or [state.terms.start]
    typical = max(LEAST_PURSE, sum(known) // len(known))
    for seat in seats:
        state.money[seat] = max(typical // 2 + rng.below(typical + 1), _least_purse(state, seat))


def _least_purse(state: State, seat: Seat) -> int:
    """What a seat must have to stand by what it did in the open auction."""
    decision = state.asked(seat)
    if isinstance(decision, ChooseOffer):
        return standing_bid(state, decision.card.index) + 1
    return state.bids[seat]


def sealable_tokens(state: State, seat: Seat) -> list[int]:
    """What the seat could have sealed, as numbers among the moves `seal_tokens`."""
    terms = state.terms
    decision = (terms.must_play if state.phase in (1, 3) else terms.may_play)[seat]
    return [
        at
        for at, move in enumerate(terms.moves.seal_tokens)
        if decision.least <= len(move.tokens) <= decision.most and is_held(state.hands[seat], move.tokens)
    ]


def seal_tokens(state: State, rng: Rng, seat: Seat) -> None:
    could = sealable_tokens(state, seat)
    state.sealed[seat] = could[rng.below(len(could))]


def seal_bid(state: State, rng: Rng, seat: Seat) -> None:
    state.bids[seat] = rng.below(min(state.money[seat], LIKELY_BID) + 1)


def seal_colour(state: State, rng: Rng, seat: Seat) -> None:
    own = state.terms.own[seat]
    state.markers[seat] = own[rng.below(len(own))]


def is_money_hidden(state: State) -> bool:
    """When the game is over, everybody counts."""
    return state.terms.is_money_hidden and len(state.agenda) > 0


def are_markers_sealed(state: State) -> bool:
    """In the second auction of a round everybody knows which colours are left."""
    return state.terms.pair and state.turn == 0


def reshuffle(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal anew, in place, everything the seat cannot know."""
    others = [other for other in range(state.seats) if other != seat]
    deal_unseen_cards(state, rng, unseen_cards(state), len(state.aside))
    deal_unseen_tokens(state, rng, others, [sum(state.hands[other]) for other in others])
    is_open = state.terms.is_open_auction
    if is_money_hidden(state):
        if not is_open:
            for other in others:
                state.bids[other] = min(state.bids[other], 0)
        deal_purses(state, rng, others)
    for other in others:
        if state.sealed[other] != NONE:
            seal_tokens(state, rng, other)
        if state.bids[other] != NONE and not is_open:
            seal_bid(state, rng, other)
        if state.markers[other] != NONE and are_markers_sealed(state):
            seal_colour(state, rng, other)
    state.rng = rng.fork()
