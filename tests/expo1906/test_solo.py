"""Solo game: ghost tokens and the ghost deck."""

from typing import Any

from tests.expo1906.tables import Played, drawing, ghost_deck, new_game, table
from tests.rules import accepts, refuses


@accepts("solo.three-tiles")
def test_the_journal_draws_three_tiles() -> None:
    game = drawing(ghost_deck("skyscraper", station=[]), "manual-electricity", "steam-steel", "copper-empirical")
    game.play("play-card journal")
    assert len(game.events("GhostTileDrawn")) == 3
    assert game.state.ghosts == [2, 3, 2, 3, 1, 1]


@refuses("solo.three-tiles")
def test_the_ghosts_own_journal_moves_nothing() -> None:
    game = ghost_deck("journal")
    assert game.position["ghost"]["last_card"] == "journal"
    assert game.state.ghosts == [1] * 6


@accepts("solo.ghost-deck")
def test_the_ghost_deck_has_eleven_cards() -> None:
    game = new_game(1)
    deck = sorted([*game.position["ghost"]["deck"], *game.position["ghost"]["drawn"]])
    five = ["academy", "journal", "laboratory", "skyscraper", "train-station"]
    assert deck == sorted([*five, *five, "meeting-room"])


@accepts("solo.ghost-deck")
def test_a_new_ghost_deck_is_shuffled_every_round() -> None:
    game = ghost_deck("skyscraper", "academy", "meeting-room").play("play-card journal", "stop")
    assert game.position["ghost"]["drawn"] == ["skyscraper", "academy"]
    game.play("play-card skyscraper")
    assert game.state.round == 2
    assert len(game.position["ghost"]["deck"]) == 11
    assert game.position["ghost"]["drawn"] == []


@refuses("solo.ghost-deck")
def test_within_a_round_drawn_ghost_cards_stay_out() -> None:
    game = ghost_deck("skyscraper", "academy").play("play-card journal", "stop")
    assert len(game.position["ghost"]["deck"]) == 9


@accepts("solo.alternate")
def test_the_ghost_begins_and_then_both_take_turns() -> None:
    game = ghost_deck("academy", "skyscraper", "laboratory")
    assert game.waiting == 0
    assert game.position["ghost"]["drawn"] == ["academy"]
    game.play("play-card train-station", "stop")
    assert game.position["ghost"]["drawn"] == ["academy", "skyscraper"]
    assert game.waiting == 0


@refuses("solo.alternate")
def test_the_player_may_not_repeat_the_ghosts_card() -> None:
    refusal = ghost_deck("academy").refusal("play-card academy")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("turn.no-repeat", {"card": "academy", "by": -1})


@accepts("solo.no-repeat")
def test_the_ghost_shows_a_different_card_as_it_is() -> None:
    game = ghost_deck("academy", "laboratory").play("play-card skyscraper")
    assert game.events("GhostCardSkipped") == []
    assert game.position["ghost"]["last_card"] == "laboratory"


@refuses("solo.no-repeat")
def test_a_ghost_card_that_repeats_the_players_is_passed_over() -> None:
    game = ghost_deck("academy", "skyscraper", "skyscraper", "journal").play("play-card skyscraper")
    assert [event.card for event in game.events("GhostCardSkipped")] == ["skyscraper", "skyscraper"]
    assert game.position["ghost"]["last_card"] == "journal"
    assert game.position["ghost"]["drawn"] == ["academy", "skyscraper", "skyscraper", "journal"], "out for the round"


@refuses("solo.meeting-room-not-first")
def test_the_meeting_room_is_never_the_ghosts_first_card() -> None:
    game = ghost_deck("meeting-room")
    assert game.state.round == 1
    assert game.position["ghost"]["last_card"] != "meeting-room"
    assert "meeting-room" in game.position["ghost"]["deck"]


@refuses("solo.meeting-room-not-first")
def test_nor_when_the_player_opened_the_round() -> None:
    deck = [card for card in ("train-station", "academy", "laboratory", "journal", "skyscraper") for _ in range(2)]
    game = table(1, turn=0, round=2, ghost={"deck": [*deck, "meeting-room"]}).play("play-card skyscraper")
    assert len(game.events("GhostDeckShuffled")) >= 1
    assert game.state.round == 2


@refuses("solo.meeting-room-not-first")
def test_nor_after_a_card_that_was_passed_over() -> None:
    """A card that is passed over was not played: what follows it is still the ghost's first."""
    deck = [card for card in ("train-station", "academy", "laboratory", "journal", "skyscraper") for _ in range(2)]
    deck.remove("skyscraper")
    game = table(1, turn=0, round=2, ghost={"deck": [*deck, "meeting-room", "skyscraper"]})
    game.play("play-card skyscraper")
    assert game.events("GhostCardSkipped")[0].card == "skyscraper"
    assert game.state.round == 2
    assert game.position["ghost"]["last_card"] != "meeting-room"


@accepts("solo.meeting-room-not-first")
def test_as_second_card_the_meeting_room_stands() -> None:
    game = ghost_deck("academy", "meeting-room").play("play-card skyscraper")
    assert game.state.round == 2


@accepts("solo.meeting-room-ends")
def test_the_ghosts_meeting_room_ends_the_round_with_a_random_jury_tile() -> None:
    game = ghost_deck("academy", "meeting-room", jury={"steam": 3, "electricity": 3}).play("play-card skyscraper")
    assert sum(game.state.jury) == 7
    assert len(game.events("JuryTileDrawn")) == 1
    assert game.events("StationFilled")
    assert game.waiting == 0
    assert len(game.hand(0)) == 6
    assert game.position["ghost"]["drawn"] == [], "after the ghost's Meeting Room the player begins"


@refuses("solo.meeting-room-ends")
def test_after_the_players_meeting_room_the_ghost_begins() -> None:
    game = ghost_deck("academy", "laboratory").play("play-card skyscraper", "play-card meeting-room", "stop")
    assert game.state.round == 2
    assert len(game.position["ghost"]["drawn"]) >= 1


def twelfth_tile(**fields: Any) -> Played:
    return ghost_deck("academy", "meeting-room", jury={"steam": 5, "electricity": 6}, **fields)


@accepts("end.last-actions")
def test_when_the_ghost_fills_the_jury_the_player_has_a_last_action() -> None:
    game = twelfth_tile().play("play-card skyscraper")
    assert [event.seat for event in game.events("EndTriggered")] == [-1]
    assert game.legal() == [f"play-card {card}" for card in ("train-station", "academy", "laboratory", "journal")]
    game.play("play-card academy", "stop")
    assert game.waiting is None


@refuses("end.last-actions")
def test_when_the_player_fills_it_the_game_is_over_at_once() -> None:
    game = ghost_deck("academy", "laboratory", jury={"steam": 5, "electricity": 6})
    game.play("play-card skyscraper", "play-card meeting-room", "stop")
    assert game.waiting is None
