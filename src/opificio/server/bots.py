"""Bots on seats: asks them when it is their turn, and plays what they answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from weakref import WeakValueDictionary

from opificio.server.live import LiveTable
from opificio.server.tables import Change, Tables
from opificio.server.thinker import Task
from opificio.server.thinkers import Thinkers
from opificio.table import OpificioError, seen_by

LOG = logging.getLogger("opificio.bots")
TABLES_AT_ONCE = 4
"""So that somebody who makes fifty tables full of bots does not keep everybody else's waiting."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot's seat and the number of the decision it thinks about."""

    seat: int
    number: int
    task: Task


class BotSeats:
    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.busy: dict[str, asyncio.Task[None]] = {}
        """The tables at which bots think now, in this process."""
        self.turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """For each host of tables: how many of their tables' bots may think at once."""

    def consider(self, live: LiveTable, before: int, here: bool) -> None:
        """After a change made here: are bots to move?"""
        del before
        if here and live.bots_to_move():
            self.wake(live.id)

    def wake(self, id: str) -> None:
        if id not in self.busy:
            self.busy[id] = asyncio.create_task(self._play(id))
            self.busy[id].add_done_callback(lambda _: self.busy.pop(id, None))

    async def _play(self, id: str) -> None:
        try:
            host = (await self.tables.get(id)).head.host
            turn = self.turns.setdefault(host, asyncio.Semaphore(TABLES_AT_ONCE))
            while asked := await self.tables.look(id, questions):
                # All bots that owe a sealed choice answer together: how long one thought,
                # or that it had nothing to choose from, stays its own affair.
                async with turn:
                    moves = await asyncio.gather(*(self.thinkers.think(each.task) for each in asked))
                await self.tables.change(id, lambda change: play_answers(change, asked, moves))  # noqa: B023
        except OpificioError as error:
            LOG.warning("bots stopped at a table", extra={"table": id, "reason": str(error)[:200]})

    async def close(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)


def questions(live: LiveTable) -> list[Asked]:
    return [_question(live, seat) for seat in live.bots_to_move()]


def _question(live: LiveTable, seat: int) -> Asked:
    events = [seen_by(event, seat) for told in live.heard for event in told]
    view = live.game.view(live.running.state, seat)
    bot = live.places[seat].bot
    return Asked(seat, live.asked[seat], Task(live.game.name, bot, seat, view, events, secrets.randbits(62)))


def play_answers(change: Change, asked: list[Asked], moves: list[str | None]) -> None:
    """Play what still fits: people may have taken their seats back meanwhile."""
    live = change.live
    for each, text in zip(asked, moves, strict=True):
        if live.asked.get(each.seat) == each.number and live.places[each.seat].bot:
            change.write("moved", each.seat, move=_legal_text(live, each.seat, text))


def _legal_text(live: LiveTable, seat: int, text: str | None) -> str:
    state = live.running.state
    catalogue = live.game.catalogue(state)
    if text is not None:
        try:
            if live.game.check(state, seat, catalogue.parse(text)) is None:
                return text
        except OpificioError:
            pass
        LOG.warning("a bot answered with no legal move", extra={"table": live.id, "bot": live.places[seat].bot})
    legal = live.game.legal(state, seat)
    return catalogue.text(legal[secrets.randbelow(len(legal))])
