"""Undo: back to the last thing that was revealed, and never past another's move."""

import pytest
from tests.expo1906.tables import CELLOPHANE, Played, ghost_deck, lab_of, new_game, table, without

from opificio.table import Refused, canonical


def why(game: Played, seat: int) -> str | None:
    refusal = game.table.why_no_undo(seat)
    return refusal.rule if refusal is not None else None


def test_tiles_placed_in_the_lab_are_taken_back_one_by_one() -> None:
    game = lab_of(front=["cellophane", "empirical-copper"])
    before = canonical(game.position)
    game.play(f"place-tile {CELLOPHANE}", "place-tile empirical-copper@c2^0")
    game.table.undo(0)
    game.table.undo(0)
    assert canonical(game.position) == before


def test_buying_and_playing_a_card_is_taken_back() -> None:
    game = table(3)
    before = canonical(game.position)
    game.play("play-card academy", "buy-tile batteries")
    for _ in range(2):
        game.table.undo(0)
    assert canonical(game.position) == before


def test_a_completed_project_is_taken_back_with_its_points() -> None:
    pieces = [CELLOPHANE, "empirical-copper@c2^0", "automated-electricity@e3^270"]
    game = lab_of(*pieces, front=["steam-scientific"]).play("place-tile steam-scientific@b3^0")
    assert game.state.prestige[0] == 3
    game.table.undo(0)
    assert game.state.prestige[0] == 0


def test_a_journal_of_two_players_shows_tiles_and_stands() -> None:
    game = table(2).play("play-card journal")
    assert why(game, 0) == "table.undo-stops-at-revealed"
    game.play("enter-line steel")
    game.table.undo(0)
    assert why(game, 0) == "table.undo-stops-at-revealed", "the tokens may be moved otherwise, the ghosts stay"


def test_a_journal_of_three_players_shows_nothing() -> None:
    assert why(table(3).play("play-card journal"), 0) is None


def test_a_meeting_room_that_ended_the_round_stands() -> None:
    hands = [without("academy"), without("journal"), without("skyscraper")]
    game = table(3, hands=hands, last_cards=["academy", "journal", "skyscraper"])
    game.play("play-card meeting-room", "take-option funding")
    assert why(game, 0) is None
    game.play("stop")
    assert why(game, 0) == "table.undo-stops-at-revealed", "a jury tile and new tiles were drawn"


def test_a_ghost_card_was_drawn_after_the_solo_players_action() -> None:
    game = ghost_deck("academy", "laboratory").play("play-card skyscraper")
    assert why(game, 0) == "table.undo-stops-at-revealed"


def test_a_novices_drawn_tiles_stand_and_their_places_do_not() -> None:
    game = new_game(2, handicaps=["new-graduate", "scientist"]).play("replace-scrap b2")
    assert why(game, 0) == "table.undo-stops-at-revealed"
    game.play(game.legal()[0])
    assert why(game, 0) is None


def test_nobody_takes_back_anothers_move() -> None:
    game = table(3).play("play-card skyscraper")
    assert why(game, 1) == "table.undo-own-move-only"
    game.play("play-card academy", "stop")
    assert why(game, 0) == "table.undo-own-move-only"
    with pytest.raises(Refused):
        game.table.undo(0)


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert why(new_game(3), 0) == "table.undo-nothing"
