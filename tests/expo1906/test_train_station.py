"""Train Station, and its improved card."""

import pytest
from tests.expo1906.tables import new_game, table
from tests.rules import accepts, refuses

STATION = ["steel-manual", "steel-manual", "copper-steam", "steam-copper", "manual-steel", "scientific-steel"]
IMPROVED = [{"pieces": ["train-station-improvement@a3^0"]}, {}, {}]


@accepts("station.pay")
def test_three_tiles_cost_one_two_and_three() -> None:
    game = table(3, funding=[7, 0, 0], station=STATION).play("play-card train-station")
    game.play("buy-resource steel-manual", "buy-resource copper-steam", "buy-resource steel-manual")
    assert game.booked("station.pay") == [-1, -2, -3]
    assert game.state.funding[0] == 1
    assert game.front(0) == ["steel-manual", "steel-manual", "copper-steam"], "in front of the player, for all to see"
    assert game.station() == ["manual-steel", "scientific-steel", "steam-copper"]


@refuses("station.pay")
def test_a_tile_that_cannot_be_paid_is_not_sold() -> None:
    game = table(3, funding=[2, 12, 12], station=STATION).play("play-card train-station", "buy-resource steel-manual")
    assert game.waiting == 1, "the second tile costs $2, and $1 is left"
    assert game.state.funding[0] == 1


@accepts("station.three-tiles")
def test_one_or_two_tiles_are_enough() -> None:
    game = table(3, station=STATION).play("play-card train-station", "buy-resource steel-manual", "stop")
    assert game.state.funding[0] == 11
    assert game.front(0) == ["steel-manual"]


@refuses("station.three-tiles")
def test_there_is_no_fourth_tile() -> None:
    game = table(3, station=STATION).play("play-card train-station", *[f"buy-resource {tile}" for tile in STATION[:3]])
    assert game.waiting == 1
    assert len(game.station()) == 3, "and the Train Station is not filled up before the round ends"


@accepts("station.on-offer")
def test_each_kind_of_tile_in_the_station_is_offered_once() -> None:
    game = table(3, station=STATION).play("play-card train-station")
    assert game.legal("buy-resource") == [
        f"buy-resource {tile}"
        for tile in ("steel-manual", "copper-steam", "manual-steel", "scientific-steel", "steam-copper")
    ]


@refuses("station.on-offer")
def test_a_tile_that_is_not_there_cannot_be_bought() -> None:
    game = table(3, station=STATION).play("play-card train-station")
    refusal = game.refusal("buy-resource electricity-steel")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("station.on-offer", {"tile": "electricity-steel"})


def test_an_empty_station_offers_nothing() -> None:
    assert table(3, station=[]).play("play-card train-station").waiting == 1


@accepts("improved.train-station")
def test_the_improved_card_costs_one_one_and_two() -> None:
    game = table(3, labs=IMPROVED, funding=[4, 0, 0], station=STATION).play("play-card train-station")
    game.play("buy-resource steel-manual", "buy-resource steel-manual", "buy-resource copper-steam")
    assert game.booked("station.pay") == [-1, -1, -2]
    assert game.state.funding[0] == 0


@refuses("improved.train-station")
def test_the_improved_card_does_not_help_the_others() -> None:
    game = table(3, labs=IMPROVED, funding=[9, 2, 9], station=STATION).play("play-card skyscraper")
    game.play("play-card train-station", "buy-resource steel-manual")
    assert game.waiting == 2, "for the neighbour the second tile still costs $2"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_station_is_not_filled_within_a_round(seats: int) -> None:
    game = new_game(seats, seed=21)
    before = len(game.station())
    if "play-card train-station" not in game.legal():
        game = new_game(seats, seed=22)
    game.play("play-card train-station", f"buy-resource {game.station()[0]}", "stop")
    assert len(game.station()) == before - 1
