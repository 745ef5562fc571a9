"""A small game for the tests of the bots: sealed bids, chance, a hidden deck and a turn of its own.

Each round a card worth 1 to 9 lies open. All seats seal a bid of pebbles; the highest bid (the
lowest seat among equals) pays, and its seat keeps the card or gambles for the next of the deck.
Pebbles left at the end are worth nothing. Most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from opificio.table import (
    Catalogue,
    Event,
    Option,
    Outcome,
    Position,
    Refusal,
    Rng,
    Rulebook,
    ScoreLine,
    ScoreSheet,
    Seat,
    View,
    digest,
    settle,
)

CARDS = tuple(range(1, 10))
ROUNDS = 4
PEBBLES_EACH = 5


@dataclass(frozen=True, slots=True)
class Seal:
    amount: int


@dataclass(frozen=True, slots=True)
class Keep:
    pass


@dataclass(frozen=True, slots=True)
class Gamble:
    pass


Move = Seal | Keep | Gamble
SEALS = [Seal(amount) for amount in range(PEBBLES_EACH + 1)]
KEEP, GAMBLE = Keep(), Gamble()
CATALOGUE: Catalogue[Move] = Catalogue([*SEALS, KEEP, GAMBLE])


@dataclass(frozen=True, slots=True)
class Ask:
    seat: Seat


@dataclass(slots=True)
class Sealed(Event):
    seat: Seat


@dataclass(slots=True)
class Revealed(Event):
    bids: tuple[int, ...]
    winner: Seat
    reveals = True


@dataclass(slots=True)
class Taken(Event):
    seat: Seat
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Components:
    digest: str = digest("pebbles")


@dataclass(slots=True)
class State:
    seats: int
    options: dict[str, Any]
    rng: Rng
    deck: list[int]
    open: int
    round: int
    purses: list[int]
    points: list[int]
    bids: dict[Seat, int] = field(default_factory=dict)
    winner: Seat | None = None

    def clone(self) -> State:
        return State(
            self.seats,
            self.options,
            self.rng.clone(),
            list(self.deck),
            self.open,
            self.round,
            list(self.purses),
            list(self.points),
            dict(self.bids),
            self.winner,
        )


class Pebbles:
    name = "pebbles"
    rules_version = 1
    seat_counts = (1, 2, 3, 4)
    rulebook = Rulebook({"pebbles": {"en": "Pebbles"}}, {"pebbles.afford": "pebbles"})
    options: tuple[Option, ...] = ()

    def components(self, text: str | None = None) -> Components:
        del text
        return Components()

    def new(self, seats: int, seed: int, options: Mapping[str, Any] | None = None, components: Any = None) -> State:
        del components
        rng = Rng(seed)
        deck = list(CARDS)
        rng.shuffle(deck)
        state = State(seats, settle((), options, seats), rng, deck, 0, 0, [PEBBLES_EACH] * seats, [0] * seats)
        state.open = deck.pop()
        return state

    def waiting(self, state: State) -> tuple[Seat, ...]:
        if state.round == ROUNDS:
            return ()
        if state.winner is not None:
            return (state.winner,)
        return tuple(seat for seat in range(state.seats) if seat not in state.bids)

    def decision(self, state: State, seat: Seat) -> Ask:
        del state
        return Ask(seat)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        if seat not in self.waiting(state):
            return []
        if state.winner is not None:
            return [KEEP, GAMBLE]
        return [*SEALS[: state.purses[seat] + 1]]

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if seat not in self.waiting(state):
            return Refusal("table.not-your-turn", seat=seat)
        if isinstance(move, Seal) != (state.winner is None):
            return Refusal("table.other-decision", asked="pebbles")
        if isinstance(move, Seal) and move.amount > state.purses[seat]:
            return Refusal("pebbles.afford", purse=state.purses[seat])
        return None

    def play(self, state: State, seat: Seat, move: Move) -> list[Event]:
        if isinstance(move, Seal):
            state.bids[seat] = move.amount
            return [Sealed(seat), *(self._reveal(state) if len(state.bids) == state.seats else [])]
        card = state.open if isinstance(move, Keep) else state.deck.pop()
        state.points[seat] += card
        state.winner = None
        state.bids = {}
        state.round += 1
        state.open = state.deck.pop()
        return [Taken(seat, card)]

    def _reveal(self, state: State) -> list[Event]:
        bids = tuple(state.bids[seat] for seat in range(state.seats))
        state.winner = bids.index(max(bids))
        state.purses[state.winner] -= max(bids)
        return [Revealed(bids, state.winner)]

    def view(self, state: State, seat: Seat | None) -> View:
        shown = self.position(state)
        shown["deck"] = len(state.deck)
        if state.winner is None:
            shown["bids"] = {key: bid if key == str(seat) else None for key, bid in shown["bids"].items()}
        del shown["rng"]
        return shown

    def position(self, state: State) -> Position:
        return {
            "seats": state.seats,
            "deck": list(state.deck),
            "open": state.open,
            "round": state.round,
            "purses": list(state.purses),
            "points": list(state.points),
            "bids": {str(seat): bid for seat, bid in sorted(state.bids.items())},
            "winner": state.winner,
            "seen": sorted(set(CARDS) - set(state.deck) - {state.open}),
            "rng": list(state.rng.words()),
        }

    def from_position(self, position: Position, rng: Rng) -> State:
        deck = position["deck"]
        if isinstance(deck, int):
            deck = sorted(set(CARDS) - set(position["seen"]) - {position["open"]})
            rng.shuffle(deck)
        purses = list(position["purses"])
        bids = {
            int(seat): rng.below(purses[int(seat)] + 1) if bid is None else bid
            for seat, bid in position["bids"].items()
        }
        words = position.get("rng")
        return State(
            position["seats"],
            {},
            Rng.resume(tuple(words)) if words else rng.fork(),
            list(deck),
            position["open"],
            position["round"],
            purses,
            list(position["points"]),
            bids,
            position["winner"],
        )

    def reshuffle(self, state: State, seat: Seat | None, rng: Rng) -> None:
        rng.shuffle(state.deck)
        state.rng = rng.fork()
        if state.winner is None:
            for other in state.bids:
                if other != seat:
                    state.bids[other] = rng.below(state.purses[other] + 1)

    def determinise(self, view: View, rng: Rng) -> State:
        return self.from_position(view, rng)

    def scores(self, state: State) -> Mapping[Seat, ScoreSheet]:
        return {seat: ScoreSheet((ScoreLine("pebbles.afford", state.points[seat]),)) for seat in range(state.seats)}

    def outcome(self, state: State) -> Outcome | None:
        if state.round < ROUNDS:
            return None
        places = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Outcome("pebbles.afford", places)

    def catalogue(self, state: State) -> Catalogue[Move]:
        del state
        return CATALOGUE

    def box(self, components: Any) -> dict[str, Any]:
        return {"digest": components.digest}

    def legend(self, state: Any, _seat: Seat | None) -> dict[str, Any]:
        return {"seats": state.seats}

    def census(self, state: State) -> Mapping[str, int]:
        return {"cards": len(state.deck) + 1 + len(set(CARDS) - set(state.deck) - {state.open})}


PEBBLES = Pebbles()
