"""What a page is told: the legend foretells exactly what the moves then do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.workshop.scenes import Scene, card_turn, new

from opificio.table import Booked
from opificio.workshop import WORKSHOP
from opificio.workshop.events import IndustryBuilt

AT_READING = {"southampton": {"red": 1}, "gloucester": {"red": 1}}


def legend(scene: Scene, seat: int | None) -> dict[str, Any]:
    return WORKSHOP.legend(scene.state, seat)


def test_while_links_are_chosen_their_profit_and_cost_are_told() -> None:
    laying = legend(card_turn("reading", industries=AT_READING).play(0, "take-card reading"), 0)["laying"]
    assert laying["profit"] == 0, "without a link there is no profit"
    assert laying["links"]["reading-oxford"] == {"profit": 2, "cost": 3}
    assert laying["links"]["reading-southampton"] == {"profit": 4, "cost": 3}
    assert laying["links"]["reading-gloucester"] == {"profit": 4, "cost": 6}


def test_the_second_link_tells_the_profit_of_the_whole_turn() -> None:
    scene = card_turn("reading", industries=AT_READING).play(0, "take-card reading", "build-link reading-oxford")
    laying = legend(scene, 0)["laying"]
    assert laying["profit"] == 2
    assert laying["links"]["reading-southampton"] == {"profit": 4, "cost": 3}


def test_what_the_legend_foretells_of_links_is_what_is_booked() -> None:
    scene = card_turn("reading", industries=AT_READING).play(0, "take-card reading", "build-link reading-oxford")
    foretold = legend(scene, 0)["laying"]["links"]
    for link in [move.split()[1] for move in scene.legal(0) if move.startswith("build-link")]:
        events = WORKSHOP.play(state := scene.state.clone(), 0, WORKSHOP.catalogue(state).parse(f"build-link {link}"))
        profit = sum(event.amount for event in events if isinstance(event, Booked) and event.book == "profit")
        assert profit == foretold[link]["profit"], link


def test_before_a_card_is_taken_the_best_turn_in_its_town_is_told() -> None:
    scene = card_turn("reading", industries=AT_READING)
    assert legend(scene, 0)["prospects"]["reading"] == {"profit": 4, "cost": 3}, "the link to Southampton is enough"


def test_no_prospect_is_beyond_the_purse() -> None:
    scene = card_turn("reading", industries=AT_READING, money=[2, 50, 50])
    assert legend(scene, 0)["prospects"]["reading"] == {"profit": 0, "cost": 0}


def test_only_the_seat_that_is_asked_hears_of_its_prospects() -> None:
    scene = card_turn("reading", industries=AT_READING)
    for seat in (1, 2, None):
        assert legend(scene, seat)["prospects"] == {}
        assert legend(scene, seat)["laying"] is None


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 9), (4, 7), (5, 6)])
@pytest.mark.parametrize("display", ["four", "two"])
def test_a_round_is_counted_until_its_last_turn_is_over(seats: int, rounds: int, display: str) -> None:
    scene, built = new(seats, seed=3, display=display), 0
    sets = scene.state.terms.sets
    while scene.state.phase <= 2:
        turns = built + (0 if "ChooseLink" in str(scene.position["agenda"]) else 1)
        told = legend(scene, None)
        assert told["round"] == min(rounds, -(-turns // sets))
        assert told["rounds"] == rounds
        seat = scene.waiting[0]
        scene.play(seat, scene.legal(seat)[-1 if built % 2 else 0])
        built = len(scene.tells(IndustryBuilt))


def test_takings_are_what_the_score_sheet_says() -> None:
    scene = new(4, seed=7)
    while scene.waiting:
        for seat, sheet in WORKSHOP.scores(scene.state).items():
            assert sum(legend(scene, None)["seats"][seat].values()) == sheet.total - scene.money[seat]
        seat = scene.waiting[0]
        scene.play(seat, scene.legal(seat)[-1 if len(scene.told) % 3 else 0])
        if len(scene.told) > 600:
            break
    assert len(scene.told) > 100


def test_the_last_turn_of_a_round_and_of_an_era_are_told() -> None:
    assert legend(card_turn("reading"), 0)["closes"] is None
    assert legend(card_turn("reading", turn=2), 2)["closes"] == "round"
    assert legend(card_turn("reading", turn=2, rounds_left=0), 2)["closes"] == "era"


def test_after_the_end_nothing_is_left_to_collect() -> None:
    scene = new(3, seed=5)
    while scene.waiting:
        seat = scene.waiting[0]
        scene.play(seat, scene.legal(seat)[0])
    assert legend(scene, None)["seats"] == [{}, {}, {}]
