"""Results as a table for people, as JSON and CSV for programs, and as records for replay."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from opificio.arena.matches import Result, Tournament
from opificio.arena.statistics import Standing, names


def as_json(tournament: Tournament, standings: Sequence[Standing], results: Sequence[Result]) -> dict[str, Any]:
    """The whole report as one object."""
    return {
        "game": tournament.game.name,
        "seats": tournament.seats,
        "seed": tournament.seed,
        "matches": len(results),
        "planned": tournament.matches,
        "bots": [standing.plain() for standing in standings],
    }


def as_grid(tournament: Tournament, standings: Sequence[Standing], results: Sequence[Result]) -> Grid:
    """The report as a table on the terminal, the best first."""
    title = f"{tournament.game.name}: {len(results)} matches, seed {tournament.seed}"
    grid = Grid(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    grid.add_column("bot", no_wrap=True)
    for heading in ("wins (95 %)", "score ±95 %", "best", "rank", "rating", "ms/move"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for each in sorted(standings, key=lambda standing: (-standing.win_rate, -standing.mean_score)):
        grid.add_row(each.name, *_cells(each))
    for each in standings:
        if each.faults:
            grid.caption = f"{grid.caption or ''}{each.name} misbehaved {each.faults} times. "
    return grid


def _cells(each: Standing) -> list[str]:
    low, high = each.win_rate_ci95
    return [
        f"{each.win_rate:.1%} ({100 * low:.0f}–{100 * high:.0f})",
        f"{each.mean_score:.1f} ±{(each.mean_score_ci95[1] - each.mean_score_ci95[0]) / 2:.1f}",
        str(each.best_score),
        f"{each.mean_rank:.2f}",
        "–" if each.rating is None else f"{each.rating:.1f}±{each.rating_sigma:.1f}",
        f"{each.ms_per_move:.1f}",
    ]


def as_csv(tournament: Tournament, results: Sequence[Result]) -> str:
    """One line for each seat of each match."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["match", "seed", "seat", "bot", "score", "place", "moves", "milliseconds", "ended_by"])
    labels = names(tournament.bots)
    for result in results:
        for seat, each in enumerate(result.seating):
            rows.writerow(
                [
                    result.number,
                    result.seed,
                    seat,
                    labels[each],
                    result.scores[seat],
                    result.places[seat],
                    result.moves[seat],
                    result.milliseconds[seat],
                    result.ended_by,
                ]
            )
    return text.getvalue()


def write_records(folder: Path, tournament: Tournament, results: Sequence[Result]) -> int:
    """The records that were kept, one file each; answers how many."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = [result for result in results if result.record is not None]
    for result in kept:
        assert result.record is not None
        (folder / f"{tournament.game.name}-{result.number:05}.json").write_text(result.record, "utf-8")
    return len(kept)


def faults(results: Sequence[Result], most: int = 5) -> list[str]:
    """A few of the complaints about misbehaving bots, each once."""
    seen = dict.fromkeys(fault for result in results for _, fault in result.faults)
    return list(seen)[:most]
