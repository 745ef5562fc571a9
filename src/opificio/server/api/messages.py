"""What goes over sockets and streams, for validation and for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, StringConstraints

from opificio.server.api.models import (
    LINE,
    AckShown,
    Asked,
    Count,
    Key,
    MoveText,
    ProblemShown,
    StateShown,
    UpdateShown,
)


class StreamTurn(BaseModel):
    """A line of the stream: it is your turn, or a game you sit at is over."""

    type: Literal["turn", "over"]
    table: str
    seat: int
    state: StateShown


class SocketUpdate(UpdateShown):
    type: Literal["update"]


class SocketAck(AckShown):
    type: Literal["ack"]
    key: str


class SocketProblem(ProblemShown):
    type: Literal["problem"]
    key: str | None


class SocketMove(Asked):
    type: Literal["move"]
    decision: Count
    move: MoveText
    key: Key


class SocketUndo(Asked):
    type: Literal["undo"]
    moves: Count
    key: Key


class SocketPing(Asked):
    type: Literal["ping"]


class SocketSaying(Asked):
    type: Literal["say"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=LINE)]
    key: Key
