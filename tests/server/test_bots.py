"""Bots on seats: they think elsewhere, take over and give back, and their failures cost nothing."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.cards import HIGH_CARD
from tests.server.conftest import GAMES, settings_for
from tests.server.player import Player, play_out, received
from tests.server.processes import ROOT, children

from opificio.games import GAMES as GAMES_OF_THE_HOUSE
from opificio.server import serve_in_background
from opificio.server.thinker import LENGTH, Task, frame
from opificio.server.thinkers import Thinkers
from opificio.table import Rng, Table, event_plain, notation

New = Callable[[str], Player]


def until(true: Callable[[], Any], seconds: float = 20) -> Any:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


def test_a_person_plays_a_whole_game_against_bots(new_player: New) -> None:
    ada = new_player("Ada")
    table = ada.make_table(3, sit=[1], bots={"0": "random", "2": "greedy"}, start=True)["table"]
    until(lambda: ada.state(table)["waiting"] == [1] or ada.state(table)["status"] == "over")
    play_out({1: ada}, table, most=3000)
    assert ada.state(table)["end"]["places"]


def test_bots_play_among_themselves_while_people_watch(new_player: New) -> None:
    ada = new_player("Ada")
    table = ada.make_table(2, bots={"0": "random", "1": "random"}, start=True)["table"]
    until(lambda: ada.state(table)["status"] == "over")
    assert len(ada.state(table)["end"]["places"]) == 2


def test_bots_that_owe_sealed_choices_answer_together(new_player: New) -> None:
    """How long one of them thought is not to be seen."""
    ada = new_player("Ada")
    table = ada.make_table(3, sit=[0], bots={"1": "random", "2": "greedy"}, start=True)["table"]
    until(lambda: ada.state(table)["waiting"] == [0])
    with ada.watch(table, 0, since=4) as socket:
        entries = received(socket)["entries"]
    assert [entry["seat"] for entry in entries] == [1, 2]


def test_a_resigned_seat_is_played_by_a_bot_and_can_be_taken_back(new_player: New) -> None:
    ada, bob = new_player("Ada"), new_player("Bob")
    table = ada.make_table(2, sit=[0], is_open=True)["table"]
    bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
    ada.ask("POST", f"/api/tables/{table}/start")
    bob.ask("POST", f"/api/tables/{table}/seats/1/leave")
    until(lambda: ada.state(table)["waiting"] == [0])
    assert ada.state(table)["seats"][1] == {"name": "Bob", "bot": "random", "is_bot_account": False}
    ada.ask("DELETE", f"/api/tables/{table}/seats/1/bot", status=403)
    bob.ask("DELETE", f"/api/tables/{table}/seats/1/bot")
    bob.ask("DELETE", f"/api/tables/{table}/seats/1/bot", status=409)
    assert ada.state(table)["seats"][1]["bot"] == ""
    play_out({0: ada, 1: bob}, table)


def test_only_an_absent_seat_may_be_given_to_a_bot_by_others(own_database: str) -> None:
    with serve_in_background(settings_for(own_database, absent_seconds=0.3)) as address:
        ada, bob, eve = (Player(address, name) for name in ("Ada", "Bob", "Eve"))
        table = ada.make_table(2, sit=[0], is_open=True)["table"]
        bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
        ada.ask("POST", f"/api/tables/{table}/start")
        path = f"/api/tables/{table}/seats/1/bot"
        eve.ask("PUT", path, {"bot": "random"}, 403)
        with bob.watch(table, 1) as socket:
            received(socket)
            time.sleep(0.4)
            ada.ask("PUT", path, {"bot": "random"}, 409)
        until(lambda: ada.send("PUT", path, {"bot": "random"}).status_code == 200)
        until(lambda: ada.state(table)["waiting"] == [0])
        assert ada.state(table)["seats"][1]["bot"] == "random"


def task(bot: str = "random") -> Task:
    table = Table.new(HIGH_CARD, 2, 7)
    return Task("highcard", bot, 0, HIGH_CARD.view(table.state, 0), [], 5)


def test_the_same_question_gets_the_same_answer_from_a_worker() -> None:
    async def ask() -> list[str | None]:
        thinkers = Thinkers(GAMES, 2, 20)
        try:
            return list(await asyncio.gather(*(thinkers.think(task()) for _ in range(6))))
        finally:
            await thinkers.close()

    answers = asyncio.run(ask())
    assert len(set(answers)) == 1
    legal = HIGH_CARD.legal(HIGH_CARD.determinise(task().view, Rng(0)), 0)
    assert answers[0] in [notation(move) for move in legal]


def test_a_killed_worker_is_replaced_and_the_question_put_again() -> None:
    async def ask() -> tuple[str | None, int]:
        thinkers = Thinkers(GAMES, 1, 20)
        try:
            await thinkers.think(task())
            (worker,) = thinkers.workers
            worker.process.kill()
            return await thinkers.think(task()), thinkers.failures
        finally:
            await thinkers.close()

    answer, failures = asyncio.run(ask())
    assert answer is not None
    assert failures == 1


def test_a_worker_that_never_answers_is_stopped() -> None:
    async def ask() -> tuple[str | None, bool]:
        thinkers = Thinkers(GAMES, 1, 1.5)
        try:
            while await thinkers.think(task()) is None:
                pass
            (worker,) = thinkers.workers
            os.kill(worker.process.pid, signal.SIGSTOP)
            answer = None
            while answer is None:
                answer = await thinkers.think(task())
            return answer, worker in thinkers.workers
        finally:
            await thinkers.close()

    answer, is_kept = asyncio.run(ask())
    assert answer is not None
    assert not is_kept


def test_a_bot_that_cannot_answer_is_told_of_not_waited_for() -> None:
    async def ask() -> str | None:
        thinkers = Thinkers(GAMES, 1, 20)
        try:
            return await thinkers.think(task("no-such-bot"))
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) is None


@pytest.mark.slow
def test_the_table_goes_on_while_its_bots_are_killed_again_and_again(new_player: New) -> None:
    ada = new_player("Ada")
    table = ada.make_table(2, sit=[0], bots={"1": "random"}, start=True)["table"]
    done = threading.Event()

    def kill_thinkers() -> None:
        while not done.is_set():
            for pid in children(os.getpid(), "opificio.server.thinker"):
                os.kill(pid, signal.SIGKILL)
            time.sleep(0.15)

    killer = threading.Thread(target=kill_thinkers)
    killer.start()
    try:
        play_out({0: ada}, table, most=20_000)
    finally:
        done.set()
        killer.join()
    assert ada.state(table)["status"] == "over"


def test_a_bot_account_plays_by_stream_and_post(new_player: New, address: str) -> None:
    ada, robot = new_player("Ada"), Player(address, "Robot")
    token = robot.ask("POST", "/api/tokens", {"label": "robot"})["secret"]
    robot.http.cookies.clear()
    robot.http.headers["Authorization"] = f"Bearer {token}"
    table = ada.make_table(2, sit=[0], is_open=True)["table"]
    robot.ask("POST", f"/api/tables/{table}/seats/1/sit")
    ada.ask("POST", f"/api/tables/{table}/start")
    seen: list[str] = []

    def play() -> None:
        with robot.http.stream("GET", "/api/stream") as lines:
            for line in lines.iter_lines():
                if not line:
                    continue
                message = json.loads(line)
                seen.append(message["type"])
                if message["type"] == "over":
                    return
                robot.move(table, message["seat"]) if robot.state(table, 1)["decision"] else None

    playing = threading.Thread(target=play, daemon=True)
    playing.start()
    play_out({0: ada}, table, most=5000)
    playing.join(20)
    assert not playing.is_alive()
    assert seen[-1] == "over"
    assert seen.count("turn") >= 4


def test_the_bot_of_the_documentation_plays_a_game(new_player: New, address: str) -> None:
    text = (ROOT / "docs" / "server.md").read_text("utf-8")
    code = text.partition("```python\n")[2].partition("```")[0]
    ada, robot = new_player("Ada"), Player(address, "Robot")
    token = robot.ask("POST", "/api/tokens", {"label": "robot"})["secret"]
    table = ada.make_table(2, sit=[0], is_open=True)["table"]
    robot.ask("POST", f"/api/tables/{table}/seats/1/sit")
    ada.ask("POST", f"/api/tables/{table}/start")
    program = code.replace("http://127.0.0.1:1906", address).replace("SECRET", token)
    process = subprocess.Popen([sys.executable, "-c", program])
    try:
        play_out({0: ada}, table, most=20_000)
    finally:
        process.kill()
        process.wait()
    assert ada.state(table)["status"] == "over"


def test_a_revoked_token_ends_its_stream(new_player: New, address: str) -> None:
    ada, robot = new_player("Ada"), Player(address)
    token = ada.ask("POST", "/api/tokens", {"label": "robot"})
    robot.http.headers["Authorization"] = f"Bearer {token['secret']}"
    ada.make_table(2, sit=[0, 1], start=True)
    with robot.http.stream("GET", "/api/stream") as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "turn"
        ada.ask("DELETE", f"/api/tokens/{token['id']}")
        assert all(json.loads(line)["type"] == "turn" for line in lines if line)


@pytest.mark.parametrize("bot", ["cmd:touch /tmp/evil", "tests/evil.py:Bot", "search:10h", ""])
def test_only_bots_of_the_house_can_be_seated(new_player: New, bot: str) -> None:
    ada = new_player("Ada")
    table = ada.make_table(2)["table"]
    assert ada.ask("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": bot}, 422)["error"] == "unknown-bot"


@pytest.mark.parametrize("game", ["expo1906", "workshop"])
def test_what_a_bot_is_told_survives_the_way_to_its_process(game: str) -> None:
    """Compiled or not: the frozen values of a game cannot be filled after they are made."""
    table = Table.new(GAMES_OF_THE_HOUSE[game], 3, 1)
    events = []
    for _ in range(12):
        seat = table.game.waiting(table.state)[0]
        events += table.play(seat, table.game.legal(table.state, seat)[0])
    task = Task(game, "random", 0, table.game.view(table.state, 0), events, 1)
    told = pickle.loads(frame(task)[LENGTH.size :])
    assert [event_plain(event) for event in told.events] == [event_plain(event) for event in events]
