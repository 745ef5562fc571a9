"""Ways to choose moves for golden games: at random, or with the sense of the greedy bot."""

from __future__ import annotations

from collections.abc import Callable

from opificio.bots.question import ask
from opificio.bots.registry import bot
from opificio.expo1906 import EXPO1906
from opificio.expo1906.moves import Move
from opificio.expo1906.state import State
from opificio.table import Rng

Policy = Callable[[State, int, Rng], Move]


def random_move(state: State, seat: int, rng: Rng) -> Move:
    moves = EXPO1906.legal(state, seat)
    return moves[rng.below(len(moves))]


def greedy_move(state: State, seat: int, rng: Rng) -> Move:
    """Random games complete hardly any project; these do."""
    move: Move = bot("greedy", EXPO1906).decide(ask(EXPO1906, state, seat, (), rng.word()))
    return move
