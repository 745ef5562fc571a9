"""A refusal names the rule that a move would break, and the facts. Never prose."""

from __future__ import annotations

from collections.abc import Mapping

Fact = str | int


class Refusal:
    """Why a move may not be made: a rule id and the facts its words need."""

    __slots__ = ("facts", "rule")

    def __init__(self, rule: str, **facts: Fact) -> None:
        self.rule = rule
        self.facts: Mapping[str, Fact] = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.facts) == (other.rule, other.facts)

    def __hash__(self) -> int:
        return hash((self.rule, tuple(sorted(self.facts.items()))))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={fact!r}" for name, fact in self.facts.items())
        return f"Refusal({self.rule!r}{facts})"

    def plain(self) -> dict[str, object]:
        return {"rule": self.rule, "facts": dict(self.facts)}


class OpificioError(Exception):
    """Anything a user can cause and mend; its text says what was wrong and what would be right."""


class Refused(OpificioError):
    """Raised where a refused move has nowhere to be returned to."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


class BadComponents(OpificioError):
    """A components file that cannot be played with; names the line."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class BadOptions(OpificioError):
    """Options that a game does not know."""


class BadPosition(OpificioError):
    """A position that cannot stand on a table."""


class BadRecord(OpificioError):
    """A record that cannot be read or does not replay."""
