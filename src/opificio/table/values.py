"""Moves, events and decisions are plain values; here they become JSON and text.

A field may hold a number, a string, nothing, a tuple of these, or a *thing* of the components (a
tile, a town, a card), which is written as its `id`.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any

Plain = None | bool | int | str | list[Any] | dict[str, Any]


def plain(value: object) -> Any:
    """`value` as JSON knows it."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if hasattr(value, "id"):
        return value.id
    return {"type": type(value).__name__, **{name: plain(getattr(value, name)) for name in field_names(type(value))}}


_FIELDS: dict[Any, tuple[str, ...]] = {}
_VERBS: dict[Any, str] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a dataclass."""
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(field.name for field in dataclasses.fields(kind))
    return names


def verb(kind: type) -> str:
    """`PlaceTile` is written `place-tile`."""
    word = _VERBS.get(kind)
    if word is None:
        word = _VERBS[kind] = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return word


def notation(value: object) -> str:
    """A move as one line of text: its verb, then its fields."""
    words = [verb(type(value))]
    for name in field_names(type(value)):
        part = plain(getattr(value, name))
        words.append("+".join(str(each) for each in part) or "-" if isinstance(part, list) else str(part))
    return " ".join(words)


def canonical(value: Plain) -> str:
    """JSON in one spelling only, so that equal things have equal digests."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(value: Plain) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]
