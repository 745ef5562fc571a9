"""The same tournament on a real Ray, started here for the test."""

import os
from pathlib import Path

import pytest
from tests.bots.pebbles import PEBBLES

from opificio.arena.cluster import Cluster
from opificio.arena.crews import Alone
from opificio.arena.matches import Tournament
from opificio.arena.tournaments import hold


@pytest.mark.slow
def test_a_cluster_gives_the_results_that_one_process_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    # Ray's workers import the game of this test from the root of the repository.
    root = str(Path(__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([root, os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    tournament = Tournament(PEBBLES, ("search:20", "random"), matches=6, seed=3)
    here = hold(tournament, Alone()).results
    there = hold(tournament, Cluster("local", workers=2)).results
    assert [(each.number, each.seating, each.scores) for each in there] == [
        (each.number, each.seating, each.scores) for each in here
    ]
