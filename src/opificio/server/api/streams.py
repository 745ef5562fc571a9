"""For bots and tools: a stream of turns as JSON lines. Moves go back by POST."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter
from fastapi.responses import StreamingResponse
from pydantic_core import to_json

from opificio.server import lists
from opificio.server.api import messages
from opificio.server.api.access import TheHouse, ThePerson
from opificio.server.house import House
from opificio.server.hub import Stream
from opificio.server.problems import Problem
from opificio.server.turns import turn_message
from opificio.table import OpificioError

routes = APIRouter(prefix="/api", tags=["bots"])
BEAT = 10.0
MOST_STREAMS = 8
DEPTH = 1000

LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "One JSON object per line; empty lines keep the connection alive.",
        "content": {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/StreamTurn"}}},
    }
}


@routes.get("/stream", response_class=StreamingResponse, responses=LINES)
async def stream(house: TheHouse, person: ThePerson) -> StreamingResponse:
    """Your turns, at all your tables: first those that wait already, then each as it comes."""
    if len(house.hub.streams.get(person.id, ())) >= MOST_STREAMS:
        raise Problem(429, "too-many-streams", f"one person has at most {MOST_STREAMS} streams")
    stream = Stream(person.key, asyncio.Queue(DEPTH))
    return StreamingResponse(_lines(house, person.id, stream), media_type="application/x-ndjson")


async def _lines(house: House, person: str, stream: Stream) -> AsyncIterator[bytes]:
    house.hub.streams[person].add(stream)
    try:
        for message in await _waiting_turns(house, person):
            yield to_json(message) + b"\n"
        while not house.is_closing:
            try:
                turn = await asyncio.wait_for(stream.turns.get(), BEAT)
            except TimeoutError:
                yield b"\n"
                continue
            if turn is None:
                return
            yield to_json(turn) + b"\n"
    finally:
        house.hub.streams[person].discard(stream)
        if not house.hub.streams[person]:
            del house.hub.streams[person]


async def _waiting_turns(house: House, person: str) -> list[dict[str, Any]]:
    messages = []
    for listed in await house.store.read(lambda link: lists.your_turn(link, person)):
        for seat in listed["yours"]:
            try:
                message = await house.tables.look(
                    listed["table"],
                    lambda live, seat=seat: turn_message(live, seat, False),  # type: ignore[misc]
                )
            except OpificioError:
                continue
            if message is not None:
                messages.append(message)
    return messages


SHOWN_ELSEWHERE = (
    messages.StreamTurn,
    messages.SocketUpdate,
    messages.SocketAck,
    messages.SocketProblem,
    messages.SocketMove,
    messages.SocketUndo,
    messages.SocketSaying,
    messages.SocketPing,
)
"""Models of streams and sockets, which OpenAPI would not find by itself."""
