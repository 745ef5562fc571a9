"""A worker process in which bots think: questions come in on stdin, moves go out on stdout.

It is told only what a person on the seat would know: the view and the visible events.
"""

from __future__ import annotations

import contextlib
import io
import os
import pickle
import struct
import sys
from dataclasses import dataclass, is_dataclass
from typing import IO, Any

from opificio.bots import Bot, Question, bot
from opificio.server.settings import AnyGame, Settings
from opificio.table import Event, Rng
from opificio.table.values import field_names

LENGTH = struct.Struct("!I")
POLITENESS = 5
"""Bots yield to the event loop where cores are few."""


@dataclass(frozen=True, slots=True)
class Task:
    """A decision to think about."""

    game: str
    bot: str
    seat: int
    view: dict[str, Any]
    events: list[Event]
    seed: int


class Packer(pickle.Pickler):
    """Writes a dataclass as its type and its fields: the frozen ones of a compiled game are built anew, not filled."""

    def reducer_override(self, value: Any) -> Any:
        if is_dataclass(value) and not isinstance(value, type):
            return type(value), tuple(getattr(value, name) for name in field_names(type(value)))
        return NotImplemented


def frame(value: Any) -> bytes:
    packed = io.BytesIO()
    Packer(packed, pickle.HIGHEST_PROTOCOL).dump(value)
    return LENGTH.pack(len(packed.getvalue())) + packed.getvalue()


def answer(games: dict[str, AnyGame], task: Task) -> str:
    """The bot's move as text."""
    game = games[task.game]
    imagined = game.determinise(task.view, Rng(task.seed))
    question = Question(game, task.seat, task.view, task.events, game.legal(imagined, task.seat), task.seed)
    move = _bot(task.bot, task.game, game).decide(question)
    return game.catalogue(imagined).text(move)


_BOTS: dict[tuple[str, str], Bot] = {}


def _bot(spec: str, name: str, game: AnyGame) -> Bot:
    if (spec, name) not in _BOTS:
        _BOTS[spec, name] = bot(spec, game)
    return _BOTS[spec, name]


def serve(where: str, source: IO[bytes], out: IO[bytes]) -> None:
    games = Settings(games=where).load_games()
    while head := source.read(LENGTH.size):
        task = pickle.loads(source.read(LENGTH.unpack(head)[0]))
        try:
            told: tuple[str, str] = ("move", answer(games, task))
        except Exception as error:
            told = ("failed", f"{type(error).__name__}: {error}")
        out.write(frame(told))
        out.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    out = sys.stdout.buffer
    # Whatever a bot prints must not get between the answers.
    with contextlib.redirect_stdout(sys.stderr), contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.argv[1], sys.stdin.buffer, out)


if __name__ == "__main__":
    main()
