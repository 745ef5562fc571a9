"""Live updates: one WebSocket for one seat at one table (or for a spectator).

The server sends `update` messages: the table as the seat sees it and every entry since the last
one. A client that was away connects with `since` and misses nothing; a slow one gets fewer, larger
updates. The client sends moves, undos and chat, and gets an `ack` after the commit or a `problem`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from opificio.server import playing, shown
from opificio.server.api import messages
from opificio.server.api.access import client_of, find_person, origin_is_ours
from opificio.server.api.tables import require_sight
from opificio.server.house import House
from opificio.server.hub import SENT_AWAY, Watcher
from opificio.server.limits import Bucket
from opificio.server.live import LiveTable
from opificio.server.people import Person
from opificio.server.problems import Problem
from opificio.table import OpificioError

LOG = logging.getLogger("opificio.sockets")
ADDRESS = re.compile(r"^/api/tables/([0-9a-f]{24})/live$")
NUMBER = re.compile(r"^[0-9]{1,9}$")
REFUSED = 4400
TOO_FAST = 4429
FAILED = 1011

Received = messages.SocketMove | messages.SocketUndo | messages.SocketSaying | messages.SocketPing
RECEIVED: TypeAdapter[Received] = TypeAdapter(Annotated[Received, Field(discriminator="type")])


class Door:
    """Sockets go straight to their task, everything else to the application.

    The layers of a web framework would stay on the stack of every open socket: thousands of them
    cost memory, and time whenever the interpreter looks for garbage.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await live(self.house, WebSocket(scope, receive, send))
        else:
            await self.app(scope, receive, send)


def _number(websocket: WebSocket, name: str) -> int | None:
    text = websocket.query_params.get(name)
    if text is None:
        return None
    if not NUMBER.match(text):
        raise Problem(422, "bad-request", f"{name!r} is a number, not {text!r:.40}")
    return int(text)


async def live(house: House, websocket: WebSocket) -> None:
    await websocket.accept()
    client = client_of(websocket)
    try:
        watcher, person = await _admit(house, websocket, client)
    except Problem as problem:
        await _refuse(websocket, problem)
        return
    house.sockets[client] = house.sockets.get(client, 0) + 1
    house.hub.join(watcher)
    try:
        await _serve(house, websocket, watcher, person)
    finally:
        house.hub.part(watcher)
        house.sockets[client] -= 1
        if not house.sockets[client]:
            del house.sockets[client]


async def _admit(house: House, websocket: WebSocket, client: str) -> tuple[Watcher, Person | None]:
    address = ADDRESS.match(websocket.url.path)
    if address is None:
        raise Problem(404, "unknown-address", "there is no socket here; tables have theirs at /api/tables/ID/live")
    table, seat, since = address[1], _number(websocket, "seat"), _number(websocket, "since")
    origin = websocket.headers.get("origin")
    if origin is not None and not origin_is_ours(origin, websocket.headers.get("host", ""), house.settings.public_url):
        raise Problem(403, "wrong-origin", "sockets are opened by this server's own page")
    house.requests.require(client)
    if house.sockets.get(client, 0) >= house.settings.limits.sockets_per_client:
        raise Problem(429, "too-many-sockets", "too many open sockets from one address")
    person = await find_person(house, websocket)
    await require_sight(house, table, seat, person)
    key = person.key if person else None
    # -1: the first update brings the state alone.
    return Watcher(table, seat, person.id if person else None, key, -1 if since is None else since), person


async def _refuse(websocket: WebSocket, problem: Problem) -> None:
    await websocket.send_text(to_json({"type": "problem", "key": None, **problem.plain()}).decode())
    await websocket.close(REFUSED, problem.code)


async def _serve(house: House, websocket: WebSocket, watcher: Watcher, person: Person | None) -> None:
    watcher.wake()
    sender = asyncio.create_task(_send_all(house, websocket, watcher))
    try:
        await _receive_all(house, websocket, watcher, person)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _send_all(house: House, websocket: WebSocket, watcher: Watcher) -> None:
    """The only task that sends. Where it fails the socket is closed: the client comes back and misses nothing."""
    try:
        await _send_what_comes(house, websocket, watcher)
    except Exception:
        is_gone = WebSocketState.DISCONNECTED in (websocket.client_state, websocket.application_state)
        if not is_gone:
            LOG.exception("sending failed")
            await websocket.close(FAILED, "something went wrong here; come back")


async def _send_what_comes(house: House, websocket: WebSocket, watcher: Watcher) -> None:
    """Acknowledgements first, then whatever is new."""
    while True:
        await watcher.woken.wait()
        watcher.woken.clear()
        if watcher.farewell:
            await websocket.close(*watcher.farewell)
            return
        while watcher.outbox:
            await websocket.send_text(watcher.outbox.pop(0).decode())
        try:
            news = await house.tables.look(watcher.table, lambda live: _news(live, watcher))
        except OpificioError:
            await websocket.close(SENT_AWAY, "the table is gone")
            return
        if news is not None:
            await websocket.send_text(news.decode())


def _news(live: LiveTable, watcher: Watcher) -> bytes | None:
    if watcher.since == live.seq:
        return None
    # A client that knows more than there is has seen another server's table: it starts again.
    since = live.seq if watcher.since < 0 else watcher.since if watcher.since < live.seq else 0
    watcher.since = live.seq
    return shown.update_bytes(live, watcher.seat, since)


async def _receive_all(house: House, websocket: WebSocket, watcher: Watcher, person: Person | None) -> None:
    limits = house.settings.limits
    bucket = Bucket(limits.message_burst, time.monotonic())
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not bucket.take(limits.messages_per_second, limits.message_burst, time.monotonic()):
            await websocket.close(TOO_FAST, "too many messages")
            return
        text = message.get("text") or (message.get("bytes") or b"")
        watcher.answer(to_json(await _answer(house, watcher, person, text)))


async def _answer(house: House, watcher: Watcher, person: Person | None, text: str | bytes) -> dict[str, Any]:
    key: str | None = None
    try:
        asked = RECEIVED.validate_json(text)
        key = getattr(asked, "key", None)
        return await _do(house, watcher, person, asked)
    except ValidationError as error:
        problem = Problem(422, "bad-message", _first(error))
    except Problem as raised:
        problem = raised
    except Exception:
        LOG.exception("a message failed")
        problem = Problem(500, "failed", "something went wrong here; it was noted")
    return {"type": "problem", "key": key, **problem.plain()}


def _first(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])


async def _do(house: House, watcher: Watcher, person: Person | None, asked: Received) -> dict[str, Any]:
    if isinstance(asked, messages.SocketPing):
        return {"type": "pong"}
    seat = watcher.seat
    if seat is None or person is None:
        raise Problem(403, "spectator", "spectators only watch")
    if isinstance(asked, messages.SocketSaying):
        house.chats.require(person.id)
        ack = await playing.say(house.tables, watcher.table, seat, person.name, asked.text)
    elif isinstance(asked, messages.SocketUndo):
        ack = await playing.undo(house.tables, watcher.table, seat, asked.moves, asked.key)
    else:
        began = time.perf_counter()
        ack = await playing.move(house.tables, watcher.table, seat, asked.move, asked.decision, asked.key)
        house.metrics.move_seconds.observe(time.perf_counter() - began)
    return {"type": "ack", "key": asked.key, **ack}
