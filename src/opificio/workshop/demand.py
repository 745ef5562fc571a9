"""Creating demand: tokens are drawn, sealed and revealed together."""

from __future__ import annotations

from opificio.table import Event, Refusal
from opificio.workshop.components import Kind
from opificio.workshop.decisions import ChooseTokens
from opificio.workshop.events import DemandBegan, TokensDrawn, TokensPlayed, TokensSealed
from opificio.workshop.moves import Move, SealTokens
from opificio.workshop.state import NONE, State


def begin_demand(state: State, phase: int, events: list[Event]) -> None:
    """Phases 1 and 3 draw tokens and must play; 2 and 4 may play what was kept."""
    state.phase = phase
    state.turn = 0
    events.append(DemandBegan(phase))
    terms = state.terms
    if phase in (2, 4):
        state.agenda.extend(terms.may_play)
        return
    for seat in range(state.seats):
        tokens = tuple(_draw(state, seat) for _ in range(terms.drawn))
        events.append(TokensDrawn(seat, len(tokens), tokens))
    state.agenda.extend(terms.must_play)


def _draw(state: State, seat: int) -> Kind:
    left = state.rng.below(sum(state.pool))
    kind = 0
    while left >= state.pool[kind]:
        left -= state.pool[kind]
        kind += 1
    state.pool[kind] -= 1
    state.hands[seat][kind] += 1
    return state.terms.box.kinds[kind]


def is_held(hand: list[int], tokens: tuple[Kind, ...]) -> bool:
    """Whether the hand holds all of these tokens (two of the same are the most there can be)."""
    if len(tokens) == 1:
        return hand[tokens[0].index] > 0
    return all(hand[kind.index] >= tokens.count(kind) for kind in tokens)


def playable(state: State, decision: ChooseTokens) -> list[Move]:
    hand = state.hands[decision.seat]
    return [
        move
        for move in state.terms.moves.tokens_up_to[decision.most]
        if len(move.tokens) >= decision.least and is_held(hand, move.tokens)
    ]


def check_seal_tokens(state: State, decision: ChooseTokens, move: SealTokens) -> Refusal | None:
    count = len(move.tokens)
    if not decision.least <= count <= decision.most:
        rule = "demand.play-exactly" if decision.least else "demand.later-phases-optional"
        return Refusal(rule, count=count, most=decision.most)
    hand = state.hands[decision.seat]
    for kind in move.tokens:
        if hand[kind.index] < move.tokens.count(kind):
            return Refusal("demand.own-tokens", token=kind.id)
    return None


def do_seal_tokens(state: State, decision: ChooseTokens, move: SealTokens) -> list[Event]:
    state.sealed[decision.seat] = state.terms.moves.seal_tokens.index(move)
    state.agenda.remove(decision)
    return [TokensSealed(decision.seat)]


def reveal_tokens(state: State, events: list[Event]) -> None:
    """All fists open at once; kept tokens stay hidden."""
    for seat in range(state.seats):
        move = state.terms.moves.seal_tokens[state.sealed[seat]]
        for kind in move.tokens:
            state.hands[seat][kind.index] -= 1
            state.track[kind.index] += 1
        state.sealed[seat] = NONE
        events.append(TokensPlayed(seat, move.tokens))
