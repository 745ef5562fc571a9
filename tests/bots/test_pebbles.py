"""The game the bots are tested on is a proper one."""

import pytest
from tests.bots.pebbles import PEBBLES

from opificio.table import laws


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pebbles_obeys_the_laws_of_the_table(seats: int) -> None:
    for seed in range(4):
        laws.obey(PEBBLES, seats, seed, every=1)
