"""Novice players: Fresher and New Graduate."""

import pytest
from tests.expo1906.tables import Played, new_game
from tests.rules import accepts, refuses


def novices(*handicaps: str, seed: int = 1) -> Played:
    return new_game(len(handicaps), seed, handicaps=list(handicaps))


@accepts("novice.fresher")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_fresher_replaces_two_scrap_tiles_by_random_resource_tiles(seats: int) -> None:
    game = novices("fresher", *["scientist"] * (seats - 1))
    assert game.waiting == 0, "before anybody's first turn"
    game.play("replace-scrap b2", "replace-scrap d4")
    drawn = game.events("NoviceTilesDrawn")[0].tiles
    assert len(drawn) == 2
    game.play(f"place-tile {drawn[0]}@d4^90", f"place-tile {drawn[1]}@b2^270")
    lab = game.position["labs"][0]
    assert lab["scrap"] == ["f2", "b6", "f6"]
    assert lab["pieces"] == [f"{drawn[0]}@d4^90", f"{drawn[1]}@b2^270"]
    assert lab["prefilled"] == ["b2", "d4"]
    assert game.front(0) == []


@refuses("novice.fresher")
def test_a_scientist_plays_the_normal_game() -> None:
    game = novices("scientist", "scientist")
    assert game.legal("replace-scrap") == []
    assert len(game.position["labs"][0]["scrap"]) == 5


@accepts("novice.new-graduate")
def test_a_new_graduate_replaces_one() -> None:
    game = novices("scientist", "new-graduate").play("replace-scrap f6")
    (drawn,) = game.events("NoviceTilesDrawn")[0].tiles
    game.play(f"place-tile {drawn}@f6^0")
    assert game.position["labs"][1]["scrap"] == ["b2", "f2", "d4", "b6"]
    assert game.position["labs"][0]["scrap"] == ["b2", "f2", "d4", "b6", "f6"]


@refuses("novice.new-graduate")
def test_a_new_graduate_replaces_no_second() -> None:
    game = novices("scientist", "new-graduate").play("replace-scrap f6")
    assert game.rule("replace-scrap b2") == "table.other-decision"


@accepts("novice.scrap-there")
def test_any_scrap_may_be_chosen() -> None:
    game = novices("fresher", "scientist")
    assert game.legal() == [f"replace-scrap {cell}" for cell in ("b2", "f2", "d4", "b6", "f6")]


@refuses("novice.scrap-there")
def test_only_scrap_is_replaced_and_each_tile_once() -> None:
    game = novices("fresher", "scientist")
    refusal = game.refusal("replace-scrap a1")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("novice.scrap-there", {"cell": "a1"})
    assert game.play("replace-scrap b2").rule("replace-scrap b2") == "novice.scrap-there"


@accepts("novice.chosen-square")
def test_the_player_decides_which_tile_goes_where_and_how_it_is_turned() -> None:
    game = novices("fresher", "scientist").play("replace-scrap b2", "replace-scrap d4")
    drawn = game.events("NoviceTilesDrawn")[0].tiles
    spots = {f"{tile}@{cell}^{turn}" for tile in drawn for cell in ("b2", "d4") for turn in (0, 90, 180, 270)}
    assert {move.split()[1] for move in game.legal()} == spots


@refuses("novice.chosen-square")
def test_the_tiles_go_to_the_chosen_squares_only() -> None:
    game = novices("fresher", "scientist").play("replace-scrap b2", "replace-scrap d4")
    tile = game.front(0)[0]
    refusal = game.refusal(f"place-tile {tile}@a1^0")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("novice.chosen-square", {"cell": "a1"})
    game.play(f"place-tile {tile}@b2^0")
    assert game.rule(f"place-tile {game.front(0)[0]}@b2^0") == "novice.chosen-square"


def test_novices_choose_in_the_order_of_play() -> None:
    game = novices("new-graduate", "new-graduate", "fresher", seed=4)
    first = game.state.first
    asked = []
    while game.legal("replace-scrap"):
        asked.append(game.waiting)
        moves = len(game.legal())
        game.play(game.legal()[0])
        while game.legal("place-tile"):
            game.play(game.legal()[0])
        assert moves in (4, 5)
    assert list(dict.fromkeys(asked)) == [(first + place) % 3 for place in range(3)]
    assert game.waiting == first


def test_the_squares_are_chosen_before_the_tiles_are_drawn() -> None:
    game = novices("fresher", "scientist").play("replace-scrap b2")
    assert game.front(0) == []
    assert game.events("NoviceTilesDrawn") == []
