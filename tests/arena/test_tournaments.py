"""Tournaments: fair seats, common deals, and nothing lost when they are interrupted."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests.bots.pebbles import PEBBLES

from opificio.arena.crews import Alone, Processes
from opificio.arena.journal import BadJournal, Journal
from opificio.arena.matches import Match, Result, Tournament
from opificio.arena.tournaments import hold
from opificio.table import OpificioError, loads, replayed


def timeless(results: list[Result]) -> list[dict[str, object]]:
    """Results without what the clock said."""
    return [{**result.plain(), "milliseconds": None} for result in results]


def test_every_bot_plays_every_deal_from_every_seat() -> None:
    tournament = Tournament(PEBBLES, ("search:5", "greedy", "random"), matches=6)
    matches = [tournament.match(number) for number in range(6)]
    assert [match.seating for match in matches[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({match.seed for match in matches[:3]}) == 1
    assert len({match.seed for match in matches}) == 2


def test_the_same_seed_gives_the_same_results_with_any_number_of_workers() -> None:
    tournament = Tournament(PEBBLES, ("search:20", "random"), matches=6, seed=3)
    alone = hold(tournament, Alone()).results
    assert timeless(alone) == timeless(hold(tournament, Processes(2)).results)
    other = hold(Tournament(PEBBLES, ("search:20", "random"), matches=6, seed=4), Alone()).results
    assert timeless(alone) != timeless(other)


class Interrupted:
    """A crew whose boss presses Ctrl-C after some matches."""

    def __init__(self, after: int) -> None:
        self.after = after

    def play(self, tournament: Tournament, matches: Iterable[Match]) -> Iterator[Result]:
        for number, result in enumerate(Alone().play(tournament, matches)):
            if number == self.after:
                raise KeyboardInterrupt
            yield result


def test_an_interrupted_tournament_keeps_its_results_and_goes_on(tmp_path: Path) -> None:
    tournament = Tournament(PEBBLES, ("greedy", "random"), matches=8, seed=1)
    journal = Journal(tmp_path / "journal", tournament)
    first = hold(tournament, Interrupted(after=3), journal)
    assert first.interrupted
    assert len(first.results) == 3
    told: list[int] = []
    second = hold(tournament, Alone(), journal, resume=True, tell=told.append)
    assert told == [3, 4, 5, 6, 7, 8]
    assert timeless(second.results) == timeless(hold(tournament, Alone()).results)


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    tournament = Tournament(PEBBLES, ("greedy", "random"), matches=4)
    journal = Journal(tmp_path / "journal", tournament)
    hold(tournament, Alone(), journal)
    text = journal.path.read_text()
    journal.path.write_text(text[: text.rindex('"seed"')])
    assert len(journal.resume()) == 3
    assert len(hold(tournament, Alone(), journal, resume=True).results) == 4


def test_more_matches_may_be_asked_for_later(tmp_path: Path) -> None:
    few, many = (Tournament(PEBBLES, ("greedy", "random"), matches=count) for count in (2, 6))
    hold(few, Alone(), Journal(tmp_path / "journal", few))
    told: list[int] = []
    hold(many, Alone(), Journal(tmp_path / "journal", many), resume=True, tell=told.append)
    assert told[0] == 2
    assert told[-1] == 6


def test_another_tournaments_journal_is_refused(tmp_path: Path) -> None:
    first = Tournament(PEBBLES, ("greedy", "random"), matches=2, seed=1)
    hold(first, Alone(), Journal(tmp_path / "journal", first))
    second = Tournament(PEBBLES, ("greedy", "random"), matches=2, seed=2)
    with pytest.raises(BadJournal, match="differs in seed"):
        hold(second, Alone(), Journal(tmp_path / "journal", second), resume=True)
    (tmp_path / "letter").write_text("Dear Sir,")
    with pytest.raises(BadJournal, match="is no journal"):
        Journal(tmp_path / "letter", first).resume()


def test_records_of_matches_replay_to_their_scores() -> None:
    tournament = Tournament(PEBBLES, ("greedy", "random"), matches=2, keep_records=True)
    for result in hold(tournament, Alone()).results:
        assert result.record is not None
        record = loads(result.record)
        assert record.players == [tournament.bots[each] for each in result.seating]
        state = replayed(PEBBLES, record)
        assert [PEBBLES.scores(state)[seat].total for seat in range(2)] == result.scores


def test_a_tournament_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(OpificioError, match="pebbles is played with 1, 2, 3, 4 seats, and 5 bots were named"):
        Tournament(PEBBLES, ("random",) * 5, matches=1)
    with pytest.raises(OpificioError, match="at least one match"):
        Tournament(PEBBLES, ("random",), matches=0)
