"""The program as a person uses it: every command, and every wrong argument answered helpfully."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from opificio.games import GAMES
from opificio.words import LANGUAGES


def run(*arguments: str, lines: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "opificio", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "", "COLUMNS": "200", "HOME": "/nonexistent", "PYTHONIOENCODING": "utf-8"},
    )


def told(*arguments: str, lines: str | None = None) -> str:
    ran = run(*arguments, lines=lines)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A record of each game, made by watching."""
    folder = tmp_path_factory.mktemp("records")
    files = {name: folder / f"{name}.json" for name in GAMES}
    for name, file in files.items():
        told("watch", name, "--seats", "2", "--seed", "5", "--bots", "random", "--save", str(file))
    return files


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [(name, n) for name, game in GAMES.items() for n in game.seat_counts])
def test_watch_shows_a_whole_game(name: str, seats: int) -> None:
    text = told(
        "watch", name, "--seats", str(seats), "--seed", "3", "--bots", "greedy,random" if seats == 2 else "greedy"
    )
    assert "Final scores" in text
    assert "place 1" in text


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_watch_tells_a_machine_every_move(name: str) -> None:
    lines = told("watch", name, "--seats", "2", "--seed", "5", "--bots", "random", "--json").splitlines()
    *moves, scores = [json.loads(line) for line in lines]
    assert [move["move"] for move in moves] == list(range(1, len(moves) + 1))
    assert scores["over"] is True
    assert len(scores["scores"]) == 2


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_replay_tells_the_same_game_again(name: str, saved: dict[str, Path]) -> None:
    again = told("replay", str(saved[name]))
    assert again == told("watch", name, "--seats", "2", "--seed", "5", "--bots", "random")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_replay_stops_at_a_move(name: str, saved: dict[str, Path]) -> None:
    position = json.loads(told("replay", str(saved[name]), "--at", "7", "--json"))
    assert position["game"] == name
    assert told("replay", str(saved[name]), "--at", "7")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_show_balances_the_books(name: str, saved: dict[str, Path]) -> None:
    """Every point or pound of the final score stands in the ledger."""
    shown = json.loads(told("show", str(saved[name]), "--json"))
    book = {"expo1906": "prestige", "workshop": "money"}[name]
    start = {"expo1906": 0, "workshop": 100}[name]
    for sheet in shown["scores"]:
        booked = [
            entry["amount"] for entry in shown["ledger"] if (entry["seat"], entry["book"]) == (sheet["seat"], book)
        ]
        assert start + sum(booked) == sheet["total"]
    assert told("show", str(saved[name]))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_are_listed_with_their_sections(name: str, language: str) -> None:
    listed = json.loads(told("rules", name, "--lang", language, "--json"))
    assert {each["rule"] for each in listed} >= set(GAMES[name].rulebook.rules)
    assert all(each["words"] for each in listed)


def test_one_rule_can_be_asked_for() -> None:
    text = told("rules", "expo1906", "lab.no-overlap")
    assert "lab.no-overlap" in text
    assert len(text.strip().splitlines()) == 2


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_components_say_what_is_fact(name: str) -> None:
    figures = json.loads(told("components", name, "--json"))
    assert {figure["fact"] for figure in figures} == {True, False}
    assert "Reconstructed" in told("components", name)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_file_of_ones_own_is_checked_and_played(name: str, tmp_path: Path) -> None:
    shipped = Path(__file__).parent.parent.parent / "src" / "opificio" / name / "components.toml"
    own = tmp_path / "own.toml"
    own.write_text(shipped.read_text("utf-8"), "utf-8")
    assert json.loads(told("components", name, "--check", str(own), "--json"))["ok"]
    record = tmp_path / "game.json"
    told("watch", name, "--seats", "2", "--bots", "random", "--components", str(own), "--save", str(record))
    assert "components_text" in json.loads(record.read_text("utf-8"))
    told("replay", str(record))


def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path) -> None:
    shipped = Path(__file__).parent.parent.parent / "src" / "opificio" / "expo1906" / "components.toml"
    own = tmp_path / "own.toml"
    own.write_text(shipped.read_text("utf-8").replace('shape = "T"', 'shape = "U"', 1), "utf-8")
    ran = run("components", "expo1906", "--check", str(own))
    assert ran.returncode != 0
    assert re.search(r"line \d+: .*unknown shape 'U'", ran.stderr)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_a_game_in_the_terminal(name: str, tmp_path: Path) -> None:
    """Always the first move offered, with a question and a wrong move on the way."""
    file = tmp_path / "mine.json"
    lines = "?\nwhy stop\ndance\nundo\n" + "1\n" * 400
    text = told("play", name, "--seats", "2", "--seed", "1", "--against", "random", "--save", str(file), lines=lines)
    assert "Final scores" in text
    assert json.loads(file.read_text("utf-8"))["players"] == ["Player 1", "random 2"]


@pytest.mark.slow
def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    told(
        "play", "expo1906", "--seats", "3", "--seed", "1", "--against", "random", "--save", str(file), lines="1\nquit\n"
    )
    before = len(json.loads(file.read_text("utf-8"))["moves"])
    told("play", "expo1906", "--against", "random", "--save", str(file), lines="1\n1\nquit\n")
    assert len(json.loads(file.read_text("utf-8"))["moves"]) > before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["watch", "expo1907"], "did you mean 'expo1906'"),
        (["watch", "chess"], "there is no game 'chess'"),
        (["watch", "expo1906", "--seats", "9"], "played with 1, 2, 3, 4 seats, not 9"),
        (["watch", "expo1906", "--seats", "two"], "valid integer"),
        (["watch", "expo1906", "--seed", "-4"], "a seed is a number from 0"),
        (["watch", "expo1906", "--bots", "deepblue"], "there is no bot 'deepblue'"),
        (["watch", "expo1906", "--bots", "greedy,greedy"], "one for each seat; these are 2"),
        (["watch", "expo1906", "--option", "chits"], "written NAME=VALUE"),
        (["watch", "expo1906", "--option", "chit=once"], "did you mean 'chits'"),
        (["watch", "expo1906", "--option", "chits=twice"], "one of once, per-token"),
        (["watch", "expo1906", "--lang", "fr"], "the languages are en, it, es, de"),
        (["watch", "expo1906", "--components", "nowhere.toml"], "there is no components file 'nowhere.toml'"),
        (["watch", "expo1906", "--seats", "1", "--bots", "random", "--save", "/nonexistent/x"], "cannot be written"),
        (["replay", "nowhere.json"], "there is no record 'nowhere.json'"),
        (["replay", "."], "is a folder, not a record"),
        (["show", "nowhere.json"], "there is no record"),
        (["rules", "expo1906", "lab.overlap"], "did you mean lab.no-overlap"),
        (["components", "expo1906", "--check", "nowhere.toml"], "there is no components file"),
        (["play", "expo1906", "--seat", "7"], "your seat lies between 1 and 4, not 7"),
        (["fly"], "No such command 'fly'"),
        (["watch"], "Missing argument"),
    ],
)
def test_a_wrong_argument_gets_a_helpful_error(arguments: list[str], hint: str) -> None:
    ran = run(*arguments)
    assert ran.returncode != 0
    flat = re.sub(r"[\s│]+", " ", ran.stderr)
    assert hint in flat, flat
    assert "Traceback" not in ran.stderr


@pytest.mark.slow
def test_a_record_can_be_asked_only_for_moves_it_has(saved: dict[str, Path]) -> None:
    ran = run("replay", str(saved["expo1906"]), "--at", "9999")
    assert ran.returncode != 0
    assert "there is no move 9999" in ran.stderr


def test_the_program_knows_its_version() -> None:
    assert re.match(r"opificio \d+\.\d+\.\d+, engine (compiled|interpreted)", told("--version"))
