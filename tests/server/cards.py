"""High Card: a tiny game for the server's tests, with all that is hard about the real ones.

Every seat holds hidden cards and seals one; the highest wins its value, everybody draws a hidden
card, and the winner lays up to two marks on nine open spots. After the last round it is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, ClassVar

from opificio.table import (
    BadComponents,
    Booked,
    Catalogue,
    Event,
    Game,
    Option,
    Options,
    Outcome,
    Refusal,
    Rng,
    Rulebook,
    ScoreLine,
    ScoreSheet,
    settle,
)

CARDS = 60
SPOTS = 9
HAND = 3
MARKS = 2
OPTIONS = (Option("rounds", ("4", "2")), Option("lead", ("none", "five"), per_seat=True))


@dataclass(frozen=True, slots=True)
class SealCard:
    """Choose a card in secret."""

    card: int


@dataclass(frozen=True, slots=True)
class LayMark:
    """Mark a free spot."""

    spot: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Lay no more marks this round."""


MOVES = [*(SealCard(card) for card in range(CARDS)), *(LayMark(spot) for spot in range(SPOTS)), Stop()]
CATALOGUE: Catalogue[Any] = Catalogue(MOVES)
ALL = ("en", "it", "es", "de")
RULES = Rulebook(
    {
        "cards": dict.fromkeys(("en", "it", "es", "de"), "Cards"),
        "marks": dict.fromkeys(("en", "it", "es", "de"), "Marks"),
    },
    {"cards.in-hand": "cards", "marks.free-spot": "marks", "end.last-round": "marks"},
)


@dataclass(frozen=True, slots=True)
class CardSealed(Event):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class MarkLaid(Event):
    seat: int
    spot: int


@dataclass(frozen=True, slots=True)
class Asked:
    seat: int
    what: str


class Cards:
    """The state: who holds what, what is sealed, who marks."""

    def __init__(self, seats: int, options: Options, rng: Rng) -> None:
        self.seats = seats
        self.options = options
        self.rng = rng
        self.round = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.sealed: list[int | None] = [None] * seats
        self.points = [5 if each == "five" else 0 for each in options["lead"]]
        self.spots: list[int | None] = [None] * SPOTS
        self.gone: list[int] = []
        self.marker: int | None = None
        self.marks_left = 0

    @property
    def over(self) -> bool:
        return self.round == int(self.options["rounds"])

    def clone(self) -> Cards:
        twin = Cards(self.seats, self.options, self.rng.clone())
        twin.round, twin.marker, twin.marks_left = self.round, self.marker, self.marks_left
        twin.hands, twin.deck = [list(hand) for hand in self.hands], list(self.deck)
        twin.sealed, twin.points, twin.spots = list(self.sealed), list(self.points), list(self.spots)
        twin.gone = list(self.gone)
        return twin


class HighCard:
    name = "highcard"
    rules_version = 1
    seat_counts = (1, 2, 3, 4)
    rulebook = RULES
    options = OPTIONS

    def components(self, text: str | None = None) -> Any:
        if text is not None and "=" not in text:
            raise BadComponents("a line is written name = value", 1)
        return SimpleNamespace(digest=f"{len(text or ''):016x}", text=text)

    def new(self, seats: int, seed: int, options: Mapping[str, Any] | None = None, components: Any = None) -> Cards:
        del components
        state = Cards(seats, settle(OPTIONS, options, seats), Rng(seed))
        state.deck = list(range(CARDS))
        state.rng.shuffle(state.deck)
        for hand in state.hands:
            hand.extend(sorted(state.deck.pop() for _ in range(HAND)))
        return state

    def waiting(self, state: Cards) -> tuple[int, ...]:
        if state.over:
            return ()
        if state.marker is not None:
            return (state.marker,)
        return tuple(seat for seat in range(state.seats) if state.sealed[seat] is None)

    def decision(self, state: Cards, seat: int) -> Asked:
        return Asked(seat, "mark" if state.marker is not None else "seal")

    def legal(self, state: Cards, seat: int) -> list[Any]:
        if seat not in self.waiting(state):
            return []
        if state.marker is not None:
            free = [MOVES[CARDS + spot] for spot in range(SPOTS) if state.spots[spot] is None]
            return [*free, MOVES[-1]]
        return [MOVES[card] for card in state.hands[seat]]

    def check(self, state: Cards, seat: int, move: Any) -> Refusal | None:
        if state.over:
            return Refusal("table.game-over")
        if seat not in self.waiting(state):
            return Refusal("table.not-your-turn", seat=seat)
        if isinstance(move, SealCard) == (state.marker is not None):
            return Refusal("table.other-decision", asked=self.decision(state, seat).what)
        if move in self.legal(state, seat):
            return None
        return Refusal("cards.in-hand") if isinstance(move, SealCard) else Refusal("marks.free-spot", spot=move.spot)

    def play(self, state: Cards, seat: int, move: Any) -> list[Event]:
        if isinstance(move, SealCard):
            state.hands[seat].remove(move.card)
            state.sealed[seat] = move.card
            told: list[Event] = [CardSealed(seat, move.card)]
            return told + (self.show(state) if None not in state.sealed else [])
        return self.mark(state, seat, move)

    def show(self, state: Cards) -> list[Event]:
        cards = tuple(card for card in state.sealed if card is not None)
        state.marker = cards.index(max(cards))
        state.marks_left = MARKS
        state.points[state.marker] += max(cards)
        state.gone.extend(cards)
        state.sealed = [None] * state.seats
        drawn: list[Event] = [self.draw(state, seat) for seat in range(state.seats)]
        return [CardsShown(cards), Booked(state.marker, "points", max(cards), "cards.in-hand"), *drawn]

    def draw(self, state: Cards, seat: int) -> Event:
        # The generator decides at the moment of the draw, so that its state matters to replays.
        card = state.deck.pop(state.rng.below(len(state.deck)))
        state.hands[seat] = sorted([*state.hands[seat], card])
        return CardDrawn(seat, card)

    def mark(self, state: Cards, seat: int, move: Any) -> list[Event]:
        told: list[Event] = []
        if isinstance(move, LayMark):
            state.spots[move.spot] = seat
            state.marks_left -= 1
            told = [MarkLaid(seat, move.spot)]
        if isinstance(move, Stop) or not state.marks_left:
            state.marker, state.marks_left = None, 0
            state.round += 1
        return told

    def position(self, state: Cards) -> dict[str, Any]:
        return {
            "seats": state.seats,
            "options": dict(state.options),
            "round": state.round,
            "hands": [list(hand) for hand in state.hands],
            "deck": list(state.deck),
            "sealed": list(state.sealed),
            "points": list(state.points),
            "spots": list(state.spots),
            "gone": list(state.gone),
            "marker": state.marker,
            "marks_left": state.marks_left,
        }

    def view(self, state: Cards, seat: int | None) -> dict[str, Any]:
        view = self.position(state)
        view["hands"] = [hand if at == seat else len(hand) for at, hand in enumerate(view["hands"])]
        view["deck"] = len(state.deck)
        view["sealed"] = [card if card is None or at == seat else True for at, card in enumerate(state.sealed)]
        return view

    def from_position(self, position: Mapping[str, Any], rng: Rng) -> Cards:
        state = Cards(position["seats"], dict(position["options"]), rng)
        state.round, state.marker = position["round"], position["marker"]
        state.marks_left, state.gone = position["marks_left"], list(position["gone"])
        state.points, state.spots = list(position["points"]), list(position["spots"])
        hands, sealed, deck = position["hands"], position["sealed"], position["deck"]
        known = {card for hand in hands if isinstance(hand, list) for card in hand} | set(state.gone)
        known |= {card for card in sealed if card is not None and card is not True}
        unseen = [card for card in range(CARDS) if card not in known] if not isinstance(deck, list) else []
        rng.shuffle(unseen)
        state.hands = [
            list(hand) if isinstance(hand, list) else sorted(unseen.pop() for _ in range(hand)) for hand in hands
        ]
        state.sealed = [unseen.pop() if card is True else card for card in sealed]
        state.deck = list(deck) if isinstance(deck, list) else unseen
        return state

    def reshuffle(self, state: Cards, seat: int | None, rng: Rng) -> None:
        other = self.from_position(self.view(state, seat), rng)
        state.hands, state.sealed, state.deck = other.hands, other.sealed, other.deck

    def determinise(self, view: dict[str, Any], rng: Rng) -> Cards:
        return self.from_position(view, rng)

    def scores(self, state: Cards) -> dict[int, ScoreSheet]:
        return {seat: ScoreSheet((ScoreLine("cards.in-hand", points),)) for seat, points in enumerate(state.points)}

    def outcome(self, state: Cards) -> Outcome | None:
        if not state.over:
            return None
        ranked = sorted(state.points, reverse=True)
        return Outcome("end.last-round", tuple(ranked.index(points) + 1 for points in state.points))

    def catalogue(self, state: Cards) -> Catalogue[Any]:
        del state
        return CATALOGUE

    def box(self, components: Any) -> dict[str, Any]:
        return {"cards": CARDS, "spots": SPOTS, "text": components.text}

    def legend(self, state: Cards, seat: int | None) -> dict[str, Any]:
        return {"best": None if seat is None else max(state.hands[seat], default=None)}

    def census(self, state: Cards) -> dict[str, int]:
        held = sum(len(hand) for hand in state.hands) + sum(card is not None for card in state.sealed)
        return {"cards": held + len(state.deck) + len(state.gone)}


HIGH_CARD: Game[Cards, Any] = HighCard()
GAMES = {"highcard": HIGH_CARD}
