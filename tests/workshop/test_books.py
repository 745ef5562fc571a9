"""The books balance: every pound and every step of profit of a game is accounted for."""

from typing import Any

import pytest
from tests.workshop.policy import random_move, sensible_move

from opificio.table import Booked, Event, Rng
from opificio.workshop import WORKSHOP


class Ledger:
    """Every book of every seat, and the bank on the other side."""

    def __init__(self, seats: int, start: int) -> None:
        self.money = [start] * seats
        self.profit = [0] * seats
        self.bank = -start * seats

    def enter(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Booked):
                book = {"money": self.money, "profit": self.profit}[event.book]
                book[event.seat] += event.amount
                self.bank -= event.amount if event.book == "money" else 0
                assert event.amount != 0
                assert event.rule in WORKSHOP.rulebook.rules


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("auction", ["sealed", "open"])
@pytest.mark.parametrize("policy", [random_move, sensible_move])
def test_the_books_balance_at_every_move(seats: int, auction: str, policy: Any) -> None:
    state = WORKSHOP.new(seats, seats, {"auction": auction})
    ledger, rng = Ledger(seats, state.terms.start), Rng(seats)
    while waiting := WORKSHOP.waiting(state):
        seat = waiting[rng.below(len(waiting))]
        ledger.enter(WORKSHOP.play(state, seat, policy(state, seat, rng)))
        assert ledger.money == state.money
        assert ledger.profit == state.profit
        assert ledger.bank + sum(state.money) == 0
        assert min(state.money) >= 0
        assert min(state.profit) >= 0
    assert state.profit == [0] * seats


def test_sensible_players_earn_more_than_random_ones() -> None:
    """A check on the reconstructed map: sums of the size that reviewers' games suggest."""
    totals: dict[str, int] = {}
    for name, policy in (("random", random_move), ("sensible", sensible_move)):
        state, rng = WORKSHOP.new(4, 1), Rng(1)
        while waiting := WORKSHOP.waiting(state):
            WORKSHOP.play(state, waiting[0], policy(state, waiting[0], rng))
        totals[name] = sum(state.money)
    assert totals["sensible"] > 400 > totals["random"]
