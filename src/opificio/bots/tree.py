"""The tree of a search: what was tried at each point of the game, and how it went.

A node is reached by the plans played since the root, not by the cards that happened to be dealt, so
one node meets many imagined states. One seat decides at a node.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from opificio.bots.question import AnyGame
from opificio.bots.sense import Plan
from opificio.table import Seat

Think = Callable[[Any, Seat], list[Plan]]

EXPLORE = 0.3
"""How much an arm's promise counts against what was seen of it."""
SHARPNESS = 12.0
"""How much more likely a promising plan is tried first."""
TRUST = 5.0
"""As how many visits the first impression of a plan counts."""
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

    def value(self, surprise: float) -> float:
        """What was seen of the plan, and what was thought of it: the more was seen, the less the thought counts."""
        return (self.total + TRUST * (self.plan.weight + surprise)) / (self.visits + TRUST)


class Node:
    """A point of the game, with the arms of the seat that decides there."""

    __slots__ = ("arms", "children", "promised", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.promised = 0.0
        """What the plans that were pulled had seemed worth beforehand."""
        self.arms: list[Arm] = []
        self.children: dict[Any, Node] = {}

    def surprise(self) -> float:
        """By how much things turned out better than they seemed, on average."""
        return (self.total - self.promised) / self.visits if self.visits else 0.0

    def remember(self, arm: Arm, utility: float, scores: list[float]) -> None:
        self.visits += 1
        self.total += utility
        self.promised += arm.plan.weight
        arm.visits += 1
        arm.total += utility
        for other, score in enumerate(scores):
            arm.scores[other] += score


def open_arms(node: Node, game: AnyGame, think: Think, state: Any) -> list[Arm]:
    """The arms that can be pulled in this state, the most promising first, widening with visits."""
    usable = [arm for arm in node.arms if game.check(state, node.seat, arm.plan.moves[0]) is None]
    if not usable or 2 * len(usable) < len(node.arms):
        usable = _with_new_plans(node, think(state, node.seat), state.seats, usable)
    width = FIRST_ARMS + int(MORE_ARMS * math.sqrt(node.visits))
    return usable[:width]


def _with_new_plans(node: Node, plans: list[Plan], seats: int, usable: list[Arm]) -> list[Arm]:
    """Keep the arms whose plans are still thought of, and add those that are new in this state."""
    by_moves = {arm.plan.moves: arm for arm in node.arms}
    priors = softmax([plan.weight for plan in plans])
    found: list[Arm] = []
    for plan, prior in zip(plans, priors, strict=True):
        arm = by_moves.get(plan.moves)
        if arm is None:
            arm = by_moves[plan.moves] = Arm(plan, prior, seats)
            node.arms.append(arm)
        found.append(arm)
    found.extend(arm for arm in usable if arm not in found)
    return found


def best_arm(node: Node, arms: list[Arm]) -> Arm:
    """The arm worth pulling next: seen to be good, or promising and little tried."""
    reach = EXPLORE * math.sqrt(node.visits + 1)
    surprise = node.surprise()
    return max(arms, key=lambda arm: arm.value(surprise) + reach * arm.prior / (1 + arm.visits))


def softmax(weights: list[float]) -> list[float]:
    if not weights:
        return []
    top = max(weights)
    powers = [math.exp(SHARPNESS * (weight - top)) for weight in weights]
    total = sum(powers, 0.0)
    return [power / total for power in powers]
