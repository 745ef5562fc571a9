"""The page's words: every message that is said exists in four languages, and every message is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from opificio.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "opificio" / "locales"
AREAS = ("page", "page-expo1906", "page-workshop", "history-expo1906", "history-workshop")
SPOKEN = ("page-", "expo-", "keys-", "log-", "trouble-", "letter-", "game-", "learn-", "history-", "ws-")
"""How the ids of the page's own messages begin."""
ID = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")
COMPOSED = re.compile(r"""`([a-z0-9-]*-)\$\{""")


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, area: str) -> dict[str, tuple[set[str], set[str]]]:
    """Id to its attributes and its variables."""
    body = FluentParser().parse((LOCALES / language / f"{area}.ftl").read_text("utf-8")).body
    found = {}
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{language}/{area}.ftl cannot be read: {entry.content!r}"
        if isinstance(entry, ast.Message):
            used = Variables()
            used.visit(entry)
            found[entry.id.name] = ({each.id.name for each in entry.attributes}, used.names)
    return found


def sources() -> str:
    files = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    return "\n".join(file.read_text("utf-8") for file in files if file.name != "schema.ts")


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_with_the_same_facts(language: str, area: str) -> None:
    assert messages(language, area) == messages("en", area)


@pytest.mark.parametrize("area", AREAS)
def test_no_message_is_written_for_nobody(area: str) -> None:
    text = sources()
    said = set(ID.findall(text))
    composed = tuple(COMPOSED.findall(text))
    assert [id for id in messages("en", area) if id not in said and not id.startswith(composed)] == []


def test_no_message_is_missing() -> None:
    known = {id for area in AREAS for id in messages("en", area)}
    said = {id for id in re.findall(r"""say\(\s*["'`]([a-z0-9-]+)["'`]""", sources()) if id.startswith(SPOKEN)}
    assert said - known == set()
