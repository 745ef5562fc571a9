"""Tables at which bots sit, for the tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opificio.bots import Bot, Budget, Ears, Question, ask, seed_of
from opificio.table import Table


def question_at(game: Any, seats: int, seed: int, moves: int = 0, budget: Budget | None = None) -> Question:
    """The question after some random moves of a game."""
    return asked_at(game, seats, seed, moves, budget)[1]


def asked_at(
    game: Any, seats: int, seed: int, moves: int = 0, budget: Budget | None = None
) -> tuple[Table[Any, Any], Question]:
    """A table after some random moves, and the question put there."""
    table, ears = Table.new(game, seats, seed), Ears(seats)
    for number in range(moves):
        seat = game.waiting(table.state)[0]
        legal = game.legal(table.state, seat)
        ears.hear(table.play(seat, legal[seed_of(seed, seat, number) % len(legal)]))
    seat = game.waiting(table.state)[0]
    return table, ask(game, table.state, seat, ears.heard[seat], seed, budget)


def played(game: Any, bots: Sequence[Bot], seed: int) -> Table[Any, Any]:
    """A whole game between bots."""
    table, ears = Table.new(game, len(bots), seed), Ears(len(bots))
    while waiting := game.waiting(table.state):
        seat = waiting[0]
        question = ask(game, table.state, seat, ears.heard[seat], seed_of(seed, seat, len(table.record.moves)))
        ears.hear(table.play(seat, bots[seat].decide(question)))
    return table


def points(game: Any, table: Table[Any, Any]) -> list[int]:
    sheets = game.scores(table.state)
    return [sheets[seat].total for seat in range(table.state.seats)]
