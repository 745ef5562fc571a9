"""Positions: tables built from JSON, and wrong ones refused with the name of what is wrong."""

import json
from typing import Any

import pytest
from tests.expo1906.tables import INVENTED, Played, new_game, table, tokens, without

from opificio.expo1906 import EXPO1906
from opificio.expo1906.components import shipped_text
from opificio.table import BadComponents, BadOptions, BadPosition, Rng, Table, canonical
from opificio.table.laws import random_table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_goes_through_json_and_back_at_every_move(seats: int) -> None:
    options = {"handicaps": ["fresher", *["scientist"] * (seats - 1)]}
    for at, each in enumerate(random_table(EXPO1906, seats, 11, options)):
        if at % 9 == 0 or each.over:
            position = json.loads(json.dumps(EXPO1906.position(each.state)))
            again = EXPO1906.position(EXPO1906.from_position(position, Rng(0)))
            assert canonical(again) == canonical(position)


def test_what_is_unsaid_is_dealt() -> None:
    state = EXPO1906.from_position({"seats": 3}, Rng(5))
    assert EXPO1906.waiting(state) == (0,)
    assert len(state.station) == 9
    assert all(slot is not None for slot in state.slots)
    assert EXPO1906.census(state) == EXPO1906.census(new_game(3).state)


def test_different_deals_of_the_same_position() -> None:
    stations = {canonical(table(3, seed).station()) for seed in range(5)}
    assert len(stations) == 5


def test_a_position_can_be_played_to_the_end() -> None:
    played = table(2, labs=[{"pieces": INVENTED}, {}], patents=tokens("steel", s9=[0]), round=6)
    rng = Rng(3)
    while not played.table.over:
        assert played.waiting is not None
        moves = EXPO1906.legal(played.state, played.waiting)
        played.table.play(played.waiting, moves[rng.below(len(moves))])
    again = Table.from_record(EXPO1906, played.table.record)
    assert canonical(EXPO1906.position(again.state)) == canonical(played.position)


def test_playing_on_leaves_the_position_alone() -> None:
    position = new_game(3).position
    before = canonical(position)
    Played(Table.from_position(EXPO1906, position)).play("play-card skyscraper")
    state = EXPO1906.from_position(position, Rng(0))
    EXPO1906.play(state, EXPO1906.waiting(state)[0], EXPO1906.catalogue(state).parse("play-card skyscraper"))
    assert canonical(position) == before


def test_a_position_with_other_components_carries_them() -> None:
    text = shipped_text().replace("funding_limit = 12", "funding_limit = 20")
    game = Played(Table.new(EXPO1906, 2, 1, None, text))
    again = EXPO1906.from_position(game.position, Rng(0))
    assert again.components.funding_limit == 20
    with pytest.raises(BadComponents, match=r"line 11: .*between 1 and 99"):
        EXPO1906.from_position({"seats": 2, "components_text": text.replace("= 20", "= 0")}, Rng(0))


def _novice(**fields: Any) -> dict[str, Any]:
    return {"seats": 2, "options": {"handicaps": ["fresher", "scientist"]}, **fields}


def _asked(kind: str, card: str | None = None, **fields: Any) -> dict[str, Any]:
    return {"seats": 2, "card": card, "agenda": [{"type": kind, "seat": 0, **fields}]}


WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "seats: should be a whole number, not None"),
    ({"seats": 5}, "seats: lies between 1 and 4, not 5"),
    ({"seats": True}, "seats: should be a whole number"),
    ({"seats": 2, "game": "chess"}, "game: should be 'expo1906'"),
    ({"seats": 2, "rules_version": 9}, "rules_version: this program knows version 1"),
    ({"seats": 2, "frist": 0}, "frist: is unknown here; the fields are"),
    ({"seats": 2, "first": 2}, "first: lies between 0 and 1, not 2"),
    ({"seats": 2, "turn": -1}, "turn: lies between"),
    ({"seats": 2, "round": 0}, "round: lies between 1 and 12"),
    ({"seats": 2, "funding": [13, 0]}, r"funding: should be 2 numbers from 0 to 12, not \[13, 0\]"),
    ({"seats": 2, "funding": [1]}, "funding: should be 2 numbers"),
    ({"seats": 2, "prestige": [-1, 0]}, "prestige: should be 2 numbers"),
    ({"seats": 2, "card": "casino"}, "card: should be one of train-station, academy"),
    ({"seats": 2, "last_cards": ["casino", None]}, r"last_cards\[0\]: should be one of"),
    ({"seats": 2, "last_cards": [None]}, "last_cards: should have 2 entries, one for each seat, not 1"),
    ({"seats": 2, "fronts": [["gold"], []]}, r"fronts\[0\]: 'gold' is not a tile"),
    ({"seats": 2, "labs": [{"pieces": ["gold@a1^0"]}, {}]}, r"labs\[0\].pieces: 'gold' is not a tile"),
    (
        {"seats": 2, "labs": [{"pieces": ["telephone@z9^0"]}, {}]},
        "telephone does not lie on 'z9.0'; a piece is written",
    ),
    ({"seats": 2, "labs": [{"pieces": ["telephone@b2^0"]}, {}]}, r"labs\[0\].pieces: .* covers b2, which is taken"),
    ({"seats": 2, "labs": [{"pieces": ["telephone@d1^0", "foundry@d1^0"]}, {}]}, "which is taken"),
    ({"seats": 2, "labs": [{"scrap": ["a1"]}, {}]}, r"labs\[0\].scrap: no scrap ever lies on a1"),
    ({"seats": 2, "labs": [{"scrap": ["z1"]}, {}]}, r"labs\[0\].scrap: 'z1' is not a cell"),
    ({"seats": 2, "labs": [{"prefilled": ["b2"]}, {}]}, r"labs\[0\].prefilled: b2 still lies under scrap"),
    ({"seats": 2, "labs": [{"prefilled": ["b2"], "scrap": []}, {}]}, r"labs\[0\].prefilled: this seat's handicap"),
    (
        {"seats": 2, "labs": [{"complete": ["telephone"]}, {}]},
        r"labs\[0\].complete: .*the completed projects are: none",
    ),
    ({"seats": 2, "labs": [{"tiles": []}, {}]}, r"labs\[0\].tiles: is unknown here"),
    ({"seats": 2, "labs": [[], {}]}, r"labs\[0\] is an object, not \[\]"),
    ({"seats": 2, "patents": {"gold": {}}}, "patents.gold: is unknown here"),
    ({"seats": 2, "patents": {"steel": {"stacks": {"11": [0]}}}}, "patents.steel.stacks.11: is unknown"),
    ({"seats": 2, "patents": {"steel": {"stacks": {"3": [0, 0, 0, 0]}}}}, "0 has no token left .* every seat has 3"),
    ({"seats": 2, "patents": {"steel": {"stacks": {"3": [-1, -1]}}}}, "-1 has no token left"),
    ({"seats": 3, "patents": {"steel": {"stacks": {"3": [-1]}}}}, "-1 has no token left"),
    ({"seats": 2, "patents": {"steel": {"stacks": {"3": [2]}}}}, "2 has no token left"),
    ({"seats": 2, "patents": {"steel": {"chit": "liege-1905"}}}, "patents.steel.chit: a chit lies on a line only when"),
    (
        {"seats": 2, "patents": {"steel": {"stacks": {"10": [0]}}}},
        "patents.steel.chit: a token stands on the last step",
    ),
    ({"seats": 2, "patents": {"steel": {"stacks": {"10": [0]}, "chit": "rome"}}}, "'rome' is not a bonus chit"),
    (
        {
            "seats": 2,
            "patents": {line: {"stacks": {"10": [0]}, "chit": "liege-1905"} for line in ("steel", "copper")},
        },
        "patents.chit: each bonus chit lies on one line only",
    ),
    ({"seats": 2, "station": ["steel-manual"] * 3}, "steel-manual lies on the table 3 times; there are 2"),
    ({"seats": 2, "station": "all"}, "station: should be a list of a resource tile"),
    ({"seats": 2, "stack": ["steel-manual"]}, "stack: should hold the 96 resource tiles that lie nowhere else"),
    ({"seats": 2, "stack": 7}, "stack: should hold 96 tiles, all that lie nowhere else, not 7"),
    ({"seats": 2, "technologies": []}, "technologies: combustion-engines lies nowhere"),
    ({"seats": 2, "technologies": ["gold"]}, "technologies: 'gold' is not a technology"),
    (
        {"seats": 2, "academy": {"L": {"slot": "cellophane"}}},
        "academy.L.slot: 'cellophane' is not a project of shape L",
    ),
    ({"seats": 2, "academy": {"L": {"pile": {"hidden": 2}}}}, "academy.L.pile.hidden: should hold the 6 projects"),
    ({"seats": 2, "academy": {"X": {}}}, "academy.X: is unknown here"),
    ({"seats": 2, "hands": [["casino"], []]}, r"hands\[0\]: 'casino' is not a card"),
    ({"seats": 2, "hands": [7, 6]}, r"hands\[0\]: a hand has 0 to 6 cards here, not 7"),
    ({"seats": 2, "hands": [without("meeting-room"), 6]}, r"hands\[0\]: lacks the Meeting Room"),
    (
        {"seats": 2, "last_cards": ["academy", None]},
        r"hands\[0\]: academy was just played and cannot be in hand",
    ),
    ({"seats": 2, "jury": {"steam": 9}}, "jury.steam: lies between 0 and 8, not 9"),
    ({"seats": 2, "jury": {"steam": 7, "electricity": 6}}, "jury: has 12 boxes, not 13"),
    ({"seats": 2, "jury": {"steam": 6, "electricity": 6}}, "jury: has no box left, which ends the game"),
    ({"seats": 2, "jury_tile": "gas"}, "jury_tile: should be one of steam, electricity"),
    ({"seats": 2, "options": {"chits": "never"}}, "'chits' is one of once, per-token"),
    ({"seats": 2, "ghost": {}}, "ghost: there is a ghost deck in the solo game only"),
    ({"seats": 1, "ghost": {"drawn": ["meeting-room"] * 2}}, "ghost.drawn: holds more cards than the ghost deck has"),
    ({"seats": 1, "ghost": {"deck": 4}}, "ghost.deck: should hold the 11 ghost cards"),
    ({"seats": 2, "rng": [1, 2]}, "rng: should be 4 numbers"),
    ({"seats": 2, "ending": {"finisher": 2}}, "ending.finisher: lies between 0 and 1"),
    ({"seats": 2, "ending": {"rule": "end.boredom"}}, "ending.rule: should be one of end.jury-full"),
    ({"seats": 2, "ending": {"final_seats": [4]}}, "ending.final_seats: should be a list of seats"),
    ({"seats": 2, "ending": {"final_seats": [0]}}, "ending.final_seats: are the others, each once"),
    (_asked("Dance"), r"agenda\[0\].type: should be one of ChooseCard"),
    (_asked("ChooseCard"), r"agenda\[0\].type: ChooseCard does not take these fields"),
    (_asked("ChooseCard", final="no"), r"agenda\[0\].type: the fields of ChooseCard are numbers"),
    (
        {"seats": 2, "agenda": [{"type": "ChooseCard", "seat": 7, "final": False}]},
        r"agenda\[0\].seat: should be a seat",
    ),
    (
        {"seats": 2, "agenda": [{"type": "ChooseCard", "seat": 1, "final": False}]},
        r"agenda\[0\]: asks seat 1, but 'turn'",
    ),
    (_asked("ChooseCard", final=True), r"agenda\[0\]: 'final' is true exactly when 'ending' is said"),
    (
        {**_asked("ChooseCard", final=False), "hands": [["meeting-room"], 6], "last_cards": ["meeting-room", None]},
        "hand",
    ),
    (_asked("FillLab", left=2), r"agenda\[0\]: is asked after laboratory: say so in 'card'"),
    (_asked("FillLab", "laboratory", left=9), r"agenda\[0\]: 'left' lies between 1 and 4, not 9"),
    (_asked("BuyResources", "train-station", bought=3, improved=False), "'bought' lies between 0 and 2"),
    (
        {**_asked("BuyResources", "train-station", bought=2, improved=False), "funding": [2, 0]},
        r"agenda\[0\]: the next tile costs 3, and the seat has 2",
    ),
    (
        {**_asked("BuyResources", "train-station", bought=0, improved=False), "station": []},
        "the Train Station is empty",
    ),
    ({**_asked("BuyFromAcademy", "academy"), "funding": [1, 0]}, "a tile costs 2, and the seat has 1"),
    ({**_asked("TakeFreeResource", "academy"), "station": []}, "the Train Station is empty"),
    (_asked("MoveTokens", "journal", points=5, discount=0), "'points' lies between 1 and 4"),
    (_asked("MoveTokens", "journal", points=1, discount=2), "'discount' lies between 0 and 1"),
    (_asked("ChooseOption", "meeting-room", left=3, taken=0), "'left' lies between 1 and 2"),
    (_asked("ChooseOption", "meeting-room", left=1, taken=16), "'taken' lies between 0 and 15"),
    (_asked("RepositionTiles", "meeting-room", left=4), "'left' lies between 1 and 3"),
    (
        {**_asked("ChooseJuryTile", "meeting-room"), "jury_tile": "steam"},
        "a jury tile was placed in this round already",
    ),
    (_asked("ChooseBonus", "journal", line=6), "'line' lies between 0 and 5"),
    (_asked("ChooseBonus", "journal", line=2), "a chit is chosen where a token has just come to the last step"),
    (_novice(agenda=[{"type": "ChooseScrap", "seat": 0, "left": 3, "chosen": 0}]), "'left' lies between 1 and 2"),
    (_novice(agenda=[{"type": "ChooseScrap", "seat": 0, "left": 1, "chosen": 1}]), "'chosen' is a mask of cells under"),
    (_novice(agenda=[{"type": "SetNoviceTile", "seat": 0, "cells": 1}]), "'cells' is a mask of free cells"),
    (_novice(round=2, agenda=[{"type": "ChooseScrap", "seat": 0, "left": 1, "chosen": 0}]), "before the first card"),
]


@pytest.mark.parametrize(("position", "reason"), WRONG)
def test_a_wrong_position_is_refused_with_the_field_and_the_reason(position: dict[str, Any], reason: str) -> None:
    with pytest.raises((BadPosition, BadOptions), match=reason):
        EXPO1906.from_position(position, Rng(1))


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadPosition, match="a position is an object"):
        EXPO1906.from_position([], Rng(1))  # type: ignore[arg-type]
