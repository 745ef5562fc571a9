"""A table: one running game, its record, and undo up to the last revealed information."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar

from opificio.table.events import Event, Seat
from opificio.table.game import Game, Position, State
from opificio.table.randomness import Rng
from opificio.table.records import DIGEST_EVERY, Record, begin, replay
from opificio.table.refusals import OpificioError, Refusal, Refused
from opificio.table.values import digest

S = TypeVar("S", bound=State)
M = TypeVar("M")


class Table(Generic[S, M]):
    """Plays checked moves only, writes them down, and can take them back."""

    def __init__(self, game: Game[S, M], state: S, record: Record) -> None:
        self.game = game
        self.state = state
        self.record = record
        self._before: list[tuple[Seat, S]] = []
        """The states one may go back to: before each move since the last revelation."""

    @classmethod
    def new(
        cls,
        game: Game[S, M],
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        components_text: str | None = None,
    ) -> Table[S, M]:
        if seats not in game.seat_counts:
            counts = ", ".join(str(count) for count in game.seat_counts)
            raise OpificioError(f"{game.name} is played with {counts} seats, not {seats}")
        if not 0 <= seed < 1 << 63:
            raise OpificioError(f"a seed is a number from 0 to {(1 << 63) - 1}, not {seed}")
        components = game.components(components_text)
        state = game.new(seats, seed, options, components)
        record = Record(
            game.name, game.rules_version, seats, seed, dict(state.options), components.digest, components_text
        )
        return cls(game, state, record)

    @classmethod
    def from_position(cls, game: Game[S, M], position: Position, seed: int = 0) -> Table[S, M]:
        """A table that starts from a position: a puzzle, a test, a bug report."""
        state = game.from_position(position, Rng(seed))
        start = game.position(state)
        components = game.components(start.get("components_text"))
        record = Record(
            game.name,
            game.rules_version,
            state.seats,
            seed,
            dict(state.options),
            components.digest,
            start.get("components_text"),
            start,
        )
        return cls(game, state, record)

    @classmethod
    def from_record(cls, game: Game[S, M], record: Record) -> Table[S, M]:
        """The table as it stood when the record was written, undo included."""
        table = cls(game, begin(game, record), replace(record, moves=[], digests={}))
        for step in replay(game, record):
            table.play(step.seat, step.move)
        return table

    @property
    def over(self) -> bool:
        return not self.game.waiting(self.state)

    def check(self, seat: Seat, move: M) -> Refusal | None:
        return self.game.check(self.state, seat, move)

    def play(self, seat: Seat, move: M) -> list[Event]:
        """Make a move, or raise `Refused` and change nothing."""
        refusal = self.game.check(self.state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        self._before.append((seat, self.state.clone()))
        events = self.game.play(self.state, seat, move)
        if any(event.reveals for event in events):
            self._before.clear()
        self.record.moves.append((seat, self.game.catalogue(self.state).text(move)))
        if len(self.record.moves) % DIGEST_EVERY == 0 or self.over:
            self.record.digests[len(self.record.moves)] = digest(self.game.position(self.state))
        return events

    def play_text(self, seat: Seat, text: str) -> list[Event]:
        return self.play(seat, self.game.catalogue(self.state).parse(text))

    def why_no_undo(self, seat: Seat) -> Refusal | None:
        """Why the seat may not take its last move back, or None."""
        if not self.record.moves:
            return Refusal("table.undo-nothing")
        if self.record.moves[-1][0] != seat:
            return Refusal("table.undo-own-move-only", seat=self.record.moves[-1][0])
        if not self._before:
            return Refusal("table.undo-stops-at-revealed")
        return None

    def undo(self, seat: Seat) -> None:
        """Take the last move back, or raise `Refused`."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.record.digests.pop(len(self.record.moves), None)
        self.record.moves.pop()
        _, self.state = self._before.pop()
