"""Search: reproducible, stronger than chance, with sealed bids, a hidden deck and several seats."""

import pytest
from tests.bots.pebbles import PEBBLES, Gamble, Keep
from tests.bots.tables import played, question_at

from opificio.bots import Budget, ask, bot, sense
from opificio.bots.search import SearchBot
from opificio.table import Position, Rng


def test_the_same_seed_and_iterations_give_the_same_thoughts() -> None:
    for moves in range(5):
        question = question_at(PEBBLES, 3, seed=4, moves=moves, budget=Budget(iterations=150))
        first, second = (SearchBot(PEBBLES, sense(PEBBLES)).think(question) for _ in range(2))
        assert first == second
        assert sum(candidate.visits for candidate in first) == 150


def test_the_same_seed_gives_the_same_game() -> None:
    games = [played(PEBBLES, [bot("search:40", PEBBLES), bot("random", PEBBLES)], seed=3) for _ in range(2)]
    assert games[0].record.dumps() == games[1].record.dumps()


def test_what_a_seat_cannot_know_does_not_change_its_answer() -> None:
    """The deck is dealt anew behind the bot's back; it cannot tell."""
    state = PEBBLES.new(2, seed=8)
    other = state.clone()
    PEBBLES.reshuffle(other, 0, Rng(1))
    assert state.deck != other.deck
    questions = [ask(PEBBLES, each, 0, [], seed=5, budget=Budget(iterations=100)) for each in (state, other)]
    first, second = (SearchBot(PEBBLES, sense(PEBBLES)).think(question) for question in questions)
    assert first == second


@pytest.mark.parametrize(("open_card", "wanted"), [(9, Keep), (1, Gamble)])
def test_search_keeps_a_nine_and_gambles_a_one(open_card: int, wanted: type) -> None:
    position: Position = PEBBLES.position(PEBBLES.new(2, 1))
    position["deck"] = [card for card in range(1, 10) if card != open_card]
    position |= {"open": open_card, "seen": [], "winner": 0, "bids": {"0": 1, "1": 0}, "purses": [4, 5]}
    state = PEBBLES.from_position(position, PEBBLES.new(2, 1).rng)
    question = ask(PEBBLES, state, 0, [], seed=5, budget=Budget(iterations=400))
    thoughts = SearchBot(PEBBLES, sense(PEBBLES)).think(question)
    assert isinstance(thoughts[0].move, wanted)
    assert thoughts[0].scores[0] >= 5


def test_search_wins_against_chance() -> None:
    won = 0.0
    for seed in range(12):
        mine = seed % 3
        bots = [bot("search:120" if seat == mine else "random", PEBBLES) for seat in range(3)]
        table = played(PEBBLES, bots, seed)
        outcome = PEBBLES.outcome(table.state)
        assert outcome is not None
        won += (mine in outcome.winners) / len(outcome.winners)
    assert won >= 7, "a third would be four of twelve"


def test_a_bot_may_play_alone() -> None:
    table = played(PEBBLES, [bot("search:50", PEBBLES)], seed=2)
    assert table.over


def test_a_bot_with_one_legal_move_does_not_think() -> None:
    question = question_at(PEBBLES, 2, seed=1)
    forced = question.legal[0]
    thinker = SearchBot(PEBBLES, sense(PEBBLES))
    assert thinker.decide(type(question)(PEBBLES, 0, {}, [], [forced], 1)) is forced
    assert thinker.iterations == 0


def test_a_budget_in_milliseconds_ends() -> None:
    question = question_at(PEBBLES, 2, seed=1, budget=Budget(milliseconds=1))
    assert SearchBot(PEBBLES, sense(PEBBLES)).decide(question) in question.legal
