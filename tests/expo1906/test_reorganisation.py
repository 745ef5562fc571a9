"""Re-organisation phase."""

from typing import Any

from tests.expo1906.tables import Played, table, without
from tests.rules import accepts, refuses

LEFT = ["steel-manual", "copper-steam"]
SURE_STEAM = {"steam": 2, "electricity": 8}
"""All tiles for Electricity lie on the table: the next one drawn is for Steam."""

ACADEMY = {
    "L": {"slot": "synthetic-rubber"},
    "T": {"slot": None},
    "S": {"slot": None},
    "I": {"slot": "electrocardiograph"},
    "square": {"slot": "cruise-ship"},
}


def red_meets(*moves: str, seats: int = 4, **fields: Any) -> Played:
    """Red, in the third seat, plays the Meeting Room."""
    last = ["academy", "journal", "laboratory", "skyscraper"][:seats]
    hands = [without(card) for card in last]
    fields = {"academy": ACADEMY, "station": LEFT, "jury": SURE_STEAM, **fields}
    game = table(seats, turn=2, hands=hands, last_cards=last, **fields)
    return game.play("play-card meeting-room", *(moves or ["stop"]))


@accepts("reorganisation.projects-return")
@accepts("reorganisation.academy-fills")
@accepts("reorganisation.next-starter")
def test_the_example_of_the_red_player() -> None:
    """Funding and a token; a steam tile is drawn; two electric projects go, the Cruise Ship stays."""
    game = red_meets("take-option funding", "take-option patents", "enter-line steel", funding=[0, 0, 0, 0])
    assert game.state.funding[2] == 1
    assert [event.power for event in game.events("JuryTileDrawn")] == ["steam"]
    assert game.events("ProjectsReturned")[0].tiles == ("synthetic-rubber", "electrocardiograph")
    assert game.pile_bottom("L") == ["synthetic-rubber"]
    assert game.pile_bottom("I") == ["electrocardiograph"]
    assert game.slots()["square"] == "cruise-ship"
    filled = game.events("AcademyFilled")[0].tiles
    assert len(filled) == 4, "all slots except the square one"
    assert None not in game.slots().values()
    assert set(game.position["discard"]) == set(LEFT)
    assert len(game.station()) == 12
    assert all(len(game.hand(seat)) == 6 for seat in range(4))
    assert game.waiting == 3, "left of Red"


@refuses("reorganisation.projects-return")
def test_projects_of_the_right_power_stay() -> None:
    game = red_meets("take-option jury", "choose-jury electricity", "stop", jury={"steam": 4, "electricity": 4})
    assert game.slots()["L"] == "synthetic-rubber"
    assert game.slots()["I"] == "electrocardiograph"
    assert game.events("ProjectsReturned")[0].tiles == ("cruise-ship",)


@refuses("reorganisation.academy-fills")
def test_a_slot_whose_pile_is_empty_stays_empty() -> None:
    squares = ["refrigerator", "bakelite", "cinematograph", "air-conditioner", "light-bulb"]
    academy = {**ACADEMY, "square": {"slot": None}}
    game = red_meets(academy=academy, fronts=[[*squares, "cruise-ship"], [], [], []])
    assert game.slots()["square"] is None


@accepts("reorganisation.academy-fills")
def test_a_project_may_come_back_at_once_when_its_pile_is_empty() -> None:
    others = ["airship", "submarine", "linotype", "electric-tramway", "elevator"]
    game = red_meets(fronts=[others, [], [], []])
    assert game.slots()["I"] == "electrocardiograph"


@accepts("reorganisation.jury-tile")
def test_without_a_chosen_tile_one_is_drawn() -> None:
    game = red_meets(jury={"steam": 3, "electricity": 3})
    assert sum(game.state.jury) == 7
    assert len(game.events("JuryTileDrawn")) == 1


@accepts("reorganisation.jury-tile")
def test_the_drawn_tile_is_any_of_those_that_are_left() -> None:
    """Chosen tiles leave the pile, and it is shuffled again."""
    drawn = [red_meets(jury={"steam": 7, "electricity": 3}, seed=seed).state.jury for seed in range(40)]
    assert {tuple(jury) for jury in drawn} == {(8, 3), (7, 4)}
    assert drawn.count([7, 4]) > drawn.count([8, 3]), "five tiles for Electricity are left, one for Steam"


@refuses("reorganisation.jury-tile")
def test_there_is_exactly_one_jury_tile_a_round() -> None:
    game = red_meets("take-option jury", "choose-jury steam", "stop", jury={"steam": 3, "electricity": 3})
    assert game.state.jury == [4, 3]
    assert game.events("JuryTileDrawn") == []


@accepts("reorganisation.station-fills")
def test_what_is_left_in_the_station_is_discarded() -> None:
    game = red_meets()
    assert sorted(game.position["discard"]) == sorted(LEFT)
    assert len(game.station()) == 12


@refuses("reorganisation.station-fills")
def test_boxes_stay_empty_when_there_are_no_tiles_anywhere() -> None:
    resources = [tile for tile in red_meets().state.components.resources for _ in range(2)]
    kept = [tile.id for tile in resources][:90]
    rest = [tile.id for tile in resources][90:]
    game = red_meets(station=rest, fronts=[kept, [], [], []])
    assert sorted(game.station()) == sorted(rest)
    assert len(game.station()) == 6


@accepts("reorganisation.stack-reshuffled")
def test_an_empty_stack_is_made_anew_from_the_discarded_tiles() -> None:
    resources = [tile.id for tile in red_meets().state.components.resources for _ in range(2)]
    game = red_meets(station=[], discard=resources[:90])
    assert len(game.events("StackReshuffled")) == 1
    assert len(game.station()) == 12
    assert game.position["discard"] == []
    assert len(game.state.resource_stack) == 96 - 12


@refuses("reorganisation.stack-reshuffled")
def test_as_long_as_the_stack_lasts_nothing_is_reshuffled() -> None:
    resources = [tile.id for tile in red_meets().state.components.resources for _ in range(2)]
    game = red_meets(station=[], discard=resources[:84])
    assert game.events("StackReshuffled") == []
    assert len(game.state.resource_stack) == 0


@accepts("reorganisation.cards-return")
def test_everybody_takes_all_cards_back() -> None:
    game = red_meets()
    assert [len(game.hand(seat)) for seat in range(4)] == [6, 6, 6, 6]


@refuses("reorganisation.cards-return")
def test_until_then_played_cards_stay_on_the_table() -> None:
    game = table(4).play("play-card skyscraper", "play-card academy", "stop")
    assert "skyscraper" not in game.hand(0)
    assert "academy" not in game.hand(1)


@refuses("reorganisation.next-starter")
def test_nobody_else_begins_the_next_round() -> None:
    game = red_meets()
    assert [seat for seat in range(4) if game.rule("play-card journal", seat) is None] == [3]
    assert game.legal() == [
        f"play-card {card}" for card in ("train-station", "academy", "laboratory", "journal", "skyscraper")
    ]
