"""Building links, and the profit they bring: Roger at Reading."""

from typing import Any

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, card_turn

from opificio.table import Booked
from opificio.workshop.decisions import ChooseLink


def roger(**parts: Any) -> Scene:
    """Roger has just built in Reading; he has industries in Southampton and Gloucester."""
    industries = {"southampton": {"red": 1}, "gloucester": {"red": 1}}
    return card_turn("reading", **{"industries": industries, **parts}).play(0, "take-card reading")


@accepts("profit.touched-towns")
@pytest.mark.parametrize(
    ("links", "profit"),
    [
        (["build-link reading-oxford", "stop-building"], 2),
        (["build-link reading-southampton", "stop-building"], 4),
        (["build-link reading-oxford", "build-link reading-southampton"], 4),
        (["build-link reading-gloucester"], 4),
    ],
)
def test_the_printed_example_of_roger_at_reading(links: list[str], profit: int) -> None:
    scene = roger().play(0, *links)
    assert scene.profit[0] == profit
    assert scene.waiting == (1,)


@refuses("profit.touched-towns")
def test_towns_without_an_own_industry_bring_no_profit() -> None:
    scene = roger(industries={"oxford": {"blue": 1}})
    scene.play(0, "build-link reading-oxford", "stop-building")
    assert scene.profit == [2, 0, 0], "Reading pays its builder; Oxford pays nobody in another's turn"


def test_no_link_no_profit() -> None:
    assert roger().play(0, "stop-building").profit == [0, 0, 0]


@accepts("profit.once-per-town")
def test_each_town_is_told_once_with_its_value() -> None:
    scene = roger().play(0, "build-link reading-oxford", "build-link reading-southampton")
    booked = [(event.cause, event.amount) for event in scene.tells(Booked) if event.book == "profit"]
    assert sorted(booked) == [("reading", 2), ("southampton", 2)]


@refuses("profit.once-per-town")
def test_several_industries_and_several_links_do_not_count_a_town_twice() -> None:
    scene = roger(industries={"reading": {"red": 1}, "southampton": {"red": 2}})
    scene.play(0, "build-link reading-oxford", "build-link reading-southampton")
    assert scene.profit[0] == 4


def test_links_of_earlier_turns_bring_no_more_profit() -> None:
    scene = roger(links={"reading-southampton": "red"})
    scene.play(0, "build-link reading-oxford", "stop-building")
    assert scene.profit[0] == 2, "Southampton touches no piece of this turn"


@accepts("links.up-to-two")
@pytest.mark.parametrize(
    "links",
    [
        ["stop-building"],
        ["build-link reading-oxford", "stop-building"],
        ["build-link reading-oxford", "build-link london-oxford"],
    ],
)
def test_a_turn_builds_no_link_or_one_or_two(links: list[str]) -> None:
    scene = roger().play(0, *links)
    assert scene.waiting == (1,)
    assert len(scene.position["links"]) == len(links) - links.count("stop-building")


@refuses("links.up-to-two")
def test_after_two_pieces_the_turn_is_over() -> None:
    scene = roger().play(0, "build-link reading-oxford", "build-link reading-southampton")
    assert scene.refused(0, "build-link london-reading") == "table.not-your-turn"


@accepts("links.first-touches-town")
def test_the_first_piece_lies_at_the_town_just_built() -> None:
    scene = roger()
    assert scene.legal(0) == [
        "stop-building",
        "build-link reading-oxford",
        "build-link reading-southampton",
        "build-link reading-gloucester",
        "build-link reading-bristol",
        "build-link london-reading",
    ]


@refuses("links.first-touches-town")
def test_the_first_piece_does_not_lie_elsewhere() -> None:
    assert roger().refused(0, "build-link southampton-portsmouth") == "links.first-touches-town"


@accepts("links.second-continues")
@pytest.mark.parametrize("second", ["london-reading", "reading-southampton", "oxford-birmingham", "london-oxford"])
def test_the_second_piece_lies_at_the_same_town_or_at_the_town_reached(second: str) -> None:
    scene = roger().play(0, "build-link reading-oxford")
    decision = scene.asked(0)
    assert isinstance(decision, ChooseLink)
    assert decision.first is not None
    assert scene.refused(0, f"build-link {second}") == ""


@refuses("links.second-continues")
def test_the_second_piece_does_not_lie_further_off() -> None:
    scene = roger().play(0, "build-link reading-oxford")
    assert scene.refused(0, "build-link birmingham-coventry") == "links.second-continues"
    assert scene.refused(0, "build-link southampton-portsmouth") == "links.second-continues"


@accepts("links.double-in-one-turn")
def test_a_double_link_takes_both_pieces_and_ends_the_turn() -> None:
    scene = roger().play(0, "build-link reading-gloucester")
    assert scene.money[0] == 50 - 2 * 3
    assert scene.waiting == (1,)


@refuses("links.double-in-one-turn")
def test_a_double_link_cannot_be_begun_with_the_second_piece() -> None:
    scene = roger().play(0, "build-link reading-oxford")
    assert scene.refused(0, "build-link reading-gloucester") == "links.double-in-one-turn"


@accepts("links.free-only")
def test_a_free_link_may_be_built_beside_those_of_others() -> None:
    assert roger(links={"london-reading": "blue"}).refused(0, "build-link reading-oxford") == ""


@refuses("links.free-only")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_link_that_is_built_is_not_built_again(owner: str) -> None:
    scene = roger(links={"reading-oxford": owner})
    assert scene.refused(0, "build-link reading-oxford") == "links.free-only"


@accepts("links.cost")
@pytest.mark.parametrize(("phase", "cost"), [(1, 3), (3, 2)])
def test_a_piece_costs_three_pounds_for_canals_and_two_for_railways(phase: int, cost: int) -> None:
    scene = roger(phase=phase).play(0, "build-link reading-oxford")
    assert scene.money[0] == 50 - cost
    assert scene.tells(Booked) == [Booked(0, "money", -cost, "links.cost", "reading-oxford")]


@refuses("links.cost")
def test_what_cannot_be_paid_at_once_is_not_built() -> None:
    scene = roger(money=[5, 50, 50])
    assert scene.refused(0, "build-link reading-gloucester") == "links.cost", "a double costs six"
    assert scene.refused(0, "build-link reading-oxford") == ""
    scene.play(0, "build-link reading-oxford")
    assert scene.refused(0, "build-link reading-southampton") == "links.cost"
    assert scene.legal(0) == ["stop-building"]


def test_the_profit_of_the_first_piece_cannot_pay_for_the_second() -> None:
    scene = roger(money=[3, 50, 50], industries={"oxford": {"red": 1}}).play(0, "build-link reading-oxford")
    assert scene.profit[0] == 0
    assert scene.refused(0, "cash-in 1") == "cash-in.two-for-one"


def test_where_the_table_books_each_piece_it_can() -> None:
    scene = roger(money=[4, 50, 50], industries={"oxford": {"red": 1}}, options={"profit": "each-piece"})
    scene.play(0, "build-link reading-oxford")
    assert scene.profit[0] == 4
    scene.play(0, "cash-in 2", "build-link london-oxford")
    assert scene.profit[0] == 0, "Oxford has been counted"
    assert scene.money[0] == 0


def test_where_nothing_can_follow_the_first_piece_nothing_is_asked() -> None:
    links = {"york-hull": "blue", "york-middlesbrough": "blue", "leeds-hull": "blue"}
    around_leeds = {"manchester-leeds": "green", "leeds-sheffield": "green", "leeds-lancaster": "green"}
    scene = card_turn("york", links={**links, **around_leeds}).play(0, "take-card york", "build-link leeds-york")
    assert scene.waiting == (1,), "the double to Liverpool cannot be begun"
