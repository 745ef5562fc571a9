"""All tables: in memory while they are in use, in the journal always.

Every change goes through `change`: one at a time per table, checked, applied, committed, and only
then told to anybody. If the commit fails the table is read anew from the journal.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from opificio.server import journal
from opificio.server.databases import Link
from opificio.server.hub import Hub
from opificio.server.journal import Append, Entry, Head, Overtaken
from opificio.server.live import BrokenTable, LiveTable
from opificio.server.problems import Problem, unknown_table
from opificio.server.settings import AnyGame
from opificio.server.store import Store
from opificio.table import OpificioError

T = TypeVar("T")
LOG = logging.getLogger("opificio.tables")
PATIENCE = 8
"""How often a change is tried again because another process was faster."""


QUIET = 10.0
"""Seconds after which what was worked out for showing a table is thrown away."""


class Change:
    """Entries about to be written to one table, already applied in memory."""

    def __init__(self, live: LiveTable, at: float) -> None:
        self.live = live
        self.at = max(at, live.last_at)
        self.entries: list[Entry] = []
        self.also: list[Callable[[Link], Any]] = []
        """What else belongs to the same transaction."""

    def write(self, kind: str, seat: int | None = None, once: str | None = None, **body: Any) -> Entry:
        entry = self.live.next(kind, seat, self.at, once, **body)
        self.live.apply(entry)
        if kind == "moved":
            entry = self._with_digest(entry)
        self.entries.append(entry)
        return entry

    def _with_digest(self, entry: Entry) -> Entry:
        record = self.live.running.record
        digest = record.digests.get(len(record.moves))
        return entry if digest is None else replace(entry, body={**entry.body, "digest": digest})

    def job(self) -> Callable[[Link], Any]:
        """What the store is to do."""
        append = Append(self.live.id, self.entries, self.live.summary())
        if not self.also:
            return append

        def both(link: Link) -> None:
            append(link)
            for job in self.also:
                job(link)

        return both


class Tables:
    def __init__(self, store: Store, games: dict[str, AnyGame], hub: Hub) -> None:
        self.store = store
        self.games = games
        self.hub = hub
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.changed: list[Callable[[LiveTable, int, bool], None]] = []
        """Called after a change with the table, the entry before it, and whether it was made here."""

    async def get(self, id: str) -> LiveTable:
        live = self.live.get(id)
        if live is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self._load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            live = await asyncio.shield(self.loading[id])
        live.touched = time.monotonic()
        return live

    async def _load(self, id: str) -> LiveTable:
        head, entries = await self.store.read(lambda link: _read(link, id))
        game = self.games.get(head.game)
        if game is None:
            raise Problem(409, "unknown-game", f"this server does not know the game {head.game!r}")
        try:
            # In a thread, so that others are served while a long game is replayed.
            live = await asyncio.to_thread(fold, id, head, game, entries)
        except OpificioError as error:
            LOG.error("a table cannot be replayed", extra={"table": id, "reason": str(error)})
            raise Problem(409, "broken-table", f"this table cannot be continued here: {error}") from None
        self.live[id] = live
        return live

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[LiveTable]:
        """The table with nobody else at it: what one sees then is committed."""
        while True:
            live = await self.get(id)
            async with live.lock:
                if self.live.get(id) is live:
                    yield live
                    return

    async def look(self, id: str, see: Callable[[LiveTable], T]) -> T:
        async with self.holding(id) as live:
            return see(live)

    async def change(self, id: str, decide: Callable[[Change], T]) -> T:
        """Let `decide` write entries to the table. They are durable when this returns."""
        for _ in range(PATIENCE):
            async with self.holding(id) as live:
                before = live.seq
                change = Change(live, time.time())
                try:
                    answer = decide(change)
                    if change.entries:
                        await self.store.write(change.job(), id)
                except Overtaken:
                    self.forget(id)
                    continue
                except BaseException:
                    # What is in memory may be ahead of the journal: the journal is right.
                    if live.seq != before:
                        self.forget(id)
                    raise
                self._tell_changed(live, before, True)
                return answer
        raise Problem(503, "busy", "this table is very busy; try again")

    def forget(self, id: str) -> None:
        self.live.pop(id, None)

    def _tell_changed(self, live: LiveTable, before: int, here: bool) -> None:
        self.hub.wake(live.id)
        if live.seq != before:
            for tell in self.changed:
                tell(live, before, here)

    async def catch_up(self, id: str, seq: int) -> None:
        """Another process wrote up to `seq`: read what is new, if anybody here cares."""
        if id not in self.live:
            self.hub.wake(id)
            return
        async with self.holding(id) as live:
            if live.seq >= seq:
                return
            before = live.seq
            entries = await self.store.read(lambda link: journal.read_entries(link, id, before))
            try:
                for entry in entries:
                    live.apply(entry)
            except OpificioError:
                self.forget(id)
                self.hub.wake(id)
            else:
                self._tell_changed(live, before, False)

    def rest(self, idle_seconds: float) -> int:
        """Tables that nobody touched for a while leave memory; answers how many."""
        now = time.monotonic()
        quiet = [live for live in self.live.values() if not live.lock.locked()]
        for live in quiet:
            if live.touched < now - QUIET:
                live.cache.clear()
        idle = [live.id for live in quiet if live.touched < now - idle_seconds]
        for id in idle:
            self.forget(id)
        return len(idle)


def _read(link: Link, id: str) -> tuple[Head, list[Entry]]:
    head = journal.read_head(link, id)
    if head is None:
        raise unknown_table()
    return head, journal.read_entries(link, id)


def fold(id: str, head: Head, game: AnyGame, entries: list[Entry]) -> LiveTable:
    """The table that a journal tells of."""
    live = LiveTable(id, head, game)
    for entry in entries:
        try:
            live.apply(entry)
        except BrokenTable:
            raise
        except Exception as error:
            raise BrokenTable(f"entry {entry.seq} ({entry.kind}) does not fit: {error}") from error
    return live
