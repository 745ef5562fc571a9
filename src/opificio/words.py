"""Words for rules, refusals, events, moves and things, in four languages.

The engine speaks in ids; the words stand in `locales/<language>/<area>.ftl` (Project Fluent), which
the browser reads too. Every message of a game lives in one of two areas, `table` or the game's own:

- `rule-<id>` is a rule in words, its attribute `.why` the refusal, with the facts as arguments;
- `thing-<id>` names a card, tile, town, line … of the components;
- `event-<type>`, `move-<type>`, `decision-<type>` tell a value, its fields as arguments;
- `option-<name>` explains an option, its attributes the choices.

An argument that is the id of a thing is replaced by its name, a rule's id by its label or words, `seat` by
the player's name, true and false by `yes` and `no`. Some ids are named by their parts: `pair` names
`steel-steam` after two things, `spot` names `c4^90`, `piece` names `cellophane@c4^90`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from opificio.table.refusals import OpificioError, Refusal
from opificio.table.values import field_names, plain, verb

LANGUAGES = ("en", "it", "es", "de")
SHARED_AREAS = ("table",)


class UnknownLanguage(OpificioError):
    """A language we do not speak."""


@cache
def area_text(language: str, area: str) -> str:
    """The Fluent source of one area."""
    return (resources.files("opificio") / "locales" / language / f"{area}.ftl").read_text("utf-8")


@cache
def bundle(language: str, areas: tuple[str, ...]) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for area in areas:
        made.add_resource(FluentResource(area_text(language, area)))
    return made


class Words:
    """The words of one game (or of the program) in one language, for named players."""

    def __init__(self, language: str, *areas: str, players: Sequence[str] = ()) -> None:
        self.bundle = bundle(language, (*SHARED_AREAS, *areas))
        self.players = players

    def say(self, message: str, attribute: str = "", **facts: object) -> str:
        """A message with its arguments; a missing one is an error, not a blank."""
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise LookupError(f"the message {message!r} has no {attribute or 'value'!r}")
        text, errors = self.bundle.format_pattern(
            pattern, {name: self.fact(name, each) for name, each in facts.items()}
        )
        if errors:
            raise LookupError(f"the message {message!r}: {errors}")
        return str(text)

    def has(self, message: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def fact(self, name: str, value: object) -> str | int:
        """A fact as an argument: things and seats by name, lists joined."""
        value = plain(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name == "rule":
            return self.label(str(value))
        if name in {"seat", "owner", "by"} and isinstance(value, int):
            return self.player(value)
        if isinstance(value, list):
            return ", ".join(str(self.fact(name, each)) for each in value) or "–"
        if isinstance(value, int):
            return value
        return self.named(str(value))

    def player(self, seat: int) -> str:
        if seat < 0:
            return self.say("ghost")
        return self.players[seat] if seat < len(self.players) else self.say("player", number=seat + 1)

    def named(self, id: str) -> str:
        """The name of a thing or of something made of things; any other text stays as it is."""
        if self.bundle.has_message(f"thing-{id}"):
            return self.thing(id)
        if "@" in id and self.has("piece"):
            tile, _, spot = id.partition("@")
            return self.say("piece", tile=tile, spot=spot)
        if "^" in id and self.has("spot"):
            cell, _, turn = id.partition("^")
            return self.say("spot", cell=cell, turn=int(turn))
        first, _, second = id.partition("-")
        if self.has(f"thing-{first}") and self.has(f"thing-{second}") and self.has("pair"):
            return self.say("pair", first=first, second=second)
        return id

    def thing(self, id: str) -> str:
        return self.say(f"thing-{id}")

    def rule(self, id: str) -> str:
        return self.say(_rule_message(id))

    def label(self, rule: str) -> str:
        """A rule as the heading of a line in a sheet: a word or two where it has them."""
        message = _rule_message(rule)
        return self.say(message, "label") if self.has(message, "label") else self.say(message)

    def why(self, refusal: Refusal) -> str:
        return self.say(_rule_message(refusal.rule), "why", **refusal.facts)

    def event(self, event: object) -> str:
        return self.value("event", event)

    def move(self, move: object) -> str:
        return self.value("move", move)

    def decision(self, decision: object) -> str:
        return self.value("decision", decision)

    def value(self, prefix: str, value: object) -> str:
        facts: Mapping[str, Any] = {name: getattr(value, name) for name in field_names(type(value))}
        return self.say(f"{prefix}-{verb(type(value))}", **facts)


def _rule_message(rule: str) -> str:
    return "rule-" + rule.replace(".", "-")
