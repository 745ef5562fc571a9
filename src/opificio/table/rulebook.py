"""Which section of the printed rules each rule id stands in."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

TABLE_RULES = (
    "table.game-over",
    "table.not-your-turn",
    "table.other-decision",
    "table.undo-nothing",
    "table.undo-own-move-only",
    "table.undo-stops-at-revealed",
)
"""Rules of the table itself, which no rulebook prints."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Rule ids in the order of the rulebook, each with its section's heading in every language."""

    sections: Mapping[str, Mapping[str, str]]
    rules: Mapping[str, str]

    def section(self, rule: str, language: str) -> str:
        """The printed heading under which the rule stands; empty for rules of the table."""
        if rule in TABLE_RULES:
            return ""
        return self.sections[self.rules[rule]][language]


def parse_rulebook(text: str) -> Rulebook:
    data = tomllib.loads(text)
    rules: dict[str, str] = data["rules"]
    unknown = sorted(set(rules.values()) - set(data["sections"]))
    if unknown:
        raise ValueError(f"rules stand in sections that do not exist: {', '.join(unknown)}")
    return Rulebook(data["sections"], rules)
