"""Meeting Room: two options of four."""

from typing import Any

import pytest
from tests.expo1906.tables import (
    CELLOPHANE,
    INVENTED,
    TELEPHONE,
    TILE_A,
    TILE_B,
    TILE_C,
    Played,
    table,
    tokens,
    without,
)
from tests.rules import accepts, refuses


def meeting(*pieces: str, **fields: Any) -> Played:
    """The first seat has played the Meeting Room; its lab holds these pieces."""
    fields.setdefault("funding", [0, 0, 0])
    labs = [{"pieces": list(pieces)}, {}, {}]
    hands = [without("academy"), without("journal"), without("skyscraper")]
    last = ["academy", "journal", "skyscraper"]
    return table(3, labs=labs, hands=hands, last_cards=last, **fields).play("play-card meeting-room")


@accepts("meeting-room.two-different")
def test_two_of_four_options_are_chosen() -> None:
    game = meeting()
    assert game.legal() == ["stop", *[f"take-option {each}" for each in ("reposition", "funding", "patents", "jury")]]
    game.play("take-option funding", "take-option jury", "choose-jury steam")
    assert game.state.round == 2


@refuses("meeting-room.two-different")
def test_the_same_option_is_not_chosen_twice() -> None:
    game = meeting().play("take-option funding")
    refusal = game.refusal("take-option funding")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("meeting-room.two-different", {"option": "funding"})


@accepts("meeting-room.own-order")
@pytest.mark.parametrize("order", [("funding", "patents"), ("patents", "funding")])
def test_the_options_come_in_the_players_order(order: tuple[str, str]) -> None:
    """With the dollar first, the jump can be paid; the other way round it cannot."""
    game = meeting(patents=tokens("steel", s3=[0])).play(f"take-option {order[0]}")
    if order[0] == "funding":
        game.play("take-option patents")
        assert game.rule("jump-token steel 3 manual") is None
    else:
        assert game.rule("jump-token steel 3 manual") == "patents.jump-pay"


@accepts("meeting-room.own-order")
@pytest.mark.parametrize("moves", [["stop"], ["take-option funding", "stop"]])
def test_fewer_than_two_options_are_allowed(moves: list[str]) -> None:
    assert meeting().play(*moves).state.round == 2


@refuses("meeting-room.own-order")
def test_there_is_no_third_option() -> None:
    game = meeting().play("take-option funding", "take-option patents", "stop")
    assert game.state.round == 2
    assert game.waiting == 1


@accepts("meeting-room.three-repositions")
def test_three_tiles_are_moved_or_turned() -> None:
    game = meeting(CELLOPHANE, TILE_A, TELEPHONE).play(
        "take-option reposition",
        "reposition-resource c2 c2^90",
        "reposition-resource c2 a1^90",
        "reposition-tile telephone f3^180",
    )
    assert game.pieces() == [CELLOPHANE, "empirical-copper@a1^90", "telephone@f3^180"]
    assert getattr(game.asked, "taken", None) is not None, "the same tile twice counts twice"


@refuses("meeting-room.three-repositions")
def test_there_is_no_fourth_reposition() -> None:
    game = meeting(TILE_A).play("take-option reposition")
    game.play("reposition-resource c2 a1^0", "reposition-resource a1 a2^0", "reposition-resource a2 a3^0")
    assert game.rule("reposition-resource a3 a4^0") == "table.other-decision"


@accepts("meeting-room.three-repositions")
def test_a_tile_may_move_onto_squares_it_covers_itself() -> None:
    game = meeting(TELEPHONE).play("take-option reposition", "reposition-tile telephone f4^180")
    assert game.pieces() == ["telephone@f4^180"]


@accepts("meeting-room.reposition-changes")
def test_a_tile_is_turned_on_its_square() -> None:
    game = meeting(TILE_A).play("take-option reposition")
    assert all(game.rule(f"reposition-resource c2 c2^{turn}") is None for turn in (90, 180, 270))


@refuses("meeting-room.reposition-changes")
def test_a_tile_that_stays_as_it_is_was_not_repositioned() -> None:
    game = meeting(TILE_A, TELEPHONE).play("take-option reposition")
    assert game.rule("reposition-resource c2 c2^0") == "meeting-room.reposition-changes"
    assert game.rule("reposition-tile telephone f3^0") == "meeting-room.reposition-changes"


@refuses("lab.no-overlap")
def test_a_tile_is_not_repositioned_onto_another_or_onto_scrap() -> None:
    game = meeting(CELLOPHANE, TILE_A).play("take-option reposition")
    assert game.rule("reposition-resource c2 d2^0") == "lab.no-overlap"
    assert game.rule("reposition-resource c2 b2^0") == "lab.no-overlap"


@refuses("lab.tile-there")
def test_what_does_not_lie_in_the_lab_is_not_repositioned() -> None:
    game = meeting(CELLOPHANE).play("take-option reposition")
    assert game.rule("reposition-tile telephone f3^0") == "lab.tile-there"
    assert game.rule("reposition-resource a1 a2^0") == "lab.tile-there"


@refuses("meeting-room.scrap-stays")
def test_scrap_is_never_repositioned() -> None:
    game = meeting(CELLOPHANE).play("take-option reposition")
    refusal = game.refusal("reposition-resource b2 a1^0")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("meeting-room.scrap-stays", {"cell": "b2"})


@accepts("meeting-room.scrap-stays")
def test_all_other_tiles_are() -> None:
    game = meeting(CELLOPHANE, TILE_A, "batteries@c5^0").play("take-option reposition")
    movers = {" ".join(move.split()[:2]) for move in game.legal() if move != "stop"}
    assert movers == {"reposition-tile cellophane", "reposition-resource c2", "reposition-tile batteries"}


@refuses("lab.keeps-projects-complete")
def test_no_reposition_makes_a_completed_project_incomplete() -> None:
    game = meeting(*INVENTED).play("take-option reposition")
    assert game.rule("reposition-resource c2 c2^90") == "lab.keeps-projects-complete"
    assert game.rule("reposition-resource b3 a1^0") == "lab.keeps-projects-complete"
    assert game.rule("reposition-tile cellophane d5^0") == "lab.keeps-projects-complete"


@accepts("lab.keeps-projects-complete")
def test_a_tile_may_move_if_the_completed_project_stays_complete() -> None:
    game = meeting(*INVENTED).play("take-option reposition")
    assert game.rule("reposition-resource b3 c4^0") is None, "steam now comes from below"
    game.play("reposition-resource b3 c4^0")
    assert game.completed() == ["cellophane"]


@accepts("lab.keeps-projects-complete")
def test_a_completed_project_may_move_to_where_it_is_still_complete() -> None:
    tiles = ["steel-automated@c2^90", "automated-steel@d2^90", "scientific-steel@e2^90", "steam-steel@c4^0"]
    game = meeting("linotype@b3^90", *tiles).play("take-option reposition")
    assert game.completed() == ["linotype"]
    assert game.rule("reposition-tile linotype a3^90") == "lab.keeps-projects-complete"
    game.play("reposition-tile linotype c3^90")
    assert game.completed() == ["linotype"]
    assert game.events("ProjectCompleted") == [], "and does not score again"


@accepts("projects.completed-once")
def test_a_reposition_may_complete_a_project() -> None:
    game = meeting(CELLOPHANE, TILE_B, TILE_C, "empirical-copper@c2^90").play("take-option reposition")
    game.play("reposition-resource c2 c2^0")
    assert game.completed() == ["cellophane"]
    assert game.booked("projects.points") == [3]


@accepts("meeting-room.funding")
def test_the_meeting_room_brings_a_dollar() -> None:
    assert meeting(funding=[4, 0, 0]).play("take-option funding").state.funding[0] == 5


@refuses("meeting-room.funding")
def test_but_not_beyond_the_limit() -> None:
    game = meeting(funding=[12, 0, 0]).play("take-option funding")
    assert game.state.funding[0] == 12
    assert game.booked("meeting-room.funding") == []


@accepts("meeting-room.one-point")
def test_one_token_moves_one_step() -> None:
    game = meeting().play("take-option patents", "enter-line steel")
    assert game.stack("steel", 2) == [0]


@accepts("meeting-room.one-point")
def test_the_point_may_pay_for_a_jump() -> None:
    game = meeting(patents=tokens("steel", s3=[0]), funding=[1, 0, 0])
    game.play("take-option patents", "jump-token steel 3 manual")
    assert game.stack("manual", 3) == [0]
    assert game.state.funding[0] == 0


@refuses("meeting-room.one-point")
def test_there_is_no_second_step() -> None:
    game = meeting().play("take-option patents", "enter-line steel")
    assert game.rule("advance-token steel 2") == "table.other-decision"


@accepts("jury.tile-left")
@pytest.mark.parametrize(("power", "jury"), [("steam", [4, 3]), ("electricity", [3, 4])])
def test_the_player_chooses_the_jury_tile(power: str, jury: list[int]) -> None:
    game = meeting(jury={"steam": 3, "electricity": 3}).play("take-option jury", f"choose-jury {power}", "stop")
    assert game.state.jury == jury
    assert game.events("JuryTileDrawn") == []


@refuses("jury.tile-left")
def test_a_power_without_tiles_is_not_chosen() -> None:
    game = meeting(jury={"steam": 8, "electricity": 1}).play("take-option jury")
    refusal = game.refusal("choose-jury steam")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("jury.tile-left", {"power": "steam"})
    assert game.legal() == ["choose-jury electricity"]
