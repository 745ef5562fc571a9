"""The commands `opificio arena` and `opificio balance`, for the command line to register."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from opificio.arena import plots
from opificio.arena.balance import as_grids, panels
from opificio.arena.balance import balance as balance_of
from opificio.arena.crews import Crew, crew
from opificio.arena.journal import Journal, standard_path
from opificio.arena.matches import Tournament
from opificio.arena.reports import as_csv, as_grid, as_json, faults, write_records
from opificio.arena.statistics import standings
from opificio.arena.studies import STUDIES
from opificio.arena.tournaments import Played, hold
from opificio.bots import bot
from opificio.games import game as game_named
from opificio.table import OpificioError

INTERRUPTED = 130
"""The exit status of a command that was interrupted, as shells know it."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="expo1906 or workshop")]
BotNames = Annotated[list[str], typer.Argument(metavar="BOT…", help="one for each seat: random, greedy, search:1s …")]
Matches = Annotated[int, typer.Option("--matches", "-n", metavar="N", help="how many games")]
Workers = Annotated[int, typer.Option("--workers", "-w", metavar="K", help="processes to play in")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="the same seed gives the same deals")]
AsJson = Annotated[bool, typer.Option("--json", help="print one JSON object instead of a table")]
OnCluster = Annotated[bool, typer.Option("--cluster", help="play on a Ray cluster (RAY_ADDRESS, or a local one)")]
Address = Annotated[
    str | None, typer.Option("--address", metavar="ADDRESS", help="of the cluster: local, auto, ray://…")
]
OptionTexts = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="of the game")]
Resume = Annotated[bool, typer.Option("--resume", help="go on where this tournament was interrupted")]


def _file(name: str, text: str) -> Any:
    return typer.Option(name, metavar="FILE", help=text)


ComponentsFile = Annotated[Path | None, _file("--components", "a components file of your own")]
PlotFile = Annotated[Path | None, _file("--plot", "a picture of the results, .svg or .png")]
CsvFile = Annotated[Path | None, _file("--csv", "a line for each seat of each match")]
JournalFile = Annotated[Path | None, _file("--journal", "where results are kept as they come")]
RecordsFolder = Annotated[Path | None, typer.Option("--records", metavar="FOLDER", help="keep every match's record")]


def arena(
    game: GameName,
    bots: BotNames,
    matches: Matches = 100,
    workers: Workers = 1,
    seed: Seed = 0,
    cluster: OnCluster = False,
    address: Address = None,
    json_out: AsJson = False,
    csv_file: CsvFile = None,
    records: RecordsFolder = None,
    plot: PlotFile = None,
    journal: JournalFile = None,
    resume: Resume = False,
    components: ComponentsFile = None,
    option: OptionTexts = None,
) -> None:
    """Let bots play each other, and say who is better and how sure that is."""
    tournament = Tournament(
        game_named(game), tuple(bots), matches, seed, options_of(option), _text(components), records is not None
    )
    for spec in bots:
        bot(spec, tournament.game).close()
    if plot is not None:
        plots.check_path(plot)
    played = _held(tournament, crew(workers, address_of(cluster, address)), journal, resume)
    table = standings(tournament, played.results)
    if csv_file is not None:
        csv_file.write_text(as_csv(tournament, played.results), "utf-8")
    if records is not None:
        write_records(records, tournament, played.results)
    if plot is not None:
        plots.plot_standings(plot, f"{tournament.game.name}, {len(played.results)} matches", table)
    if json_out:
        typer.echo(json.dumps(as_json(tournament, table, played.results), indent=2))
    else:
        Console().print(as_grid(tournament, table, played.results))
    _finish(played)


def balance(
    game: GameName,
    bot_name: Annotated[str, typer.Option("--bot", metavar="BOT", help="who sits on every seat")] = "greedy",
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="how many; the most there can be")] = None,
    matches: Matches = 1000,
    workers: Workers = 1,
    seed: Seed = 0,
    cluster: OnCluster = False,
    address: Address = None,
    json_out: AsJson = False,
    plot: PlotFile = None,
    journal: JournalFile = None,
    resume: Resume = False,
    components: ComponentsFile = None,
    option: OptionTexts = None,
) -> None:
    """Let one bot play itself many times, and say whether the game is fair and everything in it useful."""
    played_game = game_named(game)
    count = max(played_game.seat_counts) if seats is None else seats
    tournament = Tournament(
        played_game, (bot_name,) * count, matches, seed, options_of(option), _text(components), study=STUDIES[game]
    )
    bot(bot_name, played_game).close()
    if plot is not None:
        plots.check_path(plot)
    played = _held(tournament, crew(workers, address_of(cluster, address)), journal, resume)
    if not played.results:
        _finish(played)
    report = balance_of(played.results)
    if plot is not None:
        plots.plot_bars(plot, f"{game}, {report.matches} games of {bot_name}", panels(report))
    if json_out:
        typer.echo(json.dumps(report.plain(), indent=2))
    else:
        Console().print(as_grids(game, report))
    _finish(played)


def _held(tournament: Tournament, players: Crew, file: Path | None, resume: bool) -> Played:
    """Play with a progress bar on standard error, so that standard output stays clean."""
    # Also where a shell started us in the background with interrupts ignored, or somebody says "terminate".
    for wanted in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wanted, signal.default_int_handler)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    ) as progress:
        task = progress.add_task(tournament.game.name, total=tournament.matches)
        return hold(
            tournament,
            players,
            Journal(file or standard_path(tournament), tournament),
            resume,
            lambda done: progress.update(task, completed=done),
        )


def _finish(played: Played) -> None:
    aside = Console(stderr=True)
    for fault in faults(played.results):
        aside.print(f"[yellow]{fault}")
    if played.interrupted:
        aside.print(f"interrupted after {len(played.results)} matches; the same command with --resume goes on")
        raise typer.Exit(INTERRUPTED)


def address_of(cluster: bool, address: str | None) -> str | None:
    """Where the cluster is, if one is asked for."""
    if not cluster and address is None:
        return None
    return address or ("auto" if os.environ.get("RAY_ADDRESS") else "local")


def options_of(texts: list[str] | None) -> dict[str, str | list[str]]:
    """`chits=per-token` on the command line; a value with commas is a list, one for each seat."""
    options: dict[str, str | list[str]] = {}
    for text in texts or []:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise OpificioError(f"an option is written NAME=VALUE, not {text!r}")
        options[name] = value.split(",") if "," in value else value
    return options


def _text(path: Path | None) -> str | None:
    if path is None:
        return None
    if not path.is_file():
        raise OpificioError(f"there is no components file {str(path)!r}")
    return path.read_text("utf-8")
