"""The games of the house, by name."""

from __future__ import annotations

import difflib
from typing import Any

from opificio.expo1906 import EXPO1906
from opificio.table.game import Game
from opificio.table.refusals import OpificioError
from opificio.workshop import WORKSHOP

GAMES: dict[str, Game[Any, Any]] = {EXPO1906.name: EXPO1906, WORKSHOP.name: WORKSHOP}


def game(name: str) -> Game[Any, Any]:
    """The game of this name; a wrong name is answered with the right ones."""
    if name not in GAMES:
        close = difflib.get_close_matches(name, GAMES, 1, 0.3)
        hint = f"did you mean {close[0]!r}?" if close else f"the games are {', '.join(GAMES)}"
        raise OpificioError(f"there is no game {name!r}; {hint}")
    return GAMES[name]
