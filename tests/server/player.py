"""A person with a browser, for tests: plain HTTP and WebSocket against a real server."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from opificio.server.legal import texts
from opificio.table import Rng


class Player:
    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        # Reading the certificates of the world takes longer than most tests, and there is no TLS here.
        self.http = httpx.Client(base_url=address, timeout=30, verify=False, trust_env=False)
        self.id = ""
        if name:
            self.id = self.ask("POST", "/api/guests", {"name": name})["id"]

    def send(self, method: str, path: str, body: Any = None, **kwargs: Any) -> httpx.Response:
        if body is None and method == "POST":
            body = {}
        return self.http.request(method, path, json=body, **kwargs)

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """The answer to a request that must succeed, or fail with `status`."""
        response = self.send(method, path, body)
        expected = response.is_success if status is None else response.status_code == status
        assert expected, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    def make_table(self, seats: int = 2, **asked: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.ask("POST", "/api/tables", {"game": "highcard", "seats": seats, **asked})
        return made

    def state(self, table: str, seat: int | None = None, since: int | None = None) -> dict[str, Any]:
        query = "&".join(f"{name}={each}" for name, each in (("seat", seat), ("since", since)) if each is not None)
        shown: dict[str, Any] = self.ask("GET", f"/api/tables/{table}?{query}")
        return shown

    def move(
        self, table: str, seat: int, text: str | None = None, key: str = "", rng: Rng | None = None
    ) -> httpx.Response:
        """Make a move, by default the first legal one."""
        decision = self.state(table, seat)["decision"]
        assert decision is not None, f"seat {seat} is not waited for"
        legal = texts(decision["legal"])
        text = text or legal[rng.below(len(legal)) if rng else 0]
        return self.send_move(table, seat, decision["number"], text, key)

    def send_move(self, table: str, seat: int, number: int, text: str, key: str = "") -> httpx.Response:
        body = {"seat": seat, "decision": number, "move": text, "key": key or uuid.uuid4().hex}
        return self.send("POST", f"/api/tables/{table}/moves", body)

    @contextmanager
    def watch(
        self, table: str, seat: int | None = None, since: int | None = None, origin: str | None = None
    ) -> Iterator[ClientConnection]:
        query = "&".join(f"{name}={each}" for name, each in (("seat", seat), ("since", since)) if each is not None)
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        with connect(url, additional_headers=headers, origin=origin, compression=None) as socket:  # type: ignore[arg-type]
            yield socket


def received(socket: ClientConnection, kind: str = "update") -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=10))
        if message["type"] == kind:
            return message


def play_out(players: dict[int, Player], table: str, seed: int = 0, most: int = 500) -> int:
    """Random moves for every seat until the game is over; answers how many."""
    rng = Rng(seed)
    host = next(iter(players.values()))
    for count in range(most):
        state = host.state(table)
        if state["status"] == "over":
            return count
        mine = [seat for seat in state["waiting"] if seat in players]
        if mine:
            seat = mine[rng.below(len(mine))]
            response = players[seat].move(table, seat, rng=rng)
            assert response.status_code in (200, 409), response.text
    raise AssertionError("the game does not end")
