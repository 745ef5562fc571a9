"""What one seat, or a spectator, is shown of a table. Every payload about a game is made here."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from opificio.server.legal import legal_tree
from opificio.server.live import LiveTable, Told
from opificio.table import ScoreSheet, event_plain, plain, seen_by

Shown = dict[str, Any]


def update(live: LiveTable, seat: int | None, since: int) -> Shown:
    """The table as the seat sees it now, and what happened after entry `since`."""
    return {**state(live, seat), "since": since, "entries": entries(live, seat, since)}


def update_bytes(live: LiveTable, seat: int | None, since: int) -> bytes:
    """An update ready to send: worked out once for all sockets of a seat."""
    found = live.cache.get((seat, since))
    if found is None:
        found = live.cache[seat, since] = to_json({"type": "update", **update(live, seat, since)})
    return found


def state(live: LiveTable, seat: int | None) -> Shown:
    return {**about(live), **_game(live, seat)}


def about(live: LiveTable) -> Shown:
    """What anybody may know of a table, whether or not it has started."""
    head = live.head
    return {
        "table": live.id,
        "seq": live.seq,
        "game": head.game,
        "rules_version": live.game.rules_version if live.table is None else live.table.record.rules_version,
        "status": live.status,
        "options": head.options if live.table is None else live.table.record.options,
        "has_own_components": head.components_text is not None,
        "seats": [place.plain() for place in live.places],
        "clock": head.clock.plain(),
        "clocks": live.clocks.plain(),
        "is_open": head.is_open,
        "offer": None if live.offer is None else sorted(live.offer),
        "rematch": live.rematch,
        "rematch_of": head.rematch_of,
    }


def _game(live: LiveTable, seat: int | None) -> Shown:
    if live.table is None:
        return {
            "seat": seat,
            "moves": 0,
            "waiting": [],
            "view": None,
            "legend": None,
            "decision": None,
            "undo": None,
            "end": None,
        }
    game, state = live.game, live.table.state
    return {
        "seat": seat,
        "moves": len(live.table.record.moves),
        "waiting": list(live.waiting),
        "view": game.view(state, seat),
        "legend": game.legend(state, seat),
        "decision": _decision(live, seat),
        "undo": None if seat is None else _undo(live, seat),
        "end": end(live) if live.table.over else None,
    }


def _decision(live: LiveTable, seat: int | None) -> Shown | None:
    if seat is None or seat not in live.asked:
        return None
    game, state = live.game, live.running.state
    legal = game.legal(state, seat)
    return {
        "number": live.asked[seat],
        "asked": plain(game.decision(state, seat)),
        "count": len(legal),
        "legal": legal_tree(game.catalogue(state), legal),
    }


def _undo(live: LiveTable, seat: int) -> Shown:
    refusal = live.running.why_no_undo(seat)
    return {"allowed": refusal is None, "refusal": None if refusal is None else refusal.plain()}


def end(live: LiveTable) -> Shown:
    """How it ended: nothing is hidden any more."""
    outcome = live.game.outcome(live.running.state)
    assert outcome is not None, "the game is over"
    return {
        "rule": outcome.rule,
        "places": list(outcome.places),
        "scores": [sheet(each) for _, each in sorted(live.game.scores(live.running.state).items())],
    }


def sheet(scores: ScoreSheet) -> Shown:
    lines = [{"rule": line.rule, "amount": line.amount, "cause": line.cause} for line in scores.lines]
    return {"total": scores.total, "lines": lines}


def entries(live: LiveTable, seat: int | None, since: int) -> list[Shown]:
    first = len(live.history)
    while first and live.history[first - 1].seq > since:
        first -= 1
    return [entry(told, seat) for told in live.history[first:]]


def entry(told: Told, seat: int | None) -> Shown:
    return {
        "seq": told.seq,
        "kind": told.kind,
        "seat": told.seat,
        "number": told.number,
        "body": told.body,
        "events": [event_plain(seen_by(event, seat)) for event in told.events],
    }
