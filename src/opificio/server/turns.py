"""Whose turn it has become: told to streams here, and to the outside where people asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from opificio.server import notices, people, shown
from opificio.server.live import LiveTable
from opificio.server.settings import Settings
from opificio.server.tables import Tables
from opificio.table import OpificioError
from opificio.words import LANGUAGES, Words


class Turns:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.hub = tables.hub
        self.settings = settings
        self.tasks: set[asyncio.Task[None]] = set()

    def consider(self, live: LiveTable, before: int, here: bool) -> None:
        asked = [seat for seat, number in live.asked.items() if number > before and not live.places[seat].bot]
        ended = live.status == "over" and live.history[-1].kind == "moved"
        sends = here and self.settings.notifications
        if (asked or ended) and (self.hub.streams or sends):
            last = live.history[-1]
            fresh = [seat for seat in asked if last.kind != "moved" or last.seat != seat] if sends else []
            self._later(self._tell(live.id, asked, ended, fresh))

    def elsewhere(self, id: str, seq: int) -> None:
        """Another process changed a table that is not in memory here."""
        if self.hub.streams:
            self._later(self._look(id, seq))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _look(self, id: str, seq: int) -> None:
        try:
            self.consider(await self.tables.get(id), seq - 1, False)
        except OpificioError:
            return

    async def _tell(self, id: str, asked: list[int], ended: bool, fresh: list[int]) -> None:
        try:
            live = await self.tables.get(id)
            seats = list(range(live.head.seats)) if ended else asked
            holders = await self.tables.store.read(lambda link: people.holders_of(link, id, seats))
            for seat, person in holders:
                if person in self.hub.streams:
                    await self._stream(id, seat, person, ended)
                if seat in fresh and not self.hub.is_watched(id, seat):
                    await self._notify(live, seat, person)
        except OpificioError:
            return  # the table is gone; so is the turn

    async def _stream(self, id: str, seat: int, person: str, ended: bool) -> None:
        message = await self.tables.look(id, lambda live: turn_message(live, seat, ended))
        if message is not None:
            self.hub.tell(person, message)

    async def _notify(self, live: LiveTable, seat: int, person: str) -> None:
        targets = await self.tables.store.read(lambda link: people.get_notify(link, person))
        if not targets:
            return
        language = targets.get("language", LANGUAGES[0])
        address = f"{self.settings.public_url.rstrip('/')}/t/{live.id}"
        words = Words(language, "server")
        title = words.say("notice-your-turn", game=live.game.name)
        message = {"table": live.id, "seat": seat, "game": live.game.name, "text": f"{title} {address}"}
        settings = self.settings
        await asyncio.to_thread(notices.send, targets, title, message, settings.mail_url, settings.inside_webhooks)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def turn_message(live: LiveTable, seat: int, ended: bool) -> dict[str, Any] | None:
    """One line of a stream; None if the turn has passed meanwhile."""
    if not ended and seat not in live.asked:
        return None
    return {"type": "over" if ended else "turn", "table": live.id, "seat": seat, "state": shown.state(live, seat)}
