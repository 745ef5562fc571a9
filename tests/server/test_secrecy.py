"""Nobody learns what their seat must not know: whole games, every seat, every spectator."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.cards import HIGH_CARD
from tests.server.conftest import settings_for
from tests.server.eavesdrop import Truth, strings
from tests.server.player import Player
from websockets.sync.client import ClientConnection

from opificio.games import GAMES
from opificio.server import playing, serve_in_background, shown
from opificio.server.journal import Head
from opificio.server.legal import texts
from opificio.server.live import LiveTable
from opificio.server.settings import AnyGame
from opificio.server.tables import Change
from opificio.table import Rng, loads

ALL_GAMES: list[AnyGame] = [HIGH_CARD, *GAMES.values()]


def drain(socket: ClientConnection, seq: int) -> Iterator[dict[str, Any]]:
    """Everything a socket receives up to an entry."""
    seen = -1
    while seen < seq:
        message = json.loads(socket.recv(timeout=20))
        if message["type"] == "update":
            seen = message["seq"]
        yield message


class Spies:
    """A table at which everything that each seat and a spectator receives is kept."""

    def __init__(self, address: str, game: str, seats: int) -> None:
        self.players = [Player(address, f"Player {seat}") for seat in range(seats)]
        self.eyes: list[int | None] = [*range(seats), None]
        self.heard: dict[int | None, list[dict[str, Any]]] = {eye: [] for eye in self.eyes}
        self.outside = Player(address)
        made = self.players[0].ask("POST", "/api/tables", {"game": game, "seats": seats, "is_open": True})
        self.table = made["table"]
        self.secrets = [made["invitation"]] if made["invitation"] else []
        for seat, player in enumerate(self.players):
            self.secrets.append(player.ask("POST", f"/api/tables/{self.table}/seats/{seat}/sit")["secret"])
            self.secrets.append(player.http.cookies["opificio"])
        self.players[0].ask("POST", f"/api/tables/{self.table}/start")

    def whose(self, eye: int | None) -> Player:
        return self.outside if eye is None else self.players[eye]

    def ask_around(self, rng: Rng, moves: int) -> None:
        """Everybody asks for everything they can think of, their own and others'."""
        for eye in self.eyes:
            player, path = self.whose(eye), f"/api/tables/{self.table}"
            query = "" if eye is None else f"?seat={eye}"
            self.heard[eye].append(player.state(self.table, eye, since=0))
            at = player.ask("GET", f"{path}/at/{rng.below(moves + 1)}{query}")
            assert at["move"] is None
            assert at["scores"] is None
            assert player.send("GET", f"{path}/record").status_code == 409
            sheets = player.ask("GET", f"{path}/scores{query}")["sheets"]
            assert [seat for seat, sheet in enumerate(sheets) if sheet] == ([] if eye is None else [eye])
            for other in self.eyes[:-1]:
                if other != eye:
                    foreign = player.send("GET", f"{path}?seat={other}")
                    assert foreign.status_code in (401, 403)
                    assert set(foreign.json()) == {"error", "message", "facts"}

    def play(self, rng: Rng, sockets: dict[int | None, ClientConnection]) -> None:
        for number in range(3000):
            state = self.outside.state(self.table)
            if state["status"] == "over":
                return
            if number % 25 == 0:
                self.ask_around(rng, state["moves"])
            seat = state["waiting"][rng.below(len(state["waiting"]))]
            decision = self.players[seat].state(self.table, seat)["decision"]
            legal = texts(decision["legal"])
            text = legal[rng.below(len(legal))]
            ack = self.players[seat].send_move(self.table, seat, decision["number"], text).json()
            for eye, socket in sockets.items():
                self.heard[eye].extend(drain(socket, ack["seq"]))
        raise AssertionError("the game does not end")


def eavesdrop(address: str, game: AnyGame, seats: int, seed: int) -> None:
    spies = Spies(address, game.name, seats)
    sockets = {eye: spies.whose(eye).watch(spies.table, eye, since=0) for eye in spies.eyes}
    opened = {eye: context.__enter__() for eye, context in sockets.items()}
    try:
        spies.play(Rng(seed), opened)
    finally:
        for context in sockets.values():
            context.__exit__(None, None, None)
    record = loads(spies.outside.send("GET", f"/api/tables/{spies.table}/record").text)
    truth = Truth(game, record)
    forbidden = {*spies.secrets, str(record.seed)}
    for eye, payloads in spies.heard.items():
        assert len(payloads) > len(record.moves) / 2
        for payload in payloads:
            assert not forbidden & set(strings(payload))
            truth.check(payload, eye)


def test_every_seat_and_spectator_hears_only_what_its_view_allows(address: str) -> None:
    eavesdrop(address, HIGH_CARD, 3, seed=3)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("expo1906", 3), ("workshop", 4)])
def test_in_whole_games_nobody_hears_more_than_their_view(name: str, seats: int, own_database: str) -> None:
    settings = settings_for(own_database, games="opificio.games:GAMES")
    with serve_in_background(settings) as address:
        eavesdrop(address, GAMES[name], seats, seed=11)


def live_game(game: AnyGame, seats: int, seed: int) -> Iterator[LiveTable]:
    """A table on which random moves are made, before each of them."""
    live = LiveTable("t" * 24, Head(game.name, seats, {}, "host"), game)
    change, rng = Change(live, 1.0), Rng(seed)
    for seat in range(seats):
        change.write("sat", seat, name=f"Player {seat}")
    playing.start(change)
    while not live.running.over:
        yield live
        seat = live.waiting[rng.below(len(live.waiting))]
        legal = game.legal(live.running.state, seat)
        text = game.catalogue(live.running.state).text(legal[rng.below(len(legal))])
        change.write("moved", seat, move=text)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_two_worlds_that_differ_in_what_a_seat_cannot_know_send_it_the_same_bytes(game: AnyGame) -> None:
    """The state's hidden part is dealt anew; every payload to the seat must stay the same to the byte."""
    rng, seats = Rng(5), max(count for count in game.seat_counts if count <= 3)
    for number, live in enumerate(live_game(game, seats, 9)):
        if number % 7:
            continue
        state = live.running.state
        for eye in (None, *range(seats)):
            live.cache.clear()
            told = shown.update_bytes(live, eye, live.seq)
            scores = playing.scores(live, eye)
            tried = _previews(live, eye)
            live.running.state = state.clone()
            game.reshuffle(live.running.state, eye, rng)
            live.cache.clear()
            assert shown.update_bytes(live, eye, live.seq) == told
            assert playing.scores(live, eye) == scores
            assert _previews(live, eye) == tried
            live.running.state = state


def _previews(live: LiveTable, seat: int | None) -> Any:
    if seat is None or seat not in live.waiting:
        return None
    legal = live.game.legal(live.running.state, seat)
    catalogue = live.game.catalogue(live.running.state)
    return playing.preview(live, seat, [catalogue.text(legal[at]) for at in range(min(3, len(legal)))])


def test_what_others_hear_of_a_sealed_choice_does_not_depend_on_it() -> None:
    """Two players seal different cards: to everybody else the bytes are the same."""
    told = []
    for choice in (0, 1):
        live = next(live_game(HIGH_CARD, 3, 9))
        live.table = type(live.running).new(HIGH_CARD, 3, 1906)
        legal = HIGH_CARD.legal(live.running.state, 0)
        Change(live, 2.0).write("moved", 0, move=HIGH_CARD.catalogue(live.running.state).text(legal[choice]))
        told.append([shown.update_bytes(live, eye, 0) for eye in (None, 1, 2)])
    assert told[0] == told[1]
