"""Clocks: per move, or a bank with an increment; when time is up a bot plays on."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.server.conftest import settings_for
from tests.server.player import Player
from tests.server.test_bots import until

from opificio.server import serve_in_background
from opificio.server.clocks import ClockRule, Clocks

New = Callable[[str], Player]


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(ClockRule(), 2)
    clocks.turn([0, 1], 0.0)
    assert clocks.next_deadline() is None
    assert clocks.plain() is None


def test_a_clock_per_move_begins_anew_with_every_move() -> None:
    clocks = Clocks(ClockRule("move", 60), 2)
    clocks.turn([0], 100.0)
    assert clocks.deadline(0) == 160.0
    clocks.turn([0], 150.0, mover=0)
    assert clocks.deadline(0) == 210.0
    clocks.turn([1], 160.0, mover=0)
    assert (clocks.deadline(0), clocks.deadline(1)) == (None, 220.0)


def test_a_bank_is_used_up_and_gains_its_increment_at_the_end_of_a_turn() -> None:
    clocks = Clocks(ClockRule("bank", 100, 10), 2)
    clocks.turn([0], 0.0)
    clocks.turn([0], 30.0, mover=0)
    assert clocks.left[0] == 70.0
    clocks.turn([1], 50.0, mover=0)
    assert clocks.left == [60.0, 100.0]
    assert clocks.next_deadline() == 150.0


def test_while_choices_are_sealed_each_clock_runs_until_its_own_choice() -> None:
    clocks = Clocks(ClockRule("bank", 100), 2)
    clocks.turn([0, 1], 0.0)
    clocks.turn([1], 20.0, mover=0)
    clocks.turn([], 50.0, mover=1)
    assert clocks.left == [80.0, 50.0]


def test_when_time_is_up_a_bot_plays_on_and_the_seat_can_be_taken_back(own_database: str) -> None:
    with serve_in_background(settings_for(own_database, sweep_seconds=0.1)) as address:
        ada = Player(address, "Ada")
        clock = {"kind": "bank", "seconds": 1}
        table = ada.make_table(2, sit=[0], bots={"1": "random"}, clock=clock, start=True)["table"]
        assert ada.state(table)["clocks"][0]["deadline"] <= time.time() + 1
        until(lambda: ada.state(table)["status"] == "over")
        kinds = [entry["kind"] for entry in ada.ask("GET", f"/api/tables/{table}/entries")]
        assert "timed-out" in kinds
        slow = ada.make_table(2, sit=[0, 1], clock={"kind": "move", "seconds": 86_400}, start=True)["table"]
        ada.ask("POST", f"/api/tables/{slow}/seats/0/leave")
        ada.ask("DELETE", f"/api/tables/{slow}/seats/0/bot")
        assert ada.state(slow)["clocks"][0]["left"] == 86_400


@pytest.mark.slow
def test_time_runs_out_even_while_the_server_is_down(own_database: str) -> None:
    with serve_in_background(settings_for(own_database)) as address:
        ada = Player(address, "Ada")
        table = ada.make_table(2, sit=[0, 1], clock={"kind": "move", "seconds": 1}, start=True)["table"]
        ada.move(table, 0)
    time.sleep(1.1)
    with serve_in_background(settings_for(own_database)) as address:
        until(lambda: Player(address).state(table)["status"] == "over")
        seats = Player(address).state(table)["seats"]
        assert [place["bot"] for place in seats] == ["random", "random"]
