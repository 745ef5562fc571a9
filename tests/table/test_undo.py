"""Undo: one's own last move, back to the last revelation, never past it."""

from __future__ import annotations

from typing import Any

import pytest

from opificio.expo1906 import EXPO1906
from opificio.table import Refused, Table


def rule_of(table: Table[Any, Any], seat: int) -> str:
    with pytest.raises(Refused) as refused:
        table.undo(seat)
    return refused.value.refusal.rule


@pytest.fixture
def table() -> Table[Any, Any]:
    return Table.new(EXPO1906, 4, 7)


def test_a_move_is_taken_back(table: Table[Any, Any]) -> None:
    before = EXPO1906.position(table.state)
    seat = EXPO1906.waiting(table.state)[0]
    table.play_text(seat, "play-card journal")
    table.play_text(seat, "enter-line steel")
    table.undo(seat)
    table.undo(seat)
    assert EXPO1906.position(table.state) == before
    assert table.record.moves == []


def test_nothing_can_be_taken_back_before_the_first_move(table: Table[Any, Any]) -> None:
    assert rule_of(table, EXPO1906.waiting(table.state)[0]) == "table.undo-nothing"


def test_nobody_takes_back_the_move_of_another(table: Table[Any, Any]) -> None:
    seat = EXPO1906.waiting(table.state)[0]
    table.play_text(seat, "play-card skyscraper")
    assert rule_of(table, EXPO1906.waiting(table.state)[0]) == "table.undo-own-move-only"


def test_undo_stops_where_something_was_revealed() -> None:
    table: Table[Any, Any] = Table.new(EXPO1906, 2, 7)
    seat = EXPO1906.waiting(table.state)[0]
    table.play_text(seat, "play-card journal")  # two tiles are drawn for the ghosts
    assert rule_of(table, seat) == "table.undo-stops-at-revealed"


def test_undo_works_on_a_table_that_was_loaded(table: Table[Any, Any]) -> None:
    seat = EXPO1906.waiting(table.state)[0]
    table.play_text(seat, "play-card academy")
    again: Table[Any, Any] = Table.from_record(EXPO1906, table.record)
    again.undo(seat)
    assert again.record.moves == []


def test_a_refused_move_changes_nothing(table: Table[Any, Any]) -> None:
    before = EXPO1906.position(table.state)
    seat = EXPO1906.waiting(table.state)[0]
    with pytest.raises(Refused):
        table.play_text(seat, "play-card meeting-room")
    with pytest.raises(Refused):
        table.play_text((seat + 1) % 4, "play-card academy")
    assert EXPO1906.position(table.state) == before
    assert table.record.moves == []
