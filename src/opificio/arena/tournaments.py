"""A whole tournament: play what is missing, write each result down, stop when told to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from opificio.arena.crews import Crew
from opificio.arena.journal import Journal
from opificio.arena.matches import Result, Tournament


@dataclass(slots=True)
class Played:
    """What was played, and whether somebody interrupted it."""

    results: list[Result]
    interrupted: bool = False


def hold(
    tournament: Tournament,
    crew: Crew,
    journal: Journal | None = None,
    resume: bool = False,
    tell: Callable[[int], None] = lambda _: None,
) -> Played:
    """Hold a tournament. `tell` hears how many matches are there, after each one."""
    results = _begun(journal, resume, tournament.matches)
    tell(len(results))
    done = {result.number for result in results}
    missing = [tournament.match(number) for number in range(tournament.matches) if number not in done]
    try:
        for result in crew.play(tournament, missing):
            results.append(result)
            if journal is not None:
                journal.add(result)
            tell(len(results))
    except KeyboardInterrupt:
        return Played(sorted(results, key=_number), interrupted=True)
    return Played(sorted(results, key=_number))


def _begun(journal: Journal | None, resume: bool, matches: int) -> list[Result]:
    if journal is None:
        return []
    if resume:
        return [result for result in journal.resume() if result.number < matches]
    journal.begin()
    return []


def _number(result: Result) -> int:
    return result.number
