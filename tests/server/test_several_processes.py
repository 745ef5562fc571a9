"""Several server processes on one PostgreSQL: one table, whoever one is connected to."""

from __future__ import annotations

import json
import threading
import uuid
from collections.abc import Iterator

import psycopg
import pytest
from tests.server.conftest import fresh_database
from tests.server.player import Player, received
from tests.server.processes import ServerProcess
from tests.server.test_bots import until
from websockets.exceptions import ConnectionClosed

from opificio.server.legal import texts

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def servers(postgres: str) -> Iterator[list[ServerProcess]]:
    database = fresh_database(postgres, "several")
    running = [ServerProcess(database) for _ in range(2)]
    yield running
    for server in running:
        server.stop()


@pytest.fixture
def ada(servers: list[ServerProcess]) -> Player:
    return Player(servers[0].address, "Ada")


@pytest.fixture
def same_ada(servers: list[ServerProcess], ada: Player) -> Player:
    """The same person with the same session, connected to the other process."""
    other = Player(servers[1].address)
    other.http.cookies.set("opificio", ada.http.cookies["opificio"])
    return other


def test_a_move_made_here_is_seen_there(ada: Player, same_ada: Player) -> None:
    table = ada.make_table(2, sit=[0, 1], start=True)["table"]
    with ada.watch(table, 0) as here, same_ada.watch(table, 1) as there:
        state = received(here)
        received(there)
        decision = state["decision"]
        text = texts(decision["legal"])[0]
        here.send(json.dumps({"type": "move", "decision": decision["number"], "move": text, "key": "k"}))
        seq = received(here, "ack")["seq"]
        assert received(there)["entries"][0]["seq"] == seq
        assert received(here)["entries"][0]["seq"] == seq
    assert same_ada.move(table, 1).status_code == 200
    assert until(lambda: ada.state(table)["moves"] == 2)


def test_a_whole_game_alternates_between_the_processes(ada: Player, same_ada: Player) -> None:
    table = ada.make_table(3, sit=[0, 1, 2], start=True)["table"]
    for number in range(200):
        player = (ada, same_ada)[number % 2]
        state = player.state(table)
        if state["status"] == "over":
            break
        seat = state["waiting"][0]
        decision = player.state(table, seat)["decision"]
        if decision is not None:
            player.send_move(table, seat, decision["number"], texts(decision["legal"])[0])
    until(lambda: ada.state(table)["status"] == same_ada.state(table)["status"] == "over")
    assert ada.state(table)["end"] == same_ada.state(table)["end"]


def test_two_processes_that_race_for_one_decision_make_one_move(ada: Player, same_ada: Player) -> None:
    for _ in range(10):
        table = ada.make_table(2, sit=[0, 1], start=True)["table"]
        decision = ada.state(table, 0)["decision"]
        answers: list[int] = []

        def send(player: Player, text: str, table: str = table, number: int = decision["number"]) -> None:
            answers.append(player.send_move(table, 0, number, text, uuid.uuid4().hex).status_code)  # noqa: B023

        racers = [
            threading.Thread(target=send, args=(player, text))
            for player, text in zip((ada, same_ada) * 2, texts(decision["legal"])[:2] * 2, strict=True)
        ]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(answers) == [200, 409, 409, 409]
        until(lambda table=table: ada.state(table)["moves"] == same_ada.state(table)["moves"] == 1)  # type: ignore[misc]


def test_the_same_key_sent_to_both_processes_makes_one_move(ada: Player, same_ada: Player) -> None:
    table = ada.make_table(2, sit=[0, 1], start=True)["table"]
    decision = ada.state(table, 0)["decision"]
    text = texts(decision["legal"])[0]
    first = ada.send_move(table, 0, decision["number"], text, "once").json()
    second = same_ada.send_move(table, 0, decision["number"], text, "once").json()
    assert first["seq"] == second["seq"]
    assert second["again"]


def test_a_replaced_link_closes_sockets_in_the_other_process(ada: Player, servers: list[ServerProcess]) -> None:
    made = ada.make_table(2, sit=[0, 1], start=True)
    eve = Player(servers[1].address, "Eve")
    eve.ask("POST", f"/api/tables/{made['table']}/seats/0/claim", {"secret": made["secrets"]["0"]})
    with eve.watch(made["table"], 0) as hers:
        received(hers)
        ada.ask("POST", f"/api/tables/{made['table']}/seats/0/rotate")
        with pytest.raises(ConnectionClosed):
            hers.recv(timeout=10), hers.recv(timeout=10)


def test_signing_out_here_closes_sockets_there(ada: Player, same_ada: Player) -> None:
    table = ada.make_table(2, sit=[0, 1], start=True)["table"]
    with same_ada.watch(table, 0) as there:
        received(there)
        ada.ask("POST", "/api/sign-out")
        with pytest.raises(ConnectionClosed):
            there.recv(timeout=10)


def test_a_stream_hears_of_turns_made_in_the_other_process(ada: Player, same_ada: Player) -> None:
    table = ada.make_table(2, sit=[0, 1], start=True)["table"]
    turns: list[int] = []

    def listen() -> None:
        with same_ada.http.stream("GET", "/api/stream") as lines:
            for line in lines.iter_lines():
                message = json.loads(line) if line else {}
                if message.get("table") == table and message["state"]["moves"] == 2:
                    turns.append(message["seat"])
                    return

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    until(lambda: ada.ask("GET", "/health"))
    ada.move(table, 0)
    ada.move(table, 1)
    listener.join(15)
    assert turns == ada.state(table)["waiting"]


def test_a_lost_connection_to_the_database_heals(ada: Player, same_ada: Player, servers: list[ServerProcess]) -> None:
    table = ada.make_table(2, sit=[0, 1], start=True)["table"]
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'several' AND pid <> pg_backend_pid()"
    with same_ada.watch(table, 1) as there:
        received(there)
        for seat in (0, 1):
            with psycopg.connect(servers[0].database, autocommit=True) as link:
                link.execute(cut)
            decision = ada.state(table, seat)["decision"]
            answer = ada.send_move(table, seat, decision["number"], texts(decision["legal"])[0], f"k{seat}")
            assert answer.status_code == 200, answer.text
        seen = received(there)
        while seen["moves"] < 2:
            seen = received(there)
    assert same_ada.state(table)["moves"] == 2


def test_a_database_that_is_away_is_said_to_be_away(postgres: str) -> None:
    database = fresh_database(postgres, "away")
    server = ServerProcess(database)
    try:
        ada = Player(server.address, "Ada")
        with psycopg.connect(postgres, autocommit=True) as link:
            link.execute("DROP DATABASE away WITH (FORCE)")
        answer = ada.send("GET", "/api/me")
        assert (answer.status_code, answer.json()["error"]) == (503, "no-database")
        assert "away" not in answer.text.replace("no-database", "")
        assert ada.send("GET", "/health").status_code == 503
    finally:
        server.kill()


def test_bots_are_not_forgotten_when_their_process_dies(postgres: str) -> None:
    """A process that was killed while its bots thought leaves their turn to the others."""
    database = fresh_database(postgres, "orphans")
    first = ServerProcess(database, bot_seconds=1)
    ada = Player(first.address, "Ada")
    table = ada.make_table(2, sit=[0], bots={"1": "random"})["table"]
    ada.ask("POST", f"/api/tables/{table}/start")
    first.kill()
    second = ServerProcess(database, bot_seconds=1)
    try:
        reader = Player(second.address)
        until(lambda: reader.state(table)["waiting"] == [0], 90)
    finally:
        second.stop()
