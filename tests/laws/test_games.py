"""Both games obey the laws of the table: at every seat count, with every option, at any seed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.laws.policies import sensible

from opificio.games import GAMES
from opificio.table.laws import obey, random_table
from opificio.terminal.bench import Round, play_random

SETTINGS = settings(suppress_health_check=[HealthCheck.too_slow])
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]


def some_options(game: Any, seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Any choice of every option of the game."""
    return st.fixed_dictionaries(
        {
            option.name: st.lists(st.sampled_from(option.choices), min_size=seats, max_size=seats)
            if option.per_seat
            else st.sampled_from(option.choices)
            for option in game.options
        }
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_obey_every_law(name: str, seats: int) -> None:
    game = GAMES[name]

    @settings(SETTINGS, max_examples=4)
    @given(seed=st.integers(0, 2**62), options=some_options(game, seats))
    def obeys(seed: int, options: dict[str, Any]) -> None:
        obey(game, seats, seed, options, every=11)

    obeys()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_of_sense_obey_every_law(name: str, seats: int) -> None:
    game = GAMES[name]

    @settings(SETTINGS, max_examples=3)
    @given(seed=st.integers(0, 2**62), options=some_options(game, seats))
    def obeys(seed: int, options: dict[str, Any]) -> None:
        obey(game, seats, seed, options, every=17, choose=sensible(game))

    obeys()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_thousand_random_games_come_to_an_end(name: str, seats: int) -> None:
    """No dead end: a waiting seat always has a move, and every game ends."""
    game, tally = GAMES[name], Round()
    for seed in range(1000):
        final = play_random(game, seats, seed, tally)
        assert game.outcome(final) is not None
    assert tally.games == 1000


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_seeds_deal_equal_games(name: str, seats: int) -> None:
    game = GAMES[name]
    tables = [list(random_table(game, seats, 11))[-1] for _ in range(2)]
    assert tables[0].record.dumps() == tables[1].record.dumps()
    assert tables[0].record.dumps() != list(random_table(game, seats, 12))[-1].record.dumps()
