"""Reading plain JSON that somebody else wrote: every wrong field is named, with what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from opificio.table.refusals import BadPosition

T = TypeVar("T")

NAMES = {int: "a whole number", str: "text", list: "a list", dict: "an object", bool: "true or false"}


class Reader:
    """An object of a position; remembers where it is and which fields were read."""

    def __init__(self, value: object, where: str = "") -> None:
        if not isinstance(value, Mapping):
            raise BadPosition(f"{where or 'a position'} is an object, not {value!r:.60}")
        self.value = value
        self.where = where
        self.used: set[str] = set()

    def path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def wrong(self, key: str, reason: str) -> BadPosition:
        return BadPosition(f"{self.path(key)}: {reason}")

    def has(self, key: str) -> bool:
        """Whether the field is said at all; null counts as unsaid."""
        self.used.add(key)
        return self.value.get(key) is not None

    def any(self, key: str) -> Any:
        self.used.add(key)
        return self.value.get(key)

    def get(self, key: str, kind: type[T], default: T) -> T:
        """The field, or the default where it is unsaid."""
        return self.need(key, kind) if self.has(key) else default

    def need(self, key: str, kind: type[T]) -> T:
        found = self.any(key)
        if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
            raise self.wrong(key, f"should be {NAMES[kind]}, not {found!r:.60}")
        return found

    def number(self, key: str, low: int, high: int, default: int) -> int:
        found = self.get(key, int, default)
        if not low <= found <= high:
            raise self.wrong(key, f"lies between {low} and {high}, not {found}")
        return found

    def numbers(self, key: str, count: int, low: int, high: int, default: Sequence[int]) -> list[int]:
        found = self.get(key, list, list(default))
        if len(found) != count or any(type(each) is not int or not low <= each <= high for each in found):
            raise self.wrong(key, f"should be {count} numbers from {low} to {high}, not {found!r:.60}")
        return list(found)  # a state must never write into the position it was read from

    def each(self, key: str, count: int, default: object) -> list[Any]:
        """A list with one entry for each seat."""
        found = self.get(key, list, [default] * count)
        if len(found) != count:
            raise self.wrong(key, f"should have {count} entries, one for each seat, not {len(found)}")
        return found

    def within(self, key: str) -> Reader:
        """The object in a field; an empty one where it is unsaid."""
        return Reader(self.any(key) if self.has(key) else {}, self.path(key))

    def choice(self, key: str, choices: Sequence[str], default: str | None = None) -> int:
        """The place of the field's text among the choices; -1 where it is unsaid and there is no default."""
        if not self.has(key):
            return choices.index(default) if default is not None else -1
        return self.chosen(key, self.any(key), choices)

    def chosen(self, key: str, value: object, choices: Sequence[str]) -> int:
        if value not in choices:
            raise self.wrong(key, f"should be one of {', '.join(choices)}, not {value!r:.60}")
        return choices.index(str(value))

    def things(self, key: str, value: object, known: Mapping[str, T], what: str) -> list[T]:
        """A list of ids as the things they name."""
        if not isinstance(value, list):
            raise self.wrong(key, f"should be a list of {what}, not {value!r:.60}")
        return [self.thing(key, each, known, what) for each in value]

    def thing(self, key: str, value: object, known: Mapping[str, T], what: str) -> T:
        if not isinstance(value, str) or value not in known:
            example = next(iter(known), "")
            raise self.wrong(key, f"{value!r:.60} is not {what}; one is written {example!r}")
        return known[value]

    def finish(self) -> None:
        """Refuse fields that nobody asked for: a misspelt field must not pass for unsaid."""
        for key in self.value:
            if key not in self.used:
                raise self.wrong(key, f"is unknown here; the fields are {', '.join(sorted(self.used))}")


def sized(value: object, read: Callable[[object], list[T]]) -> tuple[list[T] | None, int]:
    """A hidden list: either said in full, or only its length; None and -1 where it is unsaid."""
    if value is None:
        return None, -1
    if isinstance(value, int) and not isinstance(value, bool):
        return None, value
    found = read(value)
    return found, len(found)
