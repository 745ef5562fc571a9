"""Cashing in: two steps of profit for a pound, at any moment."""

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, bidding, board, card_turn, demand

from opificio.table import Booked
from opificio.workshop.events import CashedIn


@accepts("cash-in.two-for-one")
def test_two_steps_back_bring_a_pound_and_an_odd_step_stays() -> None:
    scene = card_turn("reading", profit=[7, 0, 0])
    assert scene.legal(0)[-3:] == ["cash-in 1", "cash-in 2", "cash-in 3"]
    scene.play(0, "cash-in 3")
    assert scene.profit[0] == 1
    assert scene.money[0] == 53
    assert scene.told == [
        CashedIn(0, 3),
        Booked(0, "profit", -6, "cash-in.two-for-one"),
        Booked(0, "money", 3, "cash-in.two-for-one"),
    ]


@refuses("cash-in.two-for-one")
def test_nobody_cashes_in_more_than_half_the_profit() -> None:
    scene = card_turn("reading", profit=[7, 0, 0])
    assert scene.refused(0, "cash-in 4") == "cash-in.two-for-one"
    assert scene.refused(1, "cash-in 1") == "table.not-your-turn"


def any_moment() -> dict[str, Scene]:
    profit = [2, 2, 2]
    return {
        "tokens": demand(phase=2, profit=profit),
        "bid": bidding(profit=profit),
        "card": card_turn("reading", profit=profit),
        "town": card_turn("wild-2a", profit=profit).play(0, "take-card wild-2a"),
        "leaver": card_turn("reading", profit=profit, industries={"reading": {"blue": 1, "green": 1}}).play(
            0, "take-card reading"
        ),
        "link": card_turn("reading", profit=profit).play(0, "take-card reading"),
        "second link": card_turn("reading", profit=profit).play(0, "take-card reading", "build-link reading-oxford"),
        "lot": board(3, agenda=[{"type": "ChooseLot", "seat": 0}], due=3, options={"auction": "open"}, profit=profit),
    }


@pytest.mark.parametrize("moment", list(any_moment()))
def test_every_decision_offers_it_and_is_still_asked_afterwards(moment: str) -> None:
    scene = any_moment()[moment]
    asked = scene.asked(0)
    assert "cash-in 1" in scene.legal(0)
    scene.play(0, "cash-in 1")
    assert scene.asked(0) is asked
    assert "cash-in 1" not in scene.legal(0)


def test_cashing_in_can_pay_for_a_link() -> None:
    scene = card_turn("reading", money=[1, 50, 50], profit=[4, 0, 0]).play(0, "take-card reading")
    assert scene.refused(0, "build-link reading-oxford") == "links.cost"
    scene.play(0, "cash-in 2", "build-link reading-oxford")
    assert scene.money[0] == 0
