"""How fast the engines are, beside a peer in the same run.

Uniformly random complete games on one core. A decision counts only where there was a choice of at
least two moves, for us and for the peer alike. Rounds are interleaved and the median is told, since
machines drift; only the ratios of one run mean anything.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from opificio.bots.question import ask
from opificio.bots.registry import bot
from opificio.bots.search import SearchBot
from opificio.games import GAMES
from opificio.table import Game, OpificioError, Rng, Table
from opificio.terminal.tables import play_out

SEATS = 4
CLONES = 2_000
CLONE_AFTER = 100
"""Moves after which a state is cloned or searched: the middle of a game."""
SEARCHED = 3
"""How many states the search is timed on."""


@dataclass(slots=True)
class Round:
    """What was played in one stretch of time."""

    seconds: float = 0.0
    games: int = 0
    moves: int = 0
    decisions: int = 0


def play_random(game: Game[Any, Any], seats: int, seed: int, tally: Round) -> Any:
    """One uniformly random game from beginning to end; answers the final state."""
    rng = Rng(seed ^ 0xBE7C)
    below = rng.below
    waiting, legal, play = game.waiting, game.legal, game.play
    state = game.new(seats, seed)
    asked = waiting(state)
    while asked:
        seat = asked[0]
        moves = legal(state, seat)
        count = len(moves)
        tally.moves += 1
        if count > 1:
            tally.decisions += 1
            play(state, seat, moves[below(count)])
        else:
            play(state, seat, moves[0])
        asked = waiting(state)
    tally.games += 1
    return state


def own_round(game: Game[Any, Any], seconds: float, first_seed: int) -> Round:
    tally = Round()
    begin = time.perf_counter()
    while tally.seconds < seconds:
        play_random(game, SEATS, first_seed + tally.games, tally)
        tally.seconds = time.perf_counter() - begin
    return tally


def catanatron_round(seconds: float, first_seed: int) -> Round:
    """Four random players of Catanatron, counted by the same rule."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan
    from catanatron.game import TURNS_LIMIT

    tally = Round()
    begin = time.perf_counter()
    while tally.seconds < seconds:
        random.seed(first_seed + tally.games)
        catan = Catan([RandomPlayer(colour) for colour in Color])
        while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
            tally.moves += 1
            if len(catan.state.playable_actions) > 1:
                tally.decisions += 1
            catan.play_tick()
        tally.games += 1
        tally.seconds = time.perf_counter() - begin
    return tally


def clone_microseconds(game: Game[Any, Any]) -> float:
    """The median cost of a copy in the middle of a game."""
    state, rng = game.new(SEATS, 1), Rng(1)
    for _ in range(CLONE_AFTER):
        seat = game.waiting(state)[0]
        moves = game.legal(state, seat)
        game.play(state, seat, moves[rng.below(len(moves))])
    costs = []
    for _ in range(9):
        begin = time.perf_counter()
        for _ in range(CLONES):
            state.clone()
        costs.append((time.perf_counter() - begin) / CLONES * 1e6)
    return median(costs)


def catan_clone_microseconds() -> float:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    random.seed(1)
    catan = Catan([RandomPlayer(colour) for colour in Color])
    for _ in range(CLONE_AFTER):
        catan.play_tick()
    begin = time.perf_counter()
    for _ in range(300):
        catan.copy()
    return (time.perf_counter() - begin) / 300 * 1e6


def states_under_way(game: Game[Any, Any]) -> list[Any]:
    """Some states in the middle of games that were played with sense."""
    states = []
    for seed in range(SEARCHED):
        table: Table[Any, Any] = Table.new(game, SEATS, seed)
        for number, _, _, _ in play_out(table, ["greedy"] * SEATS):
            if number == CLONE_AFTER:
                break
        states.append(table.state)
    return states


def search_per_second(game: Game[Any, Any], states: list[Any], milliseconds: int) -> float:
    """Iterations of the search bot in a second of thought, from positions under way."""
    thinker = bot(f"search:{milliseconds}ms", game)
    assert isinstance(thinker, SearchBot)
    begin = time.perf_counter()
    for seed, state in enumerate(states):
        thinker.think(ask(game, state, game.waiting(state)[0], (), seed))
    return thinker.iterations / (time.perf_counter() - begin)


def playouts_per_second(game: Game[Any, Any], states: list[Any], seconds: float) -> float:
    """Random playouts to the very end in a second, from copies of positions under way."""
    rng, done, begin = Rng(1), 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = states[done % len(states)].clone()
        while asked := game.waiting(state):
            moves = game.legal(state, asked[0])
            game.play(state, asked[0], moves[rng.below(len(moves))])
        done += 1
    return done / (time.perf_counter() - begin)


def on_one_core() -> None:
    """Stay on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(seconds: float, rounds: int, tell: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """Every engine in turn, several times; medians and ratios."""
    try:
        import catanatron  # noqa: F401
    except ImportError:
        raise OpificioError("the bench needs Catanatron beside us: pip install 'opificio[bench]'") from None
    on_one_core()
    runs: dict[str, list[Round]] = {name: [] for name in (*GAMES, "catanatron")}
    for at in range(rounds):
        for name, game in GAMES.items():
            tell(f"{name}, round {at + 1} of {rounds}")
            runs[name].append(own_round(game, seconds, 1000 * at))
        tell(f"catanatron, round {at + 1} of {rounds}")
        runs["catanatron"].append(catanatron_round(seconds, 1000 * at))
    figures = {name: _figures(played) for name, played in runs.items()}
    for name, game in GAMES.items():
        figures[name]["clone_us"] = round(clone_microseconds(game), 2)
        ratio = figures[name]["decisions_per_s"] / figures["catanatron"]["decisions_per_s"]
        figures[name]["ratio_to_catanatron"] = round(ratio, 2)
        tell(f"{name}, search")
        states = states_under_way(game)
        figures[name]["search_iterations_per_s"] = round(search_per_second(game, states, int(1000 * seconds)), 1)
        figures[name]["playouts_per_s"] = round(playouts_per_second(game, states, seconds), 1)
    figures["catanatron"]["clone_us"] = round(catan_clone_microseconds(), 2)
    return figures


def _figures(rounds: list[Round]) -> dict[str, float]:
    games = sum(each.games for each in rounds)
    return {
        "decisions_per_s": round(median(each.decisions / each.seconds for each in rounds), 1),
        "moves_per_s": round(median(each.moves / each.seconds for each in rounds), 1),
        "games_per_s": round(median(each.games / each.seconds for each in rounds), 2),
        "moves_per_game": round(sum(each.moves for each in rounds) / games, 1),
        "decisions_per_game": round(sum(each.decisions for each in rounds) / games, 1),
    }
