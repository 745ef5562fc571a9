"""The Leeds–Liverpool link, which crosses Manchester–Lancaster without meeting it."""

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import card_turn

from opificio.table import Refusal
from opificio.workshop import WORKSHOP

FIRST = {"leeds": "manchester-leeds", "liverpool": "manchester-liverpool"}


@accepts("links.crossing")
def test_each_link_is_built_from_its_own_towns() -> None:
    scene = card_turn("manchester").play(0, "take-card manchester")
    assert scene.refused(0, "build-link manchester-lancaster") == ""
    scene = card_turn("liverpool").play(0, "take-card liverpool")
    assert scene.refused(0, "build-link leeds-liverpool") == ""


@refuses("links.crossing")
@pytest.mark.parametrize("town", ["leeds", "liverpool"])
def test_whoever_built_in_leeds_or_liverpool_does_not_build_manchester_lancaster(town: str) -> None:
    scene = card_turn(town).play(0, f"take-card {town}", f"build-link {FIRST[town]}")
    assert scene.refused(0, "build-link manchester-lancaster") == "links.crossing"
    assert "build-link manchester-lancaster" not in scene.legal(0)


@refuses("links.crossing")
@pytest.mark.parametrize("town", ["manchester", "lancaster"])
def test_whoever_built_in_manchester_or_lancaster_does_not_build_leeds_liverpool(town: str) -> None:
    scene = card_turn(town).play(0, f"take-card {town}")
    assert scene.refused(0, "build-link leeds-liverpool") == "links.crossing"


def test_the_refusal_names_the_link_that_is_crossed() -> None:
    scene = card_turn("leeds").play(0, "take-card leeds", "build-link manchester-leeds")
    move = WORKSHOP.catalogue(scene.state).parse("build-link manchester-lancaster")
    facts = {"link": "manchester-lancaster", "town": "leeds", "crossed": "leeds-liverpool"}
    assert WORKSHOP.check(scene.state, 0, move) == Refusal("links.crossing", **facts)


@accepts("links.crossing")
def test_the_rule_binds_only_the_turn_in_which_the_industry_was_built() -> None:
    scene = card_turn("stoke", industries={"leeds": {"red": 1}})
    scene.play(0, "take-card stoke", "build-link stoke-manchester", "build-link manchester-lancaster")
    assert scene.position["links"]["manchester-lancaster"] == "red"


@accepts("links.crossing")
def test_where_the_table_only_rules_out_a_junction_the_second_piece_may_go_on() -> None:
    scene = card_turn("leeds", options={"crossing": "no-junction"})
    scene.play(0, "take-card leeds", "build-link manchester-leeds", "build-link manchester-lancaster")
    assert scene.position["links"] == {"manchester-leeds": "red", "manchester-lancaster": "red"}


@refuses("links.crossing")
def test_even_then_the_crossing_is_no_junction() -> None:
    scene = card_turn("leeds", options={"crossing": "no-junction"}).play(0, "take-card leeds")
    assert scene.refused(0, "build-link manchester-lancaster") == "links.first-touches-town"
