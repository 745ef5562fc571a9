"""Matches on many machines, with Ray (`pip install opificio[cluster]`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from opificio.arena.matches import Match, Result, Tournament, play_match
from opificio.table import OpificioError

AHEAD = 2
"""Matches handed out beyond one for each processor, so that none waits for the boss."""


class Cluster:
    """Every processor that Ray knows of plays. `address` is `local`, `auto` or `ray://host:port`."""

    def __init__(self, address: str, workers: int = 0) -> None:
        self.address = address
        self.workers = workers
        self.ray = _ray()

    def play(self, tournament: Tournament, matches: Iterable[Match]) -> Iterator[Result]:
        self._join()
        try:
            yield from self._results(tournament, matches)
        finally:
            self.ray.shutdown()

    def _join(self) -> None:
        quiet = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
        if self.address == "local":
            self.ray.init(address="local", num_cpus=max(1, self.workers), **quiet)
            return
        try:
            self.ray.init(address=self.address, log_to_driver=False)
        except ConnectionError as error:
            raise OpificioError(
                f"there is no Ray cluster at {self.address!r} ({error}); start one with `ray start --head`, "
                "or use --cluster local"
            ) from None

    def _results(self, tournament: Tournament, matches: Iterable[Match]) -> Iterator[Result]:
        remote = self.ray.remote(play_match)
        shared = self.ray.put(tournament)
        crowd = AHEAD + int(self.ray.cluster_resources().get("CPU", 1))
        waiting: list[Any] = []
        for match in matches:
            if len(waiting) >= crowd:
                done, waiting = self.ray.wait(waiting, num_returns=1)
                yield from self.ray.get(done)
            waiting.append(remote.remote(shared, match))
        while waiting:
            done, waiting = self.ray.wait(waiting, num_returns=1)
            yield from self.ray.get(done)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise OpificioError("--cluster needs Ray: pip install 'opificio[cluster]'") from None
    return ray
