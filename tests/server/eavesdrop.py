"""What a seat received, held against what its view allows. Knows the contract, and no rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from opificio.server.api.models import EntryShown, StateShown, UpdateShown
from opificio.server.legal import texts
from opificio.server.settings import AnyGame
from opificio.table import Record, begin, event_plain, plain, replay, seen_by

Payload = dict[str, Any]
STATE_KEYS = set(StateShown.model_fields)
UPDATE_KEYS = set(UpdateShown.model_fields)
ENTRY_KEYS = set(EntryShown.model_fields)
BODIES = {
    "sat": {"name"},
    "left": set(),
    "bot-sat": {"bot"},
    "bot-left": set(),
    "started": set(),
    "moved": set(),
    "undone": set(),
    "resigned": {"bot"},
    "timed-out": {"bot"},
    "said": {"name", "text", "at"},
}
"""What the body of each kind of entry may say. A move's own text is not among it."""


class Truth:
    """A finished game, move by move: the states and events nobody saw whole while it was played."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self.states = [begin(game, record)]
        self.events: list[list[Any]] = [[]]
        for step in replay(game, record):
            self.states.append(step.state.clone())
            self.events.append(step.events)

    def check_state(self, payload: Payload, seat: int | None) -> None:
        """The payload says what the seat's view says at that move, and not a word more."""
        assert set(payload) - {"type"} <= UPDATE_KEYS
        if payload["status"] == "gathering":
            assert payload["view"] is None
            assert payload["decision"] is None
            return
        state = self.states[payload["moves"]]
        assert payload["seat"] == seat
        assert payload["view"] == _as_json(self.game.view(state, seat))
        assert payload["legend"] == _as_json(self.game.legend(state, seat))
        assert payload["waiting"] == list(self.game.waiting(state))
        assert (payload["end"] is not None) == (self.game.outcome(state) is not None)
        self._check_decision(payload["decision"], state, seat)

    def _check_decision(self, decision: Payload | None, state: Any, seat: int | None) -> None:
        if seat is None or seat not in self.game.waiting(state):
            assert decision is None
            return
        assert decision is not None
        assert set(decision) == {"number", "asked", "count", "legal"}
        assert decision["asked"] == _as_json(plain(self.game.decision(state, seat)))
        catalogue = self.game.catalogue(state)
        legal = [catalogue.text(move) for move in self.game.legal(state, seat)]
        assert sorted(texts(decision["legal"])) == sorted(legal)
        assert decision["count"] == len(legal)

    def check_entry(self, entry: Payload, seat: int | None) -> None:
        assert set(entry) == ENTRY_KEYS
        assert set(entry["body"]) == BODIES[entry["kind"]], entry
        if entry["kind"] != "moved":
            assert entry["events"] == []
            return
        told = self.events[entry["number"]]
        assert entry["events"] == [_as_json(event_plain(seen_by(event, seat))) for event in told]
        assert entry["seat"] == self.record.moves[entry["number"] - 1][0]

    def check(self, payload: Payload, seat: int | None) -> None:
        self.check_state(payload, seat)
        for entry in payload.get("entries", ()):
            self.check_entry(entry, seat)


def _as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def strings(value: Any) -> Iterator[str]:
    """Every string and number anywhere in a payload, as text."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield str(key)
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)
    elif value is not None:
        yield str(value)
