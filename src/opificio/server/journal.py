"""A table's journal: everything that happened to it, numbered without gaps. Its truth.

The table in memory is a fold over the journal and can be thrown away at any moment. The game's
record is the moves in it, less those taken back.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from opificio.server.clocks import ClockRule
from opificio.server.databases import Link


@dataclass(frozen=True, slots=True)
class Head:
    """What was agreed when the table was made. It never changes."""

    game: str
    seats: int
    options: dict[str, Any]
    host: str
    components_text: str | None = None
    clock: ClockRule = field(default_factory=ClockRule)
    is_open: bool = False
    spectators: bool = True
    stand_in: str = "random"
    """The bot that takes over an absent seat."""
    rematch_of: str | None = None
    created: float = 0.0

    def dumps(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def loads(text: str) -> Head:
        values = json.loads(text)
        return Head(**{**values, "clock": ClockRule(**values["clock"])})


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened. `once` makes it happen once, however often it is sent."""

    seq: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at: float
    once: str | None = None


class Overtaken(Exception):
    """Another process wrote to the table first."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists and timers need to know of a table without loading it."""

    status: str
    waiting: list[int]
    seating: list[dict[str, Any]]
    deadline: float | None
    bots_since: float | None


def create(link: Link, table: str, head: Head, summary: Summary, invitation: str | None, until: float | None) -> None:
    link.run(
        "INSERT INTO tables (id, head, game, host, is_open, status, seq, waiting, seating, deadline, bots_since,"
        " invitation, invitation_until, created, updated) VALUES (?,?,?,?,?,?,0,?,?,NULL,NULL,?,?,?,?)",
        *(table, head.dumps(), head.game, head.host, int(head.is_open), summary.status),
        *(json.dumps(summary.waiting), json.dumps(summary.seating), invitation, until, head.created, head.created),
    )


def append(link: Link, table: str, entries: Sequence[Entry], summary: Summary) -> None:
    """Write entries that follow on the last one; `Overtaken` if somebody else wrote meanwhile."""
    first, last = entries[0], entries[-1]
    updated = link.run(
        "UPDATE tables SET seq = ?, status = ?, waiting = ?, seating = ?, deadline = ?, bots_since = ?, updated = ?"
        " WHERE id = ? AND seq = ? RETURNING seq",
        *(last.seq, summary.status, json.dumps(summary.waiting), json.dumps(summary.seating)),
        *(summary.deadline, summary.bots_since, last.at, table, first.seq - 1),
    )
    if not updated:
        raise Overtaken
    for entry in entries:
        link.run(
            "INSERT INTO entries (table_id, seq, kind, seat, body, at, once) VALUES (?,?,?,?,?,?,?)",
            *(table, entry.seq, entry.kind, entry.seat, json.dumps(entry.body), entry.at, entry.once),
        )
    link.tell(f"table {table} {last.seq}")


def read_head(link: Link, table: str) -> Head | None:
    rows = link.run("SELECT head FROM tables WHERE id = ?", table)
    return Head.loads(rows[0][0]) if rows else None


def read_entries(link: Link, table: str, since: int = 0) -> list[Entry]:
    rows = link.run(
        "SELECT seq, kind, seat, body, at, once FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", table, since
    )
    return [Entry(seq, kind, seat, json.loads(body), at, once) for seq, kind, seat, body, at, once in rows]


def find_once(link: Link, table: str, once: str) -> int | None:
    """The number of the entry that was written under this key, if it was."""
    rows = link.run("SELECT seq FROM entries WHERE table_id = ? AND once = ?", table, once)
    return int(rows[0][0]) if rows else None
