"""EXPO 1906 as a game of the table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any

from opificio.expo1906 import display, flow, positions, rules, scoring, views
from opificio.expo1906.components import Components, load
from opificio.expo1906.decisions import Decision
from opificio.expo1906.moves import Move
from opificio.expo1906.options import OPTIONS
from opificio.expo1906.state import State
from opificio.table.events import Seat
from opificio.table.game import Outcome, Position, ScoreSheet, View
from opificio.table.moves import Catalogue
from opificio.table.options import Option, settle
from opificio.table.randomness import Rng
from opificio.table.rulebook import Rulebook, parse_rulebook

SEATS = ((0,), (1,), (2,), (3,))


class Expo1906:
    """The contract of `table.game.Game`, answered by the modules beside this one."""

    name = "expo1906"
    rules_version = views.RULES_VERSION
    seat_counts: tuple[int, ...] = positions.SEAT_COUNTS
    options: tuple[Option, ...] = OPTIONS

    @property
    def rulebook(self) -> Rulebook:
        return parse_rulebook((resources.files("opificio.expo1906") / "rulebook.toml").read_text("utf-8"))

    def components(self, text: str | None = None) -> Components:
        return load(text)

    def new(
        self, seats: int, seed: int, options: Mapping[str, Any] | None = None, components: Components | None = None
    ) -> State:
        return flow.set_up(components or load(), seats, seed, settle(OPTIONS, options, seats))

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return SEATS[state.agenda[-1].seat] if state.agenda else ()

    def decision(self, state: State, seat: Seat) -> Decision:
        decision = state.agenda[-1]
        assert decision.seat == seat
        return decision

    # Asked millions of times by search: the functions themselves, not methods around them.
    legal = staticmethod(rules.legal)
    check = staticmethod(rules.check)
    play = staticmethod(rules.play)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(state, seat)

    def position(self, state: State) -> Position:
        return views.position(state)

    def from_position(self, position: Position, rng: Rng) -> State:
        return positions.from_position(position, rng)

    def reshuffle(self, state: State, seat: Seat | None, rng: Rng) -> None:
        views.reshuffle(state, seat, rng)

    def determinise(self, view: View, rng: Rng) -> State:
        return positions.from_position(view, rng)

    def scores(self, state: State) -> dict[Seat, ScoreSheet]:
        return {seat: scoring.score_sheet(state, seat) for seat in range(state.seats)}

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def catalogue(self, state: State) -> Catalogue[Move]:
        return state.components.catalogue

    def box(self, components: Components) -> dict[str, Any]:
        return display.box(components)

    def legend(self, state: State, _seat: Seat | None) -> dict[str, Any]:
        return display.legend(state)

    def census(self, state: State) -> dict[str, int]:
        return views.census(state)
