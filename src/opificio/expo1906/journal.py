"""Journal: movement points in the Patents Office, ghosts, and bonus chits."""

from __future__ import annotations

from opificio.expo1906.books import pay
from opificio.expo1906.components import STRIDE
from opificio.expo1906.decisions import ChooseBonus, Decision, MoveTokens, move_tokens
from opificio.expo1906.events import GHOST, ChitPlaced, GhostMoved, GhostTileDrawn, TokenJumped, TokenMoved
from opificio.expo1906.flow import draw_resource, trigger_end
from opificio.expo1906.moves import AdvanceToken, ChooseChit, EnterLine, JumpToken, Move
from opificio.expo1906.patents import free_chits, is_finished, move_ghost, relocate
from opificio.expo1906.state import State
from opificio.expo1906.tiles import Tile
from opificio.table.refusals import Refusal


def ask_for_tokens(state: State, seat: int, points: int, discount: int) -> None:
    """Ask for the next movement point, if a token can still move."""
    last = state.components.steps
    if points and any(place % STRIDE < last for place in state.tokens[seat]):
        state.agenda.append(move_tokens(seat, points, discount))


def legal_tokens(state: State, decision: MoveTokens) -> list[Move]:
    components = state.components
    funding = state.funding[decision.seat] + decision.discount
    moves = [components.stop]
    last = -1
    for place in state.tokens[decision.seat]:
        if place == last:
            continue
        last = place
        if not place:
            moves += components.enter
        elif place % STRIDE < components.steps:
            advance = components.advance[place]
            assert advance is not None
            moves.append(advance)
            for to, price in components.jumps[place]:
                if price <= funding:
                    moves.append(components.jump_to(place, to))
    return moves


def check_enter_line(state: State, decision: Decision, _move: EnterLine) -> Refusal | None:
    if 0 not in state.tokens[decision.seat]:
        return Refusal("patents.token-at-start")
    return None


def do_enter_line(state: State, decision: Decision, move: EnterLine) -> None:
    assert isinstance(decision, MoveTokens)
    ask_for_tokens_after(state, decision, 0, move.line.index * STRIDE + 2)
    state.events.append(TokenMoved(decision.seat, move.line.id, 2))
    arrive(state, decision.seat, move.line.index, 2)


def check_advance_token(state: State, decision: Decision, move: AdvanceToken) -> Refusal | None:
    if move.line.index * STRIDE + move.step not in state.tokens[decision.seat]:
        return Refusal("patents.token-there", line=move.line.id, step=move.step)
    if move.step >= state.components.steps:
        return Refusal("patents.last-step", line=move.line.id)
    return None


def do_advance_token(state: State, decision: Decision, move: AdvanceToken) -> None:
    assert isinstance(decision, MoveTokens)
    place = move.line.index * STRIDE + move.step
    ask_for_tokens_after(state, decision, place, place + 1)
    state.events.append(TokenMoved(decision.seat, move.line.id, move.step + 1))
    arrive(state, decision.seat, move.line.index, move.step + 1)


def jump_price(state: State, place: int, to: int, discount: int) -> int:
    """What a jump costs now; -1 where there is none."""
    for line, price in state.components.jumps[place]:
        if line == to:
            return max(0, price - discount)
    return -1


def check_jump_token(state: State, decision: Decision, move: JumpToken) -> Refusal | None:
    assert isinstance(decision, MoveTokens)
    place = move.line.index * STRIDE + move.step
    if place not in state.tokens[decision.seat]:
        return Refusal("patents.token-there", line=move.line.id, step=move.step)
    price = jump_price(state, place, move.to.index, decision.discount)
    if price < 0:
        return Refusal("patents.jump-marked", line=move.line.id, to=move.to.id, step=move.step)
    if price > state.funding[decision.seat]:
        return Refusal("patents.jump-pay", price=price, funding=state.funding[decision.seat])
    return None


def do_jump_token(state: State, decision: Decision, move: JumpToken) -> None:
    assert isinstance(decision, MoveTokens)
    seat, place = decision.seat, move.line.index * STRIDE + move.step
    price = jump_price(state, place, move.to.index, decision.discount)
    pay(state, seat, price, "patents.jump-pay", move.to.id)
    ask_for_tokens_after(state, decision, place, move.to.index * STRIDE + move.step)
    state.events.append(TokenJumped(seat, move.line.id, move.to.id, move.step, price))
    arrive(state, seat, move.to.index, move.step)


def ask_for_tokens_after(state: State, decision: MoveTokens, place: int, to: int) -> None:
    """Move the token; the question about the remaining points waits below whatever its arrival asks."""
    relocate(state, decision.seat, place, to)
    ask_for_tokens(state, decision.seat, decision.points - 1, decision.discount)


def arrive(state: State, seat: int, line: int, step: int) -> None:
    """The first token on the last step of a line brings a chit; the last line ends the game."""
    if step == state.components.steps:
        if state.chits[line] < 0:
            state.agenda.append(ChooseBonus(seat, line))
        if is_finished(state):
            trigger_end(state, seat, "end.patents-complete")


# ── Bonus chits ───────────────────────────────────────────────────────────────────────────────


def legal_chits(state: State, _decision: ChooseBonus) -> list[Move]:
    return [state.components.choose_chit[chit] for chit in free_chits(state)]


def check_choose_chit(state: State, _decision: Decision, move: ChooseChit) -> Refusal | None:
    if move.chit.index in state.chits:
        return Refusal("chits.each-once", chit=move.chit.id)
    return None


def do_choose_chit(state: State, decision: Decision, move: ChooseChit) -> None:
    assert isinstance(decision, ChooseBonus)
    state.chits[decision.line] = move.chit.index
    state.events.append(ChitPlaced(decision.seat, move.chit.id, state.components.lines[decision.line].id))


# ── Ghosts ────────────────────────────────────────────────────────────────────────────────────


def move_ghosts(state: State, seat: int) -> None:
    """With one or two seats, a Journal first moves the ghosts by tiles drawn from the stack."""
    drawn: list[Tile] = []
    for _ in range(state.components.ghost_tiles[state.seats]):
        tile = draw_resource(state)
        if tile is not None:
            drawn.append(tile)
            state.events.append(GhostTileDrawn(tile.id))
            advance_ghost(state, seat, tile.two, 2)
            advance_ghost(state, seat, tile.one, 1)
    # Discarded together: where the stack runs out between two draws, the first tile cannot come again.
    state.resource_discard.extend(drawn)


def advance_ghost(state: State, seat: int, resource: int, steps: int) -> None:
    line = state.components.line_of[resource]
    if line < 0:
        return
    reached = move_ghost(state, line, steps)
    if not reached:
        return
    state.events.append(GhostMoved(state.components.lines[line].id, reached))
    if reached == state.components.steps:
        if state.chits[line] < 0:
            draw_chit(state, line)
        if is_finished(state):
            trigger_end(state, seat, "end.patents-complete")


def draw_chit(state: State, line: int) -> None:
    """A ghost that is first on the last step draws its chit."""
    left = free_chits(state)
    chit = left[state.rng.below(len(left))]
    state.chits[line] = chit
    state.events.append(ChitPlaced(GHOST, state.components.chits[chit].id, state.components.lines[line].id))
