"""Live updates: every seat sees what it may, and whoever was away misses nothing."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable

import pytest
from tests.server.conftest import settings_for
from tests.server.player import Player, received
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from opificio.server import serve_in_background, shown
from opificio.server.legal import texts

New = Callable[[str], Player]


@pytest.fixture
def ada(new_player: New) -> Player:
    return new_player("Ada")


@pytest.fixture
def table(ada: Player) -> str:
    """Ada passes and plays on both seats."""
    return str(ada.make_table(2, sit=[0, 1], start=True)["table"])


def test_moves_are_acknowledged_and_seen_by_every_seat(ada: Player, table: str) -> None:
    with ada.watch(table, 0) as mine, ada.watch(table, 1) as theirs, ada.watch(table) as outside:
        state = received(mine)
        received(theirs), received(outside)
        text = texts(state["decision"]["legal"])[0]
        mine.send(json.dumps({"type": "move", "decision": state["decision"]["number"], "move": text, "key": "k"}))
        ack = received(mine, "ack")
        assert (ack["key"], ack["again"]) == ("k", False)
        card = int(text.split()[1])
        assert received(mine)["entries"][0]["events"] == [{"type": "CardSealed", "seat": 0, "card": card}]
        hidden = {"type": "CardSealed", "seat": 0, "card": None}
        assert received(theirs)["entries"][0]["events"] == [hidden]
        assert received(outside)["entries"][0]["events"] == [hidden]


def test_every_message_is_answered_however_close_they_come(ada: Player, table: str) -> None:
    with ada.watch(table, 0) as mine:
        received(mine)
        for round in range(10):
            # What is answered at once wakes the sender while the move is still being written.
            mine.send('{"type": "ping"}')
            mine.send(json.dumps({"type": "say", "text": "Well?", "key": str(round)}))
            assert received(mine, "ack")["key"] == str(round)


def test_whoever_was_away_resumes_by_sequence_number(ada: Player, table: str) -> None:
    with ada.watch(table, 0) as socket:
        seq = received(socket)["seq"]
    ada.move(table, 0)
    ada.move(table, 1)
    with ada.watch(table, 0, since=seq) as socket:
        update = received(socket)
        assert [entry["seq"] for entry in update["entries"]] == [seq + 1, seq + 2]
        assert update == {**ada.state(table, 0, seq), "type": "update"}
    with ada.watch(table, 0, since=seq + 2) as socket:
        assert ada.move(table, ada.state(table)["waiting"][0]).status_code == 200
        assert [entry["seq"] for entry in received(socket)["entries"]] == [seq + 3]


def test_a_client_that_knows_too_much_starts_again(ada: Player, table: str) -> None:
    with ada.watch(table, 0, since=999) as socket:
        assert received(socket)["since"] == 0


def test_undo_and_chat_go_over_the_socket_too(ada: Player, table: str) -> None:
    ada.move(table, 0)
    with ada.watch(table, 0) as socket:
        received(socket)
        socket.send(json.dumps({"type": "undo", "moves": 1, "key": "u"}))
        assert received(socket)["entries"][0]["kind"] == "undone"
        socket.send(json.dumps({"type": "say", "text": "oops", "key": "s"}))
        assert received(socket)["entries"][0]["body"]["text"] == "oops"
        socket.send(json.dumps({"type": "ping"}))
        assert received(socket, "pong")


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ('{"type": "dance"}', "bad-message"),
        ('{"type": "move", "decision": "1", "move": "stop", "key": "k"}', "bad-message"),
        ('{"type": "move", "decision": 1, "move": "stop", "key": "k", "seat": 1}', "bad-message"),
        ('{"type": "move", "decision": 1, "move": "stop", "key": "k"}', "stale"),
        ('{"type": "undo", "moves": 0, "key": "k"}', "refused"),
    ],
)
def test_a_bad_message_is_answered_and_the_socket_lives_on(ada: Player, table: str, message: str, error: str) -> None:
    with ada.watch(table, 0) as socket:
        received(socket)
        socket.send(message)
        assert received(socket, "problem")["error"] == error
        socket.send(b'{"type": "ping"}')
        assert received(socket, "pong")


def test_spectators_only_watch(table: str, address: str) -> None:
    with Player(address).watch(table) as socket:
        assert received(socket)["seat"] is None
        socket.send('{"type": "say", "text": "boo", "key": "k"}')
        assert received(socket, "problem")["error"] == "spectator"


def closed_with(player: Player, table: str, **how: object) -> tuple[str, int]:
    with player.watch(table, **how) as socket:  # type: ignore[arg-type]
        error = received(socket, "problem")["error"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)
        assert closed.value.rcvd is not None
        return error, closed.value.rcvd.code


def test_strangers_foreign_pages_and_unknown_tables_are_turned_away(ada: Player, table: str, address: str) -> None:
    assert closed_with(Player(address), table, seat=0) == ("no-identity", 4400)
    assert closed_with(Player(address, "Eve"), table, seat=0) == ("foreign-seat", 4400)
    assert closed_with(ada, table, seat=0, origin="https://evil.example") == ("wrong-origin", 4400)
    assert closed_with(ada, "0" * 24) == ("unknown-table", 4400)
    with ada.watch(table, 0, origin=address) as socket:
        assert received(socket)["seat"] == 0


def test_whoever_loses_a_seat_stops_seeing_with_its_eyes(ada: Player, address: str) -> None:
    made = ada.make_table(2, sit=[0, 1], start=True)
    eve = Player(address, "Eve")
    eve.ask("POST", f"/api/tables/{made['table']}/seats/0/claim", {"secret": made["secrets"]["0"]})
    with eve.watch(made["table"], 0) as hers, ada.watch(made["table"], 0) as mine:
        received(hers), received(mine)
        ada.ask("POST", f"/api/tables/{made['table']}/seats/0/rotate")
        with pytest.raises(ConnectionClosed) as closed:
            hers.recv(timeout=5), hers.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        ada.move(made["table"], 1)
        assert received(mine)["seq"]


def test_whoever_leaves_does_not_see_through_the_eyes_of_the_next(ada: Player, address: str) -> None:
    eve = Player(address, "Eve")
    table = ada.make_table(2, sit=[0], is_open=True)["table"]
    eve.ask("POST", f"/api/tables/{table}/seats/1/sit")
    with eve.watch(table, 1) as hers:
        received(hers)
        eve.ask("POST", f"/api/tables/{table}/seats/1/leave")
        with pytest.raises(ConnectionClosed):
            hers.recv(timeout=5), hers.recv(timeout=5)
    eve.ask("GET", f"/api/tables/{table}?seat=1", status=403)


def test_signing_out_closes_the_sockets_of_the_session(ada: Player, table: str) -> None:
    with ada.watch(table, 0) as socket:
        received(socket)
        ada.ask("POST", "/api/sign-out")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)
    ada.ask("GET", "/api/me", status=401)


def test_a_message_beyond_the_limit_closes_the_socket(ada: Player, table: str) -> None:
    with ada.watch(table, 0) as socket:
        received(socket)
        socket.send('{"type": "ping"}' + " " * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5), socket.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_flood_closes_the_socket(ada: Player, table: str) -> None:
    def flood(socket: ClientConnection) -> None:
        for _ in range(500):
            socket.send('{"type": "ping"}')
        while True:
            socket.recv(timeout=5)

    with ada.watch(table, 0) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            flood(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_where_sending_fails_the_socket_is_closed_and_whoever_comes_back_misses_nothing(
    ada: Player, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bytes:
        raise ValueError("nobody expected this")

    with ada.watch(table, 0) as socket:
        seq = received(socket)["seq"]
        with monkeypatch.context() as broken:
            broken.setattr(shown, "update_bytes", fail)
            ada.move(table, 0)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
    with ada.watch(table, 0, since=seq) as socket:
        assert [entry["seq"] for entry in received(socket)["entries"]] == [seq + 1]


def test_a_server_that_closes_asks_its_clients_to_come_back(own_database: str) -> None:
    with contextlib.ExitStack() as open_socket:
        with serve_in_background(settings_for(own_database)) as served:
            player = Player(served, "Ada")
            table = player.make_table(2, sit=[0, 1], start=True)["table"]
            socket = open_socket.enter_context(player.watch(table, 0))
            received(socket)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
