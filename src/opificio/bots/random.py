"""The bot that picks any legal move: the floor against which the others are measured."""

from __future__ import annotations

from typing import Any

from opificio.bots.question import Bot, Question


class RandomBot(Bot):
    """Every legal move is as good as another."""

    def decide(self, question: Question) -> Any:
        return question.legal[question.rng().below(len(question.legal))]
