"""Collecting cash, the sheets and the winner."""

from __future__ import annotations

from opificio.table import Event, Outcome, ScoreLine, ScoreSheet, Seat
from opificio.workshop.books import book_money, book_profit
from opificio.workshop.events import GameEnded, PiecesReturned
from opificio.workshop.state import State


def pieces_in(state: State, links: int) -> int:
    """How many transport pieces lie on these links: two on a double."""
    return links.bit_count() + (links & state.terms.doubles).bit_count()


def largest_network(state: State, links: int) -> int:
    """The pieces of the largest network among these links; links meet in towns, not where they cross."""
    best = 0
    while links:
        low = links & -links
        network = _network(state, links, low)
        links &= ~network
        best = max(best, pieces_in(state, network))
    return best


def _network(state: State, links: int, start: int) -> int:
    """All links that hang together with the link `start`."""
    meets = state.terms.meets
    network, fresh = start, start
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        found = meets[low.bit_length() - 1] & links & ~network
        network |= found
        fresh |= found
    return network


def network_lines(state: State, colour: int) -> list[ScoreLine]:
    largest = largest_network(state, state.links[colour])
    others = pieces_in(state, state.links[colour]) - largest
    cause = state.terms.box.colours[colour].id
    return [
        ScoreLine("collecting.largest-network", 2 * largest, cause),
        ScoreLine("collecting.other-pieces", others, cause),
    ]


def demand_lines(state: State, colour: int) -> list[ScoreLine]:
    """Each industry pays as much as there are tokens of its kind."""
    sets, track = state.terms.sets, state.track
    lines: list[ScoreLine] = []
    for town in state.terms.box.towns:
        pounds = state.industries[town.index * sets + colour] * track[town.kind.index]
        if pounds:
            lines.append(ScoreLine("collecting.demand", pounds, town.id))
    return lines


def colour_lines(state: State, colour: int) -> list[ScoreLine]:
    return [line for line in (*network_lines(state, colour), *demand_lines(state, colour)) if line.amount]


def collecting_lines(state: State, seat: Seat, chosen: int | None = None) -> list[ScoreLine]:
    """What the seat would collect now; of two colours where only one may, the chosen or the better."""
    sheets = [colour_lines(state, colour) for colour in state.terms.own[seat] if chosen in (None, colour)]
    if state.terms.is_one_colour:
        return max(sheets, key=lambda lines: sum(line.amount for line in lines))
    return [line for lines in sheets for line in lines]


def collect(state: State, events: list[Event]) -> None:
    """The end of an era: profits, networks and demand turn into money; transport pieces come home."""
    for seat in range(state.seats):
        chosen = state.markers[seat] if state.terms.is_one_colour else None
        profit = state.profit[seat]
        book_profit(state, events, seat, -profit, "collecting.profits")
        book_money(state, events, seat, profit, "collecting.profits")
        for line in collecting_lines(state, seat, chosen):
            book_money(state, events, seat, line.amount, line.rule, line.cause)
    for colour in range(state.terms.sets):
        pieces = pieces_in(state, state.links[colour])
        if pieces:
            events.append(PiecesReturned(state.terms.owner[colour], state.terms.box.colours[colour], pieces))
        state.links[colour] = 0
    state.free = state.terms.box.every_link


def is_over(state: State) -> bool:
    return not state.agenda


def sheet(state: State, seat: Seat) -> ScoreSheet:
    """Money in hand, and until the end what would be collected now."""
    money = ScoreLine("end.most-money", state.money[seat])
    if is_over(state):
        return ScoreSheet((money,))
    profit = ScoreLine("collecting.profits", state.profit[seat])
    return ScoreSheet((money, profit, *collecting_lines(state, seat)))


def ranked(state: State) -> list[Seat]:
    """Seats from first to last: most money, then the earlier marker in the order of play."""
    return sorted(range(state.seats), key=lambda seat: (-state.money[seat], state.place_in_order(seat)))


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    places = [0] * state.seats
    for place, seat in enumerate(ranked(state), 1):
        places[seat] = place
    first, second = ranked(state)[:2]
    tied = state.money[first] == state.money[second]
    return Outcome("end.ties-by-order" if tied else "end.most-money", tuple(places))


def tell_winner(state: State, events: list[Event]) -> None:
    winner = ranked(state)[0]
    events.append(GameEnded(winner, state.money[winner]))
