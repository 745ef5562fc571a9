"""Commands about records: watch a game being made, replay it, show its ledger."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from opificio.arena.commands import options_of
from opificio.games import game as game_named
from opificio.table import OpificioError, Table, event_plain, replay, replayed
from opificio.terminal.boards import board
from opificio.terminal.sheets import ledger_entries, ledger_grid, log_line, score_grid, scores_plain
from opificio.terminal.sittings import (
    AnyTable,
    AsJson,
    ComponentsFile,
    GameName,
    GameOptions,
    Language,
    RecordFile,
    SaveFile,
    Seats,
    Seed,
    components_text,
    read_record,
    usual_seats,
    words_for,
    write_text,
)
from opificio.terminal.tables import play_out
from opificio.words import Words

BotNames = Annotated[str, typer.Option("--bots", "-b", help="one for all seats, or one for each, by commas")]
AtMove = Annotated[int | None, typer.Option("--at", metavar="N", help="show the table after N moves")]


def bot_names(text: str, seats: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise OpificioError(f"name one bot, or {seats} of them, one for each seat; these are {len(names)}")
    return names


def watch(
    game: GameName,
    seats: Seats = None,
    seed: Seed = None,
    bots: BotNames = "greedy",
    option: GameOptions = None,
    components: ComponentsFile = None,
    save: SaveFile = None,
    lang: Language = "en",
    json_out: AsJson = False,
) -> None:
    """Let bots play a game and read along."""
    rules = game_named(game)
    count = usual_seats(game, seats)
    table: AnyTable = Table.new(rules, count, seed or 0, options_of(option), components_text(components))
    names = bot_names(bots, count)
    table.record.players = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    words = words_for(lang, game, table.record.players)
    console = Console()
    for number, seat, text, events in play_out(table, names):
        if json_out:
            told = [event_plain(event) for event in events]
            console.out(json.dumps({"move": number, "seat": seat, "text": text, "events": told}), highlight=False)
        else:
            tell(console, words, events)
    if save is not None:
        write_text(save, table.record.dumps())
    finish(console, words, table, json_out)


def tell(console: Console, words: Words, events: list[Any]) -> None:
    for event in events:
        line = log_line(words, event)
        if line:
            console.print(escape(line), highlight=False, soft_wrap=True)


def finish(console: Console, words: Words, table: AnyTable, json_out: bool) -> None:
    if json_out:
        console.out(json.dumps(scores_plain(table.game, table.state)), highlight=False)
    else:
        console.print(score_grid(words, table.game, table.state))


def replay_command(file: RecordFile, at: AtMove = None, lang: Language = "en", json_out: AsJson = False) -> None:
    """Play a record again, checking every move; or show the table at one moment."""
    record = read_record(file)
    rules = game_named(record.game)
    words = words_for(lang, record.game, record.players)
    console = Console()
    if at is not None:
        state = replayed(rules, record, at)
        if json_out:
            console.out(json.dumps(rules.position(state)), highlight=False)
        else:
            console.print(board(words, rules, state, None))
        return
    state = None
    for step in replay(rules, record):
        state = step.state
        if json_out:
            told = [event_plain(event) for event in step.events]
            console.out(json.dumps({"move": step.number, "seat": step.seat, "events": told}), highlight=False)
        else:
            tell(console, words, step.events)
    if state is None:
        raise OpificioError("this record has no moves yet; --at 0 shows how it begins")
    finish(console, words, Table(rules, state, record), json_out)


def show(file: RecordFile, lang: Language = "en", json_out: AsJson = False) -> None:
    """The ledger of a record: every point and every coin with its rule, and the score sheets."""
    record = read_record(file)
    rules = game_named(record.game)
    entries = ledger_entries(replay(rules, record))
    state = replayed(rules, record)
    console = Console()
    if json_out:
        plain = {"game": record.game, "seats": record.seats, "moves": len(record.moves), "ledger": entries}
        console.out(json.dumps({**plain, **scores_plain(rules, state)}), highlight=False)
        return
    words = words_for(lang, record.game, record.players)
    console.print(ledger_grid(words, entries))
    console.print(score_grid(words, rules, state))
