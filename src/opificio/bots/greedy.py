"""Greedy: of the turns that the sense of the game can think of, the one that looks best."""

from __future__ import annotations

import math
from typing import Any

from opificio.bots.question import AnyGame, Bot, Candidate, Question
from opificio.bots.sense import Plan, Sense
from opificio.table import Rng, Seat


class GreedyBot(Bot):
    """Looks one turn ahead.

    With a `slack` above 0 it does not insist on the best: the larger the slack, the more often it is
    content with a turn that looks nearly as good. That is how the easy levels err: plausibly.
    """

    def __init__(self, game: AnyGame, sense: Sense, slack: float = 0.0) -> None:
        self.game = game
        self.sense = sense
        self.slack = slack

    def decide(self, question: Question) -> Any:
        if len(question.legal) == 1:
            return question.legal[0]
        return self._ranked(question)[1][0].moves[0]

    def think(self, question: Question) -> list[Candidate]:
        state, plans = self._ranked(question)
        candidates: dict[Any, Candidate] = {}
        for plan in plans:
            candidates.setdefault(plan.moves[0], self._candidate(plan, state, question.seat))
        return list(candidates.values())

    def _ranked(self, question: Question) -> tuple[Any, list[Plan]]:
        rng = Rng(question.seed + 1)
        state = self.sense.imagine(question)(rng)
        plans = self.sense.first_plans(state, question.seat)
        liked = [(plan.weight + self._whim(rng), plan) for plan in plans]
        return state, [plan for _, plan in sorted(liked, key=lambda each: -each[0])]

    def _candidate(self, plan: Plan, state: Any, seat: Seat) -> Candidate:
        after = state.clone()
        for move in plan.moves:
            if self.game.check(after, seat, move) is not None:
                break
            self.game.play(after, seat, move)
        return Candidate(plan.moves[0], 1, tuple(self.sense.worth(after)), plan.weight, plan.moves)

    def _whim(self, rng: Rng) -> float:
        """A Gumbel variate: choosing the largest sum is choosing in proportion to exp(weight / slack)."""
        if self.slack == 0:
            return 0.0
        uniform = (rng.word() + 1) / ((1 << 32) + 1)
        return -self.slack * math.log(-math.log(uniform))
