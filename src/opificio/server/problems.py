"""What goes wrong is answered with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from opificio.table import OpificioError


class Problem(OpificioError):
    """A request that cannot be granted; the client can see why and what would be right."""

    def __init__(self, status: int, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.facts = facts

    def plain(self) -> dict[str, Any]:
        return {"error": self.code, "message": self.message, "facts": self.facts}


def unknown_table() -> Problem:
    return Problem(404, "unknown-table", "there is no such table; it may have been deleted")


def not_signed_in() -> Problem:
    return Problem(401, "no-identity", "say who you are first: POST /api/guests with a name, or sign in")


def not_your_seat(seat: int) -> Problem:
    return Problem(403, "foreign-seat", f"seat {seat} is not yours; open its link, or sit on a free one", seat=seat)


def wrong_link() -> Problem:
    return Problem(403, "wrong-link", "this link has expired or was replaced; ask for a new one")


def wrong_moment(message: str) -> Problem:
    return Problem(409, "wrong-moment", message)


def stale(number: int | None) -> Problem:
    return Problem(409, "stale", "the table has moved on since; look again and decide anew", decision=number)
