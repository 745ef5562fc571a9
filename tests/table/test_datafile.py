"""Component files: every mistake has a line and a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from opificio.table import BadComponents, Block, DataFile

FILE = """
[yard]
length = 12
facts = ["length"]

[[shed]]
id = "north"
doors = [1, 2]
roof = { tiles = 40 }

[[shed]]
id = "south"
doors = [3, "x"]
roof = 7
"""


def shed(at: int) -> Block:
    return DataFile(FILE).many("shed")[at]


def test_values_are_read() -> None:
    assert DataFile(FILE).one("yard").number("length", 1, 20) == 12
    assert shed(0).text("id") == "north"
    assert shed(0).numbers("doors", 0, 9, 2) == [1, 2]
    assert shed(0).mapping("roof") == {"tiles": 40}


@pytest.mark.parametrize(
    ("ask", "line", "reason"),
    [
        (lambda: DataFile(FILE).one("yard").number("length", 20, 30), 3, "length 12; it lies between 20 and 30"),
        (lambda: shed(1).numbers("doors", 0, 9), 13, "whole number, not 'x'"),
        (lambda: shed(0).numbers("doors", 0, 9, 3), 8, "needs 3 numbers"),
        (lambda: shed(1).mapping("roof"), 14, "inline table"),
        (lambda: shed(1).list("id"), 12, "as a list"),
        (lambda: shed(0).text("id", ("nord", "south")), 7, "did you mean 'nord'"),
        (lambda: shed(0).text("id", ("x", "y")), 7, "one of x, y"),
        (lambda: shed(0).text("doors"), 8, "as text"),
        (lambda: shed(1).any("colour"), 11, "lacks 'colour'"),
        (lambda: shed(0).finish(), 7, "unknown key 'id'"),
    ],
)
def test_mistakes_are_told_with_their_line(ask: Callable[[], Any], line: int, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason) as bad:
        ask()
    assert bad.value.line == line


def test_a_block_of_an_unknown_kind_is_refused() -> None:
    file = DataFile(FILE)
    file.one("yard").number("length", 0, 99)
    with pytest.raises(BadComponents, match=r"line 6: \[shed\] 'north' is unknown; the file takes \[yard\]"):
        file.finish(["yard"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[yard]\nx = = 1", "not TOML.*line 2"),
        ("length = 3", "outside any"),
        ("[yard]\nlength = 1\n[yard]\n", "not TOML"),
    ],
)
def test_what_is_no_file_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        DataFile(text)


def test_a_missing_block_is_named() -> None:
    with pytest.raises(BadComponents, match=r"exactly one \[garden\], and has 0"):
        DataFile(FILE).one("garden")


def test_facts_are_told_from_reconstructions() -> None:
    assert list(DataFile(FILE).one("yard").figures()) == [("length", 12, True)]
    assert [fact for _, _, fact in shed(0).figures()] == [False, False, False]


def test_a_fact_about_nothing_is_refused() -> None:
    block = DataFile('[yard]\nlength = 1\nfacts = ["width"]\n').one("yard")
    block.number("length", 0, 9)
    with pytest.raises(BadComponents, match="calls 'width' a fact"):
        block.finish()


@pytest.mark.parametrize("facts", ["5", '[["length"]]', '"length"'])
def test_facts_are_a_list_of_keys(facts: str) -> None:
    block = DataFile(f"[yard]\nlength = 1\nfacts = {facts}\n").one("yard")
    block.number("length", 0, 9)
    with pytest.raises(BadComponents, match=r"line 3: .*needs 'facts' as a list"):
        block.finish()


def test_marks_of_facts_do_not_change_the_digest() -> None:
    assert DataFile(FILE).digest() == DataFile(FILE.replace('["length"]', "[]")).digest()
    assert DataFile(FILE).digest() != DataFile(FILE.replace("12", "13")).digest()
