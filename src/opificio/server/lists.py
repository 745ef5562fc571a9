"""Lists of tables, read from the database without loading any."""

from __future__ import annotations

import json
from typing import Any

from opificio.server.databases import Link, Row

COLUMNS = "t.id, t.game, t.status, t.seq, t.waiting, t.seating, t.is_open, t.host, t.deadline, t.created, t.updated"


def mine(link: Link, person: str, most: int, before: float) -> list[dict[str, Any]]:
    """The tables one sits at or hosts, with one's seats and whether it is one's turn."""
    rows = link.run(
        f"SELECT {COLUMNS} FROM tables t WHERE t.updated < ? AND"
        " (t.host = ? OR EXISTS (SELECT 1 FROM holders h WHERE h.table_id = t.id AND h.person = ?))"
        " ORDER BY t.updated DESC LIMIT ?",
        *(before, person, person, most),
    )
    held = link.run("SELECT table_id, seat FROM holders WHERE person = ?", person)
    seats: dict[str, list[int]] = {}
    for table, seat in held:
        seats.setdefault(table, []).append(seat)
    return [_listed(row, sorted(seats.get(row[0], [])), person) for row in rows]


def open_tables(link: Link, status: str, person: str | None, most: int, before: float) -> list[dict[str, Any]]:
    """Tables that anybody may find: to sit at, to watch, or to study."""
    rows = link.run(
        f"SELECT {COLUMNS} FROM tables t WHERE t.status = ? AND t.is_open = 1 AND t.updated < ?"
        " ORDER BY t.updated DESC LIMIT ?",
        *(status, before, most),
    )
    return [_listed(row, [], person) for row in rows]


def _listed(row: Row, seats: list[int], person: str | None) -> dict[str, Any]:
    id, game, status, seq, waiting, seating, is_open, host, deadline, created, updated = row
    waited_for = json.loads(waiting)
    places = json.loads(seating)
    return {
        "table": id,
        "game": game,
        "status": status,
        "seq": seq,
        "seats": places,
        "yours": seats,
        "is_host": host == person,
        "your_turn": any(seat in waited_for and not places[seat]["bot"] for seat in seats),
        "waiting": waited_for,
        "is_open": bool(is_open),
        "deadline": deadline,
        "created": created,
        "updated": updated,
    }


def count_hosted(link: Link, person: str) -> int:
    return int(link.run("SELECT COUNT(*) FROM tables WHERE host = ? AND status <> 'over'", person)[0][0])


def host_of(link: Link, table: str) -> str | None:
    rows = link.run("SELECT host FROM tables WHERE id = ?", table)
    return rows[0][0] if rows else None


def delete(link: Link, table: str) -> None:
    # SQLite and PostgreSQL both take the entries, holders and secrets along.
    link.run("DELETE FROM tables WHERE id = ?", table)
    link.tell(f"gone {table}")


def due(link: Link, now: float) -> list[str]:
    """Tables on which somebody's time is up."""
    rows = link.run("SELECT id FROM tables WHERE status = 'playing' AND deadline <= ? LIMIT 200", now)
    return [id for (id,) in rows]


def bots_due(link: Link, before: float) -> list[str]:
    """Tables that wait for a bot since before a time."""
    rows = link.run("SELECT id FROM tables WHERE status = 'playing' AND bots_since <= ? LIMIT 200", before)
    return [id for (id,) in rows]


def your_turn(link: Link, person: str) -> list[dict[str, Any]]:
    """The tables that wait for this person, the longest first."""
    return [each for each in reversed(mine(link, person, 500, float("inf"))) if each["your_turn"]]
