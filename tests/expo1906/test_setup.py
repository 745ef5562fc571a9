"""Set up."""

import pytest
from tests.expo1906.tables import new_game
from tests.rules import accepts, refuses

from opificio.expo1906 import EXPO1906
from opificio.table import OpificioError, Table


@accepts("setup.station")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_the_train_station_begins_with_three_tiles_for_each_player(seats: int, tiles: int) -> None:
    game = new_game(seats)
    assert len(game.station()) == tiles
    assert len(game.station()) + len(game.state.resource_stack) == 96


@refuses("setup.station")
def test_no_further_tile_lies_in_the_train_station() -> None:
    game = new_game(2).play("play-card train-station")
    elsewhere = next(tile.id for tile in game.state.resource_stack if tile not in game.state.station)
    assert game.rule(f"buy-resource {elsewhere}") == "station.on-offer"


@accepts("setup.academy")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_academy_shows_one_project_of_each_shape_and_all_technologies(seats: int) -> None:
    game = new_game(seats)
    assert list(game.slots()) == ["L", "T", "S", "I", "square"]
    for shape, project in game.slots().items():
        assert project is not None
        assert game.state.components.tile_by_id[project].shape.id == shape
    assert [len(pile) for pile in game.state.piles] == [5, 5, 5, 5, 5]
    assert len(game.technologies()) == 13


@refuses("setup.academy")
def test_projects_in_the_piles_are_not_for_sale() -> None:
    game = new_game(3).play("play-card academy")
    covered = game.state.piles[0][-1].id
    assert game.rule(f"buy-tile {covered}") == "academy.on-offer"


@accepts("setup.order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_who_begins(seats: int) -> None:
    assert {new_game(seats, seed).waiting for seed in range(40)} == set(range(seats))


@refuses("setup.order")
def test_only_whoever_begins_may_play_first() -> None:
    game = new_game(4, seed=3)
    for seat in range(4):
        refused = game.rule("play-card skyscraper", seat)
        assert refused == (None if seat == game.waiting else "table.not-your-turn")


@accepts("setup.funding")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_later_players_begin_with_more_funding(seats: int) -> None:
    game = new_game(seats, seed=5)
    first = game.state.first
    assert [game.state.funding[(first + place) % seats] for place in range(seats)] == [3, 4, 5, 6][:seats]


@accepts("setup.funding")
def test_alone_one_begins_with_four() -> None:
    assert new_game(1).state.funding == [4]


@refuses("setup.funding")
def test_the_first_player_cannot_pay_for_a_tile_and_a_half() -> None:
    game = new_game(4, seed=5).play("play-card train-station")
    game.play(f"buy-resource {game.station()[0]}", f"buy-resource {game.station()[1]}")
    assert game.state.funding[game.state.first] == 0
    assert game.waiting != game.state.first, "with $0 left no third tile is offered"


@accepts("setup.tokens")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_tokens_stand_on_step_1_and_nobody_has_prestige(seats: int) -> None:
    game = new_game(seats)
    assert game.state.tokens == [[0, 0, 0]] * seats
    assert game.state.prestige == [0] * seats


@refuses("setup.tokens")
def test_there_is_no_fourth_token() -> None:
    game = new_game(3).play("play-card journal", "enter-line steel", "enter-line copper", "enter-line manual")
    first = game.state.first
    game = game.play("play-card skyscraper", "play-card academy", "stop", "play-card meeting-room")
    assert game.waiting == first
    game.play("take-option patents")
    assert game.rule("enter-line steel") == "patents.token-at-start"


@accepts("setup.scrap")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_five_scrap_tiles_lie_in_every_lab(seats: int) -> None:
    game = new_game(seats)
    for lab in game.position["labs"]:
        assert lab["scrap"] == ["b2", "f2", "d4", "b6", "f6"]
        assert lab["pieces"] == []


@refuses("setup.scrap")
def test_nothing_is_built_over_scrap() -> None:
    game = new_game(4).play("play-card academy", "buy-tile batteries")
    game.play("play-card skyscraper", "play-card journal", "stop", "play-card skyscraper", "play-card laboratory")
    assert game.rule("place-tile batteries@a1^0") is None
    assert game.rule("place-tile batteries@b2^0") == "lab.no-overlap"


@accepts("setup.jury")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_jury_tiles_lie_on_the_table(seats: int) -> None:
    assert sum(new_game(seats).state.jury) == 2
    assert {tuple(new_game(seats, seed).state.jury) for seed in range(30)} == {(2, 0), (1, 1), (0, 2)}


@refuses("setup.jury")
def test_ten_boxes_are_left_for_ten_rounds() -> None:
    components = new_game(2).state.components
    assert components.jury_boxes - components.jury_filled == 10


@pytest.mark.parametrize("seats", [0, 5])
def test_other_numbers_of_players_are_turned_away(seats: int) -> None:
    with pytest.raises(OpificioError, match="1, 2, 3, 4 seats"):
        Table.new(EXPO1906, seats, 1)


def test_the_same_seed_sets_up_the_same_table_and_another_seed_another() -> None:
    assert new_game(4, seed=8).position == new_game(4, seed=8).position
    assert new_game(4, seed=8).position != new_game(4, seed=9).position
