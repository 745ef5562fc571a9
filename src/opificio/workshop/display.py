"""What a page shows and may not work out by itself: the contents of the box, and how things stand.

The page knows no rules. Whatever it would have to compute (the size of a network, what an era would
pay) is said here, from open information only.
"""

from __future__ import annotations

from typing import Any

from opificio.table import Seat
from opificio.workshop.components import Components
from opificio.workshop.scoring import colour_lines, largest_network, pieces_in
from opificio.workshop.state import State

ERAS = ("canal", "railway")


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
            {"id": card.id, "value": card.value, "town": card.town.id if card.town else None, "starting": card.starting}
            for card in components.cards
        ],
        "costs": dict(zip(ERAS, components.costs, strict=True)),
    }


def legend(state: State, _seat: Seat | None) -> dict[str, Any]:
    """How things stand, as anybody at the table could work out."""
    terms = state.terms
    cards_left = len(state.deck) + len(state.display)
    return {
        "round": terms.box.rounds(state.seats) - -(-cards_left // terms.sets) + 1,
        "rounds": terms.box.rounds(state.seats),
        "cost": terms.box.costs[state.era],
        "colours": [_colour(state, colour) for colour in range(terms.sets)],
        "full": [town.id for town in terms.box.towns if state.filled[town.index] >= town.value],
        "free": [link.id for link in terms.box.links if state.free & link.bit],
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
