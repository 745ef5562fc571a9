"""The little game the server is tested with obeys the laws of the table itself."""

import pytest
from tests.server.cards import HIGH_CARD

from opificio.table.laws import obey


@pytest.mark.parametrize("seats", HIGH_CARD.seat_counts)
@pytest.mark.parametrize("seed", range(3))
def test_high_card_obeys_the_laws(seats: int, seed: int) -> None:
    obey(HIGH_CARD, seats, seed, every=1)
