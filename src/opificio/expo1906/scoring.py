"""The score sheets, in the order of the rulebook, at any moment of the game."""

from __future__ import annotations

from opificio.expo1906.components import LINES, STRIDE
from opificio.expo1906.lab import cleared_scrap, shape_count, technology_count
from opificio.expo1906.state import State
from opificio.expo1906.tiles import STEAM, Chit
from opificio.table.game import Outcome, ScoreLine, ScoreSheet


def score_sheet(state: State, seat: int) -> ScoreSheet:
    """A seat's points if the game ended now."""
    lines = [ScoreLine("score.prestige", state.prestige[seat])]
    lines += [*_jury_lines(state, seat), *_step_lines(state, seat), *_chit_lines(state, seat)]
    total = sum(line.amount for line in lines)
    lines += [
        _chit_line(chit, chit.worth(total), times) for chit, times in _chits(state, seat) if chit.counts == "prestige"
    ]
    return ScoreSheet(tuple(lines))


def favoured_power(state: State) -> int:
    """The power with the most jury tiles as a resource type, or -1 if there is none."""
    steam, electricity = state.jury
    if steam == electricity:
        return -1
    return STEAM if steam > electricity else STEAM + 1


def _jury_lines(state: State, seat: int) -> list[ScoreLine]:
    power = favoured_power(state)
    favoured = sum(1 for tile in state.labs[seat].complete if tile.power == power)
    return [ScoreLine("score.jury", state.components.jury_points * favoured)] if favoured else []


def _step_lines(state: State, seat: int) -> list[ScoreLine]:
    steps = [place % STRIDE for place in state.tokens[seat]]
    points = sum(1 for step in steps if step in state.components.point_steps)
    return [ScoreLine("score.patent-steps", points)] if points else []


def _chits(state: State, seat: int) -> list[tuple[Chit, int]]:
    """The chits that pay the seat, and how often."""
    found: list[tuple[Chit, int]] = []
    for line in range(LINES):
        tokens = state.tokens[seat].count(line * STRIDE + state.components.steps)
        if tokens and state.chits[line] >= 0:
            found.append((state.components.chits[state.chits[line]], tokens if state.rulings.chits_per_token else 1))
    return found


def _chit_lines(state: State, seat: int) -> list[ScoreLine]:
    lines = [
        _chit_line(chit, _worth(state, seat, chit), times)
        for chit, times in _chits(state, seat)
        if chit.counts != "prestige"
    ]
    return [line for line in lines if line.amount]


def _chit_line(chit: Chit, worth: int, times: int) -> ScoreLine:
    return ScoreLine("score.chits", worth * times, chit.id)


def _worth(state: State, seat: int, chit: Chit) -> int:
    counted = _counted(state, seat, chit)
    if state.rulings.uncapped and chit.counts == "technologies":
        return chit.points * counted
    return chit.worth(counted)


def _counted(state: State, seat: int, chit: Chit) -> int:
    lab = state.labs[seat]
    if chit.counts == "funding":
        return state.funding[seat]
    if chit.counts == "cleared-scrap":
        return cleared_scrap(state.components, lab)
    if chit.counts == "technologies":
        return technology_count(lab)
    if chit.counts == "shapes":
        return shape_count(lab)
    return 1


def places(state: State) -> tuple[int, ...]:
    """Every seat's rank: points first, funding breaks ties, and what is still equal is a draw."""
    keys = [(score_sheet(state, seat).total, state.funding[seat]) for seat in range(state.seats)]
    return tuple(1 + sum(1 for other in keys if other > key) for key in keys)


def outcome(state: State) -> Outcome | None:
    return Outcome(state.ending_rule, places(state)) if state.over else None
