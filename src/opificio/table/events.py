"""Events tell what happened. They are narration: nothing is ever rebuilt from them."""

from __future__ import annotations

import dataclasses
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from opificio.table.values import field_names, plain

Seat = int


# A game that is not compiled has events of its own, too.
@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened at the table, in the past tense.

    `reveals` is true of events that showed somebody something new: undo stops there. `secret`
    names the fields that only the event's own `seat` may see.
    """

    reveals: ClassVar[bool] = False
    secret: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Revelation(Event):
    """An event that showed somebody something new."""

    reveals: ClassVar[bool] = True


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event as `seat` sees it; `None` is a spectator."""
    if not event.secret or (getattr(event, "seat", None) == seat and seat is not None):
        return event
    hidden: dict[str, Any] = dict.fromkeys(event.secret)
    return dataclasses.replace(event, **hidden)  # type: ignore[type-var]


def event_plain(event: Event) -> dict[str, Any]:
    """The event as JSON: its type and its fields."""
    return {"type": type(event).__name__, **{name: plain(getattr(event, name)) for name in field_names(type(event))}}


@dataclasses.dataclass(slots=True)
class Booked(Event):
    """A change in one of a seat's books (points, money): every one is told, with its rule."""

    seat: Seat
    book: str
    amount: int
    rule: str
    cause: str = ""
