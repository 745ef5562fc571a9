"""Positions and views: the whole state as plain JSON, and what one seat may know of it.

A view has the format of a position. Hidden things are left unsaid: a stack is its count, a sealed
choice is "sealed", another's money is null, and the generator is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opificio.table import Position, Seat, View, plain
from opificio.table.moves import bits
from opificio.workshop.dealing import are_markers_sealed, is_money_hidden
from opificio.workshop.state import NONE, State

GAME = "workshop"
RULES_VERSION = 1
ERAS = ("canal", "railway")
SEALED = "sealed"


def public(state: State) -> Position:
    """What lies open on the table."""
    box, sets = state.terms.box, state.terms.sets
    cards, colours = box.cards, box.colours
    return {
        "game": GAME,
        "rules_version": RULES_VERSION,
        **({"components_text": box.text} if box.text is not None else {}),
        "seats": state.seats,
        "options": dict(state.options),
        "era": ERAS[state.era],
        "phase": state.phase,
        "turn": state.turn,
        "agenda": plain(state.agenda),
        "order": [colours[colour].id for colour in state.order],
        "profit": list(state.profit),
        "display": [cards[card].id for card in state.display],
        "played": [cards[card].id for card in state.played],
        "track": _counts(state, state.track),
        "lots": [None if card == NONE else cards[card].id for card in state.lots],
        "industries": {
            town.id: {
                colours[colour].id: state.industries[town.index * sets + colour]
                for colour in state.colours_in(town.index)
            }
            for town in box.towns
            if state.filled[town.index]
        },
        "links": {
            box.links[link].id: colours[colour].id for colour in range(sets) for link in bits(state.links[colour])
        },
    }


def _counts(state: State, counts: list[int]) -> dict[str, int]:
    return {kind.id: counts[kind.index] for kind in state.terms.box.kinds if counts[kind.index]}


def position(state: State) -> Position:
    cards = state.terms.box.cards
    return {
        **public(state),
        "rng": list(state.rng.words()),
        "money": list(state.money),
        "deck": [cards[card].id for card in state.deck],
        "set_aside": [cards[card].id for card in state.aside],
        "pool": _counts(state, state.pool),
        "hands": [_counts(state, hand) for hand in state.hands],
        "sealed": [_sealed(state, seat) for seat in range(state.seats)],
        "bids": [_bid(state, seat) for seat in range(state.seats)],
        "markers": [_marker(state, seat) for seat in range(state.seats)],
    }


def _sealed(state: State, seat: Seat) -> list[str] | None:
    at = state.sealed[seat]
    return None if at == NONE else [kind.id for kind in state.terms.moves.seal_tokens[at].tokens]


def _bid(state: State, seat: Seat) -> int | None:
    return None if state.bids[seat] == NONE else state.bids[seat]


def _marker(state: State, seat: Seat) -> str | None:
    colour = state.markers[seat]
    return None if colour == NONE else state.terms.box.colours[colour].id


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know; None is a spectator."""
    seats = range(state.seats)
    is_open, hidden = state.terms.is_open_auction, is_money_hidden(state)
    markers_open = not are_markers_sealed(state)
    return {
        **public(state),
        "money": [state.money[each] if each == seat or not hidden else None for each in seats],
        "deck": len(state.deck),
        "set_aside": len(state.aside),
        "pool": sum(state.pool),
        "hands": [_counts(state, state.hands[each]) if each == seat else sum(state.hands[each]) for each in seats],
        "sealed": [_veil(_sealed(state, each), each == seat) for each in seats],
        "bids": [_veil(_bid(state, each), each == seat or is_open) for each in seats],
        "markers": [_veil(_marker(state, each), each == seat or markers_open) for each in seats],
    }


def _veil(value: Any, is_known: bool) -> Any:
    return value if is_known or value is None else SEALED


def census(state: State) -> Mapping[str, int]:
    """How many of each component there are, wherever they lie. Money is no component: the bank is endless."""
    box = state.terms.box
    counts = {f"card {card.id}": 0 for card in box.cards}
    for card in (*state.deck, *state.aside, *state.display, *state.played):
        counts[f"card {box.cards[card].id}"] += 1
    for kind in box.kinds:
        in_hands = sum(hand[kind.index] for hand in state.hands)
        counts[f"token {kind.id}"] = state.pool[kind.index] + state.track[kind.index] + in_hands
    counts["links"] = state.free.bit_count() + sum(links.bit_count() for links in state.links)
    return counts
