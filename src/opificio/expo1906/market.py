"""Train Station and Academy: buying tiles, which then lie in front of the seat."""

from __future__ import annotations

from opificio.expo1906.books import pay
from opificio.expo1906.decisions import BuyFromAcademy, BuyResources, Decision, TakeFreeResource, buy_resources
from opificio.expo1906.events import ResourceTaken, TileBought
from opificio.expo1906.moves import BuyResource, BuyTile, Move
from opificio.expo1906.state import State
from opificio.expo1906.tiles import PROJECT, Tile
from opificio.table.refusals import Refusal

# ── Train Station ─────────────────────────────────────────────────────────────────────────────


def ask_for_resources(state: State, seat: int, bought: int, improved: bool) -> None:
    """Ask for the next tile, if there is one to be had."""
    prices = state.components.prices
    if bought < len(prices) and state.station and state.funding[seat] >= price_of(state, bought, improved):
        state.agenda.append(buy_resources(seat, bought, improved))


def price_of(state: State, bought: int, improved: bool) -> int:
    """The price of the next tile after some have been bought."""
    return (state.components.improved_prices if improved else state.components.prices)[bought]


def legal_resources(state: State, _decision: Decision) -> list[Move]:
    """Stop, or one of the tiles: to be paid for at the Train Station, free with the Improved Academy."""
    return [state.components.stop, *offered_resources(state)]


def offered_resources(state: State) -> list[Move]:
    """One move for each kind of tile in the station, which lie in order."""
    buy = state.components.buy
    moves: list[Move] = []
    last = -1
    for tile in state.station:
        if tile.index != last:
            last = tile.index
            moves.append(buy[last])
    return moves


def check_buy_resource(state: State, decision: Decision, move: BuyResource) -> Refusal | None:
    if move.tile not in state.station:
        return Refusal("station.on-offer", tile=move.tile.id)
    if isinstance(decision, BuyResources):
        price = price_of(state, decision.bought, decision.improved)
        if price > state.funding[decision.seat]:
            return Refusal("station.pay", price=price, funding=state.funding[decision.seat])
    return None


def do_buy_resource(state: State, decision: Decision, move: BuyResource) -> None:
    seat = decision.seat
    price = 0
    if isinstance(decision, BuyResources):
        price = price_of(state, decision.bought, decision.improved)
        pay(state, seat, price, "station.pay", move.tile.id)
    state.station.remove(move.tile)
    lay_in_front(state, seat, move.tile)
    state.events.append(ResourceTaken(seat, move.tile.id, price))
    if isinstance(decision, BuyResources):
        ask_for_resources(state, seat, decision.bought + 1, decision.improved)


def lay_in_front(state: State, seat: int, tile: Tile) -> None:
    """Tiles in front of a seat lie in a fixed order, so that equal tables look equal."""
    front = state.fronts[seat]
    at = len(front)
    while at and front[at - 1].index > tile.index:
        at -= 1
    front.insert(at, tile)


# ── Academy ───────────────────────────────────────────────────────────────────────────────────


def ask_for_tile(state: State, seat: int, improved: bool) -> None:
    """Ask for a project or a technology; the improved card adds a resource tile for nothing."""
    if improved and state.station:
        state.agenda.append(TakeFreeResource(seat))
    on_offer = state.technologies or any(tile is not None for tile in state.slots)
    if on_offer and state.funding[seat] >= state.components.academy_price:
        state.agenda.append(BuyFromAcademy(seat))


def legal_tiles(state: State, _decision: BuyFromAcademy) -> list[Move]:
    components = state.components
    moves = [components.stop]
    moves += [components.buy[tile.index] for tile in state.slots if tile is not None]
    moves += [components.buy[tile.index] for tile in state.technologies]
    return moves


def check_buy_tile(state: State, decision: Decision, move: BuyTile) -> Refusal | None:
    tile = move.tile
    if tile not in state.technologies and tile not in state.slots:
        return Refusal("academy.on-offer", tile=tile.id)
    price = state.components.academy_price
    if price > state.funding[decision.seat]:
        return Refusal("academy.pay", price=price, funding=state.funding[decision.seat])
    return None


def do_buy_tile(state: State, decision: Decision, move: BuyTile) -> None:
    tile = move.tile
    price = state.components.academy_price
    if tile.kind == PROJECT:
        state.slots[tile.shape.index] = None
    else:
        state.technologies.remove(tile)
    pay(state, decision.seat, price, "academy.pay", tile.id)
    lay_in_front(state, decision.seat, tile)
    state.events.append(TileBought(decision.seat, tile.id, price))
