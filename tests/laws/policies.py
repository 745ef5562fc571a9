"""Ways to choose moves for the laws: like a bot that knows the game."""

from __future__ import annotations

from typing import Any

from opificio.bots.question import ask
from opificio.bots.registry import bot
from opificio.table import Rng, Seat, Table
from opificio.table.laws import Choose

SENSIBLE = 3
"""Of four moves, so many are sensible ones; the rest is random, so that odd corners are reached too."""


def sensible(game: Any) -> Choose:
    """Mostly what the greedy bot would do."""

    def choose(table: Table[Any, Any], seat: Seat, rng: Rng) -> Any:
        legal = game.legal(table.state, seat)
        if rng.below(4) >= SENSIBLE:
            return legal[rng.below(len(legal))]
        # A bot follows its plan through a turn; a new one has none, so that the random moves between do no harm.
        return bot("greedy", game).decide(ask(game, table.state, seat, (), rng.word()))

    return choose
