"""A game at any of its moves, replayed from its record."""

from __future__ import annotations

from typing import Any

from opificio.server import shown
from opificio.server.live import LiveTable
from opificio.server.problems import Problem, wrong_moment
from opificio.server.settings import AnyGame
from opificio.table import Record, begin, event_plain, loads, replay, seen_by


def record_of(live: LiveTable) -> Record:
    """A copy of the record, with the players' names."""
    record = loads(live.running.record.dumps())
    record.players = [place.name or place.bot for place in live.places]
    return record


def finished_record(live: LiveTable) -> str:
    """The whole record: it holds the seed and every sealed choice, so the game must be over."""
    if live.status != "over":
        raise wrong_moment("the record can be had when the game is over: until then it holds secrets")
    return record_of(live).dumps()


def require_moment(live: LiveTable, number: int) -> None:
    if live.table is None:
        raise wrong_moment("the table has not started yet")
    moves = len(live.table.record.moves)
    if number > moves:
        raise Problem(404, "unknown-moment", f"this game has {moves} moves; there is no move {number}")


def moment(game: AnyGame, record: Record, number: int, seat: int | None, is_over: bool) -> dict[str, Any]:
    """What a seat saw after `number` moves; everything, if it is over and no seat is named.

    Replays the game: call it in a thread.
    """
    state, events = begin(game, record), []
    for step in replay(game, record) if number else ():
        if step.number == number:
            state, events = step.state, step.events
            break
    everything = is_over and seat is None
    view = game.position(state) if everything else game.view(state, seat)
    told = events if everything else [seen_by(event, seat) for event in events]
    sheets = [shown.sheet(each) for _, each in sorted(game.scores(state).items())] if is_over else None
    return {
        "number": number,
        "moves": len(record.moves),
        "seat": seat,
        "view": view,
        "legend": game.legend(state, seat),
        "waiting": list(game.waiting(state)),
        "scores": sheets,
        "move": record.moves[number - 1][1] if number and is_over else None,
        "events": [event_plain(event) for event in told],
    }
