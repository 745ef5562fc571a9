"""Making tables and sitting down: everything before the first move, and who plays a seat after it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from typing import Any

from opificio.bots import levels
from opificio.server import journal, lists, people, playing
from opificio.server.databases import Link
from opificio.server.journal import Head
from opificio.server.live import LiveTable
from opificio.server.people import Person
from opificio.server.problems import Problem, not_your_seat, unknown_table, wrong_link, wrong_moment
from opificio.server.settings import Settings
from opificio.server.tables import Change, Tables
from opificio.table import OpificioError, Table

DAY = 86_400.0
PLAIN_BOTS = ("random", "greedy")


def bot_names(game: str) -> list[str]:
    """The bots one may seat: the named levels, easiest first, then the plain ones."""
    return [*(level.name for level in levels(game)), *PLAIN_BOTS]


@dataclass(slots=True)
class Seating:
    """The acts of people on seats."""

    tables: Tables
    settings: Settings

    async def create(self, person: Person, head: Head) -> tuple[str, str | None]:
        """A new table: its id, and the secret of its invitation where one is needed."""
        # In a thread: a components file of one's own takes a while to be understood.
        await asyncio.to_thread(self._require_playable, head)
        id, now = people.new_id() + people.new_id()[:8], time.time()
        secret = None if head.is_open else people.new_secret()
        head = replace(head, host=person.id, created=now)
        live = LiveTable(id, head, self.tables.games[head.game])

        def job(link: Link) -> None:
            if lists.count_hosted(link, person.id) >= self.settings.limits.tables_per_person:
                most = self.settings.limits.tables_per_person
                raise Problem(
                    429, "too-many-tables", f"one person hosts at most {most} unfinished tables; end one first"
                )
            until = now + self.settings.invitation_days * DAY
            journal.create(link, id, head, live.summary(), secret and people.digest_of(secret), until)

        await self.tables.store.write(job, id)
        return id, secret

    def _require_playable(self, head: Head) -> None:
        game = self.tables.games.get(head.game)
        if game is None:
            names = ", ".join(self.tables.games)
            raise Problem(422, "unknown-game", f"there is no game {head.game!r}; the games are {names}")
        self.require_bot(head.game, head.stand_in)
        try:
            Table.new(game, head.seats, 0, head.options, head.components_text)
        except OpificioError as error:
            raise Problem(422, "bad-table", str(error)) from None

    def require_bot(self, game: str, bot: str) -> None:
        if bot not in bot_names(game):
            raise Problem(422, "unknown-bot", f"there is no bot {bot!r}; the bots are {', '.join(bot_names(game))}")

    async def _host(self, id: str) -> str:
        host = await self.tables.store.read(lambda link: lists.host_of(link, id))
        if host is None:
            raise unknown_table()
        return host

    async def _require_host(self, id: str, person: Person) -> None:
        if await self._host(id) != person.id:
            raise Problem(403, "not-host", "only the host of the table may do that")

    async def invite(self, id: str, person: Person) -> str:
        """A new invitation; the old one stops working."""
        await self._require_host(id, person)
        secret = people.new_secret()
        until = time.time() + self.settings.invitation_days * DAY
        await self.tables.store.write(lambda link: people.set_invitation(link, id, secret, until), id)
        return secret

    async def sit(self, id: str, seat: int, person: Person, invitation: str) -> str:
        """Take a free seat; the answer is the seat's secret, for other devices."""
        live = await self.tables.get(id)
        if not live.head.is_open and await self._host(id) != person.id:
            held = await self.tables.store.read(lambda link: people.seats_of(link, id, person.id))
            fits = await self.tables.store.read(lambda link: people.invitation_fits(link, id, invitation))
            if not fits and not held:
                raise wrong_link()
        secret = people.new_secret()

        def decide(change: Change) -> str:
            place = self._place(change.live, seat)
            if change.live.table is not None:
                raise wrong_moment("the game has begun; a seat changes hands only by its link")
            if not place.is_free:
                raise Problem(409, "seat-taken", f"somebody sits on seat {seat}; choose another")
            change.write("sat", seat, name=person.name, is_bot_account=person.is_bot)
            change.also += [
                lambda link: people.hold(link, id, seat, person.id),
                lambda link: people.set_seat_secret(link, id, seat, secret),
            ]
            return secret

        return await self.tables.change(id, decide)

    def _place(self, live: LiveTable, seat: int) -> Any:
        if not 0 <= seat < live.head.seats:
            raise Problem(404, "unknown-seat", f"this table has the seats 0 to {live.head.seats - 1}, not {seat}")
        return live.places[seat]

    async def claim(self, id: str, seat: int, person: Person, secret: str) -> None:
        """Open a seat's link: from now on this person holds the seat too."""
        await self.tables.get(id)
        await self.tables.store.write(lambda link: people.claim_seat(link, id, seat, secret, person.id), id)

    async def rotate(self, id: str, seat: int, person: Person) -> str:
        """A new secret for one's seat; every other holder loses it."""
        secret = people.new_secret()

        def decide(change: Change) -> str:
            change.write("rotated", seat, person=person.id)
            change.also += [
                lambda link: people.release(link, id, seat, but=person.id),
                lambda link: people.set_seat_secret(link, id, seat, secret),
            ]
            return secret

        return await self.tables.change(id, decide)

    async def leave(self, id: str, seat: int) -> None:
        """Stand up; once the game has begun a bot plays on, and one may come back."""

        def decide(change: Change) -> None:
            live = change.live
            if live.table is None:
                change.write("left", seat)
                change.also.append(lambda link: people.release(link, id, seat))
            elif live.running.over:
                raise wrong_moment("the game is over; there is nothing left to resign")
            elif live.places[seat].bot:
                raise wrong_moment("a bot plays this seat already")
            else:
                change.write("resigned", seat, bot=live.head.stand_in)

        await self.tables.change(id, decide)

    async def seat_bot(self, id: str, seat: int, person: Person, bot: str, seats: list[int], is_here: bool) -> None:
        """Before the start the host seats bots; later a bot takes over one's own or an absent seat."""
        host = await self._host(id)

        def decide(change: Change) -> None:
            live = change.live
            place = self._place(live, seat)
            self.require_bot(live.head.game, bot)
            if live.table is None:
                if host != person.id:
                    raise Problem(403, "not-host", "only the host of the table seats bots")
                if place.name:
                    raise Problem(409, "seat-taken", f"{place.name} sits on seat {seat}; choose another")
            elif seat not in seats:
                self._require_absent(change, seat, person, host, seats, is_here)
            change.write("bot-sat", seat, bot=bot)

        await self.tables.change(id, decide)

    def _require_absent(
        self, change: Change, seat: int, person: Person, host: str, seats: list[int], is_here: bool
    ) -> None:
        live = change.live
        if not seats and person.id != host:
            raise not_your_seat(seat)
        waited = change.at - live.asked_at.get(seat, change.at)
        if is_here or waited < self.settings.absent_seconds or live.places[seat].bot:
            least = int(self.settings.absent_seconds)
            raise wrong_moment(f"a bot may replace somebody who is away and was waited for at least {least} seconds")

    async def unseat_bot(self, id: str, seat: int, person: Person, seats: list[int]) -> None:
        """Before the start the host sends a bot away; later a person takes their seat back."""
        host = await self._host(id)

        def decide(change: Change) -> None:
            live = change.live
            if not self._place(live, seat).bot:
                raise wrong_moment(f"no bot plays seat {seat}")
            if live.table is None and host != person.id:
                raise Problem(403, "not-host", "only the host of the table sends bots away")
            if live.table is not None and seat not in seats:
                raise not_your_seat(seat)
            change.write("bot-left", seat)

        await self.tables.change(id, decide)

    async def start(self, id: str, person: Person, seats: list[int]) -> None:
        host = await self._host(id)

        def decide(change: Change) -> None:
            live = change.live
            if person.id != host and not seats:
                raise Problem(403, "not-host", "the host or somebody who sits here starts the table")
            if live.table is not None:
                raise wrong_moment("the table has started already")
            free = [seat for seat, place in enumerate(live.places) if place.is_free]
            if free:
                raise Problem(409, "free-seats", f"nobody sits on {free}; wait, or seat bots", seats=free)
            playing.start(change)

        await self.tables.change(id, decide)

    async def rematch(self, id: str) -> str:
        """A new table with everybody on their seats; asked for twice, it is the same one."""
        live = await self.tables.get(id)
        if live.rematch is not None:
            return live.rematch
        new, now = people.new_id() + people.new_id()[:8], time.time()
        head = replace(live.head, rematch_of=id, created=now, host=await self._host(id))

        def decide(change: Change) -> str:
            if change.live.rematch is not None:
                return change.live.rematch
            if change.live.status != "over":
                raise wrong_moment("a rematch follows a finished game; to start this one anew, offer a restart")
            change.write("rematched", table=new)
            change.also.append(lambda link: _copy_table(link, change.live, new, head))
            return new

        return await self.tables.change(id, decide)

    async def delete(self, id: str, person: Person) -> None:
        await self._require_host(id, person)
        live = await self.tables.get(id)
        mine = await self.tables.store.read(lambda link: people.seats_of(link, id, person.id))
        others = [seat for seat in live.people() if seat not in mine]
        if live.status == "playing" and others:
            raise wrong_moment("others are playing at this table; it can be deleted when the game is over")
        await self.tables.store.write(lambda link: lists.delete(link, id), id)
        self.tables.forget(id)
        self.tables.hub.table_deleted(id)


def _copy_table(link: Link, live: LiveTable, new: str, head: Head) -> None:
    """The same people and bots on the same seats of a new table."""
    copy = LiveTable(new, head, live.game)
    change = Change(copy, head.created)
    for seat, place in enumerate(live.places):
        if place.name:
            change.write("sat", seat, name=place.name, is_bot_account=place.is_bot_account)
        else:
            change.write("bot-sat", seat, bot=place.bot)
    journal.create(link, new, head, LiveTable(new, head, live.game).summary(), None, None)
    change.job()(link)
    for seat, holder in people.holders_of(link, live.id, list(range(head.seats))):
        people.hold(link, new, seat, holder)
