"""Every rule of both games is shown letting something through and holding something back."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from opificio.games import GAMES

TESTS = Path(__file__).parent.parent


def marks(folder: Path) -> Iterator[tuple[str, str]]:
    """The marks `accepts("id")` and `refuses("id")` of the tests in a folder."""
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from (mark for each in node.decorator_list for mark in mark_of(each))


def mark_of(node: ast.expr) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"accepts", "refuses"}:
        for argument in node.args:
            assert isinstance(argument, ast.Constant), "a mark names its rule outright"
            yield node.func.id, str(argument.value)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["accepts", "refuses"])
def test_every_rule_has_a_test(name: str, kind: str) -> None:
    shown = {rule for mark, rule in marks(TESTS / name) if mark == kind}
    missing = sorted(set(GAMES[name].rulebook.rules) - shown)
    assert not missing, f"no test of {name} {kind}: {', '.join(missing)}"


@pytest.mark.parametrize("name", GAMES)
def test_no_test_shows_a_rule_that_does_not_exist(name: str) -> None:
    shown = {rule for _, rule in marks(TESTS / name)}
    assert shown, f"tests of {name} carry no marks at all"
    assert not sorted(shown - set(GAMES[name].rulebook.rules))
