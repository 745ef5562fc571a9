"""Everything that is said has words in four languages, and all words are said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from tests.laws.policies import sensible

from opificio.games import GAMES
from opificio.table import TABLE_RULES, Booked, Event
from opificio.table.laws import random_table
from opificio.table.values import verb
from opificio.words import LANGUAGES, Words, area_text

LOCALES = Path(__file__).parent.parent.parent / "src" / "opificio" / "locales"
AREAS = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))


class Variables(visitor.Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, area: str) -> dict[str, set[str]]:
    """Every message and attribute of an area, with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(area_text(language, area)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{area}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = arguments_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = arguments_of(attribute.value)
    return found


def arguments_of(pattern: ast.Pattern | None) -> set[str]:
    collected = Variables()
    if pattern is not None:
        collected.visit(pattern)
    return collected.names


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(language: str, area: str) -> None:
    english, other = messages("en", area), messages(language, area)
    assert sorted(english) == sorted(other)
    for name, arguments in english.items():
        assert other[name] <= arguments, f"{language}/{area}: {name} asks for {other[name] - arguments}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_thing_has_words(name: str, language: str) -> None:
    game, words = GAMES[name], Words(language, name)
    for rule in (*game.rulebook.rules, *TABLE_RULES):
        assert words.rule(rule)
        assert rule in TABLE_RULES or game.rulebook.section(rule, language)
    for option in game.options:
        assert words.say(f"option-{option.name.replace('_', '-')}")
        for choice in option.choices:
            assert words.say(f"option-{option.name.replace('_', '-')}", choice)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(name: str, language: str) -> None:
    """Every event, move, decision and refusal of some games, in words."""
    game = GAMES[name]
    for seats in game.seat_counts:
        words = Words(language, name, players=[f"P{seat}" for seat in range(seats)])
        for table in random_table(game, seats, seats, choose=sensible(game)):
            tell_moment(game, table.state, words)


def tell_moment(game: Any, state: Any, words: Words) -> None:
    catalogue = game.catalogue(state)
    for seat in game.waiting(state):
        assert words.decision(game.decision(state, seat))
        legal = game.legal(state, seat)
        for at in {0, len(legal) // 2, len(legal) - 1}:
            assert words.move(legal[at])
            tell_events(words, game.play(state.clone(), seat, legal[at]))
        for at in range(len(legal) % 97, len(catalogue), max(1, len(catalogue) // 40)):
            refusal = game.check(state, seat, catalogue[at])
            assert words.move(catalogue[at])
            assert refusal is None or words.why(refusal)


def tell_events(words: Words, events: list[Event]) -> None:
    for event in events:
        if isinstance(event, Booked):
            assert words.rule(event.rule)
            assert words.say(f"book-{event.book}")
        else:
            assert words.event(event)


@pytest.mark.parametrize("name", GAMES)
def test_no_message_of_a_game_goes_unsaid(name: str) -> None:
    """Rules, options, decisions, moves and events that no longer exist leave no words behind."""
    game = GAMES[name]
    known = {f"rule-{rule.replace('.', '-')}" for rule in game.rulebook.rules}
    known |= {f"option-{option.name.replace('_', '-')}" for option in game.options}
    catalogue = game.catalogue(game.new(game.seat_counts[0], 0))
    known |= {f"move-{verb(type(move))}" for move in catalogue}
    spoken = [id for id in messages("en", name) if "." not in id and id.split("-")[0] in {"rule", "option", "move"}]
    assert not sorted(set(spoken) - known)
