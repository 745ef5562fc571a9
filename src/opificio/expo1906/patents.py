"""The Patents Office: tokens that climb six lines, stacked where they meet.

A place is numbered line * STRIDE + step; 0 is the common box, step 1. Tokens of one colour are
alike: where two of them share a stack, the lower one moves, which never costs its owner a lead.
"""

from __future__ import annotations

from opificio.expo1906.components import LINES, STRIDE
from opificio.expo1906.events import GHOST
from opificio.expo1906.state import State


def leader(state: State, line: int) -> int | None:
    """The owner of the top token of the furthest stack; a ghost is -1; None while all stand at step 1."""
    office = state.office
    for place in range(line * STRIDE + state.components.steps, line * STRIDE + 1, -1):
        for owner in office[place]:
            if owner != GHOST or not state.rulings.ghosts_never_lead:
                return owner
    return None


def relocate(state: State, seat: int, place: int, to: int) -> None:
    """Bring a seat's token from a place to another, under whatever lies there."""
    tokens = state.tokens[seat]
    tokens.remove(place)
    tokens.append(to)
    tokens.sort()
    if place:
        state.office[place] = without_lowest(state.office[place], seat)
    state.office[to] = (*state.office[to], seat)


def without_lowest(stack: tuple[int, ...], owner: int) -> tuple[int, ...]:
    """A stack without its owner's lowest token."""
    at = len(stack) - 1
    while stack[at] != owner:
        at -= 1
    return stack[:at] + stack[at + 1 :]


def move_ghost(state: State, line: int, steps: int) -> int:
    """Advance a ghost; it stops at the last step. Answers the step it reached, or 0 if it stood."""
    step = state.ghosts[line]
    target = min(step + steps, state.components.steps)
    if target == step:
        return 0
    if step > 1:
        state.office[line * STRIDE + step] = without_lowest(state.office[line * STRIDE + step], GHOST)
    state.office[line * STRIDE + target] = (*state.office[line * STRIDE + target], GHOST)
    state.ghosts[line] = target
    return target


def is_finished(state: State) -> bool:
    """Whether every line has a token on its last step."""
    last = state.components.steps
    return all(state.office[line * STRIDE + last] for line in range(LINES))


def free_chits(state: State) -> list[int]:
    """The bonus chits that lie on no line yet."""
    return [chit for chit in range(LINES) if chit not in state.chits]
