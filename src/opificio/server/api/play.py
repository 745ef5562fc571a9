"""Playing over plain HTTP: moves, undo, why not, previews, chat, restart, replay."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from opificio.server import moments, playing, shown
from opificio.server.api import models
from opificio.server.api.access import MaybePerson, TableId, TheHouse, ThePerson, require_seat, seats_held
from opificio.server.api.tables import AskedSeat, Since, json_response, require_sight
from opificio.server.live import LiveTable
from opificio.server.problems import not_your_seat

routes = APIRouter(prefix="/api/tables", tags=["play"])
MoveNumber = Annotated[int, Path(ge=0, le=1_000_000)]


@routes.post("/{table}/moves", response_model=models.AckShown)
async def make_move(table: TableId, asked: models.MadeMove, house: TheHouse, person: ThePerson) -> dict[str, Any]:
    """Make a move. It is durable when this answers, and made once however often it is sent."""
    await require_seat(house, table, asked.seat, person)
    began = time.perf_counter()
    ack = await playing.move(house.tables, table, asked.seat, asked.move, asked.decision, asked.key)
    house.metrics.move_seconds.observe(time.perf_counter() - began)
    return ack


@routes.post("/{table}/undo", response_model=models.AckShown)
async def undo(table: TableId, asked: models.MadeUndo, house: TheHouse, person: ThePerson) -> dict[str, Any]:
    """Take your last move back, up to the last revealed information."""
    await require_seat(house, table, asked.seat, person)
    return await playing.undo(house.tables, table, asked.seat, asked.moves, asked.key)


@routes.post("/{table}/why", response_model=models.WhyShown)
async def why_not(table: TableId, asked: models.Tried, house: TheHouse, person: ThePerson) -> dict[str, Any]:
    """Why a move is refused: rule, facts, words and section; null if it is not."""
    await require_seat(house, table, asked.seat, person)
    return await house.tables.look(table, lambda live: playing.why(live, asked.seat, asked.move, asked.language))


@routes.post("/{table}/preview", response_model=list[models.PreviewShown])
async def preview(table: TableId, asked: models.Previewed, house: TheHouse, person: ThePerson) -> Response:
    """What moves would do, as far as your seat can know. Nothing is changed."""
    await require_seat(house, table, asked.seat, person)
    return json_response(await house.tables.look(table, lambda live: playing.preview(live, asked.seat, asked.moves)))


@routes.get("/{table}/scores", response_model=models.SheetsShown)
async def scores(table: TableId, house: TheHouse, person: MaybePerson, seat: AskedSeat = None) -> dict[str, Any]:
    """Score sheets: your own as it stands, everybody's when it is over."""
    await require_sight(house, table, seat, person)
    return await house.tables.look(table, lambda live: playing.scores(live, seat))


@routes.post("/{table}/restart", response_model=models.AckShown)
async def restart(table: TableId, asked: models.RestartAnswer, house: TheHouse, person: ThePerson) -> dict[str, Any]:
    """Offer to deal anew, accept or decline; it happens when every person at the table agrees."""
    await require_seat(house, table, asked.seat, person)
    return await playing.restart(house.tables, table, asked.seat, asked.yes)


@routes.post("/{table}/rematch", response_model=models.TableMade)
async def rematch(table: TableId, house: TheHouse, person: ThePerson) -> dict[str, Any]:
    """A new table with the same seats, after the game is over."""
    await _require_any_seat(house, table, person)
    return {"table": await house.seating.rematch(table), "invitation": None, "secrets": {}}


async def _require_any_seat(house: TheHouse, table: str, person: ThePerson) -> list[int]:
    await house.tables.get(table)
    seats = await seats_held(house, table, person)
    if not seats:
        raise not_your_seat(0)
    return seats


@routes.post("/{table}/chat", response_model=models.AckShown)
async def say(table: TableId, asked: models.Saying, house: TheHouse, person: ThePerson) -> dict[str, Any]:
    """Say something to everybody at the table, spectators included."""
    seats = await _require_any_seat(house, table, person)
    if asked.seat is not None and asked.seat not in seats:
        raise not_your_seat(asked.seat)
    house.chats.require(person.id)
    seat = asked.seat if asked.seat is not None else seats[0]
    return await playing.say(house.tables, table, seat, person.name, asked.text)


@routes.get("/{table}/entries", response_model=list[models.EntryShown])
async def entries(
    table: TableId, house: TheHouse, person: MaybePerson, seat: AskedSeat = None, since: Since = 0
) -> Response:
    """What happened at the table after an entry, as a seat saw it."""
    await require_sight(house, table, seat, person)
    return json_response(await house.tables.look(table, lambda live: shown.entries(live, seat, since or 0)))


@routes.get("/{table}/record", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}})
async def record(table: TableId, house: TheHouse, person: MaybePerson) -> Response:
    """The full record of a finished game, to keep and to replay anywhere."""
    await require_sight(house, table, None, person)
    text = await house.tables.look(table, moments.finished_record)
    headers = {"Content-Disposition": f'attachment; filename="opificio-{table}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@routes.get("/{table}/at/{number}", response_model=models.MomentShown)
async def at_move(
    table: TableId, number: MoveNumber, house: TheHouse, person: MaybePerson, seat: AskedSeat = None
) -> Response:
    """The table after some moves: as your seat saw it; with everybody's eyes once it is over."""
    live = await house.tables.get(table)
    if seat is not None and live.status == "over" and seat < live.head.seats:
        await require_sight(house, table, None, person)
    else:
        await require_sight(house, table, seat, person)

    def take(live: LiveTable) -> tuple[Any, ...]:
        moments.require_moment(live, number)
        return live.game, moments.record_of(live), number, seat, live.status == "over"

    args = await house.tables.look(table, take)
    return json_response({"table": table, **await asyncio.to_thread(moments.moment, *args)})
