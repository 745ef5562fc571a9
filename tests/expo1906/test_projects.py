"""Projects and resources, and what a completed project is worth."""

from tests.expo1906.tables import (
    CELLOPHANE,
    INVENTED,
    TELEPHONE,
    TILE_A,
    TILE_A_BEFORE_ROTATION,
    TILE_B,
    TILE_C,
    lab_of,
    table,
    tokens,
)
from tests.rules import accepts, refuses

GREEN_LEADS = {**tokens("automated", s4=[0], s3=[1]), **tokens("copper", s2=[0, 1]), **tokens("empirical", s5=[1, 0])}
"""Green leads Automated (further) and Copper (on top of the stack), not Empirical (below)."""


@accepts("projects.types-and-amounts")
@accepts("projects.points")
@accepts("projects.leader-bonus")
def test_cellophane_is_invented_with_tiles_a_b_and_c() -> None:
    game = lab_of(CELLOPHANE, TILE_A, TILE_B, TELEPHONE, front=["steam-scientific"], patents=GREEN_LEADS)
    assert game.lacks("cellophane") == {"steam": 2}
    game.play(f"place-tile {TILE_C}")
    assert game.completed() == ["cellophane"]
    assert game.booked("projects.points") == [3]
    assert game.booked("projects.leader-bonus") == [2], "Automated and Copper"
    assert game.state.prestige[0] == 5
    assert game.events("ProjectCompleted")[0].leads == ("copper", "automated")


@refuses("projects.types-and-amounts")
def test_telephone_has_only_begun() -> None:
    """The electricity of tile B serves it; the rest is missing."""
    game = lab_of(*INVENTED, TELEPHONE)
    assert game.gets("telephone") == {"electricity": 1}
    assert game.lacks("telephone") == {"copper": 3, "manual": 1, "empirical": 1, "electricity": 1}
    assert game.completed() == ["cellophane"]


@refuses("projects.each-type-once")
def test_before_the_rotation_tile_a_gives_two_empirical_and_no_copper() -> None:
    """Both empirical sides touch Cellophane, and still it gets two, not four."""
    game = lab_of(CELLOPHANE, TILE_A_BEFORE_ROTATION)
    assert game.gets("cellophane") == {"empirical": 2}


@accepts("projects.each-type-once")
def test_after_the_rotation_tile_a_gives_copper_as_well() -> None:
    game = table(3, labs=[{"pieces": [CELLOPHANE, TILE_A_BEFORE_ROTATION]}, {}, {}])
    game.play("play-card skyscraper", "play-card academy", "stop", "play-card skyscraper")
    game.play("play-card meeting-room", "take-option reposition", "reposition-resource c2 c2^0")
    assert game.gets("cellophane") == {"copper": 1, "empirical": 2}


@accepts("projects.shared-tiles")
def test_a_tile_gives_the_same_type_to_two_projects_in_full() -> None:
    game = lab_of("copper-manual@c3^90", "bakelite@d3^0", "light-bulb@b4^0", scrap=[])
    assert game.gets("bakelite") == game.gets("light-bulb") == {"copper": 2}


@accepts("projects.shared-tiles")
def test_tile_b_gives_automation_to_cellophane_and_electricity_to_telephone() -> None:
    game = lab_of(CELLOPHANE, TILE_B, TELEPHONE)
    assert game.gets("cellophane") == {"automated": 2}
    assert game.gets("telephone") == {"electricity": 1}


@refuses("projects.shared-tiles")
def test_a_tile_gives_nothing_to_a_project_it_does_not_touch() -> None:
    game = lab_of("copper-manual@c3^90", "bakelite@d3^0", "light-bulb@a5^0", scrap=[])
    assert game.gets("light-bulb") == {}


@accepts("projects.lateral-only")
def test_a_tile_side_by_side_counts() -> None:
    assert lab_of(CELLOPHANE, "steam-scientific@d1^90").gets("cellophane") == {"steam": 2}


@refuses("projects.lateral-only")
def test_a_tile_at_the_corner_does_not() -> None:
    game = lab_of(CELLOPHANE, "steam-scientific@c1^90", "copper-manual@f1^180", "copper-manual@b4^0")
    assert game.gets("cellophane") == {}


@accepts("projects.completed-once")
def test_a_project_is_completed_by_the_very_tile_that_fills_it() -> None:
    game = lab_of(CELLOPHANE, TILE_A, TILE_B, front=["steam-scientific", "steam-manual"])
    game.play(f"place-tile {TILE_C}")
    assert game.booked("projects.points") == [3], "at once, in the middle of the action"
    assert game.waiting == 0


@accepts("projects.completed-once")
def test_a_project_laid_among_waiting_tiles_is_completed_by_itself() -> None:
    game = lab_of(TILE_A, TILE_B, TILE_C, front=["cellophane"]).play(f"place-tile {CELLOPHANE}")
    assert game.completed() == ["cellophane"]


@refuses("projects.completed-once")
def test_a_completed_project_does_not_score_again() -> None:
    game = lab_of(*INVENTED, front=["steam-manual"], prestige=[3, 0, 0]).play("place-tile steam-manual@c4^0")
    assert game.events("ProjectCompleted") == []
    assert game.state.prestige[0] == 3


@accepts("projects.completed-once")
def test_one_tile_may_complete_two_projects() -> None:
    laparoscope = ["laparoscope@d5^0", "copper-manual@e4^90", "automated-steel@f4^90", "empirical-steel@g5^180"]
    game = lab_of(CELLOPHANE, TILE_A, TILE_B, *laparoscope, front=["combustion-engines"], patents=GREEN_LEADS)
    assert game.lacks("cellophane") == {"steam": 2}
    assert game.lacks("laparoscope") == {"steam": 3}
    game.play("place-tile combustion-engines@c4^0")
    assert sorted(game.completed()) == ["cellophane", "laparoscope"]
    assert sorted(game.booked("projects.points")) == [3, 4]
    assert game.booked("projects.leader-bonus") == [2, 2], "each with the leaders of the moment"


@refuses("projects.points")
def test_a_project_that_lacks_something_is_worth_nothing() -> None:
    game = lab_of(CELLOPHANE, TILE_A, front=["steam-scientific"]).play(f"place-tile {TILE_C}")
    assert game.lacks("cellophane") == {"automated": 2}
    assert game.state.prestige[0] == 0
    assert game.sheet(0).total == 0


@refuses("projects.leader-bonus")
def test_no_bonus_for_lines_led_by_others_or_not_needed() -> None:
    """Steel is led but not needed; Automated is needed but led by Blue; in Copper everybody stands on step 1."""
    patents = {**tokens("steel", s9=[0]), **tokens("automated", s4=[1], s3=[0])}
    game = lab_of(CELLOPHANE, TILE_A, TILE_B, front=["steam-scientific"], patents=patents).play(f"place-tile {TILE_C}")
    assert game.booked("projects.points") == [3]
    assert game.booked("projects.leader-bonus") == []


@accepts("prestige.unlimited")
def test_prestige_goes_on_beyond_the_end_of_the_track() -> None:
    game = lab_of(CELLOPHANE, TILE_A, TILE_B, front=["steam-scientific"], prestige=[29, 0, 0])
    assert game.play(f"place-tile {TILE_C}").state.prestige[0] == 32


@refuses("prestige.unlimited")
def test_nothing_is_lost_as_funding_would_be() -> None:
    game = lab_of(CELLOPHANE, TILE_A, TILE_B, front=["steam-scientific"], prestige=[60, 0, 0], patents=GREEN_LEADS)
    assert game.play(f"place-tile {TILE_C}").sheet(0).total == 65
