"""Workshop of the World, as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any

from opificio.table import (
    Catalogue,
    Event,
    Option,
    Outcome,
    Position,
    Refusal,
    Rng,
    Rulebook,
    ScoreSheet,
    Seat,
    View,
    parse_rulebook,
    settle,
)
from opificio.workshop import dealing, display, flow, scoring, views
from opificio.workshop.components import Components, load, shipped
from opificio.workshop.decisions import Decision
from opificio.workshop.moves import Move
from opificio.workshop.positions import from_position
from opificio.workshop.state import State
from opificio.workshop.terms import OPTIONS, terms_for


class Workshop:
    """The game: see `opificio.table.game.Game` for what each method means."""

    name: str = views.GAME
    rules_version: int = views.RULES_VERSION
    seat_counts: tuple[int, ...] = (2, 3, 4, 5)
    options: tuple[Option, ...] = OPTIONS

    def __init__(self) -> None:
        text = (resources.files("opificio.workshop") / "rulebook.toml").read_text("utf-8")
        self.rulebook: Rulebook = parse_rulebook(text)

    def components(self, text: str | None = None) -> Components:
        return shipped() if text is None else load(text)

    def new(
        self, seats: int, seed: int, options: Mapping[str, Any] | None = None, components: Components | None = None
    ) -> State:
        return flow.begin(terms_for(components or shipped(), seats, settle(OPTIONS, options, seats)), Rng(seed))

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return flow.waiting(state)

    def decision(self, state: State, seat: Seat) -> Decision:
        decision = state.asked(seat)
        if decision is None:
            raise LookupError(f"nothing is asked of seat {seat}")
        return decision

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return flow.legal(state, seat)

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return flow.check(state, seat, move)

    def play(self, state: State, seat: Seat, move: Move) -> list[Event]:
        return flow.play(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(state, seat)

    def position(self, state: State) -> Position:
        return views.position(state)

    def from_position(self, position: Position, rng: Rng) -> State:
        return from_position(position, rng)

    def reshuffle(self, state: State, seat: Seat | None, rng: Rng) -> None:
        dealing.reshuffle(state, seat, rng)

    def determinise(self, view: View, rng: Rng) -> State:
        return from_position(view, rng)

    def scores(self, state: State) -> Mapping[Seat, ScoreSheet]:
        return {seat: scoring.sheet(state, seat) for seat in range(state.seats)}

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def catalogue(self, state: State) -> Catalogue[Move]:
        return state.terms.moves.catalogue

    def box(self, components: Components) -> dict[str, Any]:
        return display.box(components)

    def legend(self, state: State, seat: Seat | None) -> dict[str, Any]:
        return display.legend(state, seat)

    def census(self, state: State) -> Mapping[str, int]:
        return views.census(state)


WORKSHOP = Workshop()
