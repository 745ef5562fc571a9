"""Kill the server with SIGKILL in the middle of load, again and again: what it acknowledged is there."""

from __future__ import annotations

import random
import threading
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from tests.server.cards import HIGH_CARD
from tests.server.conftest import fresh_database
from tests.server.player import Player
from tests.server.processes import ServerProcess

from opificio.server import journal
from opificio.server.databases import database_at
from opificio.server.journal import Entry
from opificio.server.legal import texts
from opificio.server.tables import fold
from opificio.table import digest

ROUNDS = 4
CLIENTS = 6


@dataclass
class Acknowledged:
    """What one client was promised: table, seat and key of each move, with its entry."""

    moves: list[tuple[str, int, str, int]] = field(default_factory=list)
    unsure: int = 0


class Client(threading.Thread):
    """Plays on tables of its own, with the same key again whenever it got no answer."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(daemon=True)
        self.player = Player(address, f"Client {number}")
        self.rng = random.Random(number)
        self.promised = Acknowledged()
        self.done = threading.Event()
        self.table = ""
        self.failure = ""

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self._act()
            except httpx.TransportError:
                time.sleep(0.05)
            except AssertionError as error:
                self.failure = str(error)
                return

    def _act(self) -> None:
        if not self.table:
            self.table = self.player.make_table(3, sit=[0, 1, 2], start=True)["table"]
        state = self.player.state(self.table)
        if state["status"] == "over":
            self.table = ""
            return
        seat = self.rng.choice(state["waiting"])
        decision = self.player.state(self.table, seat)["decision"]
        self._insist(seat, decision["number"], self.rng.choice(texts(decision["legal"])))

    def _insist(self, seat: int, number: int, text: str) -> None:
        key = uuid.uuid4().hex
        while not self.done.is_set():
            try:
                response = self.player.send_move(self.table, seat, number, text, key)
            except httpx.TransportError:
                self.promised.unsure += 1
                time.sleep(0.05)
                continue
            assert response.status_code == 200, response.text
            self.promised.moves.append((self.table, seat, key, response.json()["seq"]))
            return


@pytest.fixture(params=["sqlite", "postgres"])
def killed_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "killed.db")
    return fresh_database(request.getfixturevalue("postgres"), "killed")


def journals(database: str) -> dict[str, tuple[journal.Head, list[Entry]]]:
    link = database_at(database).connect()
    try:
        ids = [id for (id,) in link.run("SELECT id FROM tables")]
        return {id: (found, journal.read_entries(link, id)) for id in ids if (found := journal.read_head(link, id))}
    finally:
        link.close()


@pytest.mark.slow
def test_every_acknowledged_move_survives_a_killed_server(killed_database: str) -> None:
    server = ServerProcess(killed_database)
    clients = [Client(server.address, number) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    for _ in range(ROUNDS):
        time.sleep(1.0)
        server.kill()
        server.start()
    time.sleep(0.5)
    server.kill()
    for client in clients:
        client.done.set()
    for client in clients:
        client.join(10)
    assert [client.failure for client in clients if client.failure] == []
    check_promises(killed_database, clients)
    check_replays(killed_database, server)


def check_promises(database: str, clients: list[Client]) -> None:
    """Each acknowledged move is in the journal, once, where it was said to be."""
    written = journals(database)
    promised = [move for client in clients for move in client.promised.moves]
    assert len(promised) > 50, "there was no load worth the name"
    assert sum(client.promised.unsure for client in clients) > 0, "nobody was interrupted"
    for table, seat, key, seq in promised:
        entry = written[table][1][seq - 1]
        assert (entry.seq, entry.kind, entry.seat, entry.once) == (seq, "moved", seat, f"{seat}:{key}")
    for head, entries in written.values():
        assert head.game == "highcard"
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        keys = [entry.once for entry in entries if entry.once]
        assert len(keys) == len(set(keys))


def check_replays(database: str, server: ServerProcess) -> None:
    """Every table folds to the same digest twice, and to what a fresh server shows."""
    server.start()
    try:
        reader = Player(server.address)
        for id, (head, entries) in journals(database).items():
            first, second = (fold(id, head, HIGH_CARD, entries) for _ in range(2))
            if first.table is None:
                continue
            position = HIGH_CARD.position(first.running.state)
            assert digest(position) == digest(HIGH_CARD.position(second.running.state))
            assert reader.state(id)["view"] == HIGH_CARD.view(first.running.state, None)
    finally:
        server.stop()
