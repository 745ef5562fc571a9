"""The program `opificio`: every command, and one way to say what went wrong."""

from __future__ import annotations

import os
import sys
import webbrowser
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from opificio import ENGINE, __version__
from opificio.arena.commands import arena, balance
from opificio.table import OpificioError
from opificio.terminal.books import bench, components, rules
from opificio.terminal.playing import GameOrNone, Opponents, OwnSeat, play_in_terminal
from opificio.terminal.records import replay_command, show, watch
from opificio.terminal.sittings import ComponentsFile, GameOptions, Language, SaveFile, Seats, Seed

BAD_INPUT = 2

app = typer.Typer(
    name="opificio",
    help="EXPO 1906 and Workshop of the World: play, watch, replay, measure.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)

app.command()(watch)
app.command("replay")(replay_command)
app.command()(show)
app.command()(rules)
app.command()(components)
app.command()(bench)
app.command()(arena)
app.command()(balance)

Host = Annotated[str, typer.Option("--host", help="the address to listen on")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="the port; 0 takes any free one")]
Database = Annotated[str, typer.Option("--database", help="a file, or a postgresql:// URL")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="do not open the browser")]


@app.command()
def play(
    game: GameOrNone = None,
    seats: Seats = None,
    seat: OwnSeat = 1,
    seed: Seed = None,
    against: Opponents = "greedy",
    option: GameOptions = None,
    components: ComponentsFile = None,
    save: SaveFile = None,
    lang: Language = "en",
    port: Port = 1906,
    database: Database = "",
    no_browser: NoBrowser = False,
) -> None:
    """Play: in the browser, or with the name of a game here in the terminal."""
    if game is not None:
        play_in_terminal(game, seats, seat, seed, against, option, components, save, lang)
    else:
        serve_page("127.0.0.1", port, database or str(own_database()), not no_browser)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 1906,
    database: Database = "",
    public_url: Annotated[str, typer.Option("--public-url", help="the address people use, behind a proxy")] = "",
    trusted_proxies: Annotated[str, typer.Option("--trusted-proxies", help="addresses of your proxies")] = "",
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=1, help="processes that think for bots")] = 1,
    bot_seconds: Annotated[float, typer.Option("--bot-seconds", min=1, help="how long a bot may think")] = 30,
    idle_seconds: Annotated[float, typer.Option("--idle-seconds", min=1, help="when idle tables leave memory")] = 300,
    notifications: Annotated[bool, typer.Option("--notifications", help="let people be told of their turns")] = False,
    mail_url: Annotated[str, typer.Option("--mail-url", help="your mail account, as an Apprise mailtos:// URL")] = "",
    inside_webhooks: Annotated[
        bool, typer.Option("--inside-webhooks", help="allow webhooks into your network")
    ] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error")] = "info",
) -> None:
    """Host both games for a household or for many."""
    from opificio.server import run

    run(
        host,
        port,
        database or str(own_database()),
        trusted_proxies=trusted_proxies,
        log_level=log_level,
        ready=lambda address: typer.echo(f"Opificio is at {address}"),
        public_url=public_url,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        idle_seconds=idle_seconds,
        notifications=notifications,
        mail_url=mail_url,
        inside_webhooks=inside_webhooks,
        page=page_folder(),
    )


def serve_page(host: str, port: int, database: str, browser: bool) -> None:
    from opificio.server import run

    if page_folder() is None:
        raise OpificioError(
            "the page is not built here: 'make page' builds it, and our wheels contain it; "
            "'opificio play expo1906' plays in the terminal meanwhile"
        )

    def ready(address: str) -> None:
        typer.echo(f"Opificio is at {address}  (Ctrl+C stops it)")
        if browser:
            webbrowser.open(address)

    run(host, port, database, log_level="warning", ready=ready, page=page_folder())


def page_folder() -> Path | None:
    """Where the built page lies, if it was built."""
    folder = Path(str(resources.files("opificio"))) / "page"
    return folder if (folder / "index.html").exists() else None


def own_database() -> Path:
    """One file in the place where a user's data belong."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "opificio"
    base.mkdir(parents=True, exist_ok=True)
    return base / "opificio.db"


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"opificio {__version__}, engine {ENGINE}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="say which one")] = False,
) -> None:
    del version


def main() -> None:
    """Run a command; what a user can mend is told in one sentence, and the exit status is not zero."""
    try:
        app()
    except OpificioError as error:
        Console(stderr=True).print(f"[red]error:[/red] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
