"""A record is the truth about a game: what was on the table, the seed and the moves.

States and events are derived from it. Digests along the way make sure that what is replayed is
what was played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from opificio.table.events import Event, Seat
from opificio.table.game import Game, Position
from opificio.table.moves import UnknownMove
from opificio.table.randomness import Rng
from opificio.table.refusals import BadRecord
from opificio.table.values import digest

FORMAT = 1
DIGEST_EVERY = 20


@dataclass(slots=True)
class Record:
    """A game that can be saved, sent and replayed."""

    game: str
    rules_version: int
    seats: int
    seed: int
    options: dict[str, Any]
    components: str
    """The digest of the components it was played with."""
    components_text: str | None = None
    """The components file itself, where it is not the one we ship."""
    start: Position | None = None
    """The position it began from, where that is not the ordinary set-up."""
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    """Number of moves made, and the digest of the state after them."""
    players: list[str] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "components": self.components,
            **({"components_text": self.components_text} if self.components_text is not None else {}),
            **({"start": self.start} if self.start is not None else {}),
            **({"players": self.players} if self.players else {}),
            "moves": [[seat, text] for seat, text in self.moves],
            "digests": {str(at): value for at, value in self.digests.items()},
        }

    def dumps(self) -> str:
        """The record as the text of a file."""
        head = self.plain()
        moves = ",\n".join(f"    {json.dumps(move)}" for move in head.pop("moves"))
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        return "{\n" + ",\n".join([*lines, f'  "moves": [\n{moves}\n  ]']) + "\n}\n"


def loads(text: str) -> Record:
    """A record from the text of a file; a wrong one is refused with the reason."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"this is no record: line {error.lineno} is not JSON ({error.msg})") from None
    if not isinstance(data, dict) or "game" not in data:
        raise BadRecord('this is no record: a record is an object with "game", "seed", "moves" …')
    if data.get("format") != FORMAT:
        raise BadRecord(f"this record has format {data.get('format')!r}; this program reads format {FORMAT}")
    return Record(
        game=_need(data, "game", str),
        rules_version=_need(data, "rules_version", int),
        seats=_need(data, "seats", int),
        seed=_need(data, "seed", int),
        options=_need(data, "options", dict),
        components=_need(data, "components", str),
        components_text=data.get("components_text"),
        start=data.get("start"),
        moves=[_move(at, each) for at, each in enumerate(_need(data, "moves", list))],
        digests=_digests(_need(data, "digests", dict)),
        players=[str(name) for name in data.get("players", [])],
    )


def _need(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(f"a record needs {key!r} as {kind.__name__}; here it is {value!r:.60}")
    return value


def _move(at: int, value: object) -> tuple[Seat, str]:
    match value:
        case [int(seat), str(text)]:
            return seat, text
    raise BadRecord(f"move {at + 1} should be [seat, text]; it is {value!r:.60}")


def _digests(value: dict[str, Any]) -> dict[int, str]:
    if not all(key.isdigit() for key in value):
        raise BadRecord("the keys of 'digests' are numbers of moves")
    return {int(key): str(each) for key, each in value.items()}


@dataclass(slots=True)
class Step:
    """One move of a replay. `state` is the live state after it: clone it to keep it."""

    number: int
    seat: Seat
    move: Any
    events: list[Event]
    state: Any


def begin(game: Game[Any, Any], record: Record) -> Any:
    """The state a record starts from."""
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"this record was played under version {record.rules_version} of the rules; "
            f"this program knows version {game.rules_version}"
        )
    components = game.components(record.components_text)
    if components.digest != record.components:
        raise BadRecord(
            f"this record needs the components {record.components}, and these are {components.digest}; "
            "it was played with another components file, which it does not contain"
        )
    if record.start is not None:
        return game.from_position(record.start, Rng(record.seed))
    return game.new(record.seats, record.seed, record.options, components)


def replay(game: Game[Any, Any], record: Record) -> Iterator[Step]:
    """Play a record again, move by move; anything that does not fit is a `BadRecord`."""
    state = begin(game, record)
    catalogue = game.catalogue(state)
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            move = catalogue.parse(text)
        except UnknownMove as error:
            raise BadRecord(f"move {number}: {error}") from None
        refusal = game.check(state, seat, move)
        if refusal is not None:
            raise BadRecord(f"move {number} ({text}) is refused: {refusal.rule}")
        events = game.play(state, seat, move)
        expected = record.digests.get(number)
        if expected is not None and digest(game.position(state)) != expected:
            raise BadRecord(f"after move {number} the table is not what the record says")
        yield Step(number, seat, move, events, state)


def replayed(game: Game[Any, Any], record: Record, moves: int | None = None) -> Any:
    """The state after some moves of a record, or after all."""
    end = len(record.moves) if moves is None else moves
    if not 0 <= end <= len(record.moves):
        raise BadRecord(f"this record has {len(record.moves)} moves; there is no move {end}")
    if end == 0:
        return begin(game, record)
    return next(step.state for step in replay(game, record) if step.number == end)
