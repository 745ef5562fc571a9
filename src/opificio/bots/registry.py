"""Bots by name: `random`, `greedy`, `search:1s`, `path.py:Class`, `cmd:./mybot`, or a level's name."""

from __future__ import annotations

import difflib
import sys
from importlib import import_module
from pathlib import Path

from opificio.bots.greedy import GreedyBot
from opificio.bots.guard import GuardedBot, Report
from opificio.bots.levels import levels
from opificio.bots.lines import LineBot
from opificio.bots.question import AnyGame, BadBot, Bot, Budget
from opificio.bots.random import RandomBot
from opificio.bots.search import STANDARD, SearchBot
from opificio.bots.sense import PlainSense, Sense

SENSES = {"expo1906": "opificio.bots.expo1906:ExpoSense", "workshop": "opificio.bots.workshop:WorkshopSense"}
"""Where the understanding of each game is to be found."""

EASY_SLACK = 0.03
"""How far an easy bot strays: a turn that promises this much less is taken about a third as often."""

KINDS = ("random", "easy", "greedy", "search")


def bot(spec: str, game: AnyGame, report: Report | None = None) -> Bot:
    """The bot that `spec` names, for this game. `report` hears about misbehaviour.

    A bot from outside is guarded: where it fails, `greedy` moves instead.
    """
    for level in levels(game.name):
        if spec == level.name:
            return bot(level.spec, game, report)
    kind, _, rest = spec.partition(":")
    if kind == "cmd":
        return GuardedBot(spec, LineBot.from_text(rest), bot("greedy", game), report)
    if spec.partition(":")[0].endswith(".py") or ".py:" in spec:
        return GuardedBot(spec, _hosted(spec), bot("greedy", game), report)
    if kind not in KINDS or (rest and kind != "search"):
        raise BadBot(_unknown(spec, game))
    return _own(kind, rest, game)


def sense(game: AnyGame) -> Sense:
    """What our bots understand of the game: only the rules, if nobody wrote more."""
    where = SENSES.get(game.name)
    if where is None:
        return PlainSense(game)
    module, _, name = where.partition(":")
    made: Sense = getattr(import_module(module), name)(game)
    return made


def _own(kind: str, rest: str, game: AnyGame) -> Bot:
    if kind == "random":
        return RandomBot()
    if kind == "search":
        return SearchBot(game, sense(game), Budget.parse(rest) if rest else STANDARD)
    return GreedyBot(game, sense(game), EASY_SLACK if kind == "easy" else 0.0)


def _hosted(spec: str) -> LineBot:
    path, _, name = spec.rpartition(":")
    if not path or not name or not name.isidentifier():
        raise BadBot(f"a bot of your own is written path.py:Class, not {spec!r}")
    if not Path(path).is_file():
        raise BadBot(f"there is no file {path!r} for the bot {spec!r}")
    return LineBot([sys.executable, "-m", "opificio.bots.host", spec])


def _unknown(spec: str, game: AnyGame) -> str:
    names = [*KINDS, *(level.name for level in levels(game.name))]
    close = difflib.get_close_matches(spec, names, 1)
    hint = f"did you mean {close[0]!r}? " if close else ""
    return (
        f"there is no bot {spec!r} for {game.name}; {hint}A bot is one of {', '.join(names)}, "
        "search:1s, search:800, path.py:Class or cmd:COMMAND"
    )
