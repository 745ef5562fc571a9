"""Whole turns of EXPO 1906: a card and everything done with it, found by a narrow beam."""

from __future__ import annotations

from opificio.bots.expo1906.options import options
from opificio.bots.expo1906.worth import Worth
from opificio.expo1906.decisions import ChooseCard, FillLab, MoveTokens
from opificio.expo1906.moves import Move
from opificio.expo1906.rules import play
from opificio.expo1906.state import State


class Line:
    """The moves of a turn so far, where they led, and what that is worth."""

    __slots__ = ("moves", "state", "value")

    def __init__(self, state: State, moves: tuple[Move, ...], value: float) -> None:
        self.state = state
        self.moves = moves
        self.value = value


class Width:
    """How widely turns are looked for."""

    def __init__(self, lines: int, tries: int, kept: int) -> None:
        self.lines = lines
        """Unfinished turns kept at each step."""
        self.tries = tries
        """Moves tried at each decision."""
        self.kept = kept
        """Finished turns kept for each card."""


WIDE = Width(lines=5, tries=10, kept=3)
NARROW = Width(lines=2, tries=4, kept=1)


def turns(state: State, seat: int, worth: Worth, width: Width) -> list[Line]:
    """Turns worth a thought from here, for each card in its own right, the best first."""
    decision = state.agenda[-1]
    first = options(state, decision, 99 if isinstance(decision, ChooseCard) else width.tries)
    found: list[Line] = []
    if isinstance(decision, ChooseCard):
        for _, move in first:
            line = _after(state, seat, (), move, worth)
            found += _beam([line], seat, worth, width)[: width.kept]
    else:
        found = _beam([_after(state, seat, (), move, worth) for _, move in first], seat, worth, width)
        found = found[: 3 * width.kept]
    found.sort(key=lambda line: -line.value)
    return found


def _beam(lines: list[Line], seat: int, worth: Worth, width: Width) -> list[Line]:
    """Finish the turns, keeping only the best few at each step."""
    finished: list[Line] = []
    while lines:
        going: list[Line] = []
        for line in lines:
            (finished if is_over(line.state, seat) else going).append(line)
        going.sort(key=lambda line: -line.value)
        lines = []
        for line in going[: width.lines]:
            lines += _onward(line, seat, worth, width)
    finished.sort(key=lambda line: -line.value)
    return finished


def _onward(line: Line, seat: int, worth: Worth, width: Width) -> list[Line]:
    decision = line.state.agenda[-1]
    tries = width.tries if isinstance(decision, (FillLab, MoveTokens)) else max(4, width.tries // 2)
    return [_after(line.state, seat, line.moves, move, worth) for _, move in options(line.state, decision, tries)]


def _after(state: State, seat: int, moves: tuple[Move, ...], move: Move, worth: Worth) -> Line:
    after = state.clone()
    play(after, seat, move)
    return Line(after, (*moves, move), worth.one(after, seat))


def is_over(state: State, seat: int) -> bool:
    """Whether the turn is done: a card is asked for next, or nothing."""
    if not state.agenda:
        return True
    decision = state.agenda[-1]
    return decision.seat != seat or isinstance(decision, ChooseCard)
