"""A person against bots in the terminal: the table, the question, the moves, and why not."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from opificio.arena.commands import options_of
from opificio.bots.question import Ears, ask, seed_of
from opificio.bots.registry import bot
from opificio.games import game as game_named
from opificio.table import OpificioError, Refusal, Refused, Table, UnknownMove, replay
from opificio.terminal.boards import board
from opificio.terminal.records import finish, tell
from opificio.terminal.sittings import (
    AnyTable,
    ComponentsFile,
    GameOptions,
    Language,
    SaveFile,
    Seats,
    Seed,
    components_text,
    read_record,
    usual_seats,
    words_for,
    write_text,
)
from opificio.words import Words

LISTED = 24
"""More legal moves than this are not listed at once: a part of their text narrows them down."""

GameOrNone = Annotated[str | None, typer.Argument(metavar="[GAME]", help="play in the terminal; none opens the page")]
Opponents = Annotated[str, typer.Option("--against", "-a", metavar="BOT", help="random, easy, greedy, search:1s …")]
OwnSeat = Annotated[int, typer.Option("--seat", metavar="K", min=1, help="your seat, counted from 1")]


class Sitting:
    """One person at a table with bots, reading lines and writing to a console."""

    def __init__(self, table: AnyTable, seat: int, opponents: str, words: Words, console: Console) -> None:
        self.table = table
        self.seat = seat
        self.words = words
        self.console = console
        self.ears = Ears(table.record.seats)
        for step in replay(table.game, table.record):
            self.ears.hear(step.events)
        self.bots = {other: bot(opponents, table.game) for other in range(table.record.seats) if other != seat}

    def say(self, message: str, **facts: str | int) -> None:
        self.console.print(escape(self.words.say(message, "", **facts)), highlight=False, soft_wrap=True)

    def go(self, read: Callable[[], str]) -> bool:
        """Until the game is over or the person leaves; answers whether it is over."""
        while not self.table.over:
            waiting = self.table.game.waiting(self.table.state)
            if self.seat in waiting:
                if not self.ask_person(read):
                    return False
            else:
                self.ask_bot(waiting[0])
        return True

    def ask_bot(self, seat: int) -> None:
        table = self.table
        number = len(table.record.moves)
        seed = seed_of(table.record.seed, seat, number)
        self.played(seat, self.bots[seat].decide(ask(table.game, table.state, seat, self.ears.heard[seat], seed)))

    def played(self, seat: int, move: Any) -> None:
        events = self.table.play(seat, move)
        self.ears.hear(events)
        tell(self.console, self.words, events)

    def ask_person(self, read: Callable[[], str]) -> bool:
        game, state = self.table.game, self.table.state
        self.console.print(board(self.words, game, state, self.seat))
        self.console.print(f"[bold]{escape(self.words.decision(game.decision(state, self.seat)))}[/bold]")
        shown = self.list_moves("")
        while True:
            try:
                line = read().strip()
            except EOFError:
                return False
            if line in {"quit", "exit"}:
                return False
            narrowed = self.answer(line, shown)
            if narrowed is None:
                return True
            shown = narrowed

    def list_moves(self, part: str) -> list[Any]:
        """Legal moves whose text holds `part`, numbered if they are few enough."""
        game, state = self.table.game, self.table.state
        catalogue = game.catalogue(state)
        moves = [move for move in game.legal(state, self.seat) if part in catalogue.text(move)]
        for number, move in enumerate(moves[:LISTED], 1):
            text = f"{number:>3}  {self.words.move(move)}  "
            self.console.print(escape(text) + f"[dim]{escape(catalogue.text(move))}[/dim]", highlight=False)
        if len(moves) > LISTED:
            self.say("cli-more-moves", count=len(moves) - LISTED)
        return moves[:LISTED]

    def answer(self, line: str, shown: list[Any]) -> list[Any] | None:
        """Do what the line says; None when the decision was answered, else the moves now listed."""
        if line in {"", "?", "help"}:
            self.say("cli-play-help")
            return self.list_moves("")
        if line == "undo":
            return self.undo(shown)
        if line.startswith("save "):
            write_text(Path(line[5:].strip()), self.table.record.dumps())
            self.say("cli-saved", file=line[5:].strip())
            return shown
        if line.startswith("why "):
            self.explain(line[4:])
            return shown
        if line.isdigit() and 1 <= int(line) <= len(shown):
            self.played(self.seat, shown[int(line) - 1])
            return None
        return self.try_text(line, shown)

    def try_text(self, line: str, shown: list[Any]) -> list[Any] | None:
        catalogue = self.table.game.catalogue(self.table.state)
        try:
            self.played(self.seat, catalogue.parse(line))
        except UnknownMove as error:
            found = self.list_moves(line)
            if not found:
                self.console.print(escape(str(error)), highlight=False)
            return found or shown
        except Refused as refused:
            self.refuse(refused.refusal)
            return shown
        return None

    def undo(self, shown: list[Any]) -> list[Any] | None:
        try:
            self.table.undo(self.seat)
        except Refused as refused:
            self.refuse(refused.refusal)
            return shown
        return None

    def explain(self, text: str) -> None:
        """Why a move is refused, with the rule and its section."""
        try:
            move = self.table.game.catalogue(self.table.state).parse(text)
        except UnknownMove as error:
            self.console.print(escape(str(error)), highlight=False)
            return
        refusal = self.table.check(self.seat, move)
        if refusal is None:
            self.say("cli-allowed")
        else:
            self.refuse(refusal)

    def refuse(self, refusal: Refusal) -> None:
        self.console.print(f"[red]{escape(self.words.why(refusal))}[/red]", highlight=False)
        self.console.print(escape(f"{self.words.rule(refusal.rule)} [{refusal.rule}]"), style="dim", highlight=False)


def play_in_terminal(
    game: str,
    seats: Seats = None,
    seat: OwnSeat = 1,
    seed: Seed = None,
    against: Opponents = "greedy",
    option: GameOptions = None,
    components: ComponentsFile = None,
    save: SaveFile = None,
    lang: Language = "en",
) -> None:
    """Sit down at a new table, or at a saved one where FILE of --save exists already."""
    console = Console()
    if save is not None and save.exists():
        record = read_record(save)
        table: AnyTable = Table.from_record(game_named(record.game), record)
    else:
        count = usual_seats(game, seats)
        begin = random.randrange(1 << 31) if seed is None else seed
        table = Table.new(game_named(game), count, begin, options_of(option), components_text(components))
    if not 1 <= seat <= table.record.seats:
        raise OpificioError(f"your seat lies between 1 and {table.record.seats}, not {seat}")
    names = [f"{against} {at + 1}" for at in range(table.record.seats)]
    names[seat - 1] = words_for(lang, table.record.game).player(seat - 1)
    table.record.players = names
    words = words_for(lang, table.record.game, names)
    sitting = Sitting(table, seat - 1, against, words, console)
    over = sitting.go(lambda: console.input("> "))
    if save is not None:
        write_text(save, table.record.dumps())
        sitting.say("cli-saved", file=str(save))
    if over:
        finish(console, words, table, False)
