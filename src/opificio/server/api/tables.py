"""Tables: make, find, sit, start, leave, delete."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic_core import to_json

from opificio.server import lists, people, shown
from opificio.server.api import models
from opificio.server.api.access import (
    MaybePerson,
    SeatPath,
    TableId,
    TheHouse,
    ThePerson,
    client_of,
    require_seat,
    seats_held,
    set_cookie,
)
from opificio.server.clocks import ClockRule
from opificio.server.databases import Link
from opificio.server.house import House
from opificio.server.journal import Head
from opificio.server.live import LiveTable
from opificio.server.people import Person
from opificio.server.problems import Problem, wrong_link
from opificio.server.seating import bot_names

routes = APIRouter(prefix="/api/tables", tags=["tables"])
Before = Annotated[float, Query(ge=0, le=1e18, allow_inf_nan=False)]
AskedSeat = Annotated[int | None, Query(ge=0, le=9, description="The seat to see with; none: a spectator")]
Since = Annotated[int | None, Query(ge=0, le=1_000_000_000, description="The last entry you have; none: no entries")]


def json_response(value: Any, status: int = 200) -> Response:
    """Already in its final shape: validated by the tests against the description, not on every request."""
    return Response(to_json(value), status, media_type="application/json")


@routes.post("", response_model=models.TableMade, status_code=201)
async def make_table(asked: models.NewTable, house: TheHouse, person: ThePerson) -> dict[str, Any]:
    """A new table, with bots and oneself seated as asked."""
    check_new_table(asked)
    clock = ClockRule(asked.clock.kind, asked.clock.seconds, asked.clock.increment)
    head = Head(
        game=asked.game,
        seats=asked.seats,
        options=dict(asked.options),
        host=person.id,
        components_text=asked.components,
        clock=clock,
        is_open=asked.is_open,
        spectators=asked.spectators,
        stand_in=asked.stand_in or bot_names(asked.game)[0],
    )
    for bot in asked.bots.values():
        house.seating.require_bot(asked.game, bot)
    table, invitation = await house.seating.create(person, head)
    for seat, bot in asked.bots.items():
        await house.seating.seat_bot(table, int(seat), person, bot, [], False)
    secrets = {str(seat): await house.seating.sit(table, seat, person, "") for seat in asked.sit}
    if asked.start:
        await house.seating.start(table, person, asked.sit)
    return {"table": table, "invitation": invitation, "secrets": secrets}


def check_new_table(asked: models.NewTable) -> None:
    """Refuse what would only go wrong half-way."""
    if asked.clock.kind != "none" and asked.clock.seconds < 1:
        raise Problem(422, "bad-clock", "a clock needs at least one second")
    if not all(seat.isdigit() and len(seat) == 1 for seat in asked.bots):
        raise Problem(422, "bad-seats", "the keys of 'bots' are numbers of seats")
    taken = [*asked.sit, *(int(seat) for seat in asked.bots)]
    if len(set(taken)) != len(taken) or any(seat >= asked.seats for seat in taken):
        raise Problem(422, "bad-seats", f"the seats are 0 to {asked.seats - 1}, each taken once; here they are {taken}")
    if asked.start and len(taken) != asked.seats:
        raise Problem(422, "free-seats", "a table starts at once only if every seat is taken")


@routes.get("", response_model=list[models.ListedTable])
async def find_tables(
    house: TheHouse,
    person: MaybePerson,
    status: Literal["gathering", "playing", "over"] = "gathering",
    before: Before = 1e18,
) -> list[dict[str, Any]]:
    """Open tables, the latest first."""
    id = person.id if person else None
    return await house.store.read(lambda link: lists.open_tables(link, status, id, 100, before))


async def require_sight(house: House, table: str, seat: int | None, person: Person | None) -> None:
    """Whether somebody may look at a table with these eyes."""
    live = await house.tables.get(table)
    if seat is not None:
        await require_seat(house, table, seat, person)
    elif not live.head.spectators and not await _belongs(house, table, person):
        raise Problem(403, "no-spectators", "this table takes no spectators; only those who sit here see it")


async def _belongs(house: House, table: str, person: Person | None) -> bool:
    if person is None:
        return False
    host = await house.store.read(lambda link: lists.host_of(link, table))
    return host == person.id or bool(await seats_held(house, table, person))


@routes.get("/{table}", response_model=models.UpdateShown)
async def show_table(
    table: TableId, house: TheHouse, person: MaybePerson, seat: AskedSeat = None, since: Since = None
) -> Response:
    """The table as a seat sees it, and what happened since an entry: the same as over the socket."""
    await require_sight(house, table, seat, person)
    return json_response(await house.tables.look(table, lambda live: _update(live, seat, since)))


def _update(live: LiveTable, seat: int | None, since: int | None) -> shown.Shown:
    return shown.update(live, seat, live.seq if since is None else since)


@routes.get("/{table}/mine", response_model=models.MineShown)
async def my_seats(table: TableId, house: TheHouse, person: MaybePerson) -> dict[str, Any]:
    """The seats you hold at this table, and whether you host it."""
    await house.tables.get(table)
    host = await house.store.read(lambda link: lists.host_of(link, table))
    return {
        "seats": await seats_held(house, table, person),
        "is_host": person is not None and host == person.id,
    }


@routes.delete("/{table}", response_model=models.Done)
async def delete_table(table: TableId, house: TheHouse, person: ThePerson) -> models.Done:
    await house.seating.delete(table, person)
    return models.Done()


@routes.post("/{table}/invitation", response_model=models.SecretShown)
async def invite(table: TableId, house: TheHouse, person: ThePerson) -> dict[str, str]:
    """A new invitation; the old link stops working."""
    return {"secret": await house.seating.invite(table, person)}


@routes.post("/{table}/seats/{seat}/sit", response_model=models.SecretShown)
async def sit(
    table: TableId, seat: SeatPath, asked: models.Sitting, house: TheHouse, person: ThePerson
) -> dict[str, str]:
    """Take a free seat; the secret opens it on your other devices."""
    return {"secret": await house.seating.sit(table, seat, person, asked.invitation)}


@routes.post("/{table}/seats/{seat}/claim", response_model=models.PersonShown)
async def claim(
    table: TableId,
    seat: SeatPath,
    asked: models.Claim,
    house: TheHouse,
    person: MaybePerson,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """Exchange the secret of a seat's link for a session that holds the seat."""
    house.logins.require(client_of(request))
    live = await house.tables.get(table)
    if seat >= live.head.seats:
        raise wrong_link()
    if person is not None:
        await house.seating.claim(table, seat, person, asked.secret)
        return person.plain()
    name, most = live.places[seat].name or "Guest", house.settings.limits.keys_per_person

    def job(link: Link) -> tuple[Person, str]:
        guest = people.add_guest(link, name)
        people.claim_seat(link, table, seat, asked.secret, guest.id)
        return guest, people.add_key(link, guest.id, "session", "seat link", most)[1]

    guest, secret = await house.store.write(job, table)
    set_cookie(response, request, secret)
    return guest.plain()


@routes.post("/{table}/seats/{seat}/rotate", response_model=models.SecretShown)
async def rotate(table: TableId, seat: SeatPath, house: TheHouse, person: ThePerson) -> dict[str, str]:
    """A new secret for your seat; whoever else held it loses it."""
    await require_seat(house, table, seat, person)
    return {"secret": await house.seating.rotate(table, seat, person)}


@routes.post("/{table}/seats/{seat}/leave", response_model=models.Done)
async def leave(table: TableId, seat: SeatPath, house: TheHouse, person: ThePerson) -> models.Done:
    """Stand up; after the start this is to resign, and a bot plays on."""
    await require_seat(house, table, seat, person)
    await house.seating.leave(table, seat)
    return models.Done()


@routes.put("/{table}/seats/{seat}/bot", response_model=models.Done)
async def seat_bot(
    table: TableId, seat: SeatPath, asked: models.BotChoice, house: TheHouse, person: ThePerson
) -> models.Done:
    """Before the start: the host seats a bot. After it: a bot takes over your seat, or an absent one."""
    seats = await seats_held(house, table, person)
    is_here = house.hub.is_watched(table, seat)
    await house.seating.seat_bot(table, seat, person, asked.bot, seats, is_here)
    return models.Done()


@routes.delete("/{table}/seats/{seat}/bot", response_model=models.Done)
async def unseat_bot(table: TableId, seat: SeatPath, house: TheHouse, person: ThePerson) -> models.Done:
    """Before the start: the host sends a bot away. After it: you take your seat back."""
    await house.seating.unseat_bot(table, seat, person, await seats_held(house, table, person))
    return models.Done()


@routes.post("/{table}/start", response_model=models.Done)
async def start(table: TableId, house: TheHouse, person: ThePerson) -> models.Done:
    await house.seating.start(table, person, await seats_held(house, table, person))
    return models.Done()
