"""Logs, ledgers and score sheets for a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table as Grid

from opificio.table import Booked, Event, Game, Seat
from opificio.words import Words


def log_line(words: Words, event: Event) -> str | None:
    """An event in words; entries in the books have their own place, the ledger."""
    return None if isinstance(event, Booked) else words.event(event)


def ledger_entries(steps: Iterable[Any]) -> list[dict[str, Any]]:
    """Every entry in anybody's books: move, seat, book, amount, rule, cause."""
    return [
        {
            "move": step.number,
            "seat": event.seat,
            "book": event.book,
            "amount": event.amount,
            "rule": event.rule,
            "cause": event.cause,
        }
        for step in steps
        for event in step.events
        if isinstance(event, Booked)
    ]


def ledger_grid(words: Words, entries: list[dict[str, Any]]) -> Grid:
    grid = Grid(title=words.say("cli-ledger"))
    for name in ("move", "player", "book", "amount", "rule"):
        grid.add_column(words.say(f"cli-column-{name}"), justify="right" if name in ("move", "amount") else "left")
    for entry in entries:
        cause = f" ({words.fact('cause', entry['cause'])})" if entry["cause"] else ""
        grid.add_row(
            str(entry["move"]),
            words.player(entry["seat"]),
            words.say(f"book-{entry['book']}"),
            f"{entry['amount']:+d}",
            words.label(entry["rule"]) + cause,
        )
    return grid


def score_grid(words: Words, game: Game[Any, Any], state: Any) -> Grid:
    """The final sheets side by side, in the order of the rulebook."""
    sheets = game.scores(state)
    grid = Grid(title=words.say("cli-final-scores" if game.outcome(state) else "cli-scores-so-far"), show_footer=True)
    outcome = game.outcome(state)
    grid.add_column("", footer=words.say("cli-total"))
    for seat, sheet in sheets.items():
        mark = f" ({words.say('cli-place', place=outcome.places[seat])})" if outcome else ""
        grid.add_column(words.player(seat) + mark, footer=str(sheet.total), justify="right")
    rows: dict[tuple[str, str], dict[Seat, int]] = {}
    for seat, sheet in sheets.items():
        for line in sheet.lines:
            row = rows.setdefault((line.rule, line.cause), {})
            row[seat] = row.get(seat, 0) + line.amount
    for (rule, cause), amounts in rows.items():
        label = words.label(rule) + (f" ({words.fact('cause', cause)})" if cause else "")
        grid.add_row(label, *(str(amounts.get(seat, "")) for seat in sheets))
    return grid


def scores_plain(game: Game[Any, Any], state: Any) -> dict[str, Any]:
    outcome = game.outcome(state)
    return {
        "over": outcome is not None,
        "ended_by": outcome.rule if outcome else None,
        "places": list(outcome.places) if outcome else None,
        "scores": [
            {
                "seat": seat,
                "total": sheet.total,
                "lines": [{"rule": line.rule, "amount": line.amount, "cause": line.cause} for line in sheet.lines],
            }
            for seat, sheet in game.scores(state).items()
        ],
    }
