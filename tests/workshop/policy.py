"""Two ways to play for tests: anything legal, and something a sensible beginner would do."""

from __future__ import annotations

from opificio.table import Rng, Seat
from opificio.workshop import WORKSHOP
from opificio.workshop.decisions import ChooseBid, ChooseCollection, ChooseColour, ChooseLot, ChooseOffer, ChooseTokens
from opificio.workshop.moves import CashIn, Move, SealTokens
from opificio.workshop.state import State

SEALED = (ChooseBid, ChooseColour, ChooseCollection, ChooseLot)
HIGH_BID = 5


def random_move(state: State, seat: Seat, rng: Rng) -> Move:
    moves = WORKSHOP.legal(state, seat)
    return moves[rng.below(len(moves))]


def sensible_move(state: State, seat: Seat, rng: Rng) -> Move:
    """Small bids, tokens for one's own industries, and the turn that is worth most at once."""
    decision = WORKSHOP.decision(state, seat)
    answers = [move for move in WORKSHOP.legal(state, seat) if not isinstance(move, CashIn)]
    if isinstance(decision, ChooseTokens):
        return max(answers, key=lambda move: (_demand_for(state, seat, move), -len(_tokens(move))))
    if isinstance(decision, (*SEALED, ChooseOffer)):
        return answers[rng.below(min(len(answers), HIGH_BID))]
    if _needs_cash(state, seat, answers):
        return state.terms.moves.cash_in[0]
    worth = [_worth(state, seat, move) for move in answers]
    best = [move for move, pounds in zip(answers, worth, strict=True) if pounds == max(worth)]
    return best[rng.below(len(best))]


def _tokens(move: Move) -> tuple[object, ...]:
    return move.tokens if isinstance(move, SealTokens) else ()


def _demand_for(state: State, seat: Seat, move: Move) -> int:
    """How many of the seat's industries the tokens would pay, less those of others."""
    assert isinstance(move, SealTokens)
    sets, total = state.terms.sets, 0
    for town in state.terms.box.towns:
        for colour in range(sets):
            sign = 2 if state.terms.owner[colour] == seat else -1
            total += sign * state.industries[town.index * sets + colour] * move.tokens.count(town.kind)
    return total


def _needs_cash(state: State, seat: Seat, answers: list[Move]) -> bool:
    """Too poor to build the link one would like to build, and with profit to spare."""
    cost = state.terms.box.costs[state.era]
    building = state.terms.moves.stop_building in answers
    return building and len(answers) == 1 and state.money[seat] < cost and state.profit[seat] >= 6


def _worth(state: State, seat: Seat, move: Move) -> int:
    """What the seat would own after the best rest of its turn."""
    twin = state.clone()
    WORKSHOP.play(twin, seat, move)
    if twin.asked(seat) is None or len(twin.agenda) > 1 or twin.turn != state.turn or twin.phase != state.phase:
        return WORKSHOP.scores(twin)[seat].total
    rest = [each for each in WORKSHOP.legal(twin, seat) if not isinstance(each, CashIn)]
    return max(_worth(twin, seat, each) for each in rest)
