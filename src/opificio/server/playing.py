"""What seats do at a table that has started. Each act is decided on committed state, then written."""

from __future__ import annotations

import contextlib
import secrets
from typing import Any

from opificio.server import journal, shown
from opificio.server.live import LiveTable
from opificio.server.problems import Problem, stale, wrong_moment
from opificio.server.tables import Change, Tables
from opificio.table import Refusal, Rng, UnknownMove, event_plain, seen_by
from opificio.words import Words

Ack = dict[str, Any]
NOTHING: dict[str, Any] = {"events": [], "reveals": False, "waiting": [], "ends": False, "legend": None}
"""What a refused move would do."""


class Refuses(Problem):
    """A move that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(409, "refused", f"the rule {refusal.rule} forbids it", **refusal.plain())
        self.refusal = refusal


async def move(tables: Tables, id: str, seat: int, text: str, number: int, key: str) -> Ack:
    """Make a move against the decision `number`; sent again under the same key, it is made once."""
    once = f"{seat}:{key}"

    def decide(change: Change) -> Ack:
        check_move(change.live, seat, text, number)
        return {"seq": change.write("moved", seat, once, move=text).seq, "again": False}

    return await _once(tables, id, once, decide)


def check_move(live: LiveTable, seat: int, text: str, number: int) -> None:
    _require_seat(live, seat)
    _require_started(live)
    if live.places[seat].bot:
        raise wrong_moment("a bot plays this seat; take the seat back first")
    if seat in live.asked and live.asked[seat] != number:
        raise stale(live.asked[seat])
    refusal = live.running.check(seat, parse(live, text))
    if refusal is not None:
        raise Refuses(refusal)


async def undo(tables: Tables, id: str, seat: int, moves: int, key: str) -> Ack:
    """Take the last of `moves` moves back."""
    once = f"{seat}:{key}"

    def decide(change: Change) -> Ack:
        live = change.live
        _require_seat(live, seat)
        _require_started(live)
        if live.places[seat].bot:
            raise wrong_moment("a bot plays this seat; take the seat back first")
        if len(live.running.record.moves) != moves:
            raise stale(live.asked.get(seat))
        refusal = live.running.why_no_undo(seat)
        if refusal is not None:
            raise Refuses(refusal)
        return {"seq": change.write("undone", seat, once).seq, "again": False}

    return await _once(tables, id, once, decide)


async def _once(tables: Tables, id: str, once: str, decide: Any) -> Ack:
    try:
        ack: Ack = await tables.change(id, decide)
    except Problem as problem:
        if problem.status != 409:
            raise
        # Whoever sends again has usually been overtaken by their own first sending.
        seq = await tables.store.read(lambda link: journal.find_once(link, id, once))
        if seq is None:
            raise
        return {"seq": seq, "again": True}
    except Exception:
        # The journal takes a key once. What else it refuses is no fault of the sender's.
        if await tables.store.read(lambda link: journal.find_once(link, id, once)) is None:
            raise
        raise Problem(409, "key-used", "this key stands for an earlier move; send every move under a new one") from None
    return ack


def parse(live: LiveTable, text: str) -> Any:
    try:
        return live.game.catalogue(live.running.state).parse(text)
    except UnknownMove as error:
        raise Problem(422, "unknown-move", str(error)) from None


def why(live: LiveTable, seat: int, text: str, language: str) -> dict[str, Any]:
    """Why a move is refused: the rule, the facts, the words and the section of the rulebook."""
    _require_seat(live, seat)
    _require_started(live)
    refusal = live.running.check(seat, parse(live, text))
    return {"refusal": None if refusal is None else explained(live, refusal, language)}


def explained(live: LiveTable, refusal: Refusal, language: str) -> dict[str, Any]:
    words = words_for(live, language)
    told: dict[str, Any] = {**refusal.plain(), "words": None, "rule_words": None}
    with contextlib.suppress(LookupError):  # a game without words still names the rule
        told.update(words=words.why(refusal), rule_words=words.rule(refusal.rule))
    told["section"] = live.game.rulebook.section(refusal.rule, language)
    return told


def words_for(live: LiveTable, language: str) -> Words:
    names = [place.name or place.bot for place in live.places]
    try:
        return Words(language, live.game.name, players=names)
    except FileNotFoundError:
        return Words(language, players=names)


def preview(live: LiveTable, seat: int, texts: list[str]) -> list[dict[str, Any]]:
    """What each move would do, as far as the seat can know: tried on a state it may imagine."""
    _require_seat(live, seat)
    _require_started(live)
    imagined = live.game.determinise(live.game.view(live.running.state, seat), Rng(0))
    return [_tried(live, imagined.clone(), seat, text) for text in texts]


def _tried(live: LiveTable, state: Any, seat: int, text: str) -> dict[str, Any]:
    move = parse(live, text)
    # The real table judges legality: it is what the seat is shown anyway.
    refusal = live.running.check(seat, move)
    if refusal is not None:
        return {**NOTHING, "move": text, "refusal": refusal.plain()}
    events = live.game.play(state, seat, move)
    known = []
    for event in events:
        if event.reveals:
            break
        known.append(event_plain(seen_by(event, seat)))
    reveals = len(known) < len(events)
    return {
        "move": text,
        "refusal": None,
        "events": known,
        "reveals": reveals,
        # After a revelation the imagined table is one of many: who decides next is not known.
        "waiting": [] if reveals else list(live.game.waiting(state)),
        "ends": not reveals and live.game.outcome(state) is not None,
        "legend": None if reveals else live.game.legend(state, seat),
    }


def scores(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """The sheets of all seats once it is over; before that, one's own as it stands."""
    _require_started(live)
    if live.running.over:
        return {"sheets": shown.end(live)["scores"]}
    sheets: list[dict[str, Any] | None] = [None] * live.head.seats
    if seat is not None:
        imagined = live.game.determinise(live.game.view(live.running.state, seat), Rng(0))
        sheets[seat] = shown.sheet(live.game.scores(imagined)[seat])
    return {"sheets": sheets}


async def restart(tables: Tables, id: str, seat: int, yes: bool) -> Ack:
    """Offer to start anew, or answer the offer; when every person agrees, it happens."""

    def decide(change: Change) -> Ack:
        live = change.live
        _require_seat(live, seat)
        _require_started(live)
        if live.running.over:
            raise wrong_moment("the game is over and stays as it was played; ask for a rematch")
        if live.offer is None and not yes:
            raise wrong_moment("nobody offered to start anew; there is nothing to decline")
        change.write("offered" if live.offer is None else "answered", seat, yes=yes)
        if live.offer is not None and live.offer >= set(live.people()):
            start(change, "restarted")
        return {"seq": live.seq, "again": False}

    return await tables.change(id, decide)


def start(change: Change, kind: str = "started") -> None:
    """Deal. The seed stays in the journal until the game is over."""
    game, head = change.live.game, change.live.head
    digest = game.components(head.components_text).digest
    change.write(kind, seed=secrets.randbits(63), rules_version=game.rules_version, components=digest)


async def say(tables: Tables, id: str, seat: int | None, name: str, text: str) -> Ack:
    return await tables.change(
        id, lambda change: {"seq": change.write("said", seat, name=name, text=text).seq, "again": False}
    )


def _require_started(live: LiveTable) -> None:
    if live.table is None:
        raise wrong_moment("the table has not started yet")


def _require_seat(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < live.head.seats:
        raise Problem(404, "unknown-seat", f"this table has the seats 0 to {live.head.seats - 1}, not {seat}")
