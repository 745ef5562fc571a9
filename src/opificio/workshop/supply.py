"""What the rest of an era and of the game can still take: a position must leave enough pieces for it."""

from __future__ import annotations

from opificio.workshop.decisions import (
    ChooseBid,
    ChooseCard,
    ChooseColour,
    ChooseLeaver,
    ChooseLink,
    ChooseLot,
    ChooseOffer,
    ChooseTown,
)
from opificio.workshop.state import CANAL, State

BID_KINDS = (ChooseColour, ChooseBid, ChooseLot, ChooseOffer)
TURN_KINDS = (ChooseCard, ChooseTown, ChooseLeaver, ChooseLink)
PIECES_A_TURN = 2


def turns_to_come(state: State, colour: int) -> int:
    """Turns of the colour in this era that have not begun."""
    decision = state.agenda[0] if state.agenda else None
    rounds = len(state.deck) // state.terms.sets
    if not isinstance(decision, (*BID_KINDS, *TURN_KINDS)):
        return rounds
    begun = state.turn if isinstance(decision, (*BID_KINDS, ChooseCard)) else state.turn + 1
    return rounds if colour in state.order[:begun] else rounds + 1


def industries_to_come(state: State, colour: int) -> int:
    """How many industries the colour may still build, in both eras."""
    count = turns_to_come(state, colour)
    if state.agenda:
        decision = state.agenda[0]
        if isinstance(decision, (ChooseTown, ChooseLeaver)) and decision.colour.index == colour:
            count += 1
    return count + state.terms.box.rounds(state.seats) if state.era == CANAL else count


def pieces_to_come(state: State, colour: int) -> int:
    """How many transport pieces the colour may still lay in this era."""
    count = PIECES_A_TURN * turns_to_come(state, colour)
    if state.agenda:
        decision = state.agenda[0]
        if isinstance(decision, (ChooseTown, ChooseLeaver, ChooseLink)) and decision.colour.index == colour:
            count += 1 if isinstance(decision, ChooseLink) and decision.first else PIECES_A_TURN
    return count
