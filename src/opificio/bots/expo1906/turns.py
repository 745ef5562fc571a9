"""Whole turns of EXPO 1906: a card and everything done with it."""

from __future__ import annotations

from opificio.bots.beam import Beam, Line, Width
from opificio.bots.expo1906.options import options
from opificio.bots.expo1906.worth import Worth
from opificio.expo1906.decisions import ChooseCard, FillLab, MoveTokens, RepositionTiles
from opificio.expo1906.moves import Move
from opificio.expo1906.rules import play
from opificio.expo1906.state import State
from opificio.table import Seat

WIDE = Width(lines=5, tries=10, kept=3)
NARROW = Width(lines=2, tries=4, kept=1)


def turns(state: State, seat: Seat, worth: Worth, width: Width) -> list[Line]:
    """Turns worth a thought from here, the best first; every card that may be played is there."""
    beam = Beam(promising, play, worth.one, is_over)
    decision = state.agenda[-1]
    if isinstance(decision, ChooseCard):
        cards = [move for _, move in options(state, decision, 99)]
        found = [line for card in cards for line in beam.turns(state, seat, [card], width)[: width.kept]]
        return sorted(found, key=lambda line: -line.value)
    return beam.turns(state, seat, promising(state, seat, width.tries), width)[: 3 * width.kept]


def promising(state: State, seat: Seat, most: int) -> list[Move]:
    """The moves worth trying now; where tiles and tokens go, more than elsewhere."""
    decision = state.agenda[-1]
    assert decision.seat == seat
    tries = most if isinstance(decision, (FillLab, MoveTokens, RepositionTiles)) else max(4, most // 2)
    return [move for _, move in options(state, decision, tries)]


def is_over(state: State, seat: Seat) -> bool:
    """Whether the turn is done: a card is asked for next, or nothing."""
    if not state.agenda:
        return True
    decision = state.agenda[-1]
    return decision.seat != seat or isinstance(decision, ChooseCard)
