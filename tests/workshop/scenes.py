"""Scenes: tables set up in the middle of a game, as a rulebook's example would be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opificio.table import Event, Seat, Table, canonical, digest
from opificio.workshop import WORKSHOP
from opificio.workshop.components import shipped
from opificio.workshop.decisions import Decision
from opificio.workshop.moves import Move
from opificio.workshop.state import State

COLOURS = [colour.id for colour in shipped().colours]
CARDS = [card.id for card in shipped().cards]
FILLERS = [card for card in reversed(CARDS) if card not in {"wild-2a", "wild-3a", "wild-4a"}]
"""Cards that fill a display or the played pile where a scene does not care."""


class Scene:
    """A table whose moves are written as text."""

    def __init__(self, table: Table[State, Move]) -> None:
        self.table = table
        self.told: list[Event] = []

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def money(self) -> list[int]:
        return self.state.money

    @property
    def profit(self) -> list[int]:
        return self.state.profit

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return WORKSHOP.waiting(self.state)

    @property
    def position(self) -> dict[str, Any]:
        return WORKSHOP.position(self.state)

    @property
    def digest(self) -> str:
        return digest(self.position)

    def asked(self, seat: Seat) -> Decision:
        return WORKSHOP.decision(self.state, seat)

    def play(self, seat: Seat, *moves: str) -> Scene:
        for text in moves:
            self.told += self.table.play_text(seat, text)
        return self

    def legal(self, seat: Seat) -> list[str]:
        return [WORKSHOP.catalogue(self.state).text(move) for move in WORKSHOP.legal(self.state, seat)]

    def refused(self, seat: Seat, text: str) -> str:
        """The rule by which a move is refused; empty if it is not."""
        refusal = self.table.check(seat, WORKSHOP.catalogue(self.state).parse(text))
        return refusal.rule if refusal else ""

    def tells(self, kind: type[Event]) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.told if isinstance(event, kind)]

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return WORKSHOP.view(self.state, seat)


def new(seats: int = 3, seed: int = 1, **options: str) -> Scene:
    return Scene(Table.new(WORKSHOP, seats, seed, options))


def at(position: Mapping[str, Any]) -> Scene:
    return Scene(Table.from_position(WORKSHOP, dict(position), 7))


def board(
    seats: int = 3,
    *,
    agenda: Sequence[Mapping[str, Any]],
    shown: Sequence[str] = (),
    due: int = 0,
    turn: int = 0,
    phase: int = 1,
    rounds_left: int = 2,
    **parts: Any,
) -> Scene:
    """A position with these parts; everything else is plausible, and unseen cards are dealt."""
    display = [*shown, *[card for card in FILLERS if card not in shown][: due - len(shown)]]
    per_round = 2 if parts.get("options", {}).get("display") == "two" and seats == 2 else {2: 4}.get(seats, seats)
    deck = per_round * rounds_left
    aside = parts.pop("set_aside", shipped().set_aside[seats])
    said = {*display, *(aside if isinstance(aside, list) else [])}
    aside_count = len(aside) if isinstance(aside, list) else aside
    starting = [card.id for card in shipped().cards if card.starting]
    free = [card for card in dict.fromkeys([*starting, *FILLERS, *CARDS]) if card not in said]
    played = parts.pop("played", None) or free[: len(CARDS) - len(display) - aside_count - deck]
    sets = 4 if seats == 2 else seats
    position = {
        "game": "workshop",
        "rules_version": 1,
        "seats": seats,
        "phase": phase,
        "turn": turn,
        "agenda": list(agenda),
        "order": COLOURS[:sets],
        "profit": [0] * seats,
        "money": [50] * seats,
        "display": display,
        "played": played,
        "track": {},
        "hands": [2 if seats == 2 else 1] * seats,
        "industries": {},
        "links": {},
        "deck": deck,
        "set_aside": aside,
        **parts,
    }
    return at(position)


def card_turn(*shown: str, seats: int = 3, turn: int = 0, colour: str = "", **parts: Any) -> Scene:
    """A seat is to take one of the cards shown. The first seat plays red, the next blue, then green."""
    colour = colour or COLOURS[turn]
    index = COLOURS.index(colour)
    seat = index // 2 if seats == 2 else index
    sets = 4 if seats == 2 else seats
    due = sets - turn
    return board(
        seats,
        agenda=[{"type": "ChooseCard", "seat": seat, "colour": colour}],
        shown=shown,
        due=due,
        turn=turn,
        **parts,
    )


def bidding(*shown: str, seats: int = 3, **parts: Any) -> Scene:
    """Everybody is to seal a bid."""
    agenda = [{"type": "ChooseBid", "seat": seat} for seat in range(seats)]
    return board(seats, agenda=agenda, shown=shown, due=seats, **parts)


def demand(seats: int = 3, phase: int = 2, **parts: Any) -> Scene:
    """Everybody is to seal demand tokens."""
    most = 2 if seats == 2 else 1
    least = most if phase in (1, 3) else 0
    agenda = [{"type": "ChooseTokens", "seat": seat, "least": least, "most": most} for seat in range(seats)]
    return board(seats, agenda=agenda, phase=phase, rounds_left=0 if phase in (2, 4) else 2, **parts)


def same(first: Mapping[str, Any], second: Mapping[str, Any]) -> bool:
    return canonical(dict(first)) == canonical(dict(second))
