"""Both real games, played to their end by bots of the house through the server."""

from __future__ import annotations

from importlib import resources

import pytest
from tests.server.conftest import settings_for
from tests.server.player import Player
from tests.server.test_bots import until

from opificio.server import serve_in_background

pytestmark = pytest.mark.slow


def figure(player: Player, name: str) -> float:
    lines = player.send("GET", "/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"opificio_{name} ")))


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("expo1906", ["visitor"]),
        ("expo1906", ["visitor", "tinkerer", "random", "visitor"]),
        ("workshop", ["carter", "miller"]),
        ("workshop", ["carter", "carter", "miller", "random", "carter"]),
    ],
)
def test_bots_of_every_kind_finish_a_game(own_database: str, game: str, bots: list[str]) -> None:
    with serve_in_background(settings_for(own_database, games="opificio.games:GAMES")) as address:
        ada = Player(address, "Ada")
        seated = {str(seat): bot for seat, bot in enumerate(bots)}
        asked = {"game": game, "seats": len(bots), "bots": seated, "start": True}
        table = ada.ask("POST", "/api/tables", asked)["table"]
        until(lambda: ada.state(table)["status"] == "over", 120)
        assert len(ada.state(table)["end"]["scores"]) == len(bots)
        assert figure(ada, "bot_failures") == 0
        assert ada.send("GET", f"/api/tables/{table}/record").status_code == 200


@pytest.mark.parametrize("game", ["expo1906", "workshop"])
def test_components_of_ones_own_are_understood_by_bots_too(own_database: str, game: str) -> None:
    shipped = (resources.files("opificio") / game / "components.toml").read_text("utf-8")
    with serve_in_background(settings_for(own_database, games="opificio.games:GAMES")) as address:
        ada = Player(address, "Ada")
        own = {"components": f"# of my own\n{shipped}"}
        asked = {"game": game, "seats": 2, "bots": {"0": "random", "1": "random"}, "start": True, **own}
        table = ada.ask("POST", "/api/tables", asked)["table"]
        assert ada.state(table)["has_own_components"]
        until(lambda: ada.state(table)["status"] == "over", 120)
        assert figure(ada, "bot_failures") == 0
