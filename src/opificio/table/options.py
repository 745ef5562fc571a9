"""Options of a table: variants, and rulings where the rulebooks are silent or disagree."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from opificio.table.refusals import BadOptions

Options = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice; the first choice is the default. `per_seat` options have a value for each seat."""

    name: str
    choices: tuple[str, ...]
    per_seat: bool = False
    seat_counts: tuple[int, ...] = ()
    """Where not empty: the seat counts at which the option means anything."""

    @property
    def default(self) -> str:
        return self.choices[0]


def settle(known: Sequence[Option], given: Mapping[str, Any] | None, seats: int) -> dict[str, Any]:
    """All options with their values: the given ones, checked, and defaults for the rest."""
    given = dict(given or {})
    settled = {option.name: _value(option, given.pop(option.name, None), seats) for option in known}
    for name in given:
        names = [option.name for option in known]
        close = difflib.get_close_matches(name, names, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"the options are {', '.join(names) or 'none'}"
        raise BadOptions(f"there is no option {name!r}; {hint}")
    return settled


def _value(option: Option, given: object, seats: int) -> Any:
    if option.per_seat:
        return _per_seat(option, given, seats)
    if given is None:
        return option.default
    return _choice(option, given)


def _per_seat(option: Option, given: object, seats: int) -> list[str]:
    if given is None:
        return [option.default] * seats
    if isinstance(given, str):
        return [_choice(option, given)] * seats
    if not isinstance(given, (list, tuple)) or len(given) != seats:
        raise BadOptions(
            f"option {option.name!r} is a list with one value for each of the {seats} seats, not {given!r}"
        )
    return [_choice(option, each) for each in given]


def _choice(option: Option, given: object) -> str:
    if given not in option.choices:
        raise BadOptions(f"option {option.name!r} is one of {', '.join(option.choices)}, not {given!r}")
    return str(given)
