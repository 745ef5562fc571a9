"""The house: everything one server process consists of, put together and taken apart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from opificio.server.bots import BotSeats
from opificio.server.databases import database_at
from opificio.server.hub import Hub
from opificio.server.limits import Throttle
from opificio.server.live import LiveTable
from opificio.server.metrics import Metrics
from opificio.server.seating import Seating
from opificio.server.settings import Settings
from opificio.server.store import Store
from opificio.server.tables import Tables
from opificio.server.thinkers import Thinkers
from opificio.server.timers import Timers
from opificio.server.turns import Turns

HOUR = 3600.0


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = settings.load_games()
        self.hub = Hub()
        self.store = Store(database_at(settings.database))
        self.tables = Tables(self.store, self.games, self.hub)
        self.seating = Seating(self.tables, settings)
        self.thinkers = Thinkers(settings.games, settings.bot_workers, settings.bot_seconds)
        self.bots = BotSeats(self.tables, self.thinkers)
        self.turns = Turns(self.tables, settings)
        self.timers = Timers(self.tables, self.bots, settings)
        self.metrics = Metrics()
        self.started = time.time()
        self.is_closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._set_up_limits()
        self._set_up_metrics()
        self.tables.changed += [self._rotations, self.bots.consider, self.turns.consider, self._count]

    def _set_up_limits(self) -> None:
        limits = self.settings.limits
        self.requests = Throttle(limits.requests_per_second, limits.request_burst, "requests")
        self.guests = Throttle(limits.guests_per_hour / HOUR, limits.guests_per_hour, "new guests from one address")
        self.logins = Throttle(limits.logins_per_minute / 60, limits.logins_per_minute, "attempts to sign in")
        self.chats = Throttle(1.0, 10.0, "messages")
        self.sockets: dict[str, int] = {}

    def _set_up_metrics(self) -> None:
        watch = self.metrics.watch
        watch("sockets", "Open WebSockets", lambda: self.hub.count)
        watch("tables_in_memory", "Tables in memory", lambda: len(self.tables.live))
        watch("bots_thinking", "Tables at which bots think", lambda: len(self.bots.busy))
        watch("bot_failures", "Questions that a bot did not answer", lambda: self.thinkers.failures)
        watch("commits", "Jobs committed by the writer", lambda: self.store.committed)
        watch("uptime_seconds", "Since the start", lambda: time.time() - self.started)

    async def open(self) -> None:
        await self.store.open()
        await asyncio.to_thread(self._warm_up)
        self.store.hear = self.hear
        self.timers.start()

    def _warm_up(self) -> None:
        """Let the games build their tables of moves now: the first players should not wait for it."""
        for game in self.games.values():
            catalogue = game.catalogue(game.new(game.seat_counts[0], 0))
            catalogue.parse(catalogue.text(catalogue[0]))

    async def close(self) -> None:
        self.is_closing = True
        self.hub.close_all()
        await self.timers.close()
        await self.bots.close()
        await self.turns.close()
        await self.thinkers.close()
        await self.store.close()

    def hear(self, message: str) -> None:
        """What another process told."""
        match message.split():
            case ["table", id, seq]:
                self._later(self._table_changed(id, int(seq)))
            case ["gone", id]:
                self.tables.forget(id)
                self.hub.table_deleted(id)
            case ["key", id]:
                self.hub.key_revoked(id)
            case []:
                # We were deaf for a while: everything may have changed.
                for id in [*self.tables.live, *self.hub.watchers]:
                    self.tables.forget(id)
                    self.hub.wake(id)

    async def _table_changed(self, id: str, seq: int) -> None:
        if id in self.tables.live:
            await self.tables.catch_up(id, seq)
        else:
            self.hub.wake(id)
            self.turns.elsewhere(id, seq)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _rotations(self, live: LiveTable, before: int, here: bool) -> None:
        """Whoever lost a seat stops seeing with its eyes, in every process."""
        del here
        for seat, seq, keeper in live.rotations:
            if seq > before:
                self.hub.seat_changed_hands(live.id, seat, keeper)

    def _count(self, live: LiveTable, before: int, here: bool) -> None:
        if here:
            recent = live.history[before - live.seq :] if live.seq > before else []
            self.metrics.moves.inc(sum(told.kind in ("moved", "undone") and told.seq > before for told in recent))
