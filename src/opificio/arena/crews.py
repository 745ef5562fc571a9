"""Crews play matches: this process, several processes, or a cluster."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from typing import Protocol

from opificio.arena.matches import Match, Result, Tournament, play_match
from opificio.table import OpificioError


class Crew(Protocol):
    """Plays matches in any order, and hands over each result when it is there."""

    def play(self, tournament: Tournament, matches: Iterable[Match]) -> Iterator[Result]: ...


class Alone:
    """One match after another, here."""

    def play(self, tournament: Tournament, matches: Iterable[Match]) -> Iterator[Result]:
        for match in matches:
            yield play_match(tournament, match)


class Processes:
    """Several processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, tournament: Tournament, matches: Iterable[Match]) -> Iterator[Result]:
        jobs = [(tournament, match) for match in matches]
        context = multiprocessing.get_context("spawn")
        with context.Pool(self.workers, _leave_interrupts_to_the_boss) as pool:
            yield from pool.imap_unordered(_play, jobs)


def _leave_interrupts_to_the_boss() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(job: tuple[Tournament, Match]) -> Result:
    return play_match(*job)


def crew(workers: int, cluster: str | None = None) -> Crew:
    """The crew for so many workers here, or for a cluster (`local` or a Ray address)."""
    if cluster is not None:
        from opificio.arena.cluster import Cluster

        return Cluster(cluster, workers)
    if workers < 1:
        raise OpificioError(f"a crew has at least one worker, not {workers}")
    return Alone() if workers == 1 else Processes(workers)
