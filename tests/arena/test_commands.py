"""The commands, as typed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from opificio.arena.commands import arena, balance, options_of
from opificio.table import OpificioError, loads

app = typer.Typer()
app.command()(arena)
app.command()(balance)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def typed(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*words: str) -> str:
    with pytest.raises(OpificioError) as error:
        CliRunner().invoke(app, list(words), catch_exceptions=False)
    return str(error.value)


def test_arena_prints_a_table() -> None:
    text = typed("arena", "workshop", "greedy", "random", "random", "--matches", "3")
    assert "workshop: 3 matches, seed 0" in text
    assert "random #2" in text


def test_arena_prints_json_and_writes_files(tmp_path: Path) -> None:
    csv, plot, records = tmp_path / "out.csv", tmp_path / "out.svg", tmp_path / "records"
    words = ("--csv", str(csv), "--plot", str(plot), "--records", str(records), "--json")
    report = json.loads(typed("arena", "workshop", "greedy", "random", "random", "-n", "3", *words))
    assert report["matches"] == 3
    greedy = report["bots"][0]
    assert greedy["name"] == "greedy"
    assert greedy["win_rate"] == 1.0
    assert len(greedy["win_rate_ci95"]) == 2
    assert greedy["mean_score"] > report["bots"][1]["mean_score"]
    assert greedy["rating"] > report["bots"][1]["rating"]
    assert greedy["ms_per_move"] > 0
    assert len(csv.read_text().splitlines()) == 10
    assert plot.read_text().startswith("<?xml")
    assert [loads(file.read_text()).game for file in records.iterdir()] == ["workshop"] * 3


def test_options_and_components_reach_the_table(tmp_path: Path) -> None:
    assert options_of(["auction=open", "handicaps=fresher,scientist"]) == {
        "auction": "open",
        "handicaps": ["fresher", "scientist"],
    }
    records = tmp_path / "records"
    typed("arena", "workshop", "greedy", "random", "random", "-n", "1", "-o", "auction=open", "--records", str(records))
    assert loads(next(records.iterdir()).read_text()).options["auction"] == "open"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("arena", "worksop", "greedy", "greedy"), "did you mean 'workshop'"),
        (("arena", "workshop", "greedy"), "name one bot for each seat"),
        (("arena", "workshop", "greedy", "gredy"), "did you mean 'greedy'"),
        (("arena", "workshop", "greedy", "greedy", "--plot", "x.doc"), "a plot is written as"),
        (("arena", "workshop", "greedy", "greedy", "-o", "auction"), "NAME=VALUE"),
        (("arena", "workshop", "greedy", "greedy", "--components", "none.toml"), "no components file"),
        (("balance", "workshop", "--seats", "1"), "played with 2, 3, 4, 5 seats"),
    ],
)
def test_mistakes_are_answered_with_what_would_be_right(words: tuple[str, ...], reason: str) -> None:
    assert reason in refused(*words)


@pytest.mark.slow
def test_balance_counts_towns_links_and_bids() -> None:
    report = json.loads(typed("balance", "workshop", "--seats", "3", "--matches", "4", "--json"))
    assert report["matches"] == 4
    assert sum(report["by_place"]) == pytest.approx(1.0)
    assert {thing["category"] for thing in report["things"]} == {"town", "link"}
    assert report["length"] == 18
    assert 0 <= report["numbers"]["bid"]["mean"] < 10


@pytest.mark.slow
def test_balance_counts_projects_technologies_and_chits(tmp_path: Path) -> None:
    plot = tmp_path / "balance.png"
    text = typed("balance", "expo1906", "--seats", "2", "--matches", "2", "--plot", str(plot))
    assert "expo1906: 2 games with 2 seats" in text
    assert "technology" in text
    assert plot.stat().st_size > 1000


@pytest.mark.slow
def test_ctrl_c_reports_what_was_played_and_resume_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    bots = ("workshop", "greedy", "random", "random")
    words = ("--workers", "2", "--journal", str(journal), "--json")
    program = "import typer; from opificio.arena.commands import arena; typer.run(arena)"
    command = [sys.executable, "-c", program, *bots, *words, "-n", "400"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)
    for _ in range(600):
        if journal.exists() and len(journal.read_text().splitlines()) > 3:
            break
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    played = json.loads(out)["matches"]
    assert 3 <= played < 400
    report = json.loads(typed("arena", *bots, *words, "-n", str(played + 3), "--resume"))
    assert report["matches"] == played + 3
