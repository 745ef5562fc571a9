"""Who watches which table, and who waits for a turn anywhere."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

SENT_AWAY = 4401
"""Closes a socket for good."""
COMING_BACK = 1012
"""Closes a socket for the moment: the server is being started again."""


@dataclass(eq=False, slots=True)
class Watcher:
    """One socket on one table, seeing with the eyes of one seat (None: a spectator)."""

    table: str
    seat: int | None
    person: str | None
    key: str | None
    """The session or token it came with; its end closes the socket."""
    since: int
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    outbox: list[bytes] = field(default_factory=list)
    """Answers that wait to be sent. It stays the same while they are worked out and sent: none is lost."""
    farewell: tuple[int, str] | None = None
    """The code and the reason to close it with."""

    def wake(self) -> None:
        self.woken.set()

    def answer(self, message: bytes) -> None:
        self.outbox.append(message)
        self.wake()

    def send_away(self, reason: str, code: int = SENT_AWAY) -> None:
        self.farewell = code, reason
        self.woken.set()


@dataclass(eq=False, slots=True)
class Stream:
    """One stream of turns. None ends it."""

    key: str | None
    turns: asyncio.Queue[dict[str, Any] | None]


class Hub:
    def __init__(self) -> None:
        self.watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self.streams: defaultdict[str, set[Stream]] = defaultdict(set)
        self.count = 0

    def join(self, watcher: Watcher) -> None:
        self.watchers[watcher.table].add(watcher)
        self.count += 1

    def part(self, watcher: Watcher) -> None:
        watchers = self.watchers[watcher.table]
        if watcher in watchers:
            watchers.discard(watcher)
            self.count -= 1
        if not watchers:
            del self.watchers[watcher.table]

    def wake(self, table: str) -> None:
        for watcher in self.watchers.get(table, ()):
            watcher.wake()

    def is_watched(self, table: str, seat: int | None = None) -> bool:
        watchers = self.watchers.get(table, ())
        return any(seat is None or watcher.seat == seat for watcher in watchers)

    def seat_changed_hands(self, table: str, seat: int, keeper: str | None) -> None:
        """The seat's link was replaced, or its person left: everybody but its keeper loses sight of it."""
        for watcher in self.watchers.get(table, ()):
            if watcher.seat == seat and watcher.person != keeper:
                watcher.send_away("this seat has changed hands")

    def table_deleted(self, table: str) -> None:
        for watcher in self.watchers.get(table, ()):
            watcher.send_away("the table was deleted")

    def key_revoked(self, key: str) -> None:
        for watchers in self.watchers.values():
            for watcher in watchers:
                if watcher.key == key:
                    watcher.send_away("you signed out")
        for streams in self.streams.values():
            for stream in streams:
                if stream.key == key:
                    _put(stream, None)

    def close_all(self) -> None:
        for watchers in self.watchers.values():
            for watcher in watchers:
                watcher.send_away("the server is closing; it will be back", COMING_BACK)
        for streams in self.streams.values():
            for stream in streams:
                _put(stream, None)

    def tell(self, person: str, message: dict[str, Any]) -> None:
        for stream in self.streams.get(person, ()):
            _put(stream, message)


def _put(stream: Stream, message: dict[str, Any] | None) -> None:
    """Whoever reads too slowly misses turns; what waits is told anew when they come back."""
    if message is None and stream.turns.full():
        stream.turns.get_nowait()
    if not stream.turns.full():
        stream.turns.put_nowait(message)
