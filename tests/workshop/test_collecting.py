"""Collecting cash at the end of an era."""

from typing import Any

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, demand

from opificio.table import Booked
from opificio.workshop.events import PiecesReturned
from opificio.workshop.scoring import largest_network

ROGER = {
    "reading-oxford": "red",
    "reading-southampton": "red",
    "reading-gloucester": "red",
    "portsmouth-guildford": "red",
}


def end_of_era(phase: int = 2, **parts: Any) -> Scene:
    scene = demand(phase=phase, **parts)
    for seat in range(scene.state.seats):
        scene.play(seat, "seal-tokens -")
    return scene


def booked(scene: Scene, rule: str, seat: int = 0) -> list[tuple[str, int]]:
    return [(each.book, each.amount) for each in scene.tells(Booked) if each.rule == rule and each.seat == seat]


@accepts("collecting.profits")
def test_profits_turn_into_money_one_for_one() -> None:
    scene = end_of_era(profit=[13, 0, 4])
    assert scene.money == [63, 50, 54]
    assert scene.profit == [0, 0, 0]
    assert booked(scene, "collecting.profits") == [("profit", -13), ("money", 13)]


@refuses("collecting.profits")
def test_before_the_collection_a_pound_still_costs_two_steps() -> None:
    scene = demand(phase=2, profit=[13, 0, 0])
    assert scene.refused(0, "cash-in 7") == "cash-in.two-for-one"
    assert scene.play(0, "cash-in 6").profit[0] == 1


@accepts("collecting.largest-network")
def test_the_printed_example_of_rogers_network() -> None:
    """Four pieces around Reading bring eight pounds, and Portsmouth–Guildford one."""
    scene = end_of_era(links=ROGER)
    assert booked(scene, "collecting.largest-network") == [("money", 8)]
    assert booked(scene, "collecting.other-pieces") == [("money", 1)]
    assert scene.money == [59, 50, 50]


@refuses("collecting.largest-network")
def test_only_one_network_brings_two_pounds_a_piece() -> None:
    links = {"reading-oxford": "red", "london-reading": "red", "leeds-york": "red", "york-hull": "red"}
    scene = end_of_era(links=links)
    assert booked(scene, "collecting.largest-network") == [("money", 4)]
    assert booked(scene, "collecting.other-pieces") == [("money", 2)]


def test_pieces_of_another_colour_do_not_join_a_network() -> None:
    links = {"london-reading": "red", "reading-oxford": "blue", "oxford-birmingham": "red"}
    scene = end_of_era(links=links)
    assert scene.money == [53, 52, 50], "red has two networks of one piece"


def test_crossing_links_do_not_make_a_network() -> None:
    scene = end_of_era(links={"leeds-liverpool": "red", "manchester-lancaster": "red"})
    assert scene.money[0] == 50 + 2 * 2 + 1


def test_a_network_goes_around_in_circles_once() -> None:
    links = {"london-reading": "red", "reading-oxford": "red", "london-oxford": "red"}
    scene = demand(phase=2, links=links)
    assert largest_network(scene.state, scene.state.links[0]) == 3


@accepts("collecting.other-pieces")
def test_all_other_pieces_bring_a_pound_each_and_come_home() -> None:
    scene = end_of_era(links={**ROGER, "leeds-york": "red"})
    assert booked(scene, "collecting.other-pieces") == [("money", 2)]
    assert scene.tells(PiecesReturned) == [PiecesReturned(0, scene.state.terms.box.colours[0], 6)]
    assert scene.position["links"] == {}


@refuses("collecting.other-pieces")
def test_a_piece_of_the_largest_network_is_not_paid_again() -> None:
    links = {"reading-oxford": "red", "london-reading": "red"}
    assert booked(end_of_era(links=links), "collecting.other-pieces") == []


@accepts("collecting.demand")
def test_the_printed_example_of_bristol_and_southampton() -> None:
    """With three port tokens each of the two ports brings three pounds."""
    industries = {"bristol": {"red": 1}, "southampton": {"red": 1}}
    scene = end_of_era(industries=industries, track={"port": 3})
    paid = [(each.cause, each.amount) for each in scene.tells(Booked) if each.rule == "collecting.demand"]
    assert paid == [("bristol", 3), ("southampton", 3)]
    assert scene.money == [56, 50, 50]


def test_every_industry_in_a_town_is_paid() -> None:
    scene = end_of_era(industries={"bristol": {"red": 2, "blue": 1}}, track={"port": 3})
    assert scene.money == [56, 53, 50]


@refuses("collecting.demand")
def test_without_demand_an_industry_brings_nothing() -> None:
    scene = end_of_era(industries={"bristol": {"red": 1}, "york": {"red": 1}}, track={"craft": 2})
    assert scene.money == [52, 50, 50]


def test_tokens_played_in_the_last_phase_count() -> None:
    scene = demand(phase=2, hands=[{"port": 1}, {"port": 1}, {"craft": 1}], industries={"bristol": {"red": 1}})
    scene.play(0, "seal-tokens port").play(1, "seal-tokens port").play(2, "seal-tokens -")
    assert scene.money == [52, 50, 50]


@accepts("collecting.industries-stay")
def test_industries_stay_for_the_railway_era() -> None:
    industries = {"bristol": {"red": 2}, "york": {"blue": 1}}
    scene = end_of_era(industries=industries)
    assert scene.state.phase == 3
    assert scene.position["industries"] == industries


@refuses("collecting.industries-stay")
def test_transport_pieces_do_not_stay() -> None:
    scene = end_of_era(links=ROGER)
    assert scene.position["links"] == {}
    assert scene.state.free == scene.state.terms.box.every_link


@accepts("collecting.bank-never-dry")
def test_the_bank_pays_whatever_is_due() -> None:
    scene = end_of_era(money=[400, 400, 400], profit=[100, 100, 100])
    assert scene.money == [500, 500, 500]


@refuses("collecting.bank-never-dry")
def test_nobody_has_to_give_fifty_pounds_back() -> None:
    scene = end_of_era(phase=4, money=[400, 400, 400])
    assert scene.money == [400, 400, 400]
    assert scene.tells(Booked) == []


@pytest.mark.parametrize("phase", [2, 4])
def test_both_eras_collect_alike(phase: int) -> None:
    parts = {"industries": {"york": {"red": 1}}, "links": ROGER, "track": {"craft": 1}, "profit": [5, 0, 0]}
    assert end_of_era(phase, **parts).money == [50 + 5 + 9 + 1, 50, 50]
