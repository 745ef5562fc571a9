"""A table in memory: the fold of its journal. Nothing here does I/O."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from opificio.server.clocks import Clocks
from opificio.server.journal import Entry, Head, Summary
from opificio.server.settings import AnyGame
from opificio.table import Event, OpificioError, Table

HIDDEN_KINDS = frozenset({"rotated"})
"""Bookkeeping that clients do not hear of."""


class BrokenTable(OpificioError):
    """A journal that this program cannot replay."""


@dataclass(slots=True)
class Place:
    """A seat and whoever sits on it."""

    name: str = ""
    """The person's name; empty while no person has sat down."""
    is_bot_account: bool = False
    bot: str = ""
    """The bot that decides for the seat now, instead of the person."""

    @property
    def is_free(self) -> bool:
        return not self.name and not self.bot

    def plain(self) -> dict[str, Any]:
        return {"name": self.name, "bot": self.bot, "is_bot_account": self.is_bot_account}


@dataclass(slots=True)
class Told:
    """An entry as it can be told: what was public about it, and the events of a move."""

    seq: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    events: list[Event] = field(default_factory=list)
    number: int | None = None
    """For a move: which move of the game it was."""


class LiveTable:
    def __init__(self, id: str, head: Head, game: AnyGame) -> None:
        self.id = id
        self.head = head
        self.game = game
        self.lock = asyncio.Lock()
        self.seq = 0
        self.places = [Place() for _ in range(head.seats)]
        self.table: Table[Any, Any] | None = None
        self.history: list[Told] = []
        self.heard: list[list[Event]] = []
        """The events of each move of the running game, those taken back left out."""
        self.asked: dict[int, int] = {}
        """For each waiting seat the number of its decision: the entry that put it."""
        self.asked_at: dict[int, float] = {}
        """And when it was put."""
        self.clocks = Clocks(head.clock, head.seats)
        self.offer: set[int] | None = None
        """The seats that agree to start anew, if somebody proposed it."""
        self.rematch: str | None = None
        self.rotations: list[tuple[int, int, str]] = []
        """Seats that changed hands: the seat, the entry, and the person who kept it (nobody, if they left)."""
        self.bots_since: float | None = None
        self.last_at = 0.0
        self.touched = 0.0
        self.cache: dict[tuple[int | None, int], bytes] = {}
        """Updates already worked out: by the seat that sees them and the entry they begin after."""

    @property
    def status(self) -> str:
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def waiting(self) -> tuple[int, ...]:
        return () if self.table is None else self.table.game.waiting(self.table.state)

    @property
    def running(self) -> Table[Any, Any]:
        assert self.table is not None, "the table has not started"
        return self.table

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.waiting if self.places[seat].bot]

    def people(self) -> list[int]:
        """The seats that persons decide for."""
        return [seat for seat, place in enumerate(self.places) if place.name and not place.bot]

    def summary(self) -> Summary:
        return Summary(
            self.status,
            list(self.waiting),
            [place.plain() for place in self.places],
            self.clocks.next_deadline(),
            self.bots_since,
        )

    def next(self, kind: str, seat: int | None, at: float, once: str | None = None, **body: Any) -> Entry:
        """The entry that would come next."""
        return Entry(self.seq + 1, kind, seat, body, at, once)

    def apply(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise BrokenTable(f"entry {entry.seq} does not follow on {self.seq}")
        if entry.kind not in APPLY:
            raise BrokenTable(f"this program does not know entries of kind {entry.kind!r}")
        before = self.waiting
        self.seq = entry.seq
        self.cache.clear()
        told = Told(entry.seq, entry.kind, entry.seat, {})
        APPLY[entry.kind](self, entry, told)
        if entry.kind not in HIDDEN_KINDS:
            self.history.append(told)
        self._turn(before, entry)

    def _turn(self, before: tuple[int, ...], entry: Entry) -> None:
        """Number new decisions and turn the clocks.

        A seat that owed a sealed choice and still owes it keeps its number: what others seal
        meanwhile does not make its answer stale.
        """
        now = self.waiting
        mover = entry.seat if entry.kind in ("moved", "undone") else None
        fresh = entry.kind in ("started", "restarted")
        self.asked = {
            seat: self.asked[seat] if seat in before and seat != mover and not fresh else entry.seq for seat in now
        }
        self.asked_at = {
            seat: self.asked_at[seat] if number != entry.seq else entry.at for seat, number in self.asked.items()
        }
        self.last_at = entry.at
        self.clocks.turn([seat for seat in now if not self.places[seat].bot], entry.at, mover)
        if not self.bots_to_move():
            self.bots_since = None
        elif self.bots_since is None or mover is not None:
            self.bots_since = entry.at


def _sat(live: LiveTable, entry: Entry, told: Told) -> None:
    live.places[_seat(entry)] = Place(entry.body["name"], bool(entry.body.get("is_bot_account")))
    told.body = {"name": entry.body["name"]}


def _left(live: LiveTable, entry: Entry, told: Told) -> None:
    del told
    live.places[_seat(entry)] = Place()
    live.rotations.append((_seat(entry), entry.seq, ""))


def _bot_sat(live: LiveTable, entry: Entry, told: Told) -> None:
    live.places[_seat(entry)].bot = entry.body["bot"]
    told.body = {"bot": entry.body["bot"]}


def _bot_left(live: LiveTable, entry: Entry, told: Told) -> None:
    del told
    live.places[_seat(entry)].bot = ""
    live.clocks.refill(_seat(entry))


def _started(live: LiveTable, entry: Entry, told: Told) -> None:
    del told
    head = live.head
    if entry.body["rules_version"] != live.game.rules_version:
        raise BrokenTable(
            f"it is played under version {entry.body['rules_version']} of the rules of {head.game}; "
            f"this program knows version {live.game.rules_version}"
        )
    live.table = Table.new(live.game, head.seats, entry.body["seed"], head.options, head.components_text)
    if entry.body["components"] != live.table.record.components:
        raise BrokenTable("it is played with other components than this program has")
    live.heard = []
    live.offer = None
    live.clocks = Clocks(head.clock, head.seats)


def _moved(live: LiveTable, entry: Entry, told: Told) -> None:
    table = live.running
    told.events = table.play_text(_seat(entry), entry.body["move"])
    told.number = len(table.record.moves)
    live.heard.append(told.events)
    expected = entry.body.get("digest")
    if expected is not None and table.record.digests.get(told.number) != expected:
        raise BrokenTable(f"after move {told.number} the table is not what it was when it was played")


def _undone(live: LiveTable, entry: Entry, told: Told) -> None:
    live.running.undo(_seat(entry))
    live.heard.pop()
    told.number = len(live.running.record.moves)


def _offered(live: LiveTable, entry: Entry, told: Told) -> None:
    del told
    live.offer = {_seat(entry)}


def _answered(live: LiveTable, entry: Entry, told: Told) -> None:
    told.body = {"yes": entry.body["yes"]}
    if not entry.body["yes"]:
        live.offer = None
    elif live.offer is not None:
        live.offer.add(_seat(entry))


def _said(live: LiveTable, entry: Entry, told: Told) -> None:
    del live
    told.body = {"name": entry.body["name"], "text": entry.body["text"], "at": entry.at}


def _rematched(live: LiveTable, entry: Entry, told: Told) -> None:
    live.rematch = entry.body["table"]
    told.body = {"table": entry.body["table"]}


def _rotated(live: LiveTable, entry: Entry, told: Told) -> None:
    del told
    live.rotations.append((_seat(entry), entry.seq, entry.body["person"]))


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise BrokenTable(f"entry {entry.seq} names no seat")
    return entry.seat


APPLY: dict[str, Callable[[LiveTable, Entry, Told], None]] = {
    "sat": _sat,
    "left": _left,
    "bot-sat": _bot_sat,
    "bot-left": _bot_left,
    "started": _started,
    "moved": _moved,
    "undone": _undone,
    "offered": _offered,
    "answered": _answered,
    "restarted": _started,
    "resigned": _bot_sat,
    "timed-out": _bot_sat,
    "said": _said,
    "rematched": _rematched,
    "rotated": _rotated,
}
