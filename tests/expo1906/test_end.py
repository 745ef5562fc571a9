"""End of the game: three ways to end it, and the last actions."""

from typing import Any

import pytest
from tests.expo1906.tables import Played, table, tokens, without
from tests.rules import accepts, refuses

from opificio.expo1906 import EXPO1906
from opificio.table import canonical

FOUR_COMPLETED = [
    "light-bulb@d6^0", "linotype@c4^90", "artificial-silk@f2^270", "vacuum-cleaner@a4^90", "thermionic-valve@b1^180",
    "steam-copper@e5^0", "empirical-steam@c6^0", "automated-electricity@d5^270", "steel-manual@f6^90",
    "copper-scientific@c3^0", "manual-steel@c5^180", "steam-manual@e2^180", "scientific-steam@d2^270",
    "manual-empirical@g3^0", "copper-automated@a3^180", "steam-empirical@a6^180",
]  # fmt: skip
"""Four projects are completed; the Thermionic Valve lacks electricity."""
FIFTH = "steel-electricity@b3^180"

CHITS = ["paris-1889", "chicago-1893", "brussels-1897", "paris-1900", "liege-1905"]
LAST = ["academy", "journal", "skyscraper"]


def fifth_project(card: str = "laboratory", **fields: Any) -> Played:
    labs = [{"pieces": FOUR_COMPLETED, "scrap": []}, {}, {}]
    return table(3, labs=labs, fronts=[["steel-electricity"], [], []], **fields).play(f"play-card {card}")


def five_lines_done(last_step: list[int]) -> dict[str, Any]:
    """Five lines have a token at their end; in Scientific one stands on step 9."""
    lines = ["steel", "manual", "empirical", "copper", "automated"]
    owners = [1, 1, 2, 2, 2]
    done = {
        line: {"stacks": {"10": [owner]}, "chit": chit} for line, owner, chit in zip(lines, owners, CHITS, strict=True)
    }
    return {**done, **tokens("scientific", s9=last_step)}


def meeting(jury: dict[str, int], **fields: Any) -> Played:
    hands = [without(card) for card in LAST]
    return table(3, hands=hands, last_cards=LAST, jury=jury, **fields).play("play-card meeting-room")


# ── What ends the game ────────────────────────────────────────────────────────────────────────


@accepts("end.jury-full")
@pytest.mark.parametrize("moves", [["stop"], ["take-option jury", "choose-jury steam", "stop"]])
def test_the_twelfth_jury_tile_ends_the_game(moves: list[str]) -> None:
    game = meeting({"steam": 5, "electricity": 6})
    station, slots = game.station(), game.slots()
    game.play(*moves)
    assert [event.rule for event in game.events("EndTriggered")] == ["end.jury-full"]
    assert sum(game.state.jury) == 12
    assert (game.station(), game.slots()) == (station, slots), "nothing is reorganised any more"
    assert "journal" not in game.hand(1), "and no cards come back"
    assert game.waiting == 1


@refuses("end.jury-full")
def test_the_eleventh_jury_tile_does_not() -> None:
    game = meeting({"steam": 5, "electricity": 5}).play("stop")
    assert game.events("EndTriggered") == []
    assert game.state.round == 2
    assert len(game.hand(1)) == 6


@accepts("end.patents-complete")
def test_a_token_at_the_end_of_every_line_ends_the_game() -> None:
    game = table(3, patents=five_lines_done([0])).play("play-card journal", "advance-token scientific 9")
    assert [event.rule for event in game.events("EndTriggered")] == ["end.patents-complete"]
    assert game.legal() == ["choose-chit milan-1906"], "the last chit is chosen all the same"


@refuses("end.patents-complete")
def test_five_lines_are_not_enough() -> None:
    game = table(3, patents=five_lines_done([])).play("play-card journal", "enter-line scientific", "stop")
    assert game.events("EndTriggered") == []


@accepts("end.fifth-project")
def test_the_fifth_project_ends_the_game() -> None:
    game = fifth_project()
    assert len(game.completed()) == 4
    game.play(f"place-tile {FIFTH}")
    assert len(game.completed()) == 5
    assert [(event.seat, event.rule) for event in game.events("EndTriggered")] == [(0, "end.fifth-project")]


@refuses("end.fifth-project")
def test_four_projects_do_not() -> None:
    game = fifth_project().play("place-tile steel-electricity@g7^0")
    assert len(game.completed()) == 4
    assert game.events("EndTriggered") == []


# ── How it ends ───────────────────────────────────────────────────────────────────────────────


@accepts("end.action-finished")
def test_the_action_that_ended_the_game_is_finished() -> None:
    game = fifth_project(discard=["copper-manual"])
    game.play(f"place-tile {FIFTH}")
    assert game.waiting == 0
    assert getattr(game.asked, "left", None) == 2
    game.play("stop")
    assert game.waiting == 1


@refuses("end.action-finished")
def test_the_others_wait_until_it_is() -> None:
    game = fifth_project().play(f"place-tile {FIFTH}")
    assert game.rule("play-card skyscraper", seat=1) == "table.not-your-turn"


@refuses("end.action-finished")
def test_a_meeting_room_that_ends_the_game_draws_no_jury_tile() -> None:
    labs = [{"pieces": [*FOUR_COMPLETED, "steel-electricity@b3^0"], "scrap": []}, {}, {}]
    game = meeting({"steam": 3, "electricity": 3}, labs=labs)
    game.play("take-option reposition", "reposition-resource b3 b3^180", "stop", "stop")
    assert [event.rule for event in game.events("EndTriggered")] == ["end.fifth-project"]
    assert sum(game.state.jury) == 6
    assert game.waiting == 1


@accepts("end.last-actions")
def test_the_others_play_one_last_card_each_clockwise() -> None:
    game = fifth_project().play(f"place-tile {FIFTH}", "stop")
    assert game.waiting == 1
    game.play("play-card skyscraper")
    assert game.waiting == 2
    game.play("play-card academy", "stop")
    assert game.waiting is None
    outcome = EXPO1906.outcome(game.state)
    assert outcome is not None
    assert outcome.rule == "end.fifth-project"
    assert outcome.winners == (0,)


@refuses("end.last-actions")
def test_who_ended_the_game_has_no_further_action() -> None:
    game = fifth_project().play(f"place-tile {FIFTH}", "stop", "play-card skyscraper", "play-card skyscraper")
    assert game.waiting is None
    assert game.rule("play-card journal", seat=0) == "table.game-over"


@refuses("end.last-actions")
def test_who_has_only_the_meeting_room_left_passes() -> None:
    hands = [without("academy"), ["meeting-room"], without("skyscraper")]
    game = table(3, hands=hands, last_cards=LAST, jury={"steam": 5, "electricity": 6})
    game.play("play-card meeting-room", "stop")
    assert [event.seat for event in game.events("LastActionPassed")] == [1]
    assert game.waiting == 2


@refuses("end.no-meeting-room")
def test_the_last_card_is_not_the_meeting_room() -> None:
    game = fifth_project().play(f"place-tile {FIFTH}", "stop")
    assert game.rule("play-card meeting-room") == "end.no-meeting-room"
    assert "play-card meeting-room" not in game.legal()


@accepts("end.no-meeting-room")
def test_any_other_card_in_hand_may_be_the_last() -> None:
    game = fifth_project().play(f"place-tile {FIFTH}", "stop")
    assert len(game.legal()) == 5


@accepts("end.repeat-allowed")
def test_the_last_card_may_repeat_the_neighbours() -> None:
    game = fifth_project().play(f"place-tile {FIFTH}", "stop")
    assert game.rule("play-card laboratory") is None
    game.play("play-card laboratory", "stop")
    assert game.rule("play-card laboratory") is None


@refuses("end.repeat-allowed")
def test_before_the_end_it_may_not() -> None:
    assert fifth_project().play("stop").rule("play-card laboratory") == "turn.no-repeat"


def test_a_second_reason_to_end_changes_nothing() -> None:
    """The last action completes the Patents Office; the game ends for the first reason."""
    labs = [{"pieces": FOUR_COMPLETED, "scrap": []}, {}, {}]
    patents = five_lines_done([1])
    game = table(3, labs=labs, fronts=[["steel-electricity"], [], []], patents=patents)
    game.play("play-card laboratory", f"place-tile {FIFTH}", "stop")
    game.play("play-card journal", "advance-token scientific 9", "choose-chit milan-1906")
    game.play("play-card skyscraper")
    outcome = EXPO1906.outcome(game.state)
    assert outcome is not None
    assert outcome.rule == "end.fifth-project"


def test_a_game_that_is_over_stays_as_it_is() -> None:
    game = fifth_project().play(f"place-tile {FIFTH}", "stop", "play-card skyscraper", "play-card skyscraper")
    before = canonical(game.position)
    assert EXPO1906.legal(game.state, 0) == []
    assert canonical(game.position) == before
