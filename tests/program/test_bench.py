"""The benchmark measures what it says: legal, complete games, and decisions that were choices."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from opificio.expo1906 import EXPO1906
from opificio.games import GAMES
from opificio.terminal.bench import SEATS, Round, catanatron_round, clone_microseconds, own_round, play_random


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_legal_complete_games(name: str) -> None:
    game, tally = GAMES[name], Round()
    checked = Checked(game)
    final = play_random(checked, SEATS, 5, tally)
    assert game.outcome(final) is not None
    assert checked.played == tally.moves > 0
    assert checked.choices == tally.decisions


class Checked:
    """A game that checks every move before it is played."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.played = 0
        self.choices = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def play(self, state: Any, seat: int, move: Any) -> Any:
        assert self.game.check(state, seat, move) is None
        self.played += 1
        self.choices += len(self.game.legal(state, seat)) > 1
        return self.game.play(state, seat, move)


def test_rounds_are_whole_games() -> None:
    tally = own_round(EXPO1906, 0.01, 0)
    again = Round()
    for seed in range(tally.games):
        play_random(EXPO1906, SEATS, seed, again)
    assert (again.games, again.moves, again.decisions) == (tally.games, tally.moves, tally.decisions)


def test_the_peer_is_counted_by_the_same_rule() -> None:
    tally = catanatron_round(0.01, 0)
    assert tally.games >= 1
    assert 0 < tally.decisions < tally.moves


def test_clones_are_timed() -> None:
    assert clone_microseconds(EXPO1906) > 0


@pytest.mark.slow
def test_the_command_prints_one_object() -> None:
    command = [sys.executable, "-m", "opificio", "bench", "--seconds", "0.05", "--rounds", "1", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = json.loads(ran.stdout)
    assert set(figures) == {*GAMES, "catanatron"}
    for name in GAMES:
        wanted = {"decisions_per_s", "games_per_s", "clone_us", "ratio_to_catanatron", "moves_per_game"}
        assert wanted <= set(figures[name])
        assert all(value > 0 for value in figures[name].values())
