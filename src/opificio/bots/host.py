"""Runs a bot written in Python, `path.py:Class`, in a process of its own.

`python -m opificio.bots.host path.py:Class` speaks the line protocol of `lines.py`, so that a bot
which crashes or never answers cannot harm the table.
"""

from __future__ import annotations

import contextlib
import dataclasses
import importlib.util
import json
import sys
from functools import cache
from pathlib import Path
from typing import IO, Any

from opificio.bots.question import AnyGame, BadBot, Bot, Budget, Question
from opificio.table import Event, Rng, notation


def load(spec: str) -> Bot:
    """An instance of the class that `path.py:Class` names."""
    path, _, name = spec.rpartition(":")
    file = Path(path)
    if not name or not path:
        raise BadBot(f"a bot of your own is written path.py:Class, not {spec!r}")
    if not file.is_file():
        raise BadBot(f"there is no file {path!r} for the bot {spec!r}")
    module_spec = importlib.util.spec_from_file_location(file.stem, file)
    if module_spec is None or module_spec.loader is None:
        raise BadBot(f"{path!r} is not a Python file")
    module = importlib.util.module_from_spec(module_spec)
    sys.modules[file.stem] = module
    module_spec.loader.exec_module(module)
    kind = getattr(module, name, None)
    if not isinstance(kind, type) or not callable(getattr(kind, "decide", None)):
        raise BadBot(f"{path!r} has no class {name!r} with a method decide(question)")
    made: Bot = kind()
    return made


class Host:
    """Turns lines into questions for a bot, and its moves into lines."""

    def __init__(self, bot: Bot, games: dict[str, AnyGame]) -> None:
        self.bot = bot
        self.games = games
        self.game: AnyGame | None = None
        self.heard: list[Event] = []

    def serve(self, source: IO[str], out: IO[str]) -> None:
        for line in source:
            answer = self.answer(json.loads(line))
            if answer is not None:
                out.write(json.dumps(answer) + "\n")
                out.flush()

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        match message["type"]:
            case "hello":
                self.game = self.games[message["game"]]
                self.heard = []
            case "decide":
                return {"id": message["id"], "move": notation(self.bot.decide(self.question(message)))}
            case "over":
                self.bot.finish(message["scores"], message["places"])
                self.heard = []
        return None

    def question(self, message: dict[str, Any]) -> Question:
        assert self.game is not None, "the first line is hello"
        self.heard.extend(told_event(each) for each in message["events"])
        catalogue = self.game.catalogue(self.game.determinise(message["view"], Rng(0)))
        legal = [catalogue.parse(text) for text in message["legal"]]
        budget = Budget(**message["budget"]) if message["budget"] else None
        return Question(self.game, message["seat"], message["view"], self.heard, legal, message["seed"], budget)


def told_event(plain: dict[str, Any]) -> Event:
    """An event that came as JSON: the same name and fields, and perhaps news."""
    fields = {name: value for name, value in plain.items() if name != "type"}
    made: Event = _kind(plain["type"], tuple(fields))(**fields)
    return made


@cache
def _kind(name: str, fields: tuple[str, ...]) -> Any:
    return dataclasses.make_dataclass(name, fields, bases=(Event,), namespace={"reveals": True})


def main(spec: str) -> None:
    from opificio.games import GAMES

    out = sys.stdout
    # A bot may print while it thinks; only answers go to standard output.
    with contextlib.redirect_stdout(sys.stderr):
        Host(load(spec), dict(GAMES)).serve(sys.stdin, out)


if __name__ == "__main__":
    main(sys.argv[1])
