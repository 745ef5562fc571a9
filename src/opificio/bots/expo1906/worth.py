"""What a position of EXPO 1906 is worth to each seat: the score it may expect at the end.

The estimate is a budget of turns. Every open project costs so many turns (tiles to place, tiles to
buy, money to earn); the turns left are spent on the cheapest first, then on projects still to be
bought. Movement points in the Patents Office are budgeted the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from opificio.bots.expo1906.wants import Want, jury_odds, leaders, wants
from opificio.expo1906.components import STRIDE
from opificio.expo1906.lab import cleared_scrap
from opificio.expo1906.scoring import score_sheet
from opificio.expo1906.state import State
from opificio.expo1906.tiles import FIELD, JOURNAL, MEETING_ROOM, PROJECT, TECHNOLOGY, Chit


@dataclass(frozen=True)
class Prices:
    """The constants of the estimate, in turns unless said otherwise.

    They are set by hand. A fit to the final scores of self-play predicted better and played worse: it
    took what poor players do with their money for what money is worth.
    """

    turns_a_round: float = 3.4
    card: float = 0.6
    """The part of a turn that a card in hand still brings in this round."""
    cards: float = 2.0
    """The turns that cards in hand bring at most."""
    project_share: float = 0.62
    """The part of the turns that goes into projects."""
    place: float = 0.40
    buy: float = 0.82
    """A resource tile, with the money for it."""
    money: float = 0.22
    """One of funding."""
    money_limit: float = 10.0
    """Funding beyond this brings nothing."""
    sharing: float = 0.78
    """The part of tiles that do not serve a second project as well."""
    blocked: float = 0.9
    """A tile for which there is no room beside its project."""
    unfit: float = 1.2
    """A project for which there is no room at all."""
    new_points: float = 4.3
    """What a project still to be bought brings, in points."""
    new_turns: float = 6.2
    new_cells: float = 7.5
    """The cells it takes, with its tiles."""
    new_lead: float = 0.4
    """Points that each lead brings a project still to be bought."""
    blunt: float = 1.1
    """How uncertain the budget is; and how much more so for each turn left."""
    blunter: float = 0.12
    better_card: float = 1.0
    """How much of `BETTER_CARD` is had."""
    supply: float = 0.06
    """Turns a round that a resource technology saves later projects."""
    steps_a_round: float = 2.6
    steps_blunt: float = 2.0
    chit: float = 3.6
    """A bonus chit that lies nowhere yet, in points."""
    end_rounds: float = 1.6
    """Rounds that somebody needs for each project that is missing to the end of the game."""


STANDARD = Prices()
BETTER_CARD = (0.38, 0.45, 0.32, 0.0, 0.40)
"""Turns a round that an improved Train Station, Academy, Laboratory, Journal, Skyscraper saves."""


class Worth:
    """Estimates final scores."""

    def __init__(self, prices: Prices = STANDARD) -> None:
        self.prices = prices

    def all(self, state: State) -> list[float]:
        """Every seat's final score, exact when the game is over."""
        if not state.agenda:
            return [float(score_sheet(state, seat).total) for seat in range(state.seats)]
        led, odds = leaders(state), jury_odds(state)
        return [self.seat(state, seat, led, odds) for seat in range(state.seats)]

    def one(self, state: State, seat: int) -> float:
        if not state.agenda:
            return float(score_sheet(state, seat).total)
        return self.seat(state, seat, leaders(state), jury_odds(state))

    def seat(self, state: State, seat: int, led: list[int], odds: list[float]) -> float:
        lab = state.labs[seat]
        rounds = self.rounds_left(state)
        turns = self.turns_left(state, seat, rounds)
        value = state.prestige[seat] + sum([2.0 * odds[tile.power - 6] for tile in lab.complete], 0.0)
        if turns <= 0:
            return value + self.patents(state, seat, rounds, 0.0)
        value += self.projects(state, seat, rounds, turns, wants(state, seat, led, odds), led)
        steps = self.prices.steps_a_round * (rounds + (0.8 if state.hands[seat] >> JOURNAL & 1 else 0.0))
        return value + self.patents(state, seat, rounds, steps)

    def turns_left(self, state: State, seat: int, rounds: float) -> float:
        if state.finisher >= 0:
            return 1.0 if seat in state.final_seats else 0.0
        cards = (state.hands[seat] & ~(1 << MEETING_ROOM)).bit_count()
        return rounds * self.prices.turns_a_round + min(self.prices.cards, self.prices.card * cards)

    def rounds_left(self, state: State) -> float:
        """Rounds after this one; fewer when somebody is about to end the game."""
        if state.finisher >= 0:
            return 0.0
        components = state.components
        rounds = float(components.jury_boxes - sum(state.jury) - 1)
        missing = components.projects_to_end - max(len(lab.complete) for lab in state.labs)
        rounds = min(rounds, self.prices.end_rounds * (missing - 0.5))
        if state.ghosts:
            steps = sum(components.steps - furthest(state, line) for line in range(6))
            rounds = min(rounds, 0.22 * steps if state.seats == 1 else 0.3 * steps)
        return max(0.0, rounds)

    # ── Projects ──────────────────────────────────────────────────────────────────────────────

    def projects(
        self, state: State, seat: int, rounds: float, turns: float, open_projects: list[Want], led: list[int]
    ) -> float:
        """Points to come from projects, within the turns there are."""
        prices = self.prices
        lab = state.labs[seat]
        budget = prices.project_share * turns + prices.money * min(prices.money_limit, state.funding[seat])
        budget += self.technologies(state, seat, rounds)
        efforts = self.efforts(state, seat, open_projects)
        slots = state.components.projects_to_end - len(lab.complete)
        width = prices.blunt + prices.blunter * turns
        value = spent = 0.0
        for effort, want in efforts[:slots]:
            spent += effort
            value += want.value / (1.0 + exp(min(50.0, (spent - budget) / width)))
        room = (lab.free.bit_count() + 0.5 * lab.scrap.bit_count()) / prices.new_cells
        new_points = prices.new_points + prices.new_lead * led.count(seat)
        for number in range(max(0, slots - len(efforts))):
            spent += prices.new_turns * (1.0 if number < room else 1.5)
            value += new_points / (1.0 + exp(min(50.0, (spent - budget) / width)))
        return value

    def efforts(self, state: State, seat: int, open_projects: list[Want]) -> list[tuple[float, Want]]:
        """The turns each open project costs, the best bargain first."""
        twos, ones = [0] * 8, [0] * 8
        supply = 0
        for tile in state.fronts[seat]:
            if tile.two >= 0:
                twos[tile.two] += 1
                ones[tile.one] += 1
            elif tile.kind == TECHNOLOGY:
                supply |= tile.supply
        found = [(self.effort(state, seat, want, twos, ones, supply), want) for want in open_projects]
        found.sort(key=lambda item: item[0] / item[1].value)
        return found

    def effort(self, state: State, seat: int, want: Want, twos: list[int], ones: list[int], supply: int) -> float:
        """Turns until a project is complete, using up tiles in front of the seat."""
        prices = self.prices
        placed = bought = 0.0
        for type, lack in enumerate(want.lacks):
            if lack and supply:
                lack -= supply >> (FIELD * type) & 63
            while lack > 0:
                if lack % 2 and ones[type]:
                    ones[type] -= 1
                    placed += 0.8
                    lack -= 1
                elif twos[type]:
                    twos[type] -= 1
                    placed += 0.8
                    lack -= 2
                else:
                    bought += 1.0
                    lack -= 2
        bought *= prices.sharing
        cost = placed * prices.place + bought * (prices.place + prices.buy)
        if supply and want.total:
            cost += prices.place
        if want.piece is None:
            cost += prices.place + (0.0 if self.fits(state, seat, want) else prices.unfit)
        elif want.room < placed + bought - 0.5:
            cost += prices.blocked * (placed + bought - want.room)
        return cost

    def fits(self, state: State, seat: int, want: Want) -> bool:
        free, shape = state.labs[seat].free, want.tile.shape
        return any(shape.fits(free, turn) for turn in range(shape.turns))

    def technologies(self, state: State, seat: int, rounds: float) -> float:
        """Turns that technologies will save."""
        saved = 0.0
        for piece in state.labs[seat].pieces:
            if piece.tile.kind == TECHNOLOGY:
                saved += self._saves(piece.tile.improves, rounds)
        for tile in state.fronts[seat]:
            if tile.kind == TECHNOLOGY:
                saved += 0.85 * self._saves(tile.improves, rounds) - self.prices.place
        return saved

    def _saves(self, improves: int, rounds: float) -> float:
        prices = self.prices
        return (prices.better_card * BETTER_CARD[improves] if improves >= 0 else prices.supply) * rounds

    # ── The Patents Office ────────────────────────────────────────────────────────────────────

    def patents(self, state: State, seat: int, rounds: float, steps: float) -> float:
        """Points to come from the last three steps, within the movement points there are."""
        last = state.components.steps
        if state.labs[seat].improved >> JOURNAL & 1:
            steps *= 4 / 3
        elif any(tile.improves == JOURNAL for tile in state.fronts[seat]):
            steps *= 1.25
        blunt = self.prices.steps_blunt
        value = spent = 0.0
        paid: list[int] = []
        for place in sorted(state.tokens[seat], key=_by_step, reverse=True):
            step = place % STRIDE or 1
            spent += last - step
            line = place // STRIDE if place else -1
            chit = 0.0 if line in paid and state.options["chits"] == "once" else self.chit(state, seat, line, rounds)
            if step == last:
                value += chit
                paid.append(line)
                continue
            arrives = 1.0 / (1.0 + exp(min(50.0, (spent - steps) / blunt))) if steps > 0 else 0.0
            stays = (
                1.0 if step >= 8 else (1.0 / (1.0 + exp(min(50.0, (spent - 2 - steps) / blunt))) if steps > 0 else 0.0)
            )
            value += arrives * chit + (stays - arrives) * 1.0 if stays > arrives else arrives * chit
        return value

    def chit(self, state: State, seat: int, line: int, rounds: float) -> float:
        """What the chit of a line will be worth to the seat."""
        number = state.chits[line] if line >= 0 else -1
        if number >= 0:
            return self.chit_value(state, seat, state.components.chits[number], rounds)
        return self.prices.chit

    def chit_value(self, state: State, seat: int, chit: Chit, rounds: float) -> float:
        lab = state.labs[seat]
        grow = min(1.0, rounds / 8)
        if chit.counts == "funding":
            return 0.5 * state.funding[seat] * (1 - grow) + 2.0 * grow + 0.5
        if chit.counts == "cleared-scrap":
            return cleared_scrap(state.components, lab) + 0.8 * grow
        if chit.counts == "technologies":
            owned = sum(1 for piece in lab.pieces if piece.tile.kind == TECHNOLOGY)
            return min(6.0, 2.0 * owned + 1.5 * grow)
        if chit.counts == "shapes":
            return min(
                5.0, len({piece.tile.shape.index for piece in lab.pieces if piece.tile.kind == PROJECT}) + 2.5 * grow
            )
        if chit.counts == "prestige":
            return 0.5 + (state.prestige[seat] + 22.0 * grow) / 8
        return float(chit.points)


def _by_step(place: int) -> int:
    return place % STRIDE


def furthest(state: State, line: int) -> int:
    for step in range(state.components.steps, 1, -1):
        if state.office[line * STRIDE + step]:
            return step
    return 1
