"""Tables where bots play by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opificio.bots.question import Ears, ask, seed_of
from opificio.bots.registry import bot
from opificio.table import Event, Seat, Table


def play_out(table: Table[Any, Any], names: list[str]) -> Iterator[tuple[int, Seat, str, list[Event]]]:
    """Bots to the end: yields each move's number, seat, text and events."""
    rules, record = table.game, table.record
    players = [bot(name, rules) for name in names]
    ears = Ears(len(names))
    try:
        while not table.over:
            seat = rules.waiting(table.state)[0]
            number = len(record.moves)
            question = ask(rules, table.state, seat, ears.heard[seat], seed_of(record.seed, seat, number))
            move = players[seat].decide(question)
            events = table.play(seat, move)
            ears.hear(events)
            yield number + 1, seat, record.moves[-1][1], events
    finally:
        for player in players:
            player.close()
