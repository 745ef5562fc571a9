"""What the results say: win rates, scores, ranks and ratings, each with how sure we are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce

from opificio.arena.matches import Result, Tournament

NORMAL_95 = 1.959964
Interval = tuple[float, float]


@dataclass(slots=True)
class Standing:
    """One bot's results."""

    name: str
    bot: str
    matches: int
    win_rate: float
    win_rate_ci95: Interval
    mean_score: float
    mean_score_ci95: Interval
    best_score: int
    mean_rank: float
    rating: float | None
    rating_sigma: float | None
    ms_per_move: float
    faults: int
    scores: list[int] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        return {name: _rounded(getattr(self, name)) for name in self.__slots__ if name != "scores"}


def names(bots: Sequence[str]) -> list[str]:
    """A name for each bot: what it was called, numbered where it sits there more than once."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for bot in bots:
        seen[bot] = seen.get(bot, 0) + 1
        found.append(bot if seen[bot] == 1 else f"{bot} #{seen[bot]}")
    return found


def standings(tournament: Tournament, results: Sequence[Result]) -> list[Standing]:
    """Every bot's standing, in the order of the tournament."""
    ordered = sorted(results, key=lambda result: result.number)
    rated = ratings(tournament.seats, ordered)
    return [_standing(name, at, tournament, ordered, rated[at]) for at, name in enumerate(names(tournament.bots))]


def _standing(
    name: str, at: int, tournament: Tournament, results: Sequence[Result], rated: tuple[float, float] | None
) -> Standing:
    seats = [(result, result.seating.index(at)) for result in results]
    scores = [result.scores[seat] for result, seat in seats]
    won = sum(share(result.places, seat) for result, seat in seats)
    moves = sum(result.moves[seat] for result, seat in seats)
    return Standing(
        name=name,
        bot=tournament.bots[at],
        matches=len(seats),
        win_rate=won / len(seats) if seats else 0.0,
        win_rate_ci95=wilson(won, len(seats)),
        mean_score=mean(scores),
        mean_score_ci95=mean_interval(scores),
        best_score=max(scores, default=0),
        mean_rank=mean([result.places[seat] for result, seat in seats]),
        rating=rated[0] if rated else None,
        rating_sigma=rated[1] if rated else None,
        ms_per_move=sum(result.milliseconds[seat] for result, seat in seats) / moves if moves else 0.0,
        faults=sum(faulty == seat for result, seat in seats for faulty, _ in result.faults),
        scores=scores,
    )


def share(places: Sequence[int], seat: int) -> float:
    """The part of a win: a tie for first place is shared."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean's 95 % interval; a single value tells nothing about its spread."""
    middle = mean(values)
    if len(values) < 2:
        return (middle, middle)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    reach = NORMAL_95 * math.sqrt(variance / len(values))
    return (middle - reach, middle + reach)


def wilson(won: float, played: int) -> Interval:
    """Wilson's 95 % interval for a rate: honest near 0 and 1, too."""
    if played == 0:
        return (0.0, 1.0)
    rate, square = won / played, NORMAL_95**2
    middle = (rate + square / (2 * played)) / (1 + square / played)
    reach = NORMAL_95 * math.sqrt(rate * (1 - rate) / played + square / (4 * played**2)) / (1 + square / played)
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def ratings(seats: int, results: Sequence[Result]) -> list[tuple[float, float] | None]:
    """Plackett–Luce ratings (mean, deviation) after all matches in order; none for a single seat."""
    if seats < 2:
        return [None] * seats
    model = PlackettLuce()
    rated = [model.rating() for _ in range(seats)]
    for result in results:
        teams = model.rate([[rated[each]] for each in result.seating], ranks=[float(place) for place in result.places])
        for each, team in zip(result.seating, teams, strict=True):
            rated[each] = team[0]
    return [(each.mu, each.sigma) for each in rated]


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, tuple):
        return [round(each, 4) for each in value]
    return value
