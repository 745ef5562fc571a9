"""The journal of a tournament: a line for each match as soon as it is played.

Whatever interrupts a tournament, what was played stays, and `--resume` goes on from there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from opificio.arena.matches import Result, Tournament
from opificio.table import OpificioError

FORMAT = 1


class BadJournal(OpificioError):
    """A journal that belongs to another tournament, or to none."""


def standard_path(tournament: Tournament) -> Path:
    """Where a tournament is written down if nobody says where: one place for the same arguments."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "opificio" / "arena" / f"{tournament.game.name}-{tournament.digest()}.jsonl"


class Journal:
    """Results in a file."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament

    def begin(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        header = {"format": FORMAT, **self.tournament.plain()}
        self.path.write_text(json.dumps(header) + "\n", "utf-8")

    def add(self, result: Result) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.plain()) + "\n")

    def resume(self) -> list[Result]:
        """The results so far; none and a new journal if there is no file."""
        if not self.path.exists():
            self.begin()
            return []
        results = list(self._read())
        self._rewrite(results)
        return results

    def _read(self) -> Iterator[Result]:
        header, *lines = self.path.read_text("utf-8").splitlines() or [""]
        expected = {"format": FORMAT, **self.tournament.plain()}
        found = _object(header)
        if found is None:
            raise BadJournal(f"{self.path} is no journal of a tournament")
        if found != expected:
            differing = [key for key in expected if found.get(key) != expected[key]]
            raise BadJournal(
                f"{self.path} belongs to another tournament: it differs in {', '.join(differing)} "
                f"({'; '.join(f'{key} was {found.get(key)!r}' for key in differing)})"
            )
        for line in lines:
            entry = _object(line)
            if entry is None:
                return  # the line that was being written when everything stopped
            yield Result(**entry)

    def _rewrite(self, results: list[Result]) -> None:
        """Without a torn last line, so that new lines can follow."""
        self.begin()
        for result in results:
            self.add(result)


def _object(line: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
