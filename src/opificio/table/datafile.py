"""Component files: TOML whose every mistake is answered with its line.

A file is made of blocks, `[lab]` or `[[project]]`. In each block `facts` lists the keys whose
values are known of the printed game; all other values of the block are reconstructed.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from opificio.table.refusals import BadComponents
from opificio.table.values import digest

HEADER = re.compile(r"^\s*\[\[?\s*([\w.-]+)\s*\]\]?")
KEY = re.compile(r"^\s*([\w-]+)\s*=")


class Block:
    """One table of the file, with the line of each of its keys."""

    def __init__(self, name: str, data: dict[str, Any], line: int, lines: dict[str, int]) -> None:
        self.name = name
        self.data = data
        self.line = line
        self.lines = lines
        self.used: set[str] = {"facts"}

    def wrong(self, reason: str, key: str = "") -> BadComponents:
        """The error to raise for this block, or for one key of it."""
        label = f" {self.data['id']!r}" if isinstance(self.data.get("id"), str) else ""
        return BadComponents(f"[{self.name}]{label} {reason}", self.lines.get(key, self.line))

    def any(self, key: str) -> Any:
        self.used.add(key)
        if key not in self.data:
            raise self.wrong(f"lacks {key!r}")
        return self.data[key]

    def text(self, key: str, choices: Sequence[str] = ()) -> str:
        value = self.any(key)
        if not isinstance(value, str):
            raise self.wrong(f"needs {key!r} as text, not {value!r}", key)
        if choices and value not in choices:
            close = difflib.get_close_matches(value, choices, 1)
            hint = f"did you mean {close[0]!r}?" if close else f"it is one of {', '.join(choices)}"
            raise self.wrong(f"has an unknown {key} {value!r}; {hint}", key)
        return value

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(self.any(key), key, low, high)

    def numbers(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        values = self.list(key)
        if count is not None and len(values) != count:
            raise self.wrong(f"needs {count} numbers in {key!r}, not {len(values)}", key)
        return [self._number(value, key, low, high) for value in values]

    def list(self, key: str) -> list[Any]:
        value = self.any(key)
        if not isinstance(value, list):
            raise self.wrong(f"needs {key!r} as a list, not {value!r}", key)
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        value = self.any(key)
        if not isinstance(value, dict):
            raise self.wrong(f"needs {key!r} as an inline table, not {value!r}", key)
        return value

    def _number(self, value: object, key: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(f"needs {key!r} as a whole number, not {value!r}", key)
        if not low <= value <= high:
            raise self.wrong(f"has {key} {value}; it lies between {low} and {high}", key)
        return value

    def figures(self) -> Iterator[tuple[str, Any, bool]]:
        """Each key with its value and whether it is a fact of the printed game."""
        facts = self.facts()
        return ((key, value, key in facts) for key, value in self.data.items() if key != "facts")

    def facts(self) -> Sequence[str]:
        """The keys whose values are known of the printed game."""
        found = self.data.get("facts", [])
        if not isinstance(found, list) or not all(isinstance(key, str) for key in found):
            raise self.wrong(f"needs 'facts' as a list of its keys, not {found!r}", "facts")
        return found

    def finish(self) -> None:
        """Refuse keys that nobody asked for, and facts about nothing."""
        for key in self.data:
            if key not in self.used:
                raise self.wrong(f"has an unknown key {key!r}; it takes {', '.join(sorted(self.used))}", key)
        for key in self.facts():
            if key not in self.data:
                raise self.wrong(f"calls {key!r} a fact, but has no such key", "facts")


class DataFile:
    """A whole component file, block by block."""

    def __init__(self, text: str) -> None:
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"this is not TOML: {error}") from None
        self.text = text
        self.blocks = list(_blocks(text, self.data))

    def many(self, name: str) -> list[Block]:
        return [block for block in self.blocks if block.name == name]

    def one(self, name: str) -> Block:
        found = self.many(name)
        if len(found) != 1:
            raise BadComponents(f"the file needs exactly one [{name}], and has {len(found)}")
        return found[0]

    def finish(self, names: Sequence[str]) -> None:
        """Every block was read, and no block is of an unknown kind."""
        for block in self.blocks:
            if block.name not in names:
                raise block.wrong(f"is unknown; the file takes {', '.join(f'[{name}]' for name in names)}")
            block.finish()

    def digest(self) -> str:
        """The same for files that play the same: marks of what is fact do not count."""
        return digest({name: _unmarked(value) for name, value in self.data.items()})


def _unmarked(value: Any) -> Any:
    if isinstance(value, list):
        return [_unmarked(each) for each in value]
    if isinstance(value, dict):
        return {key: each for key, each in value.items() if key != "facts"}
    return value


def _blocks(text: str, data: dict[str, Any]) -> Iterator[Block]:
    counts: dict[str, int] = {}
    spans = list(_spans(text))
    for name, line, lines in spans:
        value = data.get(name)
        if isinstance(value, list):
            at = counts.get(name, 0)
            counts[name] = at + 1
            if at < len(value) and isinstance(value[at], dict):
                yield Block(name, value[at], line, lines)
        elif isinstance(value, dict):
            yield Block(name, value, line, lines)
    for name, value in data.items():
        if name not in {span[0] for span in spans}:
            raise BadComponents(f"{name!r} stands outside any [block]: {value!r:.40}")


def _spans(text: str) -> Iterator[tuple[str, int, dict[str, int]]]:
    """Name, line and key lines of each block, as written."""
    name, start, keys = "", 0, dict[str, int]()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            if name:
                yield name, start, keys
            name, start, keys = header[1], number, {}
        elif key := KEY.match(line):
            keys.setdefault(key[1], number)
    if name:
        yield name, start, keys
