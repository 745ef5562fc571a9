"""The understanding of Workshop of the World that `greedy` and `search` play with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from opificio.bots.beam import Beam, Width
from opificio.bots.question import AnyGame, Question
from opificio.bots.sense import Imagine, Plan, squash
from opificio.bots.workshop.options import Glance
from opificio.bots.workshop.worth import STANDARD, Prices, Worth
from opificio.table import Rng, Seat, View
from opificio.workshop.dealing import reshuffle
from opificio.workshop.decisions import ChooseBid, ChooseCard, ChooseCollection, ChooseColour, ChooseTokens
from opificio.workshop.flow import play
from opificio.workshop.moves import Move
from opificio.workshop.state import NONE, State

CLOSE = 12.0
"""A lead of this many pounds, still to be played for, makes three chances in four."""
PAR = 200.0

WIDE = Width(lines=8, tries=8, kept=3)
NARROW = Width(lines=2, tries=3, kept=1)
SEALED = (ChooseBid, ChooseTokens, ChooseColour, ChooseCollection)


@mypyc_attr(allow_interpreted_subclasses=True)
class WorkshopSense:
    """Whole turns by beam, bids by what being first is worth, and expected money as evaluation."""

    horizon = 4
    """Moves of a playout before the position is judged."""

    def __init__(self, game: AnyGame, prices: Prices = STANDARD) -> None:
        self.game = game
        self.judge = Worth(prices)
        self.glance = Glance(self.judge)
        self.beam = Beam(self._promising, play, self.judge.one, is_over)

    def imagine(self, question: Question) -> Imagine:
        view = {**question.view, "money": counted_money(question)}
        state: State = self.game.determinise(view, question.rng())
        money = state.money[:]
        self.glance.habits = recent_bids(question)

        def imagined(rng: Rng) -> State:
            twin = state.clone()
            reshuffle(twin, question.seat, rng)
            twin.money = money[:]
            unseal(twin, question.seat)
            return twin

        return imagined

    def first_plans(self, state: State, seat: Seat) -> list[Plan]:
        return self._plans(state, seat, WIDE)

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        return self._plans(state, seat, NARROW)

    def _plans(self, state: State, seat: Seat, width: Width) -> list[Plan]:
        decision = state.asked(seat)
        found = self.glance.options(state, seat, 9 if isinstance(decision, SEALED) else width.tries)
        if isinstance(decision, SEALED):
            best = found[0][0]
            return [Plan((move,), squash(0.5 + 0.02 * (weight - best))) for weight, move in found]
        others = self.judge.all(state)
        moves = [move for _, move in found]
        plans = []
        if isinstance(decision, ChooseCard):
            lines = [line for move in moves for line in self.beam.turns(state, seat, [move], width)[: width.kept]]
        else:
            lines = self.beam.turns(state, seat, moves, width)[: 3 * width.kept]
        for line in sorted(lines, key=lambda each: -each.value):
            others[seat] = line.value
            plans.append(Plan(line.moves, self.utility(others, not line.state.agenda)[seat]))
        return plans

    def _promising(self, state: State, seat: Seat, most: int) -> list[Move]:
        return [move for _, move in self.glance.options(state, seat, most)]

    def pick(self, state: State, seat: Seat, rng: Rng) -> Move:
        """What looks best at a glance; sealed choices vary, as people's do."""
        decision = state.asked(seat)
        sealed = isinstance(decision, SEALED)
        found = self.glance.options(state, seat, 3 if sealed else 2)
        if len(found) > 1 and (sealed or rng.below(6) == 0):
            return found[rng.below(len(found))][1]
        return found[0][1]

    def worth(self, state: State) -> list[float]:
        return self.judge.all(state)

    def utility(self, scores: Sequence[float], over: bool) -> list[float]:
        return [self._share(scores, seat, over) for seat in range(len(scores))]

    def _share(self, scores: Sequence[float], seat: Seat, over: bool) -> float:
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        chance = (0.5 if lead == 0 else float(lead > 0)) if over else 0.5 + 0.5 * lead / (CLOSE + abs(lead))
        return 0.75 * chance + 0.25 * squash(scores[seat] / PAR)


def is_over(state: State, seat: Seat) -> bool:
    """Whether the turn is done: somebody else decides, or a card, a bid or tokens are asked for."""
    decision = state.asked(seat)
    return decision is None or isinstance(decision, (ChooseCard, *SEALED))


def counted_money(question: Question) -> list[int | None]:
    """Everybody's money, for whoever kept count: all pay and collect in the open."""
    view: View = question.view
    state: Any = question.game.determinise(view, question.rng())
    money: list[int | None] = [state.terms.start] * state.seats
    for event in question.events:
        if type(event).__name__ == "Booked" and getattr(event, "book", "") == "money":
            seat, amount = event.seat, event.amount  # type: ignore[attr-defined]
            before = money[seat]
            money[seat] = None if before is None or amount is None else before + amount
    known = view["money"]
    return [told if told is not None else count for told, count in zip(known, money, strict=True)]


def recent_bids(question: Question) -> dict[Seat, float]:
    """What the others have bid on average, the last rounds counting most."""
    habits: dict[Seat, float] = {}
    for event in question.events:
        if type(event).__name__ == "BidRevealed" and event.seat != question.seat:  # type: ignore[attr-defined]
            seat, pounds = event.seat, float(event.pounds)  # type: ignore[attr-defined]
            habits[seat] = 0.6 * habits.get(seat, pounds) + 0.4 * pounds
    return habits


def unseal(state: State, seat: Seat) -> None:
    """Sealed choices of the others are taken back, so that a search lets them choose with sense."""
    asked = state.asked(seat)
    if not isinstance(asked, SEALED):
        return
    waiting = {decision.seat for decision in state.agenda}
    for other in range(state.seats):
        if other not in waiting:
            state.agenda.append(_asked_again(state, other, asked))
            state.bids[other] = state.sealed[other] = NONE
    state.agenda.sort(key=lambda decision: decision.seat)


def _asked_again(state: State, seat: Seat, like: object) -> Any:
    terms = state.terms
    if isinstance(like, ChooseTokens):
        return (terms.must_play if state.phase in (1, 3) else terms.may_play)[seat]
    if isinstance(like, ChooseCollection):
        return terms.choose_collection[seat]
    return terms.choose_bid[seat]
