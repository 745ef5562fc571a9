"""The two books of a seat, money and profit. Nothing else changes them, and every change is told."""

from __future__ import annotations

from opificio.table import Booked, Event, Refusal, Seat
from opificio.workshop.events import CashedIn
from opificio.workshop.moves import CashIn, Move
from opificio.workshop.state import State

MONEY, PROFIT = "money", "profit"


def book_money(state: State, events: list[Event], seat: Seat, pounds: int, rule: str, cause: str = "") -> None:
    """Receive from the bank, or pay it if `pounds` is negative. The bank never runs dry."""
    if pounds:
        state.money[seat] += pounds
        events.append(Booked(seat, MONEY, pounds, rule, cause))


def book_profit(state: State, events: list[Event], seat: Seat, steps: int, rule: str, cause: str = "") -> None:
    """Move the marker on the profit track."""
    if steps:
        state.profit[seat] += steps
        events.append(Booked(seat, PROFIT, steps, rule, cause))


def legal_cash_ins(state: State, seat: Seat) -> list[Move]:
    return state.terms.moves.cash_in[: state.profit[seat] // 2]


def check_cash_in(state: State, seat: Seat, move: CashIn) -> Refusal | None:
    if 2 * move.pounds > state.profit[seat]:
        return Refusal("cash-in.two-for-one", pounds=move.pounds, profit=state.profit[seat])
    return None


def do_cash_in(state: State, seat: Seat, move: CashIn) -> list[Event]:
    events: list[Event] = [CashedIn(seat, move.pounds)]
    book_profit(state, events, seat, -2 * move.pounds, "cash-in.two-for-one")
    book_money(state, events, seat, move.pounds, "cash-in.two-for-one")
    return events
