"""Search: Monte Carlo tree search over imagined states, for several seats.

Each iteration imagines a full state that agrees with what the seat knows, walks down the tree with
every seat choosing for itself (max^n), lets the sense of the game play on for a while, and
remembers what the end was worth to whom. Where several seats choose at once, the tree holds our own
choice; the others' are drawn from what they may be expected to do. It can be stopped at any time.
"""

from __future__ import annotations

from typing import Any

from opificio.bots.question import AnyGame, Bot, Budget, Candidate, Purse, Question
from opificio.bots.sense import Imagine, Sense
from opificio.bots.tree import Arm, Node, best_arm, open_arms
from opificio.table import Rng, Seat

STANDARD = Budget(milliseconds=1000)
Walk = list[tuple[Node, Arm]]


class Search:
    """One search from one seat's point of view.

    The n-th visit of every plan at the root is made in the same imagined world with the same luck, so
    that plans are compared by what they do and not by what they happened to be dealt.
    """

    def __init__(self, game: AnyGame, sense: Sense, seat: Seat, imagine: Imagine, seed: int) -> None:
        self.game = game
        self.sense = sense
        self.seat = seat
        self.imagine = imagine
        self.seed = seed
        self.root = Node(seat)
        self.iterations = 0
        self.example = imagine(Rng(seed))
        """Some world, to look up what can be done at the root."""

    def spend(self, budget: Budget) -> None:
        purse = Purse(budget)
        while not purse.is_spent(self.iterations):
            self.iterate()

    def iterate(self) -> None:
        mine = self._choose(self.root, self.example)
        rng = Rng(self.seed + 1 + mine.visits)
        state = self.imagine(rng)
        walk = self.descend(state, mine, rng)
        over = self.play_on(state, rng)
        scores = self.sense.worth(state)
        self.remember(walk, scores, self.sense.utility(scores, over))
        self.iterations += 1

    def descend(self, state: Any, mine: Arm, rng: Rng) -> Walk:
        """Go down the tree to a point that was never visited, and add it."""
        node, arm, walk = self.root, mine, list[tuple[Node, Arm]]()
        waiting = self.game.waiting(state)
        while True:
            walk.append((node, arm))
            for other in waiting:
                if other != node.seat:
                    self.game.play(state, other, self.sense.pick(state, other, rng))
            self._play(state, node.seat, arm)
            waiting = self.game.waiting(state)
            if not waiting:
                return walk
            child = node.children.get((arm.plan.moves, waiting))
            if child is None:
                node.children[arm.plan.moves, waiting] = Node(self.seat if self.seat in waiting else waiting[0])
                return walk
            node, arm = child, self._choose(child, state)

    def _choose(self, node: Node, state: Any) -> Arm:
        think = self.sense.first_plans if node is self.root else self.sense.plans
        return best_arm(node, open_arms(node, self.game, think, state))

    def _play(self, state: Any, seat: Seat, arm: Arm) -> None:
        """Play a plan as far as chance lets it go."""
        for move in arm.plan.moves:
            if self.game.check(state, seat, move) is not None:
                return
            self.game.play(state, seat, move)

    def play_on(self, state: Any, rng: Rng) -> bool:
        """A playout, cut off at the horizon. Is the game over?"""
        game, sense = self.game, self.sense
        for _ in range(sense.horizon):
            waiting = game.waiting(state)
            if not waiting:
                return True
            game.play(state, waiting[0], sense.pick(state, waiting[0], rng))
        return not game.waiting(state)

    def remember(self, walk: Walk, scores: list[float], utility: list[float]) -> None:
        for node, arm in walk:
            node.remember(arm, utility[node.seat], scores)

    def candidates(self) -> list[Candidate]:
        """What was tried at the root, the most visited first, one for each first move."""
        surprise = self.root.surprise()
        arms = sorted(self.root.arms, key=lambda arm: (-arm.visits, -arm.value(surprise)))
        by_move: dict[Any, list[Arm]] = {}
        for arm in arms:
            if arm.visits:
                by_move.setdefault(arm.plan.moves[0], []).append(arm)
        return [_candidate(move, group) for move, group in by_move.items()]

    def chosen(self) -> tuple[Any, ...]:
        """The plan that was visited most."""
        surprise = self.root.surprise()
        return max(self.root.arms, key=lambda arm: (arm.visits, arm.value(surprise))).plan.moves


def _candidate(move: Any, arms: list[Arm]) -> Candidate:
    visits = sum(arm.visits for arm in arms)
    scores = [sum([arm.scores[seat] for arm in arms], 0.0) / visits for seat in range(len(arms[0].scores))]
    value = sum([arm.total for arm in arms], 0.0) / visits
    return Candidate(move, visits, tuple(scores), value, arms[0].plan.moves)


class SearchBot(Bot):
    """Thinks for its budget, then follows its plan until something new is seen."""

    def __init__(self, game: AnyGame, sense: Sense, budget: Budget = STANDARD) -> None:
        self.game = game
        self.sense = sense
        self.budget = budget
        self.iterations = 0
        self._plan: tuple[Any, ...] = ()
        self._heard = 0

    def decide(self, question: Question) -> Any:
        if len(question.legal) == 1:
            return question.legal[0]
        if not self._can_go_on(question):
            self._plan = self.search(question).chosen()
        move, self._plan = self._plan[0], self._plan[1:]
        self._heard = len(question.events)
        return move

    def think(self, question: Question) -> list[Candidate]:
        return self.search(question).candidates()

    def search(self, question: Question) -> Search:
        imagine = self.sense.imagine(question)
        search = Search(self.game, self.sense, question.seat, imagine, question.seed)
        search.spend(question.budget or self.budget)
        self.iterations += search.iterations
        return search

    def _can_go_on(self, question: Question) -> bool:
        """Is there a plan, and did nothing happen that could change it?"""
        news = question.events[self._heard :]
        if not self._plan or any(event.reveals for event in news):
            return False
        return all(getattr(event, "seat", question.seat) == question.seat for event in news) and (
            self._plan[0] in question.legal
        )
