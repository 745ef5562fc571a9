"""Bots: players that are not people. They see views and visible events only."""

from opificio.bots.guard import GuardedBot
from opificio.bots.levels import Level, levels
from opificio.bots.question import BadBot, Bot, Budget, Candidate, Ears, Question, ask, seed_of
from opificio.bots.registry import bot, sense

__all__ = [
    "BadBot",
    "Bot",
    "Budget",
    "Candidate",
    "Ears",
    "GuardedBot",
    "Level",
    "Question",
    "ask",
    "bot",
    "levels",
    "seed_of",
    "sense",
]
