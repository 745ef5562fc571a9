"""The contract of a game at the table. Read this first.

A seat faces a decision and answers with a move; the game replies with events, or with a refusal
that names the rule. Each seat sees only its view. Nothing here reads a clock, a file or a socket.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from opificio.table.events import Event, Seat
from opificio.table.moves import Catalogue, Moves
from opificio.table.options import Option, Options
from opificio.table.randomness import Rng
from opificio.table.refusals import Refusal
from opificio.table.rulebook import Rulebook

View = dict[str, Any]
"""What one seat sees: plain JSON, in the format of a position with the hidden things left unsaid."""

Position = dict[str, Any]
"""A whole state as plain JSON: tests, puzzles, bug reports and digests all use it."""


class Decision(Protocol):
    """What a seat is asked: a plain value on top of the agenda."""

    @property
    def seat(self) -> Seat: ...


class State(Protocol):
    """A game in progress: mutable and small."""

    seats: int
    options: Options
    rng: Rng

    def clone(self) -> Any:
        """An independent copy."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet: how much, under which rule, for what."""

    rule: str
    amount: int
    cause: str = ""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A seat's score in the order of the rulebook."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.amount for line in self.lines)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the rule that ended it, and every seat's place (1 is best, ties share)."""

    rule: str
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


S = TypeVar("S", bound=State)
M = TypeVar("M")


class Game(Protocol[S, M]):
    """A board game. `play` expects a move that `check` accepts; `Table` sees to it."""

    @property
    def name(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seat_counts(self) -> tuple[int, ...]: ...
    @property
    def rulebook(self) -> Rulebook: ...
    @property
    def options(self) -> tuple[Option, ...]: ...

    def components(self, text: str | None = None) -> Any:
        """The components in a file's `text`, validated; the ones we ship if there is no text."""

    def new(self, seats: int, seed: int, options: Mapping[str, Any] | None = None, components: Any = None) -> S:
        """A table set up for its first decision."""

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The seats that owe a move: several while choices are sealed, none when it is over."""

    def decision(self, state: S, seat: Seat) -> Decision:
        """What a waiting seat is asked."""

    def legal(self, state: S, seat: Seat) -> Moves[M]:
        """Every move the seat may make now; empty if it is not waited for."""

    def check(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """Why the move is refused, or None. Agrees with `legal` always."""

    def play(self, state: S, seat: Seat, move: M) -> list[Event]:
        """Do the move, and everything that follows until the next decision."""

    def view(self, state: S, seat: Seat | None) -> View:
        """What the seat may know, as plain JSON; None is a spectator."""

    def position(self, state: S) -> Position:
        """The whole state as plain JSON."""

    def from_position(self, position: Position, rng: Rng) -> S:
        """A state from a position; what it leaves unsaid is dealt at random from what is unseen."""

    def reshuffle(self, state: S, seat: Seat | None, rng: Rng) -> None:
        """Deal anew, in place, everything that the seat cannot know."""

    def determinise(self, view: View, rng: Rng) -> S:
        """A full state that agrees with a view: one that a bot may imagine."""

    def scores(self, state: S) -> Mapping[Seat, ScoreSheet]:
        """Every seat's sheet if the game ended now."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def catalogue(self, state: S) -> Catalogue[M]:
        """All moves of this game with these components, in a fixed order."""

    def box(self, components: Any) -> dict[str, Any]:
        """What lies in the box, as plain JSON: everything a page needs to draw the game."""

    def legend(self, state: S, seat: Seat | None) -> dict[str, Any]:
        """How things stand, worked out for a page that knows no rules, from what the seat may know."""

    def census(self, state: S) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie: constant through a game."""
