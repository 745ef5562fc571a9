"""The understanding of EXPO 1906 that `greedy` and `search` play with."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from opificio.bots.beam import Width
from opificio.bots.expo1906.options import options
from opificio.bots.expo1906.turns import NARROW, WIDE, turns
from opificio.bots.expo1906.worth import STANDARD, Prices, Worth
from opificio.bots.question import AnyGame, Question
from opificio.bots.sense import Imagine, Plan, squash
from opificio.expo1906.moves import Move
from opificio.expo1906.state import State
from opificio.expo1906.tiles import ALL_CARDS, CARDS
from opificio.expo1906.views import reshuffle
from opificio.table import Rng, Seat

CLOSE = 6.0
"""A lead of this many points, still to be played for, makes three chances in four."""
SOLO_PAR = 40.0


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpoSense:
    """Whole turns by beam, a quick policy for playouts, and a budget of turns as evaluation."""

    horizon = 6
    """Moves of a playout before the position is evaluated."""

    def __init__(self, game: AnyGame, prices: Prices = STANDARD, width: Width = NARROW) -> None:
        self.game = game
        self.judge = Worth(prices)
        self.width = width

    def imagine(self, question: Question) -> Imagine:
        state: State = self.game.determinise(question.view, question.rng())
        hands = remembered_hands(question, state.hands)

        def imagined(rng: Rng) -> State:
            twin = state.clone()
            reshuffle(twin, question.seat, rng)
            twin.hands = hands[:]
            return twin

        return imagined

    def first_plans(self, state: State, seat: Seat) -> list[Plan]:
        """A wide look, for the decision at hand."""
        return self._plans(state, seat, WIDE)

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        return self._plans(state, seat, self.width)

    def _plans(self, state: State, seat: Seat, width: Width) -> list[Plan]:
        others = self.judge.all(state)
        found = []
        for line in turns(state, seat, self.judge, width):
            others[seat] = line.value
            found.append(Plan(line.moves, self.utility(others, not line.state.agenda)[seat]))
        return found

    def pick(self, state: State, seat: Seat, rng: Rng) -> Move:
        """The move that looks best at a glance, with a little chance among equals."""
        decision = state.agenda[-1]
        assert decision.seat == seat
        found = options(state, decision, 3)
        if len(found) > 1 and rng.below(4) == 0:
            return found[1][1]
        return found[0][1]

    def worth(self, state: State) -> list[float]:
        return self.judge.all(state)

    def utility(self, scores: Sequence[float], over: bool) -> list[float]:
        if len(scores) == 1:
            return [squash(scores[0] / SOLO_PAR)]
        return [self._share(scores, seat, over) for seat in range(len(scores))]

    def _share(self, scores: Sequence[float], seat: Seat, over: bool) -> float:
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        chance = (0.5 if lead == 0 else float(lead > 0)) if over else 0.5 + 0.5 * lead / (CLOSE + abs(lead))
        return 0.75 * chance + 0.25 * squash(scores[seat] / SOLO_PAR)


def remembered_hands(question: Question, imagined: Sequence[int]) -> list[int]:
    """Everybody's cards: all but those that were seen played since the round began.

    Where that does not fit the number of cards the view shows (somebody who came late did not see
    the whole round), the imagined hand stays.
    """
    hands = [ALL_CARDS] * len(imagined)
    for event in reversed(question.events):
        kind = type(event).__name__
        if kind == "RoundBegun":
            break
        if kind == "CardPlayed":
            hands[event.seat] &= ~(1 << CARDS.index(event.card))  # type: ignore[attr-defined]
    return [
        remembered if remembered.bit_count() == guess.bit_count() else guess
        for remembered, guess in zip(hands, imagined, strict=True)
    ]
