"""What a page shows and may not work out by itself: the contents of the box, and how things stand.

The page knows no rules. Whatever it would have to compute (the size of a network, what an era would
pay) is said here, from open information only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opificio.table import Seat
from opificio.table.moves import bits
from opificio.workshop.components import Components, Town
from opificio.workshop.decisions import ChooseCard, ChooseLeaver, ChooseLink, ChooseLot, ChooseTown, Decision
from opificio.workshop.scoring import collecting_lines, colour_lines, is_over, largest_network, pieces_in
from opificio.workshop.state import State
from opificio.workshop.turn import candidates
from opificio.workshop.views import ERAS

TURN = (ChooseCard, ChooseTown, ChooseLeaver, ChooseLink)
"""The decisions of a turn."""


def box(components: Components) -> dict[str, Any]:
    """Everything that lies in the box, for drawing."""
    return {
        "digest": components.digest,
        "towns": [
            {"id": town.id, "value": town.value, "kind": town.kind.id, "at": list(town.at)} for town in components.towns
        ],
        "links": [
            {"id": link.id, "towns": [link.first.id, link.second.id], "length": link.length}
            for link in components.links
        ],
        "crossings": [[first.id, second.id] for first, second in components.crossings],
        "kinds": [{"id": kind.id, "tokens": kind.tokens} for kind in components.kinds],
        "colours": [colour.id for colour in components.colours],
        "cards": [
            {
                "id": card.id,
                "value": card.value,
                "town": card.town.id if card.town else None,
                "towns": [town.id for town in components.towns_of(card)],
                "starting": card.starting,
            }
            for card in components.cards
        ],
        "costs": dict(zip(ERAS, components.costs, strict=True)),
    }


def legend(state: State, seat: Seat | None) -> dict[str, Any]:
    """How things stand, as anybody at the table could work out; and for the seat that is asked, what it could gain."""
    terms = state.terms
    rounds = terms.box.rounds(state.seats)
    return {
        "round": max(1, rounds - len(state.deck) // terms.sets),
        "rounds": rounds,
        "cost": terms.box.costs[state.era],
        "colours": [_colour(state, colour) for colour in range(terms.sets)],
        "seats": [_takings(state, each) for each in range(state.seats)],
        "pays": {kind.id: state.track[kind.index] for kind in terms.box.kinds},
        "full": [town.id for town in terms.box.towns if state.filled[town.index] >= town.value],
        "free": [link.id for link in terms.box.links if state.free & link.bit],
        "prospects": {town.id: prospect(state, seat, town) for town in _towns_in_reach(state, seat)},
        "closes": closes(state),
        "laying": laying(state, None if seat is None else state.asked(seat)),
    }


def _colour(state: State, colour: int) -> dict[str, Any]:
    """A set of pieces: whose it is, what lies on the map, what the era would pay for it now."""
    seat: Seat = state.terms.owner[colour]
    return {
        "id": state.terms.box.colours[colour].id,
        "seat": seat,
        "pieces": pieces_in(state, state.links[colour]),
        "network": largest_network(state, state.links[colour]),
        "industries": sum(state.industries[colour :: state.terms.sets]),
        "era_pays": sum(line.amount for line in colour_lines(state, colour)),
    }


def _takings(state: State, seat: Seat) -> dict[str, int]:
    """What the seat would collect if the era ended now, by rule; nothing any more when the game is over."""
    if is_over(state):
        return {}
    takings = {"collecting.profits": state.profit[seat]}
    for line in collecting_lines(state, seat):
        takings[line.rule] = takings.get(line.rule, 0) + line.amount
    return takings


def _towns_in_reach(state: State, seat: Seat | None) -> list[Town]:
    """The towns in which the seat could build with the card it is about to take, or has taken."""
    decision = None if seat is None else state.asked(seat)
    box = state.terms.box
    if isinstance(decision, ChooseTown):
        return box.towns_of(decision.card)
    if not isinstance(decision, (ChooseCard, ChooseLot)):
        return []
    cards = [box.cards[card] for card in state.display]
    return [town for town in box.towns if any(town in box.towns_of(card) for card in cards)]


def prospect(state: State, seat: Seat | None, town: Town) -> dict[str, int]:
    """The most profit that a turn in the town could bring the seat, and the least it would cost."""
    assert seat is not None
    best = (0, 0)
    for pieces, links in _ways(state, town):
        cost = pieces * state.terms.box.costs[state.era]
        if cost <= state.money[seat]:
            best = max(best, (_worth(state, state.presence[seat] | town.bit, links), -cost))
    return {"profit": best[0], "cost": -best[1]}


def _ways(state: State, town: Town) -> Iterator[tuple[int, int]]:
    """Every way to lay pieces from the town: how many, and the towns they touch."""
    terms, free = state.terms, state.free
    for first in terms.first_links[town.index]:
        if not first.bit & free:
            continue
        yield first.length, first.ends
        for second in terms.second_links[town.index * len(terms.box.links) + first.index]:
            if second.bit & free:
                yield 2, first.ends | second.ends


def _worth(state: State, presence: int, touched: int) -> int:
    """What the touched towns are worth to somebody present there."""
    return sum(state.terms.box.towns[town].value for town in bits(touched & presence))


def closes(state: State) -> str | None:
    """What the turn being played brings to its end: the round, the era with its last round, or neither."""
    if state.turn + 1 < state.terms.sets or not isinstance(state.agenda[0] if state.agenda else None, TURN):
        return None
    return "round" if state.deck else "era"


def laying(state: State, decision: Decision | None) -> dict[str, Any] | None:
    """While pieces are laid: the turn's profit if the seat stops now, or after one more link, and that link's cost."""
    if not isinstance(decision, ChooseLink):
        return None
    presence, cost = state.presence[decision.seat], state.terms.box.costs[state.era]
    before = decision.first.ends if decision.first else 0
    return {
        "profit": _worth(state, presence, before),
        "links": {
            link.id: {"profit": _worth(state, presence, before | link.ends), "cost": cost * link.length}
            for link in candidates(state, decision)
            if link.bit & state.free
        },
    }
