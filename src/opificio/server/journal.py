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


class Append:
    """A job for the store: entries that follow on the last one of a table.

    Many of them are written as two statements, whatever their number: each statement costs the
    writer's thread a turn at the interpreter, which the event loop wants too.
    """

    UPDATE = (
        "UPDATE tables SET seq = ?, status = ?, waiting = ?, seating = ?, deadline = ?, bots_since = ?, updated = ?"
        " WHERE id = ? AND seq = ?"
    )
    INSERT = "INSERT INTO entries (table_id, seq, kind, seat, body, at, once) VALUES (?,?,?,?,?,?,?)"

    def __init__(self, table: str, entries: Sequence[Entry], summary: Summary) -> None:
        first, last = entries[0], entries[-1]
        self.message = f"table {table} {last.seq}"
        self.update = (
            *(last.seq, summary.status, json.dumps(summary.waiting), json.dumps(summary.seating)),
            *(summary.deadline, summary.bots_since, last.at, table, first.seq - 1),
        )
        self.rows = [
            (table, each.seq, each.kind, each.seat, json.dumps(each.body), each.at, each.once) for each in entries
        ]

    def __call__(self, link: Link) -> None:
        append_all(link, [self])


def append_all(link: Link, appends: Sequence[Append]) -> None:
    """Write to several tables; `Overtaken` if somebody else wrote to one of them meanwhile."""
    if link.run_many(Append.UPDATE, [each.update for each in appends]) != len(appends):
        raise Overtaken
    link.run_many(Append.INSERT, [row for each in appends for row in each.rows])
    link.tell(*(each.message for each in appends))


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
