"""Choosing a town card."""

from typing import Any

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, card_turn

from opificio.workshop.components import shipped
from opificio.workshop.decisions import ChooseLeaver, ChooseLink, ChooseTown
from opificio.workshop.events import CardDiscarded, CardDrawn, CardTaken, IndustryBuilt, IndustryRemoved


def links_of(*towns: str, colour: str = "blue") -> dict[str, str]:
    """All links of these towns, built."""
    return {link.id: colour for link in shipped().links if link.first.id in towns or link.second.id in towns}


def two_owners(*towns: str) -> dict[str, str]:
    """The same, shared between colours so that nobody runs out of pieces."""
    links = list(links_of(*towns))
    return {link: ["red", "blue", "green"][at % 3] for at, link in enumerate(links)}


@accepts("card.from-display")
def test_any_card_shown_may_be_taken_and_its_industry_is_built() -> None:
    scene = card_turn("reading", "oxford", "york")
    assert scene.legal(0) == ["take-card reading", "take-card oxford", "take-card york"]
    scene.play(0, "take-card reading")
    assert scene.position["industries"] == {"reading": {"red": 1}}
    assert scene.position["display"] == ["oxford", "york"]
    assert scene.position["played"][-1] == "reading"


@refuses("card.from-display")
def test_a_card_that_is_not_shown_may_not_be_taken_and_nobody_may_pass() -> None:
    scene = card_turn("reading", "oxford", "york")
    assert scene.refused(0, "take-card london") == "card.from-display"
    assert scene.refused(0, "discard-card london") == "card.from-display"
    assert scene.refused(0, "stop-building") == "table.other-decision"


@accepts("card.wild-by-value")
def test_a_wild_card_builds_in_any_town_of_its_value() -> None:
    scene = card_turn("wild-4a")
    scene.play(0, "take-card wild-4a")
    assert isinstance(scene.asked(0), ChooseTown)
    assert scene.legal(0) == [
        f"build-in {town}" for town in ("london", "birmingham", "manchester", "leeds", "liverpool", "sheffield")
    ]
    scene.play(0, "build-in leeds")
    assert scene.position["industries"] == {"leeds": {"red": 1}}


@refuses("card.wild-by-value")
def test_a_wild_card_does_not_build_in_a_town_of_another_value() -> None:
    scene = card_turn("wild-4a").play(0, "take-card wild-4a")
    assert scene.refused(0, "build-in reading") == "card.wild-by-value"


@accepts("card.full-town-makes-room")
def test_the_newcomer_chooses_which_industry_leaves_a_full_town() -> None:
    scene = card_turn("reading", industries={"reading": {"blue": 1, "green": 1}})
    scene.play(0, "take-card reading")
    assert isinstance(scene.asked(0), ChooseLeaver)
    assert scene.legal(0) == ["remove-industry blue", "remove-industry green"]
    scene.play(0, "remove-industry green")
    assert scene.position["industries"] == {"reading": {"red": 1, "blue": 1}}
    assert [(event.owner, event.colour.id) for event in scene.tells(IndustryRemoved)] == [(2, "green")]


@refuses("card.full-town-makes-room")
def test_only_an_industry_that_is_there_can_leave_and_the_town_never_holds_more_than_its_value() -> None:
    scene = card_turn("reading", industries={"reading": {"blue": 1, "green": 1}}).play(0, "take-card reading")
    assert scene.refused(0, "remove-industry red") == "card.full-town-makes-room", "the new one is not there yet"
    scene.play(0, "remove-industry blue")
    assert scene.state.filled[scene.state.terms.box.towns.index(scene.tells(IndustryBuilt)[0].town)] == 2


def test_an_own_industry_may_leave() -> None:
    scene = card_turn("reading", industries={"reading": {"red": 1, "green": 1}}).play(0, "take-card reading")
    scene.play(0, "remove-industry red")
    assert scene.position["industries"] == {"reading": {"red": 1, "green": 1}}


def test_where_all_industries_are_of_one_colour_nothing_is_asked() -> None:
    scene = card_turn("reading", industries={"reading": {"green": 2}}).play(0, "take-card reading")
    assert scene.position["industries"] == {"reading": {"red": 1, "green": 1}}
    assert isinstance(scene.asked(0), ChooseLink)


def test_a_town_with_room_asks_nothing() -> None:
    scene = card_turn("reading", industries={"reading": {"red": 1}}).play(0, "take-card reading")
    assert scene.position["industries"] == {"reading": {"red": 2}}


def closed_reading(**parts: Any) -> Scene:
    return card_turn("reading", "oxford", links=links_of("reading"), **parts)


@accepts("card.discard-when-links-built")
def test_a_town_with_all_links_built_may_still_be_built_in_or_its_card_discarded() -> None:
    scene = closed_reading()
    assert "take-card reading" in scene.legal(0)
    assert "discard-card reading" in scene.legal(0)
    scene.play(0, "take-card reading")
    assert scene.position["industries"] == {"reading": {"red": 1}}
    assert scene.waiting == (1,), "no link is free, so the turn is over"


@refuses("card.discard-when-links-built")
def test_a_card_whose_town_has_a_free_link_may_not_be_discarded() -> None:
    scene = closed_reading()
    assert scene.refused(0, "discard-card oxford") == "card.discard-when-links-built"
    assert "discard-card oxford" not in scene.legal(0)


@accepts("card.drawn-card-is-played")
def test_the_card_drawn_from_those_set_aside_is_played_at_once() -> None:
    aside = ["guildford", "exeter", "york"]
    scene = closed_reading(set_aside=aside).play(0, "discard-card reading")
    assert scene.position["industries"] == {"york": {"red": 1}}, "the top of the pile"
    assert scene.position["set_aside"] == ["guildford", "exeter"]
    assert scene.position["played"][-2:] == ["reading", "york"]
    assert [type(event) for event in scene.told[:3]] == [CardDiscarded, CardDrawn, IndustryBuilt]
    assert scene.tells(CardTaken) == []


@refuses("card.drawn-card-is-played")
def test_the_drawn_card_cannot_be_discarded_again() -> None:
    links = {**two_owners("reading", "oxford")}
    scene = card_turn("reading", links=links, set_aside=["guildford", "oxford"]).play(0, "discard-card reading")
    assert scene.position["industries"] == {"oxford": {"red": 1}}, "though all links of Oxford are built"
    assert scene.position["set_aside"] == ["guildford"]


def test_a_drawn_wild_card_asks_for_a_town() -> None:
    scene = closed_reading(set_aside=["guildford", "wild-2a"]).play(0, "discard-card reading")
    decision = scene.asked(0)
    assert isinstance(decision, ChooseTown)
    assert decision.card.id == "wild-2a"
    assert scene.refused(0, "build-in london") == "card.wild-by-value"


@accepts("card.discard-needs-set-aside")
def test_a_discard_is_possible_with_one_card_set_aside() -> None:
    assert closed_reading(set_aside=["york"]).refused(0, "discard-card reading") == ""


@refuses("card.discard-needs-set-aside")
def test_nothing_is_discarded_when_no_card_is_set_aside() -> None:
    scene = closed_reading(set_aside=[])
    assert scene.refused(0, "discard-card reading") == "card.discard-needs-set-aside"
    assert "discard-card reading" not in scene.legal(0)


FOURS = ("london", "birmingham", "manchester", "leeds", "liverpool", "sheffield")


@accepts("card.discard-wild-when-nowhere")
def test_a_wild_card_may_be_discarded_if_no_town_of_its_value_has_a_free_link() -> None:
    scene = card_turn("wild-4a", links=two_owners(*FOURS), set_aside=["york"])
    scene.play(0, "discard-card wild-4a")
    assert scene.position["industries"] == {"york": {"red": 1}}


@refuses("card.discard-wild-when-nowhere")
@pytest.mark.parametrize("open_town", FOURS)
def test_a_wild_card_may_not_be_discarded_while_one_town_of_its_value_has_a_free_link(open_town: str) -> None:
    others = [town for town in FOURS if town != open_town]
    scene = card_turn("wild-4a", links=two_owners(*others))
    assert scene.refused(0, "discard-card wild-4a") == "card.discard-wild-when-nowhere"
