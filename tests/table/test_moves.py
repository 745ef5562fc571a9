"""Sets of moves and catalogues."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opificio.table import Catalogue, MoveSet, UnknownMove, bits, notation, nth_bit


@dataclass(frozen=True, eq=False)
class LayBrick:
    course: int
    colour: str


BRICKS = [LayBrick(course, colour) for course in range(8) for colour in ("red", "blue")]
ROW: list[LayBrick | None] = [*BRICKS]


@given(st.integers(1, 2**70 - 1))
def test_the_nth_bit_is_the_nth_of_all_bits(mask: int) -> None:
    assert [nth_bit(mask, n) for n in range(mask.bit_count())] == bits(mask)
    assert sum(1 << place for place in bits(mask)) == mask


@given(st.integers(0, 2), st.lists(st.integers(0, 2**16 - 1), max_size=3))
def test_a_move_set_is_the_list_it_stands_for(single: int, masks: list[int]) -> None:
    moves = MoveSet(BRICKS[:single])
    for mask in masks:
        moves.add(mask, ROW)
    listed = BRICKS[:single] + [BRICKS[place] for mask in masks for place in bits(mask)]
    assert list(moves) == listed
    assert len(moves) == len(listed)
    assert [moves[at] for at in range(len(moves))] == listed
    assert all((brick in moves) == (brick in listed) for brick in BRICKS)
    if listed:
        assert moves[-1] is listed[-1]


@pytest.mark.parametrize("index", [3, -4])
def test_a_move_set_ends_where_it_ends(index: int) -> None:
    moves = MoveSet(BRICKS[:2])
    moves.add(1, ROW)
    with pytest.raises(IndexError):
        moves[index]


def test_a_move_is_written_as_its_verb_and_its_fields() -> None:
    assert notation(BRICKS[3]) == "lay-brick 1 blue"


def test_a_catalogue_reads_what_it_writes() -> None:
    catalogue = Catalogue(BRICKS)
    for at, brick in enumerate(catalogue):
        assert catalogue.index(brick) == at
        assert catalogue[at] is brick
        assert catalogue.parse(f"  {catalogue.text(brick)} ") is brick
    assert len(catalogue) == len(BRICKS)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("lay-brick 9 red", "look like 'lay-brick 0 red'"),
        ("throw 1", "begins with one of: lay-brick"),
        ("", "lay-brick"),
    ],
)
def test_wrong_text_is_answered_with_what_would_be_right(text: str, hint: str) -> None:
    with pytest.raises(UnknownMove, match=hint):
        Catalogue(BRICKS).parse(text)
