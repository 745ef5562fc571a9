"""How to play a game round, and the player's turn."""

import pytest
from tests.expo1906.tables import new_game, table, without
from tests.rules import accepts, refuses


@accepts("round.clockwise")
def test_players_take_turns_clockwise() -> None:
    game = table(4)
    for seat, card in enumerate(["skyscraper", "academy", "skyscraper", "academy"]):
        assert game.waiting == seat
        game.play(f"play-card {card}", *["stop"] * (card == "academy"))
    assert game.waiting == 0, "several turns in one round"


@refuses("round.clockwise")
def test_nobody_plays_out_of_turn() -> None:
    assert table(4).rule("play-card skyscraper", seat=1) == "table.not-your-turn"


@accepts("round.meeting-room-ends")
def test_the_meeting_room_ends_the_round() -> None:
    game = table(3, hands=[without("academy"), without(), without()], last_cards=["academy", None, None])
    game.play("play-card meeting-room", "stop")
    assert game.state.round == 2


@refuses("round.meeting-room-ends")
def test_no_other_card_ends_the_round() -> None:
    game = table(3)
    for card in ("skyscraper", "laboratory", "train-station", "journal"):
        game.play(f"play-card {card}", *["stop"] * (card != "skyscraper"))
    assert game.state.round == 1


@accepts("turn.card-in-hand")
def test_a_card_from_the_hand_is_played_and_leaves_it() -> None:
    game = table(3).play("play-card skyscraper")
    assert game.hand(0) == ["train-station", "academy", "laboratory", "journal", "meeting-room"]


@refuses("turn.card-in-hand")
def test_a_card_played_this_round_is_not_in_hand() -> None:
    game = table(3, hands=[without("skyscraper"), without(), without()], last_cards=["skyscraper", None, None])
    refusal = game.refusal("play-card skyscraper")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("turn.card-in-hand", {"card": "skyscraper"})


@accepts("turn.no-repeat")
def test_a_card_may_be_played_again_once_a_turn_has_passed() -> None:
    game = table(3).play("play-card skyscraper", "play-card academy", "stop")
    assert game.rule("play-card skyscraper") is None, "only the neighbour on the right counts"


@refuses("turn.no-repeat")
def test_the_card_of_the_right_neighbour_may_not_be_played() -> None:
    game = table(3).play("play-card skyscraper")
    refusal = game.refusal("play-card skyscraper")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("turn.no-repeat", {"card": "skyscraper", "by": 0})
    assert "play-card skyscraper" not in game.legal()


@refuses("turn.no-repeat")
def test_the_ban_goes_around_the_table() -> None:
    game = table(2).play("play-card skyscraper", "play-card laboratory", "stop")
    assert game.waiting == 0
    assert game.rule("play-card laboratory") == "turn.no-repeat"


@refuses("turn.improved-is-the-same")
@pytest.mark.parametrize("improved", [0, 1])
def test_an_improved_card_is_the_same_card(improved: int) -> None:
    """It bans, and is banned by, the basic one."""
    labs: list[dict[str, list[str]]] = [{}, {}, {}]
    labs[improved] = {"pieces": ["skyscraper-improvement@a3^90"]}
    game = table(3, labs=labs).play("play-card skyscraper")
    assert game.rule("play-card skyscraper") == "turn.no-repeat"


@accepts("turn.improved-is-the-same")
def test_an_improved_card_bans_only_its_own_kind() -> None:
    game = table(3, labs=[{"pieces": ["skyscraper-improvement@a3^90"]}, {}, {}]).play("play-card skyscraper")
    assert game.legal() == [f"play-card {card}" for card in ("train-station", "academy", "laboratory", "journal")]


@refuses("turn.no-meeting-room-first")
@pytest.mark.parametrize("round_number", [1, 4])
def test_the_meeting_room_is_closed_in_the_first_turn_of_a_round(round_number: int) -> None:
    game = table(3, round=round_number)
    assert game.rule("play-card meeting-room") == "turn.no-meeting-room-first"
    game.play("play-card skyscraper")
    assert game.rule("play-card meeting-room") == "turn.no-meeting-room-first", "everybody's first turn"


@accepts("turn.no-meeting-room-first")
def test_the_meeting_room_is_open_from_the_second_turn_on() -> None:
    game = table(2).play("play-card skyscraper", "play-card academy", "stop")
    assert game.rule("play-card meeting-room") is None


@accepts("turn.may-do-nothing")
@pytest.mark.parametrize("card", ["train-station", "academy", "laboratory", "journal"])
def test_an_action_may_be_played_for_nothing(card: str) -> None:
    game = table(3).play(f"play-card {card}", "stop")
    assert game.waiting == 1
    assert game.state.funding[0] == 12


@refuses("turn.may-do-nothing")
def test_but_a_card_must_be_played() -> None:
    assert table(3).rule("stop") == "table.other-decision"


def test_an_action_without_any_use_is_over_at_once() -> None:
    game = table(3, funding=[0, 0, 0]).play("play-card train-station")
    assert game.waiting == 1


def test_a_seat_always_has_a_card_before_the_last_turn() -> None:
    """Five other cards gone, the Meeting Room is left, and it cannot be banned."""
    hands = [["meeting-room"], without("journal"), without("skyscraper")]
    game = table(3, hands=hands, last_cards=["academy", "journal", "skyscraper"])
    assert game.legal() == ["play-card meeting-room"]


def test_other_decisions_do_not_take_a_card() -> None:
    game = new_game(3).play("play-card laboratory")
    refusal = game.refusal("play-card journal")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("table.other-decision", {"asked": "fill-lab"})
