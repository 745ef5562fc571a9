"""Clocks: none, so long for each move, or a bank of time with an increment for each turn."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any, Literal

Kind = Literal["none", "move", "bank"]


@dataclass(frozen=True, slots=True)
class ClockRule:
    """What a table agreed on, in seconds; a slow game simply has many of them."""

    kind: Kind = "none"
    seconds: int = 0
    increment: int = 0

    def plain(self) -> dict[str, Any]:
        return asdict(self)


class Clocks:
    """How much time each seat has left. It knows only the times of the journal's entries."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.since: list[float | None] = [None] * seats
        """Since when each seat's clock runs; None while it stands."""

    def turn(self, running: Collection[int], at: float, mover: int | None = None) -> None:
        """From `at` on exactly the clocks of `running` run; `mover` has just moved."""
        if self.rule.kind == "none":
            return
        for seat in range(len(self.left)):
            since = self.since[seat]
            if since is not None and (seat not in running or seat == mover):
                self._stop(seat, at - since, done=seat not in running)
            if seat in running and self.since[seat] is None:
                self.since[seat] = at

    def _stop(self, seat: int, used: float, done: bool) -> None:
        if self.rule.kind == "move":
            self.left[seat] = float(self.rule.seconds)
        else:
            self.left[seat] = max(0.0, self.left[seat] - used) + (self.rule.increment if done else 0)
        self.since[seat] = None

    def refill(self, seat: int) -> None:
        """A seat that comes back has at least one increment, or a full move's time."""
        floor = self.rule.seconds if self.rule.kind == "move" else max(self.rule.increment, 60)
        self.left[seat] = max(self.left[seat], float(floor))

    def deadline(self, seat: int) -> float | None:
        """When the seat's time is up, if its clock runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def next_deadline(self) -> float | None:
        deadlines = [self.deadline(seat) for seat in range(len(self.left))]
        return min((each for each in deadlines if each is not None), default=None)

    def plain(self) -> list[dict[str, float | None]] | None:
        if self.rule.kind == "none":
            return None
        return [{"left": left, "deadline": self.deadline(seat)} for seat, left in enumerate(self.left)]
