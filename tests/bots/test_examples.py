"""The bots in `examples/bots` play whole games without a fault."""

from pathlib import Path
from typing import Any

import pytest
from tests.bots.tables import played

from opificio.bots import GuardedBot, bot
from opificio.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
SPECS = [f"cmd:node {EXAMPLES / 'thrifty.js'}", f"{EXAMPLES / 'patient.py'}:Patient"]


@pytest.mark.parametrize("spec", SPECS, ids=["javascript", "python"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_examples_play(spec: str, game: Any) -> None:
    guest = bot(spec, game)
    assert isinstance(guest, GuardedBot)
    table = played(game, [guest, bot("random", game)], seed=4)
    guest.close()
    assert table.over
    assert guest.faults == []
