"""A seat's books: Prestige without limit, Funding up to the end of its track. Every entry is told."""

from __future__ import annotations

from opificio.expo1906.state import State
from opificio.table.events import Booked

PRESTIGE = "prestige"
FUNDING = "funding"


def earn(state: State, seat: int, points: int, rule: str, cause: str = "") -> None:
    """Score prestige points."""
    if points:
        state.prestige[seat] += points
        state.events.append(Booked(seat, PRESTIGE, points, rule, cause))


def fund(state: State, seat: int, amount: int, rule: str) -> None:
    """Receive funding; what passes the end of the track is lost."""
    gained = min(amount, state.components.funding_limit - state.funding[seat])
    if gained:
        state.funding[seat] += gained
        state.events.append(Booked(seat, FUNDING, gained, rule))


def pay(state: State, seat: int, amount: int, rule: str, cause: str = "") -> None:
    """Spend funding."""
    if amount:
        state.funding[seat] -= amount
        state.events.append(Booked(seat, FUNDING, -amount, rule, cause))
