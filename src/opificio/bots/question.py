"""What a bot is asked, and what a bot is. Read this first.

A bot gets a question: its view, the events its seat could see, the legal moves and a budget. It
answers with a move. Nothing in a question tells more than a person on that seat would know.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from opificio.table import Event, Game, Moves, OpificioError, Rng, Seat, View, seen_by

AnyGame = Game[Any, Any]

BUDGET = re.compile(r"^(\d+(?:\.\d+)?)(s|ms)?$")


class BadBot(OpificioError):
    """A bot that cannot be had under that name."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: so many iterations, or so many milliseconds."""

    iterations: int | None = None
    milliseconds: int | None = None

    @staticmethod
    def parse(text: str) -> Budget:
        """`800` iterations, `1s`, `0.1s` or `250ms`."""
        match = BUDGET.match(text.strip())
        if match is None or float(match[1]) <= 0 or (match[2] is None and "." in match[1]):
            raise BadBot(f"a budget is a number of iterations like 800, or a time like 1s or 250ms, not {text!r}")
        if match[2] is None:
            return Budget(iterations=int(match[1]))
        return Budget(milliseconds=max(1, round(float(match[1]) * (1000 if match[2] == "s" else 1))))

    def plain(self) -> dict[str, int]:
        if self.iterations is not None:
            return {"iterations": self.iterations}
        return {"milliseconds": self.milliseconds or 0}

    def __str__(self) -> str:
        return str(self.iterations) if self.iterations is not None else f"{self.milliseconds}ms"


class Purse:
    """A budget being spent. Only a budget in milliseconds looks at the clock."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = budget.iterations
        self.end = 0.0 if budget.milliseconds is None else time.perf_counter() + budget.milliseconds / 1000

    def is_spent(self, iterations: int) -> bool:
        if self.iterations is not None:
            return iterations >= self.iterations
        return iterations > 0 and time.perf_counter() >= self.end


@dataclass(frozen=True, slots=True)
class Question:
    """A decision put to a bot."""

    game: AnyGame
    seat: Seat
    view: View
    events: Sequence[Event]
    """Everything the seat saw happen since the game began."""
    legal: Moves[Any]
    seed: int
    """The only source of chance for a bot: the same question gets the same answer."""
    budget: Budget | None = None
    """How much to think; None leaves it to the bot."""

    def rng(self) -> Rng:
        return Rng(self.seed)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move a bot thought of: how often it looked there, and the final scores it expects."""

    move: Any
    visits: int
    scores: tuple[float, ...]
    """Expected final score of every seat."""
    value: float
    """What the bot maximises: its seat's share of winning, between 0 and 1."""
    plan: tuple[Any, ...] = ()
    """The moves it would go on with in the same turn."""


class Bot:
    """Whoever sits on a seat and is not a person. Only `decide` must be written."""

    def decide(self, question: Question) -> Any:
        """The move to make: one of `question.legal`."""
        raise NotImplementedError

    def think(self, question: Question) -> list[Candidate]:
        """The best candidates first, for hints and analysis; empty if the bot cannot say."""
        del question
        return []

    def finish(self, scores: Sequence[int], places: Sequence[int]) -> None:
        """The game is over."""

    def close(self) -> None:
        """Give back what the bot holds (a process, a file)."""


class Ears:
    """What each seat has heard so far at one table."""

    def __init__(self, seats: int) -> None:
        self.heard: list[list[Event]] = [[] for _ in range(seats)]

    def hear(self, events: Sequence[Event]) -> None:
        for seat, heard in enumerate(self.heard):
            heard.extend(seen_by(event, seat) for event in events)


def ask(
    game: AnyGame, state: Any, seat: Seat, events: Sequence[Event], seed: int, budget: Budget | None = None
) -> Question:
    """The question that a seat of a running game faces now."""
    return Question(game, seat, game.view(state, seat), events, game.legal(state, seat), seed, budget)


def seed_of(table_seed: int, seat: Seat, move_number: int) -> int:
    """A seed for one question, the same whenever the same game is played again."""
    return (table_seed * 0x9E3779B1 + seat * 0x85EBCA6B + move_number * 0xC2B2AE35) & ((1 << 62) - 1)
