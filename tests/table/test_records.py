"""Records: saved, loaded, replayed; and every wrong one refused with its reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from opificio.expo1906 import EXPO1906
from opificio.expo1906.components import shipped_text
from opificio.table import BadRecord, Record, Rng, Table, loads, replay, replayed
from opificio.table.laws import random_table


def played(moves: int = 45, seed: int = 3) -> Table[Any, Any]:
    """A game of two seats under way."""
    for table in random_table(EXPO1906, 2, seed):
        if len(table.record.moves) == moves:
            return table
    raise AssertionError("the game ended early")


def test_a_record_survives_a_file() -> None:
    table = played()
    assert loads(table.record.dumps()) == table.record


def test_a_record_replays_to_the_same_table() -> None:
    table = played()
    assert EXPO1906.position(replayed(EXPO1906, table.record)) == EXPO1906.position(table.state)


def test_a_replay_can_stop_at_any_move() -> None:
    table = played()
    begin = EXPO1906.position(EXPO1906.new(2, 3))
    assert EXPO1906.position(replayed(EXPO1906, table.record, 0)) == begin
    shorter = played(20)
    assert EXPO1906.position(replayed(EXPO1906, table.record, 20)) == EXPO1906.position(shorter.state)


@pytest.mark.parametrize("moves", [-1, 46])
def test_there_is_no_move_beyond_the_last(moves: int) -> None:
    with pytest.raises(BadRecord, match="has 45 moves"):
        replayed(EXPO1906, played().record, moves)


def test_a_table_goes_on_from_its_record() -> None:
    table = played()
    again: Table[Any, Any] = Table.from_record(EXPO1906, loads(table.record.dumps()))
    assert again.record == table.record
    seat = EXPO1906.waiting(table.state)[0]
    move = EXPO1906.legal(table.state, seat)[0]
    assert again.play(seat, move) == table.play(seat, move)


def test_a_record_can_begin_from_a_position() -> None:
    position = EXPO1906.position(played().state)
    table: Table[Any, Any] = Table.from_position(EXPO1906, position, seed=5)
    seat = EXPO1906.waiting(table.state)[0]
    table.play(seat, EXPO1906.legal(table.state, seat)[0])
    again = replayed(EXPO1906, loads(table.record.dumps()))
    assert EXPO1906.position(again) == EXPO1906.position(table.state)


def test_a_record_keeps_components_of_ones_own() -> None:
    text = shipped_text().replace("solo_funding = 4", "solo_funding = 7")
    table: Table[Any, Any] = Table.new(EXPO1906, 1, 1, components_text=text)
    again = replayed(EXPO1906, loads(table.record.dumps()), 0)
    assert again.funding == [7]


def change(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda plain: plain.__setitem__(key, value)


def change_move(at: int, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda plain: plain["moves"].__setitem__(at, value)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (change("format", 9), "format 9"),
        (change("seed", "x"), "needs 'seed' as int"),
        (change("seats", True), "needs 'seats' as int"),
        (change("moves", {}), "needs 'moves' as list"),
        (change("rules_version", 99), "version 99 of the rules"),
        (change("components", "0" * 16), "another components file"),
        (change("digests", {"x": "y"}), "numbers of moves"),
        (change("digests", {"20": "0" * 16}), "after move 20 the table is not"),
        (change_move(3, ["x"]), "move 4 should be"),
        (change_move(3, [0, "dance"]), "move 4: no move is written 'dance'"),
        (change_move(0, [0, "choose-jury steam"]), "move 1 .* is refused"),
    ],
)
def test_a_wrong_record_is_refused_with_its_reason(spoil: Callable[[dict[str, Any]], None], reason: str) -> None:
    plain = json.loads(played().record.dumps())
    spoil(plain)
    with pytest.raises(BadRecord, match=reason):
        list(replay(EXPO1906, loads(json.dumps(plain))))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"name": 1}', "null"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="no record"):
        loads(text)


def test_a_record_without_moves_begins_at_the_beginning() -> None:
    record = Record("expo1906", 1, 3, 8, {}, EXPO1906.components().digest)
    assert EXPO1906.position(replayed(EXPO1906, record)) == EXPO1906.position(EXPO1906.new(3, 8))


def test_positions_without_a_generator_take_one() -> None:
    position = EXPO1906.position(EXPO1906.new(2, 1))
    del position["rng"]
    first, second = (EXPO1906.position(EXPO1906.from_position(position, Rng(seed)))["rng"] for seed in (1, 2))
    assert first != second
