"""Bots by name, budgets by text."""

import pytest
from tests.bots.pebbles import PEBBLES
from tests.bots.tables import question_at

from opificio.bots import BadBot, Budget, bot


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("800", Budget(iterations=800)),
        ("1s", Budget(milliseconds=1000)),
        ("0.1s", Budget(milliseconds=100)),
        ("250ms", Budget(milliseconds=250)),
    ],
)
def test_budgets_are_iterations_or_time(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", ["", "fast", "-3", "0", "1.5", "1 hour"])
def test_other_budgets_are_refused(text: str) -> None:
    with pytest.raises(BadBot, match="a budget is a number of iterations"):
        Budget.parse(text)


@pytest.mark.parametrize("spec", ["random", "easy", "greedy", "search:30", "search:5ms"])
def test_our_bots_answer_with_a_legal_move(spec: str) -> None:
    for moves in range(4):
        question = question_at(PEBBLES, 3, seed=6, moves=moves)
        assert bot(spec, PEBBLES).decide(question) in question.legal


def test_a_name_nearly_right_is_hinted_at() -> None:
    with pytest.raises(BadBot, match=r"no bot 'gredy' for pebbles; did you mean 'greedy'\?"):
        bot("gredy", PEBBLES)


@pytest.mark.parametrize("spec", ["greedy:2s", "nowhere.py:Bot", "nowhere.py", "cmd:", "search:soon"])
def test_specs_that_name_no_bot_are_refused(spec: str) -> None:
    with pytest.raises(BadBot):
        bot(spec, PEBBLES)


def test_greedy_says_what_it_thinks() -> None:
    question = question_at(PEBBLES, 2, seed=6)
    thoughts = bot("greedy", PEBBLES).think(question)
    assert {thought.move for thought in thoughts} == set(question.legal)
    assert [thought.value for thought in thoughts] == sorted((each.value for each in thoughts), reverse=True)
