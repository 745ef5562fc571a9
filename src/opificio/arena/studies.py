"""Studies watch a match and take notes of who had what, for `opificio balance`.

Notes are plain JSON and the same for every game: the starting order, the length, and by category
(project, technology, chit; town, link) each thing with the seats that had it and what it brought.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from opificio.bots.question import AnyGame
from opificio.table import Event, Seat, plain

Notes = dict[str, Any]
Had = dict[str, list[list[float]]]
"""By thing: `[seat, points]` for each time somebody had it."""

STUDIES = {"expo1906": "opificio.arena.studies:ExpoStudy", "workshop": "opificio.arena.studies:WorkshopStudy"}


class Study(Protocol):
    """Sees everything that happens in one match."""

    def see(self, game: AnyGame, state: Any, seat: Seat, move: Any, events: Sequence[Event]) -> None:
        """A move was made; `state` is what it led to."""

    def notes(self, game: AnyGame, state: Any) -> Notes:
        """What is worth keeping of the match."""


class NoStudy:
    """Takes no notes."""

    def see(self, game: AnyGame, state: Any, seat: Seat, move: Any, events: Sequence[Event]) -> None:
        """Looks away."""

    def notes(self, game: AnyGame, state: Any) -> Notes:
        del game, state
        return {}


class ExpoStudy:
    """Projects with the points they brought, technologies, chits, cards and rounds of EXPO 1906."""

    def __init__(self) -> None:
        self.bought: dict[str, Seat] = {}
        self.completed: Had = {}
        self.cards: dict[str, int] = {}
        self.technologies: Had = {}

    def see(self, game: AnyGame, state: Any, seat: Seat, move: Any, events: Sequence[Event]) -> None:
        del game, seat, move
        technologies = {tile.id for tile in state.components.technologies}
        for event in events:
            told: Any = event
            match type(event).__name__:
                case "CardPlayed":
                    self.cards[told.card] = self.cards.get(told.card, 0) + 1
                case "TileBought" if told.tile in technologies:
                    self.technologies.setdefault(told.tile, []).append([told.seat, 0])
                case "TileBought":
                    self.bought[told.tile] = told.seat
                case "ProjectCompleted":
                    points = told.points + len(told.leads)
                    self.completed.setdefault(told.tile, []).append([told.seat, points])

    def notes(self, game: AnyGame, state: Any) -> Notes:
        chits: Had = {}
        for seat, sheet in game.scores(state).items():
            for line in sheet.lines:
                if line.rule == "score.chits":
                    chits.setdefault(line.cause, []).append([seat, line.amount])
        unfinished = {tile: [[seat, 0]] for tile, seat in self.bought.items() if tile not in self.completed}
        return {
            "order": [(state.first + place) % state.seats for place in range(state.seats)],
            "length": state.round,
            "things": {
                "project": self.completed,
                "project left unfinished": unfinished,
                "technology": self.technologies,
                "chit": chits,
            },
            "numbers": {
                "projects completed": [len(lab.complete) for lab in state.labs],
                **{f"card {card}": [count / state.seats] for card, count in self.cards.items()},
            },
        }


class WorkshopStudy:
    """Towns with what they earned, links with the profit of their turns, and bids of Workshop of the World."""

    def __init__(self) -> None:
        self.order: list[int] = []
        self.towns: dict[str, dict[Seat, float]] = {}
        self.links: Had = {}
        self.laid: list[list[float]] = []
        """The links of the turn under way, each as `[seat, points]`."""
        self.bids: list[float] = []
        self.turns = 0

    def see(self, game: AnyGame, state: Any, seat: Seat, move: Any, events: Sequence[Event]) -> None:
        del game, move
        if not self.order:
            self.order = [state.terms.owner[colour] for colour in state.order]
        for event in events:
            self._note(event, seat)

    def _note(self, event: Event, seat: Seat) -> None:
        told: Any = event
        match type(event).__name__:
            case "BidRevealed":
                self.bids.append(told.pounds)
            case "IndustryBuilt":
                self.turns += 1
                self.laid = []
                self._earn(plain(told.town), seat, 0)
            case "LinkBuilt":
                self.laid.append([seat, 0.0])
                self.links.setdefault(plain(told.link), []).append(self.laid[-1])
            case "Booked" if told.rule == "profit.touched-towns":
                self._earn(told.cause, told.seat, told.amount)
                for link in self.laid:
                    link[1] += told.amount / len(self.laid)
            case "Booked" if told.rule == "collecting.demand":
                self._earn(told.cause, told.seat, told.amount)

    def _earn(self, town: str, seat: Seat, pounds: float) -> None:
        earned = self.towns.setdefault(town, {})
        earned[seat] = earned.get(seat, 0.0) + pounds

    def notes(self, game: AnyGame, state: Any) -> Notes:
        del game
        towns = {town: [[seat, pounds] for seat, pounds in earned.items()] for town, earned in self.towns.items()}
        return {
            "order": list(dict.fromkeys(self.order)),
            "length": self.turns / state.terms.sets,
            "things": {"town": towns, "link": self.links},
            "numbers": {"bid": self.bids},
        }


def study_of(name: str) -> Study:
    """A new study by its `module:class`; none if the name is empty."""
    if not name:
        return NoStudy()
    module, _, kind = name.partition(":")
    made: Study = getattr(import_module(module), kind)()
    return made
