"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from opificio.server import lists, notices, people
from opificio.server.api import models
from opificio.server.api.access import COOKIE, MaybePerson, TheHouse, ThePerson, client_of, set_cookie
from opificio.server.databases import Link
from opificio.server.house import House
from opificio.server.people import HASHER, Person
from opificio.server.problems import Problem

routes = APIRouter(prefix="/api", tags=["people"])
KeyId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


async def _open_session(house: House, request: Request, response: Response, person: str) -> None:
    label = request.headers.get("user-agent", "")[:100].replace("\x00", "")
    most = house.settings.limits.keys_per_person
    _, secret = await house.store.write(lambda link: people.add_key(link, person, "session", label, most))
    set_cookie(response, request, secret)


@routes.get("/me", response_model=models.PersonShown)
async def who_am_i(person: ThePerson) -> dict[str, object]:
    return person.plain()


@routes.post("/guests", response_model=models.PersonShown, status_code=201)
async def become_guest(
    asked: models.NewGuest, house: TheHouse, request: Request, response: Response
) -> dict[str, object]:
    """A name is enough. The answer sets the session cookie."""
    house.guests.require(client_of(request))
    person = await house.store.write(lambda link: people.add_guest(link, asked.name))
    await _open_session(house, request, response, person.id)
    return person.plain()


@routes.put("/me/name", response_model=models.PersonShown)
async def rename(asked: models.Renaming, house: TheHouse, person: ThePerson) -> dict[str, object]:
    await house.store.write(lambda link: people.rename(link, person.id, asked.name))
    return {**person.plain(), "name": asked.name}


@routes.get("/me/notify", response_model=models.Notify)
async def show_notify(house: TheHouse, person: ThePerson) -> dict[str, str]:
    return await house.store.read(lambda link: people.get_notify(link, person.id))


@routes.put("/me/notify", response_model=models.Notify)
async def set_notify(asked: models.Notify, house: TheHouse, person: ThePerson) -> dict[str, str]:
    """Where to tell you that it is your turn, when you are not looking."""
    given = asked.model_dump()
    targets = {name: given[name] for name in ("webhook", "messenger", "email") if given[name]}
    settings = house.settings
    if targets and not settings.notifications:
        raise Problem(409, "no-notices", "this server sends no notices; its host can turn them on")
    notices.check_targets(targets, bool(settings.mail_url), settings.inside_webhooks)
    if targets:
        targets["language"] = asked.language
    await house.store.write(lambda link: people.set_notify(link, person.id, targets))
    return targets


@routes.post("/accounts", response_model=models.PersonShown, status_code=201)
async def make_account(
    asked: models.NewAccount, house: TheHouse, request: Request, response: Response, person: MaybePerson
) -> dict[str, object]:
    """An account for the guest you are, with all their seats; or a new one."""
    house.logins.require(client_of(request))
    stored = await asyncio.to_thread(HASHER.hash, asked.password)

    def job(link: Link) -> str:
        id = person.id if person else people.add_guest(link, asked.account).id
        people.make_account(link, id, asked.account, stored, asked.is_bot)
        return id

    id = await house.store.write(job)
    if person is None:
        await _open_session(house, request, response, id)
    name = person.name if person else asked.account
    return Person(id, name, asked.account, asked.is_bot).plain()


@routes.post("/sessions", response_model=models.PersonShown, status_code=201)
async def sign_in(
    asked: models.SignIn, house: TheHouse, request: Request, response: Response, person: MaybePerson
) -> dict[str, object]:
    """Sign in; the seats of the guest you were so far become the account's."""
    house.logins.require(client_of(request))
    found = await house.store.read(lambda link: people.find_account(link, asked.account))
    if not await asyncio.to_thread(people.password_fits, found and found[1], asked.password) or found is None:
        raise Problem(403, "wrong-password", "there is no such account with this password")
    account = found[0]
    if person is not None and person.account is None:
        guest = person.id
        await house.store.write(lambda link: people.adopt(link, guest, account))
    await _open_session(house, request, response, account)
    rows = await house.store.read(lambda link: link.run("SELECT name, is_bot FROM people WHERE id = ?", account))
    return Person(account, rows[0][0], asked.account, bool(rows[0][1])).plain()


@routes.get("/sessions", response_model=list[models.KeyShown])
async def list_sessions(house: TheHouse, person: ThePerson) -> list[dict[str, object]]:
    return await house.store.read(lambda link: people.list_keys(link, person.id, "session"))


@routes.delete("/sessions/{id}", response_model=models.Done)
async def end_session(id: KeyId, house: TheHouse, person: ThePerson) -> models.Done:
    await house.store.write(lambda link: people.revoke_key(link, person.id, "session", id))
    house.hub.key_revoked(id)
    return models.Done()


@routes.post("/sign-out", response_model=models.Done)
async def sign_out(house: TheHouse, person: ThePerson, response: Response) -> models.Done:
    if person.key is not None and not person.by_token:
        key = person.key
        await house.store.write(lambda link: people.revoke_key(link, person.id, "session", key))
        house.hub.key_revoked(key)
    response.delete_cookie(COOKIE, path="/")
    return models.Done()


@routes.get("/tokens", response_model=list[models.KeyShown])
async def list_tokens(house: TheHouse, person: ThePerson) -> list[dict[str, object]]:
    return await house.store.read(lambda link: people.list_keys(link, person.id, "token"))


@routes.post("/tokens", response_model=models.NewKeyShown, status_code=201)
async def make_token(asked: models.NewToken, house: TheHouse, person: ThePerson) -> dict[str, str]:
    """A personal token for a bot or a tool: `Authorization: Bearer SECRET`."""
    most = house.settings.limits.keys_per_person
    id, secret = await house.store.write(lambda link: people.add_key(link, person.id, "token", asked.label, most))
    return {"id": id, "secret": secret}


@routes.delete("/tokens/{id}", response_model=models.Done)
async def revoke_token(id: KeyId, house: TheHouse, person: ThePerson) -> models.Done:
    await house.store.write(lambda link: people.revoke_key(link, person.id, "token", id))
    house.hub.key_revoked(id)
    return models.Done()


@routes.get("/me/tables", response_model=list[models.ListedTable])
async def my_tables(house: TheHouse, person: ThePerson, before: float | None = None) -> list[dict[str, object]]:
    """The tables you sit at or host, the latest first, with "your turn"."""
    latest = before if before is not None else 1e18
    return await house.store.read(lambda link: lists.mine(link, person.id, 100, latest))
