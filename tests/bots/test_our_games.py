"""Bots at our own tables: legal, reproducible, blind to what is hidden, and better than chance."""

from pathlib import Path
from typing import Any

import pytest
from tests.bots.tables import asked_at, played, points, question_at
from tests.expo1906.tables import CELLOPHANE, TILE_A, TILE_B
from tests.expo1906.test_meeting_room import meeting

from opificio.bots import Budget, Ears, ask, bot, sense
from opificio.bots.expo1906.sense import ExpoSense, remembered_hands
from opificio.bots.greedy import GreedyBot
from opificio.bots.search import SearchBot
from opificio.bots.workshop.sense import WorkshopSense, counted_money, recent_bids, unseal
from opificio.games import GAMES
from opificio.table import Rng, Table

EXPO, WORKSHOP = GAMES["expo1906"], GAMES["workshop"]
TABLES = [(game, seats) for game in GAMES.values() for seats in game.seat_counts]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda each: getattr(each, "name", str(each)))
def test_greedy_plays_whole_games_with_any_number_of_seats(game: Any, seats: int) -> None:
    table = played(game, [bot("greedy", game)] * seats, seed=seats)
    assert table.over
    assert max(points(game, table)) > 5


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_greedy_wins_against_chance(game: Any) -> None:
    for seed in range(3):
        bots = [bot("greedy" if seat == seed else "random", game) for seat in range(4)]
        outcome = game.outcome(played(game, bots, seed + 50).state)
        assert outcome is not None
        assert outcome.winners == (seed,)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda each: getattr(each, "name", str(each)))
def test_search_is_reproducible_and_legal_at_every_kind_of_decision(game: Any, seats: int) -> None:
    for moves in (0, 3, 7, 12, 25, 60):
        question = question_at(game, seats, seed=moves + 1, moves=moves, budget=Budget(iterations=12))
        first, second = (SearchBot(game, sense(game)).think(question) for _ in range(2))
        assert first == second
        assert all(candidate.move in question.legal for candidate in first)
        assert all(len(candidate.scores) == seats for candidate in first)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_hidden_does_not_change_an_answer(game: Any) -> None:
    """The same question, asked from a table that differs in everything the seat cannot know."""
    for moves in (2, 15, 40):
        question = question_at(game, 4, seed=7, moves=moves)
        state = game.determinise(question.view, Rng(99))
        for name in ("greedy", "search:10"):
            other = type(question)(
                game, question.seat, game.view(state, question.seat), question.events, question.legal, question.seed
            )
            assert bot(name, game).decide(question) is bot(name, game).decide(other)


def test_in_expo_others_hands_are_remembered_from_the_cards_they_played() -> None:
    for moves in (10, 30, 60):
        table, question = asked_at(EXPO, 4, seed=3, moves=moves)
        imagined = EXPO.determinise(question.view, Rng(1))
        assert remembered_hands(question, imagined.hands) == table.state.hands


def test_in_expo_whoever_did_not_see_the_round_guesses_hands_of_the_right_size() -> None:
    _, question = asked_at(EXPO, 4, seed=3, moves=30)
    imagined = EXPO.determinise(question.view, Rng(1))
    late = type(question)(EXPO, question.seat, question.view, [], question.legal, question.seed)
    hands = remembered_hands(late, imagined.hands)
    assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in imagined.hands]


def test_in_expo_an_idle_tile_is_moved_to_where_it_completes_a_project() -> None:
    """Near the end steam lies in a corner; in the Meeting Room it can go to Cellophane, which lacks nothing else."""
    for name in ("greedy", "search:40"):
        idle, jury = "steam-scientific@a1^0", {"steam": 6, "electricity": 5}
        game, player = meeting(CELLOPHANE, TILE_A, TILE_B, idle, jury=jury), bot(name, EXPO)
        while game.waiting == 0 and not game.completed():
            game.table.play(0, player.decide(ask(EXPO, game.state, 0, [], seed=1)))
        assert game.completed() == ["cellophane"]


def test_in_workshop_money_is_counted_from_what_was_paid_in_the_open() -> None:
    table, question = asked_at(WORKSHOP, 4, seed=3, moves=60)
    assert None in question.view["money"]
    assert counted_money(question) == table.state.money


def test_in_workshop_others_are_expected_to_bid_as_they_did() -> None:
    """The last bids count most, one's own do not count, and who never bid is expected to bid with sense."""
    table, ears = Table.new(WORKSHOP, 3, 4), Ears(3)
    assert recent_bids(ask(WORKSHOP, table.state, 0, ears.heard[0], seed=1)) == {}
    bids = {0: [1, 1, 1], 1: [5, 5, 0], 2: [5, 0, 0]}
    while bids[2]:
        seat = WORKSHOP.waiting(table.state)[0]
        legal = WORKSHOP.legal(table.state, seat)
        bidding = type(legal[0]).__name__ == "SealBid"
        ears.hear(table.play(seat, legal[bids[seat].pop(0)] if bidding else legal[-1]))
    question = ask(WORKSHOP, table.state, 0, ears.heard[0], seed=1)
    assert recent_bids(question) == pytest.approx({1: 3.0, 2: 1.8})
    expecting = WorkshopSense(WORKSHOP)
    state = expecting.imagine(question)(Rng(1))
    sensible = WorkshopSense(WORKSHOP).glance.sensible_bid(state, 2)
    assert expecting.glance.sensible_bid(state, 2) < sensible
    assert expecting.glance.sensible_bid(state, 0) == WorkshopSense(WORKSHOP).glance.sensible_bid(state, 0)


def test_in_workshop_bids_already_sealed_are_imagined_anew() -> None:
    """Whoever decides last must not see more than whoever decides first."""
    state: Any = WORKSHOP.new(4, 5)
    for seat in (0, 1, 2):
        WORKSHOP.play(state, seat, WORKSHOP.legal(state, seat)[0])
    assert WORKSHOP.waiting(state) == (3,)
    unseal(state, 3)
    assert WORKSHOP.waiting(state) == (0, 1, 2, 3)
    assert all(WORKSHOP.legal(state, seat) for seat in range(4))


@pytest.mark.parametrize("ours", [ExpoSense, WorkshopSense])
def test_a_sense_of_ones_own_may_be_built_on_ours(ours: Any) -> None:
    """Also where ours is compiled."""
    judged = []

    class Misers(ours):  # type: ignore[misc]
        horizon = 2

        def worth(self, state: Any) -> list[float]:
            judged.append(state)
            return [1.0] * state.seats

    game = EXPO if ours is ExpoSense else WORKSHOP
    question = question_at(game, 3, seed=2, moves=10, budget=Budget(iterations=5))
    assert SearchBot(game, Misers(game)).think(question)[0].scores == (1.0, 1.0, 1.0)
    assert len(judged) == 5


def test_an_easy_bot_errs_but_plays_the_turns_that_greedy_thinks_of() -> None:
    question = question_at(EXPO, 4, seed=3, moves=40)
    thought_of = {candidate.move for candidate in bot("greedy", EXPO).think(question)}
    answers = {
        GreedyBot(EXPO, sense(EXPO), slack=0.1).decide(
            type(question)(EXPO, question.seat, question.view, question.events, question.legal, seed)
        )
        for seed in range(30)
    }
    assert answers <= thought_of
    assert len(answers) > 1


def test_a_bot_of_your_own_is_a_class_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Last:\n"
        "    def decide(self, question):\n"
        "        print('thinking', question.seat, len(question.events))\n"
        "        return question.legal[-1]\n"
        "    def finish(self, scores, places): pass\n"
    )
    mine = bot(f"{file}:Last", WORKSHOP)
    question = question_at(WORKSHOP, 3, seed=2, moves=5)
    assert mine.decide(question) is question.legal[-1]
    assert mine.faults == []  # type: ignore[attr-defined]
    mine.close()


def test_a_class_that_is_not_there_is_reported_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("x = 1\n")
    said: list[str] = []
    question = question_at(WORKSHOP, 3, seed=2, moves=5)
    mine = bot(f"{file}:Absent", WORKSHOP, said.append)
    assert mine.decide(question) in question.legal
    assert "ended with exit status 1" in said[0]
    mine.close()
