"""Real WebSocket clients for the load: four people at each table, who play whole games."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from pydantic_core import from_json, to_json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from opificio.server.legal import texts


@dataclass
class Sample:
    """One move: when it was sent, acknowledged, and seen by the last seat."""

    sent: float
    acked: float = 0.0
    seq: int = 0
    seen: dict[int, float] = field(default_factory=dict)


@dataclass
class Figures:
    samples: list[Sample] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    games: int = 0
    skipped: int = 0
    """Moves that were due while no table was ready for one."""
    bytes_received: int = 0
    messages_received: int = 0


class LoadTable:
    """A table, its four sockets, and what its people have seen."""

    def __init__(self, host: httpx.AsyncClient, address: str, game: str, seats: int, figures: Figures) -> None:
        self.host = host
        self.address = address
        self.game = game
        self.seats = seats
        self.figures = figures
        self.id = ""
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.shown: list[dict[str, Any]] = [{} for _ in range(seats)]
        self.flying: Sample | None = None
        self.acked_moves = 0
        self.over = False

    async def open(self) -> None:
        asked = {"game": self.game, "seats": self.seats, "sit": list(range(self.seats)), "start": True}
        response = await self.host.post("/api/tables", json=asked)
        response.raise_for_status()
        self.id = response.json()["table"]

    async def connect(self) -> None:
        url = self.address.replace("http", "ws", 1)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.host.cookies.items())}
        for seat in range(self.seats):
            socket = await connect(
                f"{url}/api/tables/{self.id}/live?seat={seat}",
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
            )
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                async for text in socket:
                    self._take(seat, text)
            except ConnectionClosed as error:
                self.figures.errors.append(f"socket closed: {error}")

    def _take(self, seat: int, text: str | bytes) -> None:
        now = time.perf_counter()
        self.figures.messages_received += 1
        self.figures.bytes_received += len(text)
        message = from_json(text)
        match message["type"]:
            case "update":
                self._update(seat, message, now)
            case "ack":
                self._ack(message, now)
            case _:
                self.figures.errors.append(f"{message.get('error')}: {message.get('message')}")
                self.flying = None

    def _update(self, seat: int, message: dict[str, Any], now: float) -> None:
        before = self.shown[seat].get("seq")
        if before is not None and [each["seq"] for each in message["entries"]] != [
            *range(before + 1, message["seq"] + 1)
        ]:
            self.figures.errors.append(f"seat {seat} saw a gap after {before}")
        self.shown[seat] = message
        if self.flying is not None:
            self.flying.seen[seat] = now
            self._finish()

    def _ack(self, message: dict[str, Any], now: float) -> None:
        if self.flying is None or message["again"]:
            self.figures.errors.append("an acknowledgement nobody waited for")
            return
        self.acked_moves += 1
        self.flying.acked, self.flying.seq = now, message["seq"]
        self._finish()

    def _finish(self) -> None:
        """The move is done when it is acknowledged and every seat has seen it."""
        flying = self.flying
        if flying and flying.acked and all(shown.get("seq", 0) >= flying.seq for shown in self.shown):
            self.figures.samples.append(flying)
            self.flying = None
            self.over = self.shown[0]["status"] == "over"

    @property
    def is_ready(self) -> bool:
        return self.flying is None and not self.over and all(self.shown)

    async def move(self, rng: random.Random) -> None:
        seat = rng.choice(self.shown[0]["waiting"])
        decision = self.shown[seat]["decision"]
        text = rng.choice(texts(decision["legal"]))
        key = f"{seat}-{decision['number']}"
        self.flying = Sample(time.perf_counter())
        message = {"type": "move", "decision": decision["number"], "move": text, "key": key}
        await self.sockets[seat].send(to_json(message).decode())

    async def play_by_post(self, rng: random.Random, moves: int) -> None:
        """Some moves over plain HTTP, without a socket."""
        for _ in range(moves):
            seat = rng.choice((await self.host.get(f"/api/tables/{self.id}")).json()["waiting"])
            decision = (await self.host.get(f"/api/tables/{self.id}?seat={seat}")).json()["decision"]
            text = rng.choice(texts(decision["legal"]))
            body = {"seat": seat, "decision": decision["number"], "move": text, "key": f"{seat}-{decision['number']}"}
            (await self.host.post(f"/api/tables/{self.id}/moves", json=body)).raise_for_status()

    async def verify(self) -> None:
        """The server's count of moves is ours: none was lost, none was made twice."""
        state = (await self.host.get(f"/api/tables/{self.id}")).json()
        if state["moves"] != self.acked_moves + (1 if self.flying else 0) and state["moves"] != self.acked_moves:
            self.figures.errors.append(f"{state['moves']} moves on the table, {self.acked_moves} acknowledged")

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()
        self.sockets, self.readers = [], []
