"""Studies watch a match and take notes, for `opificio balance`. This is the one that takes none."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from opificio.bots.question import AnyGame
from opificio.table import Event, Seat

Notes = dict[str, Any]


class Study(Protocol):
    """Sees everything that happens in one match."""

    def see(self, game: AnyGame, state: Any, seat: Seat, move: Any, events: Sequence[Event]) -> None:
        """A move was made; `state` is what it led to."""

    def notes(self, game: AnyGame, state: Any) -> Notes:
        """What is worth keeping of the match, as plain JSON."""


class NoStudy:
    def see(self, game: AnyGame, state: Any, seat: Seat, move: Any, events: Sequence[Event]) -> None:
        """Looks away."""

    def notes(self, game: AnyGame, state: Any) -> Notes:
        del game, state
        return {}


def study_of(name: str) -> Study:
    """A new study by its `module:class`; none if the name is empty."""
    if not name:
        return NoStudy()
    module, _, kind = name.partition(":")
    made: Study = getattr(import_module(module), kind)()
    return made
