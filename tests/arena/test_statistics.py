"""What results say, checked against what can be worked out by hand."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from tests.bots.pebbles import PEBBLES

from opificio.arena.crews import Alone
from opificio.arena.matches import Result, Tournament
from opificio.arena.plots import check_path, plot_standings
from opificio.arena.reports import as_csv, as_grid, as_json
from opificio.arena.statistics import mean_interval, names, standings, wilson
from opificio.arena.tournaments import hold
from opificio.table import OpificioError


def result(number: int, seating: list[int], scores: list[int], places: list[int]) -> Result:
    return Result(number, 1, seating, scores, places, [10, 20], [50.0, 40.0], "pebbles.afford")


TWO = Tournament(PEBBLES, ("greedy", "random"), matches=2)
RESULTS = [result(0, [0, 1], [9, 5], [1, 2]), result(1, [1, 0], [7, 7], [1, 1])]


def test_ties_share_the_win() -> None:
    greedy, random = standings(TWO, RESULTS)
    assert (greedy.win_rate, random.win_rate) == (0.75, 0.25)
    assert (greedy.mean_score, random.mean_score) == (8.0, 6.0)
    assert (greedy.mean_rank, random.mean_rank) == (1.0, 1.5)
    assert greedy.ms_per_move == pytest.approx(90 / 30)
    assert greedy.rating is not None
    assert random.rating is not None
    assert greedy.rating > 25 > random.rating


def test_intervals_are_those_of_the_textbook() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean_interval([1, 2, 3, 4]) == pytest.approx((2.5 - 1.2652, 2.5 + 1.2652), abs=1e-3)


def test_bots_of_one_name_are_numbered() -> None:
    assert names(["greedy", "random", "random"]) == ["greedy", "random", "random #2"]


def test_a_bot_alone_has_scores_but_no_rating() -> None:
    solo = Tournament(PEBBLES, ("greedy",), matches=3)
    (standing,) = standings(solo, hold(solo, Alone()).results)
    assert standing.rating is None
    assert standing.matches == 3


def test_the_json_report_has_what_programs_look_for() -> None:
    report = as_json(TWO, standings(TWO, RESULTS), RESULTS)
    assert report["matches"] == 2
    for entry in report["bots"]:
        assert {"name", "win_rate", "win_rate_ci95", "mean_score", "rating", "ms_per_move"} <= set(entry)


def test_the_csv_has_a_line_for_each_seat() -> None:
    lines = as_csv(TWO, RESULTS).splitlines()
    assert lines[0].startswith("match,seed,seat,bot,score,place")
    assert lines[1:3] == [
        "0,1,0,greedy,9,1,10,50.0,pebbles.afford",
        "0,1,1,random,5,2,20,40.0,pebbles.afford",
    ]
    assert len(lines) == 5


def test_the_table_puts_the_best_first() -> None:
    console = Console(width=140, record=True, file=io.StringIO())
    console.print(as_grid(TWO, standings(TWO, RESULTS), RESULTS))
    text = console.export_text()
    assert text.index("greedy") < text.index("random")
    assert "75.0%" in text


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_plots_are_pictures(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"plot.{suffix}"
    plot_standings(path, "pebbles", standings(TWO, RESULTS))
    assert path.read_bytes()[:5] in (b"<?xml", b"\x89PNG\r")


def test_other_plot_files_are_refused() -> None:
    with pytest.raises(OpificioError, match=r"\.svg or \.png"):
        check_path(Path("plot.doc"))
