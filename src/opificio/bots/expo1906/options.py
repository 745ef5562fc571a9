"""Which moves are worth a thought at each decision of EXPO 1906, and how much at first sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opificio.bots.expo1906.floor import Weighed, placements, repositions
from opificio.bots.expo1906.wants import Want, jury_odds, leaders, project_value, wants
from opificio.expo1906.components import FUNDING, JURY, PATENTS, REPOSITION, STRIDE
from opificio.expo1906.decisions import (
    BuyFromAcademy,
    BuyResources,
    ChooseCard,
    ChooseJuryTile,
    ChooseOption,
    Decision,
    FillLab,
    MoveTokens,
    RepositionTiles,
    TakeFreeResource,
)
from opificio.expo1906.moves import AdvanceToken, EnterLine, JumpToken, Move
from opificio.expo1906.rules import legal
from opificio.expo1906.state import State
from opificio.expo1906.tiles import (
    ACADEMY,
    FIELD,
    JOURNAL,
    LABORATORY,
    MEETING_ROOM,
    PROJECT,
    SKYSCRAPER,
    TRAIN_STATION,
    Tile,
)


class Sight:
    """What a seat sees at a glance: its open projects, the leads, the Jury."""

    def __init__(self, state: State, seat: int) -> None:
        self.led = leaders(state)
        self.odds = jury_odds(state)
        self.wants = wants(state, seat, self.led, self.odds)


def options(state: State, decision: Decision, most: int) -> list[Weighed]:
    """The most promising moves, best first; never more than `most`, never none."""
    weigh = WEIGH.get(type(decision))
    if weigh is None:
        return [(0.0, move) for move in legal(state, decision.seat)][:most]
    return sorted(weigh(state, decision), key=lambda each: -each[0])[:most]


# ── Buying ────────────────────────────────────────────────────────────────────────────────────


def resource_options(state: State, decision: BuyResources | TakeFreeResource) -> list[Weighed]:
    """Tiles by what they give to open projects beyond the tiles already in front."""
    seat = decision.seat
    price = 0
    if isinstance(decision, BuyResources):
        components = state.components
        price = (components.improved_prices if decision.improved else components.prices)[decision.bought]
    uses = unmet(state, seat, Sight(state, seat).wants)
    found: list[Weighed] = [(0.0, state.components.stop)]
    last = -1
    for tile in state.station:
        if tile.index != last:
            last = tile.index
            worth = min(2.0, uses[tile.two]) + 0.7 * min(1.0, uses[tile.one])
            found.append((0.55 * worth + 0.1 - 0.3 * price, state.components.buy[last]))
    return found


def unmet(state: State, seat: int, wanted: list[Want]) -> list[float]:
    """By type, how much is lacking after the tiles in front are used."""
    lacks = [float(sum(want.lacks[type] for want in wanted)) for type in range(8)]
    for tile in state.fronts[seat]:
        if tile.two >= 0:
            if lacks[tile.two] > 0:
                lacks[tile.two] = max(0.0, lacks[tile.two] - 2)
            elif lacks[tile.one] > 0:
                lacks[tile.one] -= 1
        elif tile.supply:
            for type in range(8):
                lacks[type] = max(0.0, lacks[type] - (tile.supply >> (FIELD * type) & 63))
    return lacks


def academy_options(state: State, decision: BuyFromAcademy) -> list[Weighed]:
    seat = decision.seat
    sight = Sight(state, seat)
    have = resources_at_hand(state, seat)
    found: list[Weighed] = [(0.0, state.components.stop)]
    for tile in state.slots:
        if tile is not None:
            found.append((project_appeal(state, seat, tile, sight, have), state.components.buy[tile.index]))
    for tile in state.technologies:
        found.append((technology_appeal(state, seat, tile, sight), state.components.buy[tile.index]))
    return found


def resources_at_hand(state: State, seat: int) -> list[int]:
    """By type, what unused tiles in front and tiles and technologies in the lab could give."""
    have = [0] * 8
    for tile in [*state.fronts[seat], *[piece.tile for piece in state.labs[seat].pieces]]:
        if tile.two >= 0:
            have[tile.two] = max(have[tile.two], 2)
            have[tile.one] = max(have[tile.one], 1)
        elif tile.supply:
            for type in range(8):
                have[type] = max(have[type], tile.supply >> (FIELD * type) & 63)
    return have


def project_appeal(state: State, seat: int, tile: Tile, sight: Sight, have: list[int]) -> float:
    """Points for the effort; a second open project is welcome, a third less so."""
    lab = state.labs[seat]
    value = project_value(tile, seat, sight.led, sight.odds)
    lacks = sum(max(0, (tile.needs >> (FIELD * type) & 63) - have[type]) for type in range(8))
    tiles = sum(-(-(tile.needs >> (FIELD * type) & 63) // 2) for type in range(8))
    fits = any(tile.shape.fits(lab.free, turn) for turn in range(tile.shape.turns))
    crowd = (1.0, 0.75, 0.35)[min(2, len(sight.wants))]
    if len(lab.complete) + len(sight.wants) >= state.components.projects_to_end:
        crowd = 0.05
    return crowd * value * 2.4 / (2.0 + 0.5 * tiles + 0.3 * lacks) * (1.0 if fits else 0.4)


def technology_appeal(state: State, seat: int, tile: Tile, sight: Sight) -> float:
    rounds = state.components.jury_boxes - sum(state.jury)
    if tile.improves >= 0:
        return 0.12 * rounds
    given = 0
    for want in sight.wants:
        given += sum(min(want.lacks[type], tile.supply >> (FIELD * type) & 63) for type in range(8))
    return 0.35 * given + 0.03 * rounds - 0.3 * (state.labs[seat].free.bit_count() < 14)


# ── The lab, the Patents Office, the Meeting Room ─────────────────────────────────────────────


def lab_options(state: State, decision: FillLab) -> list[Weighed]:
    found = placements(state, decision.seat, Sight(state, decision.seat).wants)
    return [*found, (0.05, state.components.stop)]


def token_options(state: State, decision: MoveTokens) -> list[Weighed]:
    """Steps towards a chit, and leads in the lines that open projects need."""
    seat = decision.seat
    sight = Sight(state, seat)
    use = [0.25 + 0.5 * sum(1 for want in sight.wants if want.tile.needs >> (FIELD * t) & 63) for t in range(8)]
    return [(token_weight(state, seat, move, sight.led, use), move) for move in legal(state, seat)]


def token_weight(state: State, seat: int, move: Move, led: list[int], use: list[float]) -> float:
    if isinstance(move, EnterLine):
        line, step, bonus = move.line, 2, 0.0
    elif isinstance(move, AdvanceToken):
        line, step, bonus = move.line, move.step + 1, 0.04 * move.step
    elif isinstance(move, JumpToken):
        line, step, bonus = move.to, move.step, -0.35
    else:
        return -1.0
    ahead = furthest_other(state, seat, line.index)
    gains_lead = led[line.resource] != seat and step > ahead
    weight = bonus + (use[line.resource] if gains_lead else 0.0)
    weight += 0.1 * use[line.resource] * (step == ahead)
    return weight + (0.5 if step == 8 else 0.0) + (1.5 if step == state.components.steps else 0.0)


def furthest_other(state: State, seat: int, line: int) -> int:
    for step in range(state.components.steps, 1, -1):
        if any(owner != seat for owner in state.office[line * STRIDE + step]):
            return step
    return 1


def meeting_options(state: State, decision: ChooseOption) -> list[Weighed]:
    weights = {FUNDING: 0.3 if state.funding[decision.seat] < 10 else 0.0, PATENTS: 0.5, JURY: 0.4}
    moved = repositions(state, decision.seat, Sight(state, decision.seat).wants)
    if moved:
        weights[REPOSITION] = 0.25 * moved[0][0]
    moves = [
        (weight, state.components.take_option[at]) for at, weight in weights.items() if not decision.taken >> at & 1
    ]
    return [*moves, (-1.0, state.components.stop)]


def jury_options(state: State, decision: ChooseJuryTile) -> list[Weighed]:
    """The power of the projects one has, against what the others have."""
    balance = [0.0, 0.0]
    for seat, lab in enumerate(state.labs):
        share = 1.0 if seat == decision.seat else -1.0 / max(1, state.seats - 1)
        for tile in lab.complete:
            balance[tile.power - 6] += share
        for tile in [*state.fronts[seat], *[piece.tile for piece in lab.pieces]]:
            if tile.kind == PROJECT and tile not in lab.complete:
                balance[tile.power - 6] += 0.5 * share
    moves = legal(state, decision.seat)
    return [(balance[state.components.choose_jury.index(move)], move) for move in moves]


def reposition_options(state: State, decision: RepositionTiles) -> list[Weighed]:
    found = repositions(state, decision.seat, Sight(state, decision.seat).wants)
    return [*found, (0.05, state.components.stop)]


# ── Cards, at a glance ────────────────────────────────────────────────────────────────────────


def card_options(state: State, decision: ChooseCard) -> list[Weighed]:
    """How useful each card looks: for quick play, not for good play."""
    seat = decision.seat
    sight = Sight(state, seat)
    weights = card_weights(state, seat, sight)
    play_card = state.components.play_card
    return [(weights[play_card.index(move)], move) for move in legal(state, seat)]


def card_weights(state: State, seat: int, sight: Sight) -> list[float]:
    weights = [0.0] * 6
    funding, front = state.funding[seat], state.fronts[seat]
    lacks = sum(unmet(state, seat, sight.wants), 0.0)
    limit = state.components.projects_to_end - len(state.labs[seat].complete)
    weights[TRAIN_STATION] = min(funding, 6, 1.2 * lacks) * 0.45
    weights[ACADEMY] = (2.2, 1.2, 0.3)[min(2, len(sight.wants))] if funding >= 2 and limit > len(sight.wants) else 0.0
    weights[LABORATORY] = 0.75 * min(3, len(front)) if front else 0.0
    weights[JOURNAL] = 1.6
    weights[SKYSCRAPER] = 0.4 * min(4, state.components.funding_limit - funding) * (1.0 if funding < 5 else 0.6)
    useful = sum([weights[card] for card in range(MEETING_ROOM) if state.hands[seat] >> card & 1], 0.0)
    weights[MEETING_ROOM] = 1.3 - 0.3 * useful
    return weights


WEIGH: dict[type[Decision], Callable[[State, Any], list[Weighed]]] = {
    BuyResources: resource_options,
    TakeFreeResource: resource_options,
    BuyFromAcademy: academy_options,
    FillLab: lab_options,
    MoveTokens: token_options,
    ChooseOption: meeting_options,
    ChooseJuryTile: jury_options,
    RepositionTiles: reposition_options,
    ChooseCard: card_options,
}
