"""What a player understands of a game, beyond its rules.

`Sense` is what `greedy` and `search` need to know: which whole turns are worth a thought, how a
turn is played quickly, and what a position is worth. `PlainSense` knows nothing but the rules, so a
new game has bots at once; each of our games has a sense of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

from opificio.bots.question import AnyGame, Question
from opificio.table import Rng, Seat

Imagine = Callable[[Rng], Any]
"""Makes a full state that agrees with what the seat knows, another one each time."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of a turn: moves in order, and the share of winning they seem to lead to (0 to 1)."""

    moves: tuple[Any, ...]
    weight: float = 0.5


class Sense(Protocol):
    """The understanding of one game."""

    @property
    def horizon(self) -> int:
        """How many moves a playout goes on before the position is judged."""

    def imagine(self, question: Question) -> Imagine:
        """States the seat may be in, given its view and what it heard."""

    def first_plans(self, state: Any, seat: Seat) -> list[Plan]:
        """Whole turns worth a thought at the decision at hand, the most promising first; never empty."""

    def plans(self, state: Any, seat: Seat) -> list[Plan]:
        """The same for decisions further on in a search, where quickness counts."""

    def pick(self, state: Any, seat: Seat, rng: Rng) -> Any:
        """A sensible move, quickly: for playouts."""

    def worth(self, state: Any) -> list[float]:
        """The final score to be expected for each seat."""

    def utility(self, scores: Sequence[float], over: bool) -> list[float]:
        """What those scores mean to each seat, between 0 (hopeless) and 1 (won)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainSense:
    """Knows the rules and nothing else: every legal move is worth a thought."""

    horizon = 10_000
    score_scale = 20.0
    """A lead of this many points is as good as won."""
    close_scale = 0.2
    """How large a lead, as part of the scale, makes a game clear when it is not over yet."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def imagine(self, question: Question) -> Imagine:
        base = self.game.determinise(question.view, question.rng())
        return Reshuffled(self.game, base, question.seat)

    def first_plans(self, state: Any, seat: Seat) -> list[Plan]:
        return self.plans(state, seat)

    def plans(self, state: Any, seat: Seat) -> list[Plan]:
        plans = [Plan((move,), self._weigh(state, seat, move)) for move in self.game.legal(state, seat)]
        return sorted(plans, key=lambda plan: -plan.weight)

    def _weigh(self, state: Any, seat: Seat, move: Any) -> float:
        after = state.clone()
        self.game.play(after, seat, move)
        return self.utility(self.worth(after), not self.game.waiting(after))[seat]

    def pick(self, state: Any, seat: Seat, rng: Rng) -> Any:
        legal = self.game.legal(state, seat)
        return legal[rng.below(len(legal))]

    def worth(self, state: Any) -> list[float]:
        sheets = self.game.scores(state)
        return [float(sheets[seat].total) for seat in range(state.seats)]

    def utility(self, scores: Sequence[float], over: bool) -> list[float]:
        if len(scores) == 1:
            return [squash(scores[0] / (2 * self.score_scale))]
        return [self._share(scores, seat, over) for seat in range(len(scores))]

    def _share(self, scores: Sequence[float], seat: Seat, over: bool) -> float:
        """Mostly the chance to win, a little the score itself, so that a lost game is still played well."""
        best_other = max(score for other, score in enumerate(scores) if other != seat)
        lead = (scores[seat] - best_other) / self.score_scale
        won = 0.5 if lead == 0 else float(lead > 0)
        chance = won if over else squash(0.5 + 0.5 * lead / (self.close_scale + abs(lead)))
        return 0.8 * chance + 0.2 * squash(0.5 + 0.25 * lead)


class Reshuffled:
    """Deals a known state anew, in everything that its seat cannot know."""

    def __init__(self, game: AnyGame, base: Any, seat: Seat) -> None:
        self.game = game
        self.base = base
        self.seat = seat

    def __call__(self, rng: Rng) -> Any:
        state = self.base.clone()
        self.game.reshuffle(state, self.seat, rng)
        return state


def squash(value: float) -> float:
    return min(1.0, max(0.0, value))
