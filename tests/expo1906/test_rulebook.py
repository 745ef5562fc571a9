"""What the engine says, the rulebook and the words know: rules of refusals, their facts, things, events, options."""

import re
from pathlib import Path

import pytest

from opificio.expo1906 import EXPO1906, decisions, events, moves
from opificio.expo1906.components import COUNTS, SHAPES, load
from opificio.expo1906.options import OPTIONS
from opificio.expo1906.tiles import CARDS, RESOURCES
from opificio.table import TABLE_RULES, Booked, Event, Refusal
from opificio.table.values import field_names, verb
from opificio.words import LANGUAGES, Words

RULES = list(EXPO1906.rulebook.rules)
SOURCES = Path(__file__).parents[2] / "src" / "opificio" / "expo1906"


def refusals_in_the_source() -> dict[str, set[str]]:
    """Each rule that a refusal names, with the facts it passes."""
    found: dict[str, set[str]] = {}
    for path in SOURCES.glob("*.py"):
        for rule, rest in re.findall(r'Refusal\(\s*"([^"]+)"((?:[^()]|\([^()]*\))*)\)', path.read_text("utf-8")):
            found.setdefault(rule, set()).update(re.findall(r"(\w+)=", rest))
    return found


def test_every_refusal_and_every_booking_names_a_rule_of_the_rulebook() -> None:
    assert set(refusals_in_the_source()) - set(TABLE_RULES) - set(RULES) == set()
    assert len(refusals_in_the_source()) > 20
    for path in SOURCES.glob("*.py"):
        for rule in re.findall(r'(?:earn|fund|pay|ScoreLine|trigger_end)\([^)]*"([a-z-]+\.[a-z-]+)"', path.read_text()):
            assert rule in RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_for_its_facts(language: str) -> None:
    words = Words(language, "expo1906", players=["Ada", "Bob"])
    samples: dict[str, str | int] = {
        "tile": "steel-manual", "card": "academy", "by": 1, "price": 3, "funding": 2, "cell": "b2", "what": "d4",
        "project": "cellophane", "line": "steel", "to": "manual", "step": 4, "chit": "liege-1905", "option": "funding",
        "power": "steam", "seat": 0, "asked": "fill-lab",
    }  # fmt: skip
    for rule, facts in refusals_in_the_source().items():
        said = words.why(Refusal(rule, **{fact: samples[fact] for fact in facts}))
        assert len(said) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = Words(language, "expo1906")
    components = load()
    ids = [*CARDS, *RESOURCES, *SHAPES, "prestige", *[option.id for option in components.meeting_options]]
    ids += [tile.id for tile in components.tiles] + [chit.id for chit in components.chits]
    ids += [verb(kind) for kind in decisions.DECISIONS.values()]
    names = [words.named(id) for id in ids]
    assert [name for id, name in zip(ids, names, strict=True) if name == id and "-" in id] == []
    tiles = [words.named(tile.id) for tile in components.tiles]
    assert len(set(tiles)) == len(tiles), "no two tiles share a name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_move_decision_and_option_has_words(language: str) -> None:
    words = Words(language, "expo1906")
    kinds = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)]
    for kind in [*kinds, Booked]:
        assert words.has(f"event-{verb(kind)}") or not field_names_or_none(kind), kind
    for each in vars(moves).values():
        if isinstance(each, type) and issubclass(each, moves.Move) and each is not moves.Move:
            assert words.has(f"move-{verb(each)}"), each
    for decision in decisions.DECISIONS.values():
        assert words.has(f"decision-{verb(decision)}"), decision
    for option in OPTIONS:
        assert words.has(f"option-{option.name}")
        for choice in option.choices:
            assert words.has(f"option-{option.name}", choice), (option.name, choice)


def field_names_or_none(kind: type) -> tuple[str, ...]:
    """The base classes of events are no dataclasses and are never told."""
    return field_names(kind) if hasattr(kind, "__dataclass_fields__") else ()


def test_sections_and_counts_are_all_used() -> None:
    assert set(EXPO1906.rulebook.sections) == set(EXPO1906.rulebook.rules.values())
    assert {chit.counts for chit in load().chits} == set(COUNTS)
