"""Table options: each ruling that a group may want the other way, tested both ways."""

from typing import Any

import pytest
from tests.expo1906.tables import CELLOPHANE, GHOST, TILE_A, TILE_B, TILE_C, Played, new_game, table, tokens, without

from opificio.expo1906 import EXPO1906
from opificio.expo1906.patents import leader
from opificio.table import BadOptions, Table


def test_the_defaults() -> None:
    assert new_game(2).state.options == {
        "handicaps": ["scientist", "scientist"],
        "chits": "once",
        "meeting-options": "different",
        "meeting-ban": "every-round",
        "technology-chit": "capped",
        "ghost-leaders": "block",
        "played-cards": "hidden",
    }


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"chits": "twice"}, "'chits' is one of once, per-token, not 'twice'"),
        ({"chit": "once"}, "did you mean 'chits'"),
        ({"handicaps": ["fresher"]}, "one value for each of the 2 seats"),
        ({"handicaps": ["fresher", "genius"]}, "scientist, new-graduate, fresher, not 'genius'"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        Table.new(EXPO1906, 2, 1, options)


@pytest.mark.parametrize(("ruling", "points"), [("once", 3), ("per-token", 6)])
def test_two_tokens_on_one_chit(ruling: str, points: int) -> None:
    patents = {"steel": {"stacks": {"10": [0, 1, 0]}, "chit": "liege-1905"}}
    game = table(3, patents=patents, options={"chits": ruling})
    assert game.points(0, "score.chits") == points
    assert game.points(1, "score.chits") == 3


@pytest.mark.parametrize(("ruling", "rule"), [("different", "meeting-room.two-different"), ("any", None)])
def test_the_same_option_of_the_meeting_room_twice(ruling: str, rule: str | None) -> None:
    hands = [without("academy"), without("journal"), without("skyscraper")]
    last = ["academy", "journal", "skyscraper"]
    game = table(3, hands=hands, last_cards=last, funding=[0, 0, 0], options={"meeting-options": ruling})
    game.play("play-card meeting-room", "take-option funding")
    assert game.rule("take-option funding") == rule


def test_there_is_one_jury_tile_a_round_whatever_the_ruling() -> None:
    hands = [without("academy"), without("journal"), without("skyscraper")]
    last = ["academy", "journal", "skyscraper"]
    game = table(3, hands=hands, last_cards=last, options={"meeting-options": "any"})
    game.play("play-card meeting-room", "take-option jury", "choose-jury steam")
    assert game.rule("take-option jury") == "meeting-room.two-different"


@pytest.mark.parametrize(
    ("ruling", "round_number", "rule"),
    [
        ("every-round", 1, "turn.no-meeting-room-first"),
        ("every-round", 2, "turn.no-meeting-room-first"),
        ("first-round", 1, "turn.no-meeting-room-first"),
        ("first-round", 2, None),
    ],
)
def test_the_meeting_room_in_a_first_turn(ruling: str, round_number: int, rule: str | None) -> None:
    game = table(3, round=round_number, options={"meeting-ban": ruling}).play("play-card skyscraper")
    assert game.rule("play-card meeting-room") == rule


def test_who_opens_a_round_does_not_repeat_the_meeting_room_that_ended_the_last() -> None:
    hands = [without("academy"), without("journal"), without("skyscraper")]
    last = ["academy", "journal", "skyscraper"]
    game = table(3, hands=hands, last_cards=last, options={"meeting-ban": "first-round"})
    refusal = game.play("play-card meeting-room", "stop").refusal("play-card meeting-room")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("turn.no-repeat", {"card": "meeting-room", "by": 0})


@pytest.mark.parametrize(("ruling", "points"), [("capped", 6), ("uncapped", 8)])
def test_four_technologies_on_the_metro(ruling: str, points: int) -> None:
    pieces = ["batteries@a1^0", "foundry@d1^0", "trade-school@g1^0", "academy-improvement@e5^0"]
    patents = {"steel": {"stacks": {"10": [0]}, "chit": "paris-1900"}}
    labs = [{"pieces": pieces, "scrap": []}, {}, {}]
    game = table(3, labs=labs, patents=patents, options={"technology-chit": ruling})
    assert game.points(0, "score.chits") == points


@pytest.mark.parametrize(("ruling", "bonus", "first"), [("block", [], GHOST), ("ignore", [1], 0)])
def test_a_ghost_at_the_head_of_a_line(ruling: str, bonus: list[int], first: int) -> None:
    labs: list[dict[str, Any]] = [{"pieces": [CELLOPHANE, TILE_A, TILE_B]}, {}]
    patents = tokens("automated", s4=[GHOST], s3=[0, 1])
    game = table(2, labs=labs, fronts=[["steam-scientific"], []], patents=patents, options={"ghost-leaders": ruling})
    assert leader(game.state, 4) == first
    assert game.play("play-card laboratory", f"place-tile {TILE_C}").booked("projects.leader-bonus") == bonus


def others_hands(game: Played) -> list[Any]:
    return [EXPO1906.view(game.state, 1)["hands"][0], EXPO1906.view(game.state, None)["hands"][0]]


@pytest.mark.parametrize("ruling", ["hidden", "open"])
def test_the_cards_that_others_have_played(ruling: str) -> None:
    hands = [without("academy", "journal"), without("skyscraper"), without()]
    game = table(3, hands=hands, last_cards=["journal", "skyscraper", None], options={"played-cards": ruling})
    shown = without("academy", "journal") if ruling == "open" else 4
    assert others_hands(game) == [shown, shown]
    assert EXPO1906.view(game.state, 0)["hands"][0] == without("academy", "journal")


@pytest.mark.parametrize(("handicap", "scrap"), [("scientist", 5), ("new-graduate", 4), ("fresher", 3)])
def test_handicaps(handicap: str, scrap: int) -> None:
    game = new_game(2, handicaps=["scientist", handicap])
    while game.legal("replace-scrap") or game.legal("place-tile"):
        game.play(game.legal()[0])
    assert [len(lab["scrap"]) for lab in game.position["labs"]] == [5, scrap]
    assert len(game.pieces(1)) == 5 - scrap
