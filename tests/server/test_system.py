"""The games, their words, health, figures, and the page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.cards import HIGH_CARD
from tests.server.conftest import settings_for
from tests.server.player import Player, received
from tests.server.processes import ROOT, free_port

from opificio.server import serve_in_background, serving
from opificio.server.legal import legal_tree, texts, tree_of
from opificio.table import OpificioError

New = Callable[[str], Player]


def test_the_games_are_described_with_options_bots_and_rules(address: str) -> None:
    (game,) = Player(address).ask("GET", "/api/games")
    assert (game["name"], game["seat_counts"], game["bots"]) == ("highcard", [1, 2, 3, 4], ["random", "greedy"])
    assert game["options"][1] == {
        "name": "lead",
        "choices": ["none", "five"],
        "per_seat": True,
        "seat_counts": [],
    }
    assert game["rules"]["cards.in-hand"] == "cards"
    assert game["sections"]["cards"]["it"] == "Cards"


def test_the_box_of_a_game_can_be_had(address: str) -> None:
    assert Player(address).ask("GET", "/api/games/highcard/components")["box"]["cards"] == 60
    assert Player(address).ask("GET", "/api/games/chess/components", status=404)["error"] == "unknown-game"


def test_both_real_games_are_served(own_database: str) -> None:
    with serve_in_background(settings_for(own_database, games="opificio.games:GAMES")) as address:
        ada = Player(address, "Ada")
        for game in ada.ask("GET", "/api/games"):
            assert len(game["bots"]) == 6
            assert ada.ask("GET", f"/api/games/{game['name']}/components")["digest"] == game["components"]
            asked = {"game": game["name"], "seats": 2, "sit": [0, 1], "start": True}
            table = ada.ask("POST", "/api/tables", asked)["table"]
            seat = ada.state(table)["waiting"][0]
            assert ada.move(table, seat).status_code == 200
            refusal = ada.ask("POST", f"/api/tables/{table}/why", _wrong(ada, table, seat))["refusal"]
            assert refusal["words"]


def _wrong(ada: Player, table: str, seat: int) -> dict[str, object]:
    """The move of another seat, or one made out of turn."""
    legal = next(
        texts(decision["legal"]) for each in (0, 1) if (decision := ada.state(table, each)["decision"]) is not None
    )
    idle = next((each for each in (0, 1) if each not in ada.state(table)["waiting"]), None)
    return {"seat": seat if idle is None else idle, "move": legal[0], "language": "de"}


def test_the_words_are_the_ones_python_reads(address: str) -> None:
    text = Player(address).send("GET", "/locales/it/table.ftl").text
    assert "rule-table-game-over" in text
    assert Player(address).send("GET", "/locales/fr/table.ftl").status_code == 422
    assert Player(address).send("GET", "/locales/it/nothing.ftl").json()["error"] == "unknown-words"


def test_health_and_figures(new_player: New) -> None:
    ada = new_player("Ada")
    table = ada.make_table(2, sit=[0, 1], start=True)["table"]
    with ada.watch(table, 0) as socket:
        received(socket)
        ada.move(table, 0)
        assert ada.ask("GET", "/health")["status"] == "ok"
        figures = ada.send("GET", "/metrics").text
    assert 'opificio_requests_total{method="POST",route="/api/tables/{table}/moves",status="200"}' in figures
    assert "opificio_sockets " in figures
    assert "opificio_moves_total" in figures
    assert table not in figures


def test_the_page_is_served_with_its_files_and_for_its_own_addresses(own_database: str, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>Opificio</p>")
    (page / "assets" / "app.js").write_text("let it = 1")
    (tmp_path / "secret.txt").write_text("not to be served")
    with serve_in_background(settings_for(own_database, page=page)) as address:
        reader = Player(address)
        for path in ("/", "/t/000000000000000000000000", "/lobby"):
            assert reader.send("GET", path).text == "<p>Opificio</p>"
        assert reader.send("GET", "/assets/app.js").headers["content-type"].startswith("text/javascript")
        assert "not to be served" not in reader.send("GET", "/..%2fsecret.txt").text
        assert reader.send("GET", "/api/nothing").status_code == 404
        assert reader.send("GET", "/assets/nothing.js").status_code == 404


def test_legal_moves_are_a_tree_whose_paths_are_the_moves() -> None:
    paths = [
        ["pass"],
        ["place", "r1", "c4", "0"],
        ["place", "r1", "c4", "90"],
        ["place", "r2", "c5", "0"],
        ["bid", "3"],
    ]
    tree = tree_of(paths)
    assert tree == {"pass": [], "place": {"r1": {"c4": ["0", "90"]}, "r2": {"c5": ["0"]}}, "bid": ["3"]}
    assert sorted(texts(tree)) == sorted(" ".join(path) for path in paths)
    state = HIGH_CARD.new(2, 1)
    legal = HIGH_CARD.legal(state, 0)
    assert texts(legal_tree(HIGH_CARD.catalogue(state), legal)) == [f"seal-card {move.card}" for move in legal]


def test_a_port_in_use_is_named(address: str) -> None:
    from opificio.server import run

    port = int(address.rsplit(":", 1)[1])
    with pytest.raises(OpificioError, match=f"port {port} .* cannot be had"):
        run(port=port)


def test_a_database_that_cannot_be_opened_is_named_before_serving(tmp_path: Path) -> None:
    with pytest.raises(OpificioError, match="cannot be opened"):
        serving.prepare(str(tmp_path / "missing" / "x.db"))
    (tmp_path / "letter.db").write_text("Dear database, " * 1000)
    with pytest.raises(OpificioError, match="not a database"):
        serving.prepare(str(tmp_path / "letter.db"))


def test_the_server_says_when_it_is_ready_and_stops_on_request(tmp_path: Path) -> None:
    code = "import sys; from opificio.server import run; run(port=int(sys.argv[1]), database=sys.argv[2], ready=print)"
    port = free_port()
    command = [sys.executable, "-u", "-c", code.replace("ready=print", "ready=lambda a: print(a, flush=True)")]
    process = subprocess.Popen(
        [*command, str(port), str(tmp_path / "r.db")], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == f"http://127.0.0.1:{port}"
    assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
    process.terminate()
    assert process.wait(20) in (0, -15)
    process.stdout.close()
