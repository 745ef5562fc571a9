"""Who asks, and what they may touch."""

from __future__ import annotations

import time
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Path, Response
from fastapi.requests import HTTPConnection
from fastapi.security import APIKeyCookie, HTTPBearer

from opificio.server import people
from opificio.server.house import House
from opificio.server.people import Person
from opificio.server.problems import not_signed_in, not_your_seat

COOKIE = "opificio"
DAY = 86_400.0
COOKIE_SCHEME = APIKeyCookie(name=COOKIE, auto_error=False, scheme_name="session")
BEARER_SCHEME = HTTPBearer(auto_error=False, scheme_name="token")

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$", description="The table's id")]
SeatPath = Annotated[int, Path(ge=0, le=9)]


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]


async def find_person(house: House, connection: HTTPConnection) -> Person | None:
    """The person behind a session cookie or a personal token."""
    header = connection.headers.get("authorization", "")
    token = header[7:] if header[:7].lower() == "bearer " else ""
    secret, kind = (token, "token") if token else (connection.cookies.get(COOKIE, ""), "session")
    if not secret:
        return None
    since = time.time() - house.settings.session_days * DAY
    found = await house.store.read(lambda link: people.find_by_key(link, secret, kind, since))
    if found is None:
        return None
    person, is_due = found
    if is_due and person.key is not None:
        key = person.key
        await house.store.write(lambda link: people.note_seen(link, key))
    return person


async def maybe_person(connection: HTTPConnection) -> Person | None:
    return await find_person(house_of(connection), connection)


async def need_person(connection: HTTPConnection) -> Person:
    person = await find_person(house_of(connection), connection)
    if person is None:
        raise not_signed_in()
    return person


SCHEMES = [Depends(COOKIE_SCHEME), Depends(BEARER_SCHEME)]
MaybePerson = Annotated[Person | None, Depends(maybe_person)]
ThePerson = Annotated[Person, Depends(need_person)]


async def seats_held(house: House, table: str, person: Person | None) -> list[int]:
    if person is None:
        return []
    id = person.id
    return await house.store.read(lambda link: people.seats_of(link, table, id))


async def require_seat(house: House, table: str, seat: int, person: Person | None) -> None:
    await house.tables.get(table)
    if person is None:
        raise not_signed_in()
    if seat not in await seats_held(house, table, person):
        raise not_your_seat(seat)


def is_secure(connection: HTTPConnection) -> bool:
    house = house_of(connection)
    return connection.url.scheme in ("https", "wss") or house.settings.public_url.startswith("https://")


def set_cookie(response: Response, connection: HTTPConnection, secret: str) -> None:
    """HttpOnly: no script ever reads it. Lax: other sites' forms do not carry it."""
    days = house_of(connection).settings.session_days
    response.set_cookie(
        COOKIE, secret, max_age=int(days * DAY), httponly=True, samesite="lax", secure=is_secure(connection), path="/"
    )


def client_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def origin_is_ours(origin: str, host: str, public_url: str) -> bool:
    """Whether a browser's request comes from our own page."""
    return urlsplit(origin).netloc == host or (bool(public_url) and _origin(public_url) == origin)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
