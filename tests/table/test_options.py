"""Options of a table: known names, known choices, a value for each seat where that is meant."""

from __future__ import annotations

from typing import Any

import pytest

from opificio.table import Option, settle
from opificio.table.refusals import BadOptions

KNOWN = (Option("pace", ("slow", "quick")), Option("help", ("none", "some"), per_seat=True))


def test_defaults_are_the_first_choices() -> None:
    assert settle(KNOWN, None, 2) == {"pace": "slow", "help": ["none", "none"]}


def test_given_values_replace_them() -> None:
    given = {"pace": "quick", "help": ["some", "none"]}
    assert settle(KNOWN, given, 2) == given


def test_one_value_serves_every_seat() -> None:
    assert settle(KNOWN, {"help": "some"}, 3)["help"] == ["some"] * 3


@pytest.mark.parametrize(
    ("given", "hint"),
    [
        ({"pase": "quick"}, "did you mean 'pace'"),
        ({"xyz": "quick"}, "the options are pace, help"),
        ({"pace": "fast"}, "one of slow, quick, not 'fast'"),
        ({"help": ["some"]}, "one value for each of the 2 seats"),
        ({"help": ["some", "much"]}, "not 'much'"),
        ({"pace": None, "help": 3}, "one value for each"),
    ],
)
def test_wrong_options_are_named(given: dict[str, Any], hint: str) -> None:
    with pytest.raises(BadOptions, match=hint):
        settle(KNOWN, given, 2)
