"""The tree of a search: what was tried at each point of the game, and how it went.

A node is reached by the plans played since the root, not by the cards that happened to be dealt, so
one node meets many imagined states. Each seat has arms of its own there: where several seats choose
at once (sealed bids), nobody's choice depends on another's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from opificio.bots.question import AnyGame
from opificio.bots.sense import Plan
from opificio.table import Seat

Think = Callable[[Any, Seat], list[Plan]]

EXPLORE = 0.6
"""How much an arm's promise counts against what was seen of it."""
SHARPNESS = 12.0
"""How much more likely a promising plan is tried first."""
FIRST_ARMS = 3
MORE_ARMS = 1.6
"""Arms open up with the square root of a node's visits: promising ones first."""


class Arm:
    """One plan at one node, for one seat."""

    __slots__ = ("plan", "prior", "scores", "total", "visits")

    def __init__(self, plan: Plan, prior: float, seats: int) -> None:
        self.plan = plan
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.scores = [0.0] * seats

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A point of the game, with the arms of whoever decides there."""

    __slots__ = ("arms", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total: dict[Seat, float] = {}
        self.arms: dict[Seat, list[Arm]] = {}
        self.children: dict[Any, Node] = {}

    def mean(self, seat: Seat) -> float:
        return self.total.get(seat, 0.0) / self.visits if self.visits else 0.5


def open_arms(node: Node, game: AnyGame, think: Think, state: Any, seat: Seat) -> list[Arm]:
    """The arms that can be pulled in this state, the most promising first, widening with visits."""
    known = node.arms.get(seat)
    usable = [arm for arm in known if game.check(state, seat, arm.plan.moves[0]) is None] if known else []
    if known is None or 2 * len(usable) < len(known):
        usable = _with_new_plans(node, think(state, seat), seat, state.seats, usable)
    width = FIRST_ARMS + int(MORE_ARMS * math.sqrt(node.visits))
    return usable[:width]


def _with_new_plans(node: Node, plans: list[Plan], seat: Seat, seats: int, usable: list[Arm]) -> list[Arm]:
    """Keep the arms whose plans are still thought of, and add those that are new in this state."""
    arms = node.arms.setdefault(seat, [])
    by_moves = {arm.plan.moves: arm for arm in arms}
    priors = softmax([plan.weight for plan in plans])
    found: list[Arm] = []
    for plan, prior in zip(plans, priors, strict=True):
        arm = by_moves.get(plan.moves)
        if arm is None:
            arm = by_moves[plan.moves] = Arm(plan, prior, seats)
            arms.append(arm)
        found.append(arm)
    found.extend(arm for arm in usable if arm not in found)
    return found


def best_arm(node: Node, arms: list[Arm], seat: Seat) -> Arm:
    """The arm worth pulling next: seen to be good, or promising and little tried."""
    reach = EXPLORE * math.sqrt(node.visits + 1)
    untried = node.mean(seat) - 0.05
    best, best_value = arms[0], -1.0
    for arm in arms:
        seen = arm.total / arm.visits if arm.visits else untried
        value = seen + reach * arm.prior / (1 + arm.visits)
        if value > best_value:
            best, best_value = arm, value
    return best


def softmax(weights: list[float]) -> list[float]:
    if not weights:
        return []
    top = max(weights)
    powers = [math.exp(SHARPNESS * (weight - top)) for weight in weights]
    total = sum(powers)
    return [power / total for power in powers]
