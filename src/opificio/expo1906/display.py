"""What a page shows and may not work out by itself: the contents of the box, and the state of things.

The page knows no rules. Whatever it would have to compute (what a project still lacks, who leads a
line, the price of the next tile) is said here, from open information only.
"""

from __future__ import annotations

from typing import Any

from opificio.expo1906.components import LINES, STRIDE, Components
from opificio.expo1906.decisions import BuyResources
from opificio.expo1906.geometry import Shape, Spot
from opificio.expo1906.lab import cleared_scrap, shape_count, supply_at, technology_count
from opificio.expo1906.market import price_of
from opificio.expo1906.patents import leader
from opificio.expo1906.scoring import favoured_power, score_sheet
from opificio.expo1906.state import Lab, State
from opificio.expo1906.tiles import CARDS, PROJECT, RESOURCES, Tile, amount_of


def box(components: Components) -> dict[str, Any]:
    """Everything that lies in the box, for drawing."""
    floor = components.floor
    return {
        "digest": components.digest,
        "lab": {
            "rows": floor.rows,
            "columns": floor.columns,
            "cells": list(floor.by_id),
            "scrap": floor.ids(floor.scrap),
        },
        "shapes": {shape.id: _turns(shape) for shape in [*components.shapes, components.single]},
        "resources": [_resource(tile) for tile in components.resources],
        "projects": [_project(tile) for tile in components.projects],
        "technologies": [_technology(tile) for tile in components.technologies],
        "cards": list(CARDS),
        "lines": [line.id for line in components.lines],
        "steps": components.steps,
        "point_steps": components.point_steps,
        "jumps": _jumps(components),
        "chits": [{"id": chit.id, "counts": chit.counts, "points": chit.points} for chit in components.chits],
        "jury_boxes": components.jury_boxes,
        "funding_limit": components.funding_limit,
        "projects_to_end": components.projects_to_end,
        "station_per_seat": components.station_per_seat,
    }


def _turns(shape: Shape) -> list[list[list[int]]]:
    """For each turn, the cells as [row, column] from the first cell in reading order."""
    turns: list[list[list[int]]] = []
    squares = sorted(shape.squares)
    for _ in range(shape.turns):
        first = squares[0]
        turns.append([[row - first[0], column - first[1]] for row, column in squares])
        squares = sorted((column, -row) for row, column in squares)
    return turns


def _amounts(supply: int) -> dict[str, int]:
    return {RESOURCES[type]: amount_of(supply, type) for type in range(8) if amount_of(supply, type)}


def _resource(tile: Tile) -> dict[str, Any]:
    return {"id": tile.id, "two": RESOURCES[tile.two], "one": RESOURCES[tile.one]}


def _project(tile: Tile) -> dict[str, Any]:
    return {
        "id": tile.id,
        "shape": tile.shape.id,
        "needs": _amounts(tile.needs),
        "points": tile.points,
        "power": RESOURCES[tile.power],
    }


def _technology(tile: Tile) -> dict[str, Any]:
    improves = CARDS[tile.improves] if tile.improves >= 0 else None
    return {"id": tile.id, "shape": tile.shape.id, "gives": _amounts(tile.supply), "improves": improves}


def _jumps(components: Components) -> list[dict[str, Any]]:
    return [
        {
            "step": place % STRIDE,
            "from": components.lines[place // STRIDE].id,
            "to": components.lines[to].id,
            "price": price,
        }
        for place in range(LINES * STRIDE)
        for to, price in components.jumps[place]
        if to > place // STRIDE
    ]


def legend(state: State) -> dict[str, Any]:
    """How things stand, as anybody at the table could work out."""
    power = favoured_power(state)
    decision = state.agenda[-1] if state.agenda else None
    price = price_of(state, decision.bought, decision.improved) if isinstance(decision, BuyResources) else None
    return {
        "leaders": {line.id: leader(state, line.index) for line in state.components.lines},
        "favoured_power": RESOURCES[power] if power >= 0 else None,
        "price": price,
        "improved": [[CARDS[card] for card in range(5) if lab.improved >> card & 1] for lab in state.labs],
        "labs": [_lab(state, lab) for lab in state.labs],
        "if_ended_now": [score_sheet(state, seat).total for seat in range(state.seats)],
        "at_start": [state.tokens[seat].count(0) for seat in range(state.seats)],
        "jury_left": state.components.jury_boxes - sum(state.jury),
    }


def _lab(state: State, lab: Lab) -> dict[str, Any]:
    return {
        "projects": {
            piece.tile.id: _standing(lab, piece.spot, piece.tile) for piece in lab.pieces if piece.tile.kind == PROJECT
        },
        "technologies": technology_count(lab),
        "shapes": shape_count(lab),
        "cleared_scrap": cleared_scrap(state.components, lab),
    }


def _standing(lab: Lab, spot: Spot, tile: Tile) -> dict[str, Any]:
    """What a project on the floor has and what it still lacks."""
    supply = supply_at(lab, spot)
    has = {name: min(amount, amount_of(supply, RESOURCES.index(name))) for name, amount in _amounts(tile.needs).items()}
    lacks = {name: amount - has[name] for name, amount in _amounts(tile.needs).items() if amount > has[name]}
    return {"has": has, "lacks": lacks, "complete": tile in lab.complete}
