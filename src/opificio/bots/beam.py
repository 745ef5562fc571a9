"""Whole turns by a beam: try the promising moves, keep the best few, go on until the turn is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from opificio.table import Seat


@dataclass(frozen=True, slots=True)
class Width:
    """How widely turns are looked for."""

    lines: int
    """Unfinished turns kept at each step."""
    tries: int
    """Moves tried at each decision."""
    kept: int
    """Finished turns kept for each way to begin."""


@dataclass(slots=True)
class Line:
    """The moves of a turn so far, where they led, and what that is worth."""

    state: Any
    moves: tuple[Any, ...]
    value: float


@dataclass(frozen=True, slots=True)
class Beam:
    """What the beam must know of a game."""

    options: Callable[[Any, Seat, int], Sequence[Any]]
    """The most promising moves of a seat, so many at most."""
    play: Callable[[Any, Seat, Any], object]
    value: Callable[[Any, Seat], float]
    is_over: Callable[[Any, Seat], bool]
    """Whether the seat's turn is done."""

    def turns(self, state: Any, seat: Seat, moves: Sequence[Any], width: Width) -> list[Line]:
        """Finished turns that begin with these moves, the best first."""
        finished: list[Line] = []
        lines = [self.after(state, seat, (), move) for move in moves]
        while lines:
            going: list[Line] = []
            for line in lines:
                (finished if self.is_over(line.state, seat) else going).append(line)
            going.sort(key=_by_value)
            lines = [onward for line in going[: width.lines] for onward in self.onward(line, seat, width)]
        finished.sort(key=_by_value)
        return finished

    def onward(self, line: Line, seat: Seat, width: Width) -> list[Line]:
        moves = self.options(line.state, seat, width.tries)
        return [self.after(line.state, seat, line.moves, move) for move in moves]

    def after(self, state: Any, seat: Seat, moves: tuple[Any, ...], move: Any) -> Line:
        after = state.clone()
        self.play(after, seat, move)
        return Line(after, (*moves, move), self.value(after, seat))


def _by_value(line: Line) -> float:
    return -line.value
