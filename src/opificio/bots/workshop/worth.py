"""What a position of Workshop of the World is worth to each seat: the money it may expect at the end.

Money, profit and networks count as they stand. Industries earn by demand at the end of each era to
come, and their towns earn again whenever a link is laid there: the more turns are left, the more.
"""

from __future__ import annotations

from dataclasses import dataclass

from opificio.workshop.scoring import largest_network, pieces_in
from opificio.workshop.state import CANAL, NONE, State


@dataclass(frozen=True)
class Prices:
    """The constants of the estimate, in pounds unless said otherwise."""

    town: float = 0.75
    """What presence in a town brings in a whole era, as a part of the town's value."""
    joint: float = 0.10
    """What a free link between two own towns adds, as a part of their values."""
    token: float = 0.75
    """The part of the seats that will play a token in an optional phase."""
    network: float = 0.3
    """What a free link beside the largest network adds."""
    turn: float = 5.5
    """What a turn still to come in this round brings."""
    thin: float = 0.35
    """How much dearer the last pounds are than those that are not needed for links."""
    bid: float = 0.6
    """The part of what being first is worth that a sensible bid offers: everybody pays, so it is not much."""
    bid_floor: float = 2.0
    """What a bid offers anyway, rather than to be last."""
    habit: float = 0.5
    """How much somebody is expected to bid as in the rounds before, rather than with sense."""


STANDARD = Prices()


class Worth:
    """Estimates final money."""

    def __init__(self, prices: Prices = STANDARD) -> None:
        self.prices = prices

    def all(self, state: State) -> list[float]:
        if not state.agenda:
            return [float(money) for money in state.money]
        demand = self.demand(state)
        return [self.seat(state, seat, demand) for seat in range(state.seats)]

    def one(self, state: State, seat: int) -> float:
        if not state.agenda:
            return float(state.money[seat])
        return self.seat(state, seat, self.demand(state))

    def seat(self, state: State, seat: int, demand: list[float]) -> float:
        value = state.money[seat] + state.profit[seat] + self.collected(state, seat, demand)
        value += self.presence(state, seat) - self.thinness(state, seat)
        return value + (self.prices.turn if is_to_play(state, seat) else 0.0)

    # ── Demand ────────────────────────────────────────────────────────────────────────────────

    def demand(self, state: State) -> list[float]:
        """What one industry of each kind will collect until the end."""
        kinds, plays = len(state.track), state.seats * (2 if state.terms.pair else 1)
        optional = self.prices.token * plays / kinds
        certain = plays / kinds
        phase, waits = state.phase, bool(state.agenda) and NONE in state.sealed and _is_demand(state)
        ends = []
        if state.era == CANAL:
            first = (certain if phase == 1 and waits else 0.0) + (optional if phase == 1 or waits else 0.0)
            ends = [first, first + certain + optional]
        else:
            ends = [(certain if phase == 3 and waits else 0.0) + (optional if phase == 3 or waits else 0.0)]
        return [sum([state.track[kind] + end for end in ends], 0.0) for kind in range(kinds)]

    def collected(self, state: State, seat: int, demand: list[float]) -> float:
        """Networks and demand, of the better colour where only one collects."""
        amounts = [self.colour(state, colour, demand) for colour in state.terms.own[seat]]
        if state.terms.is_one_colour:
            return max(amounts) + 0.35 * min(amounts)
        return sum(amounts, 0.0)

    def colour(self, state: State, colour: int, demand: list[float]) -> float:
        links = state.links[colour]
        value = 0.0
        if links:
            value = float(pieces_in(state, links) + largest_network(state, links))
        sets, industries = state.terms.sets, state.industries
        for town in state.terms.box.towns:
            count = industries[town.index * sets + colour]
            if count:
                value += count * demand[town.kind.index]
        return value

    # ── The map ───────────────────────────────────────────────────────────────────────────────

    def presence(self, state: State, seat: int) -> float:
        """What towns with an own industry will earn when links are laid there."""
        prices, terms = self.prices, state.terms
        here, later = eras_left(state)
        towns, own, free = terms.box.towns, state.presence[seat], state.free
        value = 0.0
        mask = own
        while mask:
            low = mask & -mask
            mask ^= low
            town = towns[low.bit_length() - 1]
            open_links = (terms.box.town_links[town.index] & free).bit_count()
            value += prices.town * town.value * (later + here * min(1.0, 0.3 * open_links))
        for link in terms.box.links:
            if link.ends & own == link.ends:
                weight = later + (here if free & link.bit else 0.0)
                value += prices.joint * (link.first.value + link.second.value) * weight
        return value

    def thinness(self, state: State, seat: int) -> float:
        """In an era, money buys links; profit comes too late. Who has too little of it lays fewer."""
        here, _ = eras_left(state)
        needed = here * rounds(state) * 2 * state.terms.box.costs[state.era] * (2 if state.terms.pair else 1)
        return self.prices.thin * max(0.0, needed - state.money[seat])


def eras_left(state: State) -> tuple[float, float]:
    """The part of this era that is still to be played, and of the next."""
    left = len(state.deck) / max(1, rounds(state) * state.terms.sets)
    if state.phase in (2, 4):
        left = 0.0
    elif not state.deck and not state.display and _is_demand(state):
        left = 1.0
    return min(1.0, left), 1.0 if state.era == CANAL else 0.0


def rounds(state: State) -> int:
    return state.terms.box.rounds(state.seats)


def is_to_play(state: State, seat: int) -> bool:
    """Whether the seat still has its turn in this round."""
    if not state.display or state.turn >= len(state.order):
        return False
    return any(state.terms.owner[colour] == seat for colour in state.order[state.turn + 1 :])


def _is_demand(state: State) -> bool:
    return type(state.agenda[0]).__name__ == "ChooseTokens"
