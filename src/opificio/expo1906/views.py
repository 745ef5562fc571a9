"""Positions and views: the table as plain JSON, whole or as one seat sees it.

A view is a position with the hidden things left unsaid: a list becomes its length. What a reader
of a position does not find, `positions.py` deals at random.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from opificio.expo1906.components import STRIDE, shipped_text
from opificio.expo1906.state import Lab, State
from opificio.expo1906.tiles import CARDS, MEETING_ROOM, POWERS, Tile
from opificio.table.randomness import Rng
from opificio.table.values import plain

RULES_VERSION = 1


def position(state: State) -> dict[str, Any]:
    """The whole state, hidden things included."""
    public = _public(state)
    public["hands"] = [hand_ids(hand) for hand in state.hands]
    public["stack"] = ids(state.resource_stack)
    for shape, pile in zip(state.components.shapes, state.piles, strict=True):
        known = state.known_below[shape.index]
        public["academy"][shape.id]["pile"] = {"below": ids(pile[:known]), "hidden": ids(pile[known:])}
    if state.seats == 1:
        public["ghost"]["deck"] = [CARDS[card] for card in state.ghost_deck]
    public["rng"] = list(state.rng.words())
    return public


def view(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat may know: its own hand, the number of cards in the others', the size of every pile."""
    public = _public(state)
    public["hands"] = [_shown_hand(state, own, seat) for own in range(state.seats)]
    public["stack"] = len(state.resource_stack)
    for shape, pile in zip(state.components.shapes, state.piles, strict=True):
        known = state.known_below[shape.index]
        public["academy"][shape.id]["pile"] = {"below": ids(pile[:known]), "hidden": len(pile) - known}
    if state.seats == 1:
        public["ghost"]["deck"] = len(state.ghost_deck)
    return public


def _shown_hand(state: State, own: int, seat: int | None) -> list[str] | int:
    """Nobody examines what the others have played this round, unless the table plays with open cards."""
    hand = state.hands[own]
    return hand_ids(hand) if own == seat or state.rulings.open_cards else hand.bit_count()


def _public(state: State) -> dict[str, Any]:
    """What lies open on the table."""
    components = state.components
    floor = components.floor
    own_text = {} if components.text == shipped_text() else {"components_text": components.text}
    ghost = {} if state.seats > 1 else {"ghost": _ghost(state)}
    return {
        "game": "expo1906",
        "rules_version": RULES_VERSION,
        **own_text,
        "seats": state.seats,
        "options": dict(state.options),
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "card": CARDS[state.card] if state.card >= 0 else None,
        "agenda": [plain(decision) for decision in state.agenda],
        "funding": list(state.funding),
        "prestige": list(state.prestige),
        "last_cards": [CARDS[card] if card >= 0 else None for card in state.last_cards[: state.seats]],
        "fronts": [ids(front) for front in state.fronts],
        "labs": [_lab(lab, floor) for lab in state.labs],
        "station": ids(state.station),
        "discard": sorted(ids(state.resource_discard)),
        "academy": {
            shape.id: {"slot": slot.id if slot else None}
            for shape, slot in zip(components.shapes, state.slots, strict=True)
        },
        "technologies": ids(state.technologies),
        "jury": {POWERS[power]: state.jury[power] for power in range(2)},
        "jury_tile": POWERS[state.jury_tile] if state.jury_tile >= 0 else None,
        "patents": {line.id: _line(state, line.index) for line in components.lines},
        **ghost,
        "ending": {"finisher": state.finisher, "rule": state.ending_rule, "final_seats": list(state.final_seats)}
        if state.finisher >= 0
        else None,
    }


def _ghost(state: State) -> dict[str, Any]:
    last = state.last_cards[state.seats]
    return {
        "last_card": CARDS[last] if last >= 0 else None,
        "drawn": [CARDS[card] for card in state.ghost_drawn],
        "opens": state.ghost_opens,
    }


def _lab(lab: Lab, floor: Any) -> dict[str, Any]:
    return {
        "pieces": [piece.id for piece in lab.pieces],
        "scrap": floor.ids(lab.scrap),
        "prefilled": floor.ids(lab.prefilled),
        "complete": ids(lab.complete),
    }


def _line(state: State, line: int) -> dict[str, Any]:
    """A line's stacks by step, top token first, and the chit at its end."""
    steps = range(2, state.components.steps + 1)
    stacks = {str(step): list(state.office[line * STRIDE + step]) for step in steps}
    chit = state.chits[line]
    return {
        "stacks": {step: stack for step, stack in stacks.items() if stack},
        "chit": state.components.chits[chit].id if chit >= 0 else None,
    }


def ids(tiles: list[Tile]) -> list[str]:
    return [tile.id for tile in tiles]


def hand_ids(hand: int) -> list[str]:
    return [CARDS[card] for card in range(6) if hand >> card & 1]


# ── What is hidden ────────────────────────────────────────────────────────────────────────────


def reshuffle(state: State, seat: int | None, rng: Rng) -> None:
    """Deal anew what the seat cannot know: orders of piles, others' hands, the generator."""
    rng.shuffle(state.resource_stack)
    for shape, pile in enumerate(state.piles):
        known = state.known_below[shape]
        hidden = pile[known:]
        rng.shuffle(hidden)
        pile[known:] = hidden
    rng.shuffle(state.ghost_deck)
    for other in range(state.seats):
        if other != seat and not state.rulings.open_cards:
            state.hands[other] = imagined_hand(state.hands[other].bit_count(), state.last_cards[other], rng)
    state.rng = rng.fork()


def imagined_hand(size: int, last: int, rng: Rng) -> int:
    """A hand of this size: without the last card, and with the Meeting Room unless that was it."""
    others = [card for card in range(MEETING_ROOM) if card != last]
    rng.shuffle(others)
    certain = 0 if last == MEETING_ROOM or size == 0 else 1 << MEETING_ROOM
    return certain | sum(1 << card for card in others[: size - certain.bit_count()])


def census(state: State) -> dict[str, int]:
    """How many of each tile there are, wherever they lie, and tokens, chits and jury tiles."""
    found: Counter[str] = Counter()
    for tiles in (state.station, state.resource_stack, state.resource_discard, state.technologies):
        found.update(ids(tiles))
    for tiles in (*state.fronts, *state.piles):
        found.update(ids(tiles))
    found.update(slot.id for slot in state.slots if slot)
    for lab in state.labs:
        found.update(piece.tile.id for piece in lab.pieces)
    for seat in range(state.seats):
        found[f"tokens of {seat}"] = sum(stack.count(seat) for stack in state.office) + state.tokens[seat].count(0)
    if state.ghosts:
        found["ghost tokens"] = sum(stack.count(-1) for stack in state.office) + state.ghosts.count(1)
    if state.seats == 1:
        found["ghost cards"] = len(state.ghost_deck) + len(state.ghost_drawn)
    return dict(found)
