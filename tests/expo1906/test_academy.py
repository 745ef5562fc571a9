"""Academy, and its improved card."""

from tests.expo1906.tables import table
from tests.rules import accepts, refuses

STATION = ["steel-manual", "copper-steam"]
OPEN = {
    "L": {"slot": "telephone"},
    "T": {"slot": "laparoscope"},
    "S": {"slot": "cellophane"},
    "I": {"slot": None},
    "square": {"slot": "cruise-ship"},
}
IMPROVED = [{"pieces": ["academy-improvement@a3^0"]}, {}, {}]


@accepts("academy.pay")
@accepts("academy.on-offer")
def test_a_project_costs_two() -> None:
    game = table(3, funding=[5, 0, 0], academy=OPEN).play("play-card academy", "buy-tile cellophane")
    assert game.state.funding[0] == 3
    assert game.front(0) == ["cellophane"]
    assert game.slots()["S"] is None, "the slot stays empty until the round ends"


@accepts("academy.on-offer")
def test_a_technology_costs_two_as_well() -> None:
    game = table(3, funding=[2, 0, 0], academy=OPEN).play("play-card academy", "buy-tile batteries")
    assert game.state.funding[0] == 0
    assert game.front(0) == ["batteries"]
    assert "batteries" not in game.technologies()


@refuses("academy.on-offer")
def test_what_does_not_lie_in_the_academy_is_not_sold() -> None:
    game = table(3, academy=OPEN, fronts=[[], ["batteries"], []]).play("play-card academy")
    assert game.rule("buy-tile airship") == "academy.on-offer"
    assert game.rule("buy-tile batteries") == "academy.on-offer"
    assert "buy-tile combustion-engines" in game.legal()


@refuses("academy.pay")
def test_with_one_dollar_nothing_is_sold() -> None:
    game = table(3, funding=[1, 12, 12], academy=OPEN).play("play-card academy")
    assert game.waiting == 1
    assert game.state.funding[0] == 1


@accepts("academy.one-tile")
def test_one_tile_is_bought() -> None:
    game = table(3, academy=OPEN).play("play-card academy")
    assert len(game.legal("buy-tile")) == 4 + 13


@refuses("academy.one-tile")
def test_there_is_no_second_tile() -> None:
    game = table(3, academy=OPEN).play("play-card academy", "buy-tile cellophane")
    assert game.waiting == 1
    assert game.front(0) == ["cellophane"]


@accepts("improved.academy")
def test_the_improved_card_adds_a_resource_tile_for_nothing() -> None:
    game = table(3, labs=IMPROVED, academy=OPEN, station=STATION).play("play-card academy", "buy-tile cellophane")
    game.play("buy-resource copper-steam")
    assert game.state.funding[0] == 10
    assert game.front(0) == ["copper-steam", "cellophane"]
    assert game.waiting == 1, "one tile only"


@accepts("improved.academy")
def test_the_free_tile_comes_even_without_a_purchase_or_money() -> None:
    game = table(3, labs=IMPROVED, funding=[0, 0, 0], academy=OPEN, station=STATION).play("play-card academy")
    game.play("buy-resource copper-steam")
    assert game.front(0) == ["copper-steam"]


@refuses("improved.academy")
def test_an_empty_station_gives_no_free_tile() -> None:
    game = table(3, labs=IMPROVED, academy=OPEN, station=[]).play("play-card academy", "buy-tile cellophane")
    assert game.waiting == 1


@refuses("improved.academy")
def test_the_basic_card_gives_no_free_tile() -> None:
    game = table(3, academy=OPEN, station=STATION).play("play-card academy", "buy-tile cellophane")
    assert game.waiting == 1
