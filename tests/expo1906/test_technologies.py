"""Technologies: resources for all who touch them, and improved cards."""

from tests.expo1906.tables import CELLOPHANE, TILE_A, lab_of, table, without
from tests.rules import accepts, refuses

ENGINES = "combustion-engines@c4^0"
LAPAROSCOPE = "laparoscope@d5^0"
IMPROVED = [{"pieces": ["skyscraper-improvement@a3^90"]}, {}]


@accepts("technologies.serve-all")
def test_combustion_engines_serve_cellophane_and_laparoscope() -> None:
    game = lab_of(CELLOPHANE, TILE_A, ENGINES, LAPAROSCOPE, "train-station-improvement@f2^270", scrap=[])
    assert game.gets("cellophane")["steam"] == 4
    assert game.gets("laparoscope")["steam"] == 4
    assert game.lacks("cellophane") == {"automated": 2}, "almost complete"
    assert game.lacks("laparoscope") == {"copper": 2, "automated": 2, "empirical": 1}


@accepts("technologies.serve-all")
def test_other_resource_technologies_give_two_of_each_of_two_types() -> None:
    assert lab_of(CELLOPHANE, "assembly-line@d4^180", scrap=[]).gets("cellophane") == {"steel": 2, "automated": 2}


@refuses("technologies.serve-all")
def test_a_technology_that_touches_twice_still_gives_once() -> None:
    """The Trade School lies along two squares of Cellophane."""
    game = lab_of(CELLOPHANE, "trade-school@b4^90", scrap=[])
    assert game.gets("cellophane") == {"manual": 2, "empirical": 2}


@refuses("technologies.serve-all")
def test_a_technology_at_the_corner_gives_nothing() -> None:
    assert lab_of(CELLOPHANE, "combustion-engines@b4^0", scrap=[]).gets("cellophane") == {}


@accepts("technologies.only-in-lab")
def test_a_technology_helps_once_it_lies_in_the_lab() -> None:
    game = lab_of(CELLOPHANE, front=["combustion-engines"]).play(f"place-tile {ENGINES}")
    assert game.gets("cellophane") == {"steam": 4}


@refuses("technologies.only-in-lab")
def test_a_technology_in_front_of_its_owner_helps_nothing() -> None:
    game = lab_of(CELLOPHANE, front=["combustion-engines", "skyscraper-improvement"], seats=2, funding=[0, 0])
    assert game.gets("cellophane") == {}
    game.play("stop", "play-card academy", "play-card skyscraper")
    assert game.booked("skyscraper.funding") == [4]


@accepts("technologies.swap-at-once")
def test_a_card_in_hand_is_improved_at_once_wherever_the_technology_lies() -> None:
    game = lab_of(front=["skyscraper-improvement"], seats=2, funding=[0, 0])
    game.play("place-tile skyscraper-improvement@a3^90")
    assert [event.card for event in game.events("CardImproved")] == ["skyscraper"]
    game.play("stop", "play-card academy", "play-card skyscraper")
    assert game.events("CardPlayed")[-1].improved
    assert game.booked("skyscraper.funding") == [6]


@accepts("technologies.swap-at-once")
def test_a_card_on_the_table_is_improved_too_and_comes_back_improved() -> None:
    hands = [without("skyscraper"), without("train-station")]
    game = table(2, hands=hands, last_cards=["skyscraper", "train-station"], fronts=[["skyscraper-improvement"], []])
    game.play("play-card laboratory", "place-tile skyscraper-improvement@a3^90", "stop")
    assert "skyscraper" not in game.hand(0)
    game.play("play-card meeting-room", "stop", "play-card skyscraper")
    assert game.events("CardPlayed")[-1].improved


@refuses("technologies.swap-at-once")
def test_only_its_own_card_is_improved_and_only_its_owners() -> None:
    game = table(2, labs=IMPROVED, funding=[0, 0]).play("play-card academy", "play-card skyscraper")
    assert game.booked("skyscraper.funding") == [4]
    game.play("play-card laboratory")
    assert not game.events("CardPlayed")[-1].improved


@accepts("technologies.swap-back")
def test_a_card_becomes_basic_again_when_its_technology_leaves() -> None:
    game = lab_of("skyscraper-improvement@a3^90", seats=2, funding=[0, 0])
    game.play("remove-tile skyscraper-improvement", "stop")
    assert [event.card for event in game.events("CardRestored")] == ["skyscraper"]
    assert "skyscraper-improvement" in game.technologies()
    game.play("play-card academy", "play-card skyscraper")
    assert game.booked("skyscraper.funding") == [4]


@refuses("technologies.swap-back")
def test_a_card_stays_improved_when_its_technology_is_only_moved() -> None:
    hands = [without("academy"), without("journal")]
    game = table(2, labs=IMPROVED, hands=hands, last_cards=["academy", "journal"], funding=[0, 0])
    game.play("play-card meeting-room", "take-option reposition", "reposition-tile skyscraper-improvement a5^90")
    assert game.events("CardRestored") == []
    game.play("stop", "stop", "play-card academy", "play-card skyscraper")
    assert game.booked("skyscraper.funding") == [6]


@accepts("skyscraper.funding")
def test_the_skyscraper_brings_four() -> None:
    game = table(3, funding=[3, 0, 0]).play("play-card skyscraper")
    assert game.state.funding == [7, 0, 0]
    assert game.waiting == 1


@refuses("skyscraper.funding")
def test_the_basic_skyscraper_brings_no_more() -> None:
    assert table(3, funding=[0, 0, 0]).play("play-card skyscraper").booked("skyscraper.funding") == [4]


@accepts("improved.skyscraper")
def test_the_improved_skyscraper_brings_six() -> None:
    assert table(2, labs=IMPROVED, funding=[3, 0]).play("play-card skyscraper").state.funding == [9, 0]


@refuses("improved.skyscraper")
def test_the_improved_skyscraper_minds_the_limit_as_well() -> None:
    assert table(2, labs=IMPROVED, funding=[10, 0]).play("play-card skyscraper").state.funding == [12, 0]


@refuses("funding.limit")
def test_what_passes_twelve_is_lost() -> None:
    game = table(3, funding=[10, 0, 0]).play("play-card skyscraper")
    assert game.state.funding == [12, 0, 0]
    assert game.booked("skyscraper.funding") == [2]


@accepts("funding.limit")
def test_twelve_itself_is_allowed() -> None:
    assert table(3, funding=[8, 0, 0]).play("play-card skyscraper").state.funding == [12, 0, 0]
