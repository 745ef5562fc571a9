"""What many games say about a game: seats, things that win or are never wanted, length and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Group
from rich.table import Table as Grid

from opificio.arena.matches import Result
from opificio.arena.statistics import Interval, mean, mean_interval, share, wilson

DOMINANT = 1.6
"""A thing whose owners surely win this many times their share is called dominant."""
DEAD = 0.15
"""A thing had this many times less often than its like is called dead."""


@dataclass(slots=True)
class Thing:
    """A project, a technology, a chit, a town or a link."""

    category: str
    name: str
    per_game: float
    """How often somebody had it."""
    points: float
    """What it brought, on average."""
    win_rate: float
    """How often those who had it won."""
    win_rate_ci95: Interval
    score_edge: float
    """How much more than the average they scored."""


@dataclass(slots=True)
class Balance:
    """The whole report."""

    matches: int
    seats: int
    mean_score: float
    mean_score_ci95: Interval
    mean_winner: float
    best_score: int
    length: float
    endings: dict[str, float]
    by_place: list[float]
    """Win rate by place in the starting order."""
    by_place_ci95: list[Interval]
    things: list[Thing]
    numbers: dict[str, dict[str, float]]
    warnings: list[str]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def balance(results: Sequence[Result]) -> Balance:
    """Study the notes of many matches."""
    noted = [result for result in results if result.notes]
    seats = len(noted[0].seating) if noted else 0
    scores = [score for result in noted for score in result.scores]
    won = _wins_by_place(noted, seats)
    things = _things(noted)
    endings = Counter(result.ended_by for result in noted)
    return Balance(
        matches=len(noted),
        seats=seats,
        mean_score=mean(scores),
        mean_score_ci95=mean_interval(scores),
        mean_winner=mean([max(result.scores) for result in noted]),
        best_score=max(scores, default=0),
        length=mean([_notes(result)["length"] for result in noted]),
        endings={rule: count / len(noted) for rule, count in endings.most_common()},
        by_place=[each / len(noted) for each in won],
        by_place_ci95=[wilson(each, len(noted)) for each in won],
        things=things,
        numbers=_numbers(noted),
        warnings=[*_place_warnings(won, len(noted), seats), *_thing_warnings(things, seats)],
    )


def _notes(result: Result) -> dict[str, Any]:
    assert result.notes is not None
    return result.notes


def _wins_by_place(results: Sequence[Result], seats: int) -> list[float]:
    won = [0.0] * seats
    for result in results:
        for place, seat in enumerate(_notes(result)["order"]):
            won[place] += share(result.places, seat)
    return won


def _things(results: Sequence[Result]) -> list[Thing]:
    had: dict[tuple[str, str], list[tuple[float, float, float]]] = {}
    for result in results:
        average = mean(result.scores)
        for category, things in _notes(result)["things"].items():
            for name, entries in things.items():
                for seat, points in entries:
                    entry = (points, share(result.places, int(seat)), result.scores[int(seat)] - average)
                    had.setdefault((category, name), []).append(entry)
    return sorted((_thing(*key, entries, len(results)) for key, entries in had.items()), key=_order)


def _thing(category: str, name: str, entries: list[tuple[float, float, float]], matches: int) -> Thing:
    won = sum(entry[1] for entry in entries)
    return Thing(
        category=category,
        name=name,
        per_game=len(entries) / matches,
        points=mean([entry[0] for entry in entries]),
        win_rate=won / len(entries),
        win_rate_ci95=wilson(won, len(entries)),
        score_edge=mean([entry[2] for entry in entries]),
    )


def _order(thing: Thing) -> tuple[str, float, str]:
    return (thing.category, -thing.per_game, thing.name)


def _numbers(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    values: dict[str, list[float]] = {}
    for result in results:
        for name, numbers in _notes(result)["numbers"].items():
            values.setdefault(name, []).extend(numbers)
    return {name: _summary(sorted(found)) for name, found in values.items() if found}


def _summary(values: list[float]) -> dict[str, float]:
    at = len(values) - 1
    return {
        "mean": mean(values),
        "least": values[0],
        "median": values[at // 2],
        "p90": values[round(0.9 * at)],
        "most": values[at],
    }


def _place_warnings(won: list[float], matches: int, seats: int) -> list[str]:
    found = []
    for place, each in enumerate(won):
        low, high = wilson(each, matches)
        if seats > 1 and (low > DOMINANT / seats or high < 1 / (DOMINANT * seats)):
            found.append(f"place {place + 1} in the starting order wins {each / matches:.0%} of the games")
    return found


def _thing_warnings(things: list[Thing], seats: int) -> list[str]:
    found = []
    for thing in things:
        alike = mean([other.per_game for other in things if other.category == thing.category])
        if seats > 1 and thing.win_rate_ci95[0] > min(0.95, DOMINANT / seats):
            found.append(f"{thing.category} {thing.name}: whoever has it wins {thing.win_rate:.0%} of the games")
        if thing.per_game < DEAD * alike:
            found.append(f"{thing.category} {thing.name}: had {thing.per_game:.2f} times a game, against {alike:.2f}")
    return found


def as_grids(game: str, report: Balance) -> Group:
    """The report for the terminal."""
    return Group(_summary_grid(game, report), *[_thing_grid(category, report) for category in _categories(report)])


def _categories(report: Balance) -> list[str]:
    return list(dict.fromkeys(thing.category for thing in report.things))


def _summary_grid(game: str, report: Balance) -> Grid:
    grid = Grid(title=f"{game}: {report.matches} games with {report.seats} seats", show_header=False)
    low, high = report.mean_score_ci95
    grid.add_row("mean score", f"{report.mean_score:.2f} ({low:.2f}–{high:.2f})")
    grid.add_row("winner's mean, best", f"{report.mean_winner:.2f}, {report.best_score}")
    grid.add_row("rounds", f"{report.length:.2f}")
    grid.add_row("wins by place in the starting order", "  ".join(f"{rate:.1%}" for rate in report.by_place))
    grid.add_row("ended by", "  ".join(f"{rule} {rate:.0%}" for rule, rate in report.endings.items()))
    for name, summary in report.numbers.items():
        grid.add_row(name, "  ".join(f"{label} {value:.2f}" for label, value in summary.items()))
    for warning in report.warnings:
        grid.add_row("[yellow]look at", warning)
    return grid


def _thing_grid(category: str, report: Balance) -> Grid:
    grid = Grid(title=category)
    for heading in ("name", "per game", "brings", "owner wins", "95 %", "score edge"):
        grid.add_column(heading, justify="left" if heading == "name" else "right")
    for thing in report.things:
        if thing.category == category:
            low, high = thing.win_rate_ci95
            cells = (f"{thing.per_game:.2f}", f"{thing.points:.2f}", f"{thing.win_rate:.1%}", f"{low:.0%}–{high:.0%}")
            grid.add_row(thing.name, *cells, f"{thing.score_edge:+.2f}")
    return grid


def panels(report: Balance) -> dict[str, dict[str, float]]:
    """What the plot shows, panel by panel."""
    shown = {"wins by place in the starting order": {str(at + 1): rate for at, rate in enumerate(report.by_place)}}
    for category in _categories(report):
        mine = [thing for thing in report.things if thing.category == category]
        shown[f"{category}: times a game"] = {thing.name: thing.per_game for thing in mine}
        if any(thing.points for thing in mine):
            shown[f"{category}: brings"] = {thing.name: thing.points for thing in mine}
    return shown
