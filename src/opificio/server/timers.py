"""What happens without anybody asking: time runs out, bots are reminded, idle tables rest."""

from __future__ import annotations

import asyncio
import logging
import time

from opificio.server import lists, people
from opificio.server.bots import BotSeats
from opificio.server.settings import Settings
from opificio.server.tables import Change, Tables
from opificio.table import OpificioError

LOG = logging.getLogger("opificio.timers")
HOUR, DAY = 3600.0, 86_400.0
REMINDER = 5.0
"""Seconds after which a bot's turn that nobody seems to work on is taken up."""


class Timers:
    def __init__(self, tables: Tables, bots: BotSeats, settings: Settings) -> None:
        self.tables = tables
        self.bots = bots
        self.settings = settings
        self.task: asyncio.Task[None] | None = None
        self.prune_at = 0.0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        # A file has no other process that could be thinking: what a crash left is taken up at once.
        patience = 0.0 if not self.settings.is_shared else self.patience
        while True:
            try:
                await self.sweep(patience)
            except Exception:
                LOG.exception("a sweep failed")
            patience = self.patience
            await asyncio.sleep(self.settings.sweep_seconds)

    @property
    def patience(self) -> float:
        """How long another process may be thinking about a bot's turn."""
        return self.settings.bot_seconds * 2 + REMINDER if self.settings.is_shared else REMINDER

    async def sweep(self, patience: float) -> None:
        now = time.time()
        for id in await self.tables.store.read(lambda link: lists.due(link, now)):
            await self._time_out(id)
        for id in await self.tables.store.read(lambda link: lists.bots_due(link, now - patience)):
            self.bots.wake(id)
        self.tables.rest(self.settings.idle_seconds)
        if now >= self.prune_at:
            self.prune_at = now + HOUR
            since = now - self.settings.session_days * DAY
            await self.tables.store.write(lambda link: people.prune(link, since))

    async def _time_out(self, id: str) -> None:
        try:
            await self.tables.change(id, time_out)
        except OpificioError as error:
            LOG.warning("a clock could not be stopped", extra={"table": id, "reason": str(error)[:200]})


def time_out(change: Change) -> None:
    """Bots take over the seats whose time is up."""
    live = change.live
    for seat in live.waiting:
        deadline = live.clocks.deadline(seat)
        if deadline is not None and deadline <= change.at and not live.places[seat].bot:
            change.write("timed-out", seat, bot=live.head.stand_in)
