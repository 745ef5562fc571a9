"""Which moves are worth a thought at each decision of Workshop of the World, and how much at first sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opificio.bots.workshop.worth import Worth, eras_left
from opificio.table import Seat
from opificio.workshop.components import Card, Link, Town
from opificio.workshop.decisions import (
    ChooseBid,
    ChooseCard,
    ChooseCollection,
    ChooseLeaver,
    ChooseLink,
    ChooseLot,
    ChooseOffer,
    ChooseTokens,
    ChooseTown,
    Decision,
)
from opificio.workshop.flow import legal
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
    SealTokens,
    TakeCard,
)
from opificio.workshop.state import CANAL, State

Weighed = tuple[float, Move]

MOST_BIDS = 9


class Glance:
    """First impressions: what towns, links, cards and places in the order look worth to a seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.habits: dict[Seat, float] = {}
        """What the others have bid of late."""

    def options(self, state: State, seat: Seat, most: int) -> list[Weighed]:
        """The most promising moves, best first; never none."""
        decision = state.asked(seat)
        assert decision is not None
        weigh = WEIGH.get(type(decision))
        found = weigh(self, state, decision) if weigh else self.anything(state, seat)
        return sorted(found, key=lambda each: -each[0])[:most]

    def anything(self, state: State, seat: Seat) -> list[Weighed]:
        """All answers alike; cashing in is no answer."""
        return [(0.0, move) for move in legal(state, seat) if not isinstance(move, CashIn)]

    # ── Building ──────────────────────────────────────────────────────────────────────────────

    def cards(self, state: State, decision: ChooseCard) -> list[Weighed]:
        colour, demand = decision.colour.index, self.worth.demand(state)
        found: list[Weighed] = []
        for move in legal(state, decision.seat):
            if isinstance(move, TakeCard):
                found.append((self.card(state, decision.seat, colour, move.card, demand), move))
            elif isinstance(move, DiscardCard):
                found.append((4.0, move))
        return found

    def card(self, state: State, seat: Seat, colour: int, card: Card, demand: list[float]) -> float:
        towns = [card.town] if card.town else state.terms.box.towns_of(card)
        return max(self.town(state, seat, colour, town, demand) for town in towns)

    def towns(self, state: State, decision: ChooseTown) -> list[Weighed]:
        demand = self.worth.demand(state)
        return [
            (self.town(state, decision.seat, decision.colour.index, move.town, demand), move)
            for move in legal(state, decision.seat)
            if isinstance(move, BuildIn)
        ]

    def town(self, state: State, seat: Seat, colour: int, town: Town, demand: list[float]) -> float:
        """An industry in the town, and the best links from there."""
        here, later = eras_left(state)
        value = demand[town.kind.index]
        if not state.presence[seat] & town.bit:
            value += self.worth.prices.town * town.value * (later + 0.8 * here)
        return value + self.links_from(state, seat, colour, town)

    def links_from(self, state: State, seat: Seat, colour: int, town: Town) -> float:
        """A quick look at the two best links."""
        cost, money = state.terms.box.costs[state.era], state.money[seat]
        own, free = state.presence[seat] & ~town.bit, state.free
        best = second = 0.0
        for link in state.terms.first_links[town.index]:
            if link.bit & free and cost * link.length <= money:
                other = link.other(town)
                gain = (other.value if other.bit & own else 0.0) + self.piece(state, colour, link, cost)
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
        return town.value + best + 0.7 * second if best else 0.0

    def piece(self, state: State, colour: int, link: Link, cost: int) -> float:
        """What the pieces on a link bring at the end of the era, less what they cost."""
        own = state.links[colour]
        joined = not own or state.terms.meets[link.index] & own
        return link.length * ((2.0 if joined else 1.2) - cost)

    def links(self, state: State, decision: ChooseLink) -> list[Weighed]:
        """The towns touched for the first time this turn, and the network."""
        seat, colour = decision.seat, decision.colour.index
        cost = state.terms.box.costs[state.era]
        counted = decision.first.ends if decision.first else 0
        found: list[Weighed] = []
        for move in legal(state, seat):
            if isinstance(move, BuildLink):
                link = move.link
                gain = self.piece(state, colour, link, cost) + 0.05
                earning = link.ends & state.presence[seat] & ~counted
                gain += sum(town.value for town in (link.first, link.second) if town.bit & earning)
                found.append((gain, move))
        found.append((0.0, state.terms.moves.stop_building))
        return found + self.cash_for_links(state, decision, found)

    def cash_for_links(self, state: State, decision: ChooseLink, found: list[Weighed]) -> list[Weighed]:
        """Where no link can be paid for, the least cashing in that pays for one."""
        seat, cost = decision.seat, state.terms.box.costs[state.era]
        short = cost - state.money[seat]
        if len(found) > 1 or not 0 < short <= state.profit[seat] // 2:
            return []
        return [(0.1, state.terms.moves.cash_in[short - 1])]

    def leavers(self, state: State, decision: ChooseLeaver) -> list[Weighed]:
        """Whoever is strongest loses a piece; never oneself if it can be helped."""
        values = self.worth.all(state)
        moves = [move for move in legal(state, decision.seat) if isinstance(move, RemoveIndustry)]
        owner = state.terms.owner
        return [
            (-1000.0 if owner[move.colour.index] == decision.seat else values[owner[move.colour.index]], move)
            for move in moves
        ]

    # ── Bidding ───────────────────────────────────────────────────────────────────────────────

    def gains(self, state: State, seat: Seat) -> list[float]:
        """What each card shown looks worth to the seat, the best first."""
        colour = state.markers[seat] if state.terms.pair and state.markers[seat] >= 0 else state.terms.own[seat][0]
        demand = self.worth.demand(state)
        found = [self.card(state, seat, colour, state.terms.box.cards[card], demand) for card in state.display]
        return sorted(found, reverse=True)

    def sensible_bid(self, state: State, seat: Seat) -> float:
        """What being first is worth: the best card instead of a middling one."""
        prices, gains = self.worth.prices, self.gains(state, seat)
        middling = sum(gains[1:], 0.0) / max(1, len(gains) - 1)
        wish = prices.bid * (gains[0] - middling) + prices.bid_floor
        if seat in self.habits:
            wish += prices.habit * (self.habits[seat] - wish)
        return min(wish, 0.25 * state.money[seat])

    def bids(self, state: State, decision: ChooseBid) -> list[Weighed]:
        wish, most = self.sensible_bid(state, decision.seat), state.money[decision.seat]
        bids = state.terms.moves.seal_bid[: min(most, MOST_BIDS) + 1]
        return [(-abs(_pounds(move) - wish), move) for move in bids]

    def offers(self, state: State, decision: ChooseOffer) -> list[Weighed]:
        """In the open auction: a little more than what stands."""
        moves = [move for move in legal(state, decision.seat) if isinstance(move, OfferBid)]
        return [(-float(move.pounds), move) for move in moves[:4]]

    def lots(self, state: State, decision: ChooseLot) -> list[Weighed]:
        """The card that looks best after what must be paid for it."""
        seat, demand = decision.seat, self.worth.demand(state)
        standing = {card: bid for card, bid in zip(state.lots, state.bids, strict=True) if card >= 0}
        found: list[Weighed] = []
        for move in legal(state, seat):
            if isinstance(move, BidOn):
                value = self.card(state, seat, state.terms.own[seat][0], move.card, demand)
                found.append((value - 1.0 - standing.get(move.card.index, -1), move))
        return found

    # ── Demand and collecting ─────────────────────────────────────────────────────────────────

    def tokens(self, state: State, decision: ChooseTokens) -> list[Weighed]:
        """Tokens of the kinds one has more of than the others."""
        hand = state.hands[decision.seat]
        edge = [self.edge(state, decision.seat, kind) if held else 0.0 for kind, held in enumerate(hand)]
        moves = [move for move in legal(state, decision.seat) if isinstance(move, SealTokens)]
        return [(sum([edge[kind.index] for kind in move.tokens], 0.0), move) for move in moves]

    def edge(self, state: State, seat: Seat, kind: int) -> float:
        """How many more industries of a kind the seat has than the others, on average."""
        terms, sets, filled, industries = state.terms, state.terms.sets, state.filled, state.industries
        mine = total = 0
        for town in terms.box.towns:
            if filled[town.index] and town.kind.index == kind:
                total += filled[town.index]
                for colour in terms.own[seat]:
                    mine += industries[town.index * sets + colour]
        ahead = mine - (total - mine) / (terms.seats - 1)
        early = 0.3 if state.phase == 1 else 0.0
        return ahead * (2.0 if state.era == CANAL else 1.0) - 0.05 + early * state.track[kind]

    def collections(self, state: State, decision: ChooseCollection) -> list[Weighed]:
        demand = [float(count) for count in state.track]
        moves = [move for move in legal(state, decision.seat) if isinstance(move, CollectFrom)]
        return [(self.worth.colour(state, move.colour.index, demand), move) for move in moves]


def _pounds(move: Move) -> int:
    assert isinstance(move, SealBid)
    return move.pounds


WEIGH: dict[type[Decision], Callable[[Glance, State, Any], list[Weighed]]] = {
    ChooseCard: Glance.cards,
    ChooseTown: Glance.towns,
    ChooseLeaver: Glance.leavers,
    ChooseLink: Glance.links,
    ChooseBid: Glance.bids,
    ChooseLot: Glance.lots,
    ChooseOffer: Glance.offers,
    ChooseTokens: Glance.tokens,
    ChooseCollection: Glance.collections,
}
