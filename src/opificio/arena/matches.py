"""Matches: who sits where, on which deal, and how one of them is played.

The same deal is played once for every rotation of the seats, so that neither a lucky deal nor a
good seat tells one bot from another.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from opificio.arena.studies import Notes, study_of
from opificio.bots import Bot, Ears, GuardedBot, Question, ask, bot, seed_of
from opificio.bots.question import AnyGame
from opificio.table import OpificioError, Seat, Table, digest

MOST_FAULTS = 20
"""Complaints kept of one bot in one match: a broken one says the same thing at every move."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that decides the results, so that they can be had again."""

    game: AnyGame
    bots: tuple[str, ...]
    matches: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    components_text: str | None = None
    keep_records: bool = False
    study: str = ""
    """Where not empty: `module:function` that makes notes of each match, for `opificio balance`."""

    def __post_init__(self) -> None:
        if len(self.bots) not in self.game.seat_counts:
            counts = ", ".join(map(str, self.game.seat_counts))
            raise OpificioError(
                f"{self.game.name} is played with {counts} seats, and {len(self.bots)} bots were named; "
                "name one bot for each seat"
            )
        if self.matches < 1:
            raise OpificioError(f"a tournament has at least one match, not {self.matches}")

    @property
    def seats(self) -> int:
        return len(self.bots)

    def match(self, number: int) -> Match:
        """Match `number`, from 0. Each deal is played once for every rotation of the seats.

        Where all bots are the same, rotating them would play the same game again: each match has a
        deal of its own.
        """
        turns = self.seats if len(set(self.bots)) > 1 else 1
        deal, turn = divmod(number, turns)
        seating = tuple((seat + turn) % self.seats for seat in range(self.seats))
        return Match(number, seed_of(self.seed + 1, 0, deal), seating)

    def plain(self) -> dict[str, Any]:
        """What must be equal for results to belong together; the number of matches may grow."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
            "components": self.game.components(self.components_text).digest,
            "study": self.study,
        }

    def digest(self) -> str:
        return digest(self.plain())


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played. `seating` gives the bot of each seat, by its place in the tournament."""

    number: int
    seed: int
    seating: tuple[int, ...]


@dataclass(slots=True)
class Result:
    """What came of a match. Lists are by seat."""

    number: int
    seed: int
    seating: list[int]
    scores: list[int]
    places: list[int]
    moves: list[int]
    milliseconds: list[float]
    ended_by: str
    faults: list[tuple[Seat, str]] = field(default_factory=list)
    record: str | None = None
    notes: Notes | None = None

    def plain(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


class Seated:
    """The bots around one table, and how long they think."""

    def __init__(self, tournament: Tournament, match: Match) -> None:
        self.bots: list[Bot] = [bot(tournament.bots[each], tournament.game) for each in match.seating]
        self.moves = [0] * len(self.bots)
        self.seconds = [0.0] * len(self.bots)

    def decide(self, seat: Seat, question: Question) -> Any:
        began = time.perf_counter()
        move = self.bots[seat].decide(question)
        self.seconds[seat] += time.perf_counter() - began
        self.moves[seat] += 1
        return move

    def faults(self) -> list[tuple[Seat, str]]:
        guarded = [(seat, each) for seat, each in enumerate(self.bots) if isinstance(each, GuardedBot)]
        return [(seat, fault) for seat, each in guarded for fault in each.faults[:MOST_FAULTS]]

    def close(self) -> None:
        for each in self.bots:
            each.close()


def play_match(tournament: Tournament, match: Match) -> Result:
    """Play one match to its end."""
    game = tournament.game
    table = Table.new(game, tournament.seats, match.seed, tournament.options, tournament.components_text)
    table.record.players = [tournament.bots[each] for each in match.seating]
    seated, ears = Seated(tournament, match), Ears(tournament.seats)
    study = study_of(tournament.study)
    try:
        while waiting := game.waiting(table.state):
            seat = waiting[0]
            seed = seed_of(match.seed, seat, len(table.record.moves))
            move = seated.decide(seat, ask(game, table.state, seat, ears.heard[seat], seed))
            events = table.play(seat, move)
            ears.hear(events)
            study.see(game, table.state, seat, move, events)
        return _result(tournament, match, table, seated, study.notes(game, table.state))
    finally:
        seated.close()


def _result(tournament: Tournament, match: Match, table: Table[Any, Any], seated: Seated, notes: Notes) -> Result:
    game = tournament.game
    sheets, outcome = game.scores(table.state), game.outcome(table.state)
    assert outcome is not None
    scores = [sheets[seat].total for seat in range(tournament.seats)]
    for each in seated.bots:
        each.finish(scores, outcome.places)
    return Result(
        number=match.number,
        seed=match.seed,
        seating=list(match.seating),
        scores=scores,
        places=list(outcome.places),
        moves=seated.moves,
        milliseconds=[round(1000 * seconds, 3) for seconds in seated.seconds],
        ended_by=outcome.rule,
        faults=seated.faults(),
        record=table.record.dumps() if tournament.keep_records else None,
        notes=notes or None,
    )
