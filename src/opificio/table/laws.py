"""The laws every game at the table obeys. A new game imports them and passes.

Each law takes a game and the state of a game in progress, and raises `LawBroken` with what it saw.
`obey` plays one random game and applies them all on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from opificio.table.events import Seat, event_plain, seen_by
from opificio.table.game import Game
from opificio.table.randomness import Rng
from opificio.table.records import loads, replay
from opificio.table.tables import Table
from opificio.table.values import canonical, digest

LONGEST_GAME = 5_000
"""Moves after which a random game counts as endless."""

AnyGame = Game[Any, Any]

Choose = Callable[[Table[Any, Any], Seat, Rng], Any]
"""A way to choose a legal move for a waiting seat."""


class LawBroken(AssertionError):
    """A game did what no game may do."""


def require(kept: bool, law: str, **facts: object) -> None:
    if not kept:
        raise LawBroken(f"{law}: {', '.join(f'{name}={fact!r:.300}' for name, fact in facts.items())}")


def random_table(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, Any] | None = None, choose: Choose | None = None
) -> Iterator[Table[Any, Any]]:
    """A table on which random moves are made: yielded before each move and at the end.

    Random players hardly ever achieve anything; a `choose` of one's own lets the laws be tried where
    somebody does.
    """
    table = Table.new(game, seats, seed, options)
    rng = Rng(seed ^ 0x5EED)
    for _ in range(LONGEST_GAME):
        yield table
        waiting = game.waiting(table.state)
        if not waiting:
            return
        seat = waiting[rng.below(len(waiting))]
        moves = game.legal(table.state, seat)
        require(len(moves) > 0, "a waiting seat has a legal move", seat=seat, decision=game.decision(table.state, seat))
        move = choose(table, seat, rng) if choose is not None else moves[rng.below(len(moves))]
        refusal = game.check(table.state, seat, move)
        require(refusal is None, "a legal move is accepted", seat=seat, move=move, refusal=refusal)
        secrets_are_masked(table.play(seat, move), seats)
    require(False, "games end", seats=seats, seed=seed)


def legal_agrees_with_check(game: AnyGame, state: Any, rng: Rng, samples: int = 200) -> None:
    """What `legal` lists, `check` accepts; what it does not list, `check` refuses."""
    catalogue = game.catalogue(state)
    for seat in range(state.seats):
        legal = list(game.legal(state, seat))
        require(len(legal) == len(game.legal(state, seat)), "the legal moves are counted right", listed=len(legal))
        require(len({id(move) for move in legal}) == len(legal), "no legal move is listed twice", seat=seat)
        require(bool(legal) == (seat in game.waiting(state)), "only waiting seats have legal moves", seat=seat)
        for move in legal:
            refusal = game.check(state, seat, move)
            require(refusal is None, "a legal move is accepted", move=catalogue.text(move), refusal=refusal)
        indices = {catalogue.index(move) for move in legal}
        for _ in range(samples):
            at = rng.below(len(catalogue))
            refused = game.check(state, seat, catalogue[at]) is not None
            require(
                refused == (at not in indices), "legal and check agree", seat=seat, move=catalogue.text(catalogue[at])
            )


def moves_are_written_and_read(game: AnyGame, state: Any, rng: Rng, samples: int = 20) -> None:
    """Every move has a text of its own that reads back as the same move, and a stable index."""
    catalogue = game.catalogue(state)
    for _ in range(samples):
        at = rng.below(len(catalogue))
        move = catalogue[at]
        require(catalogue.index(move) == at, "a move knows its index", index=at)
        require(catalogue.parse(catalogue.text(move)) is move, "a move reads back", move=catalogue.text(move))


def clones_are_independent(game: AnyGame, state: Any, rng: Rng, moves: int = 8) -> None:
    """Playing on a clone leaves the original alone, and both play the same moves alike."""
    before = canonical(game.position(state))
    first, second = state.clone(), state.clone()
    for _ in range(moves):
        waiting = game.waiting(first)
        if not waiting:
            break
        legal = game.legal(first, waiting[0])
        move = legal[rng.below(len(legal))]
        told = [event_plain(event) for event in game.play(first, waiting[0], move)]
        again = [event_plain(event) for event in game.play(second, waiting[0], move)]
        require(told == again, "twins hear the same events", first=told, second=again)
        require(game.position(first) == game.position(second), "twins stay equal", move=move)
    require(canonical(game.position(state)) == before, "a clone is independent")


def positions_round_trip(game: AnyGame, state: Any) -> None:
    """A position builds the state it came from."""
    position = game.position(state)
    rebuilt = game.from_position(position, Rng(0))
    again = game.position(rebuilt)
    require(canonical(again) == canonical(position), "a position round-trips", differs=_difference(position, again))
    require(game.scores(rebuilt) == game.scores(state), "a position keeps the scores")
    for seat in [None, *range(state.seats)]:
        require(game.view(rebuilt, seat) == game.view(state, seat), "a position keeps every view", seat=seat)
    for seat in game.waiting(state):
        listed = [game.catalogue(state).text(move) for move in game.legal(state, seat)]
        require(listed == [game.catalogue(rebuilt).text(move) for move in game.legal(rebuilt, seat)], "same moves")


def hidden_changes_do_not_show(game: AnyGame, state: Any, rng: Rng) -> None:
    """Two states that differ only in what a seat cannot know give it the same view."""
    for seat in [None, *range(state.seats)]:
        view = game.view(state, seat)
        other = state.clone()
        game.reshuffle(other, seat, rng)
        require(
            game.view(other, seat) == view,
            "what a seat cannot know does not show",
            seat=seat,
            differs=_difference(view, game.view(other, seat)),
        )
        require(game.legend(other, seat) == game.legend(state, seat), "nor does a legend tell it", seat=seat)
        require(game.census(other) == game.census(state), "reshuffling loses nothing", seat=seat)
        imagined = game.determinise(view, rng)
        require(
            game.view(imagined, seat) == view,
            "an imagined state gives the same view",
            seat=seat,
            differs=_difference(view, game.view(imagined, seat)),
        )
        require(game.census(imagined) == game.census(state), "an imagined state is complete", seat=seat)


def scores_agree_with_outcome(game: AnyGame, state: Any) -> None:
    """Every seat has a sheet; the outcome exists exactly when nobody is waited for."""
    sheets = game.scores(state)
    require(sorted(sheets) == list(range(state.seats)), "every seat has a score sheet", seats=sorted(sheets))
    outcome = game.outcome(state)
    require((outcome is None) == bool(game.waiting(state)), "a game with an outcome is over", outcome=outcome)
    if outcome is not None:
        require(len(outcome.places) == state.seats and 1 in outcome.places, "somebody is first", outcome=outcome)


def records_replay(game: AnyGame, table: Table[Any, Any]) -> None:
    """A record that went through a file replays to the same state."""
    record = loads(table.record.dumps())
    state: Any = None
    for step in replay(game, record):
        state = step.state
    require(state is not None and digest(game.position(state)) == digest(game.position(table.state)), "replay is live")


def undo_goes_back(game: AnyGame, table: Table[Any, Any], rng: Rng) -> None:
    """Where undo is allowed, it restores exactly what was there."""
    waiting = game.waiting(table.state)
    if not waiting:
        return
    before = canonical(game.position(table.state))
    record = table.record.dumps()
    legal = game.legal(table.state, waiting[0])
    copy = Table(game, table.state.clone(), loads(record))
    events = copy.play(waiting[0], legal[rng.below(len(legal))])
    revealed = any(event.reveals for event in events)
    require((copy.why_no_undo(waiting[0]) is not None) == revealed, "undo stops at revealed information", events=events)
    for other in range(table.state.seats):
        if other != waiting[0]:
            require(copy.why_no_undo(other) is not None, "nobody undoes another's move", seat=other)
    if not revealed:
        copy.undo(waiting[0])
        require(canonical(game.position(copy.state)) == before, "undo restores the state")
        require(copy.record.dumps() == record, "undo restores the record")


def secrets_are_masked(events: list[Any], seats: int) -> None:
    """An event shows its secret fields to its own seat only."""
    for event in events:
        for seat in [None, *range(seats)]:
            shown = event_plain(seen_by(event, seat))
            for name in event.secret:
                mine = seat is not None and seat == event.seat
                require(mine or shown[name] is None, "secrets are masked", event=shown, seat=seat)


def obey(
    game: AnyGame,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    every: int = 7,
    choose: Choose | None = None,
) -> Table[Any, Any]:
    """Play one random game and hold it to all laws at every `every`-th move and at the end."""
    rng = Rng(seed + 1)
    census: Mapping[str, int] | None = None
    for table in random_table(game, seats, seed, options, choose):
        state = table.state
        census = census or game.census(state)
        require(
            game.census(state) == census, "components are conserved", differs=_difference(census, game.census(state))
        )
        if len(table.record.moves) % every == seed % every or table.over:
            legal_agrees_with_check(game, state, rng)
            moves_are_written_and_read(game, state, rng)
            clones_are_independent(game, state, rng)
            positions_round_trip(game, state)
            hidden_changes_do_not_show(game, state, rng)
            scores_agree_with_outcome(game, state)
            undo_goes_back(game, table, rng)
    records_replay(game, table)
    return table


def _difference(first: Any, second: Any) -> Any:
    """The parts in which two plain values differ."""
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        keys = [*first, *(key for key in second if key not in first)]
        return {key: _difference(first.get(key), second.get(key)) for key in keys if first.get(key) != second.get(key)}
    return (first, second)
