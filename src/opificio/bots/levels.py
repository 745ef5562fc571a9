"""Four opponents in each game, with names; their words stand in `locales/*/bots.ftl`.

They differ in real strength: `docs/bots.md` has the measured table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """A named opponent and the bot behind it."""

    name: str
    spec: str
    """What `opificio.bots.bot` makes of it."""


LEVELS: Mapping[str, tuple[Level, Level, Level, Level]] = {
    "expo1906": (
        Level("visitor", "easy"),
        Level("tinkerer", "greedy"),
        Level("engineer", "search:100ms"),
        Level("laureate", "search:2s"),
    ),
    "workshop": (
        Level("carter", "easy"),
        Level("miller", "greedy"),
        Level("merchant", "search:100ms"),
        Level("magnate", "search:2s"),
    ),
}


def levels(game: str) -> tuple[Level, ...]:
    """The named opponents of a game, the easiest first; none for a game we do not know."""
    return LEVELS.get(game, ())
