"""The laws of the table, over random and sensible games with every option."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.workshop.policy import sensible_move

from opificio.table import Rng, Table, laws
from opificio.workshop import WORKSHOP
from opificio.workshop.state import State

OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in WORKSHOP.options})
SEEDS = st.integers(0, 2**40)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from(WORKSHOP.seat_counts), seed=SEEDS, options=OPTIONS)
def test_random_games_obey_the_laws(seats: int, seed: int, options: dict[str, Any]) -> None:
    laws.obey(WORKSHOP, seats, seed, options, every=17)


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(seats=st.sampled_from(WORKSHOP.seat_counts), seed=SEEDS, options=OPTIONS)
def test_sensible_games_obey_the_laws(seats: int, seed: int, options: dict[str, Any]) -> None:
    """Random players are soon broke; sensible ones fill the map, which other rules live on."""
    table, rng = Table.new(WORKSHOP, seats, seed, options), Rng(seed)
    census = WORKSHOP.census(table.state)
    while waiting := WORKSHOP.waiting(table.state):
        seat = waiting[rng.below(len(waiting))]
        table.play(seat, sensible_move(table.state, seat, rng))
        map_is_sound(table.state)
        if len(table.record.moves) % 23 == seed % 23:
            laws.legal_agrees_with_check(WORKSHOP, table.state, rng)
            laws.clones_are_independent(WORKSHOP, table.state, rng)
            laws.positions_round_trip(WORKSHOP, table.state)
            laws.hidden_changes_do_not_show(WORKSHOP, table.state, rng)
            laws.scores_agree_with_outcome(WORKSHOP, table.state)
            laws.undo_goes_back(WORKSHOP, table, rng)
    assert WORKSHOP.census(table.state) == census
    laws.records_replay(WORKSHOP, table)


def map_is_sound(state: State) -> None:
    """What is kept twice for speed agrees: counts per town, presence, free links; and no town is crowded."""
    box, sets = state.terms.box, state.terms.sets
    for town in box.towns:
        here = state.industries[town.index * sets : (town.index + 1) * sets]
        assert state.filled[town.index] == sum(here) <= town.value
        for seat in range(state.seats):
            present = any(here[colour] for colour in state.terms.own[seat])
            assert bool(state.presence[seat] & town.bit) == present
    built = 0
    for colour in range(sets):
        assert not built & state.links[colour]
        built |= state.links[colour]
    assert built ^ state.free == box.every_link


@pytest.mark.slow
@pytest.mark.parametrize("seats", WORKSHOP.seat_counts)
@pytest.mark.parametrize("auction", ["sealed", "open"])
def test_thousands_of_random_games_reach_their_end(seats: int, auction: str) -> None:
    for seed in range(500):
        state, rng = WORKSHOP.new(seats, seed, {"auction": auction}), Rng(seed)
        moves = 0
        while waiting := WORKSHOP.waiting(state):
            seat = waiting[rng.below(len(waiting))]
            legal = WORKSHOP.legal(state, seat)
            assert legal, f"seed {seed}: seat {seat} has no move"
            WORKSHOP.play(state, seat, legal[rng.below(len(legal))])
            moves += 1
            assert moves < 2_000, f"seed {seed} does not end"
        map_is_sound(state)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(seats=st.sampled_from(WORKSHOP.seat_counts), seed=SEEDS, options=OPTIONS)
def test_more_random_games_obey_the_laws(seats: int, seed: int, options: dict[str, Any]) -> None:
    laws.obey(WORKSHOP, seats, seed, options, every=7)
