"""A guard sits beside a bot that may misbehave: whatever the bot does, the table gets a legal move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from opificio.bots.question import Bot, Candidate, Question

Report = Callable[[str], None]


class Misbehaviour(Exception):
    """What a bot did instead of answering with a legal move; the text says what, for its author."""


class GuardedBot(Bot):
    """Asks the bot; where that fails, reports why and lets the fallback move instead."""

    def __init__(self, name: str, bot: Bot, fallback: Bot, report: Report | None = None) -> None:
        self.name = name
        self.bot = bot
        self.fallback = fallback
        self.report = report
        self.faults: list[str] = []

    def decide(self, question: Question) -> Any:
        try:
            move = self.bot.decide(question)
            if move not in question.legal:
                raise Misbehaviour(f"answered {move!r:.100}, which is not a legal move now")
            return move
        except Exception as error:
            self._fault(error)
            return self.fallback.decide(question)

    def think(self, question: Question) -> list[Candidate]:
        try:
            return self.bot.think(question)
        except Exception as error:
            self._fault(error)
            return self.fallback.think(question)

    def finish(self, scores: Sequence[int], places: Sequence[int]) -> None:
        try:
            self.bot.finish(scores, places)
        except Exception as error:
            self._fault(error)

    def close(self) -> None:
        self.bot.close()

    def _fault(self, error: Exception) -> None:
        what = str(error) if isinstance(error, Misbehaviour) else f"failed with {type(error).__name__}: {error}"
        fault = f"bot {self.name} {what}; the fallback moved instead"
        self.faults.append(fault)
        if self.report is not None:
            self.report(fault)
