"""What a command needs to sit down: a game, options, components, words, players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from opificio.games import GAMES, game
from opificio.table import OpificioError, Record, Table, loads
from opificio.words import Words

AnyTable = Table[Any, Any]

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"one of: {', '.join(GAMES)}")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="a record, as --save writes it")]
Language = Annotated[str, typer.Option("--lang", "-l", help="en, it, es or de")]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON for a machine to read")]
Seats = Annotated[int | None, typer.Option("--seats", "-s", metavar="N", help="how many seats; usually 4")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", help="the same seed deals the same game")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="a table option; may be repeated")
]
ComponentsFile = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="a components file of your own")
]
SaveFile = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="where to write the record")]

USUAL_SEATS = 4


def usual_seats(name: str, seats: int | None) -> int:
    return min(USUAL_SEATS, max(game(name).seat_counts)) if seats is None else seats


def read_text(path: Path, what: str) -> str:
    """A file's text; what cannot be read is told as a person would."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise OpificioError(f"there is no {what} {str(path)!r}") from None
    except IsADirectoryError:
        raise OpificioError(f"{str(path)!r} is a folder, not a {what}") from None
    except UnicodeDecodeError:
        raise OpificioError(f"{str(path)!r} is no {what}: it is not text") from None
    except OSError as error:
        raise OpificioError(f"the {what} {str(path)!r} cannot be read: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise OpificioError(f"{str(path)!r} cannot be written: {error.strerror}") from None


def read_record(path: Path) -> Record:
    return loads(read_text(path, "record"))


def components_text(path: Path | None) -> str | None:
    return None if path is None else read_text(path, "components file")


def words_for(language: str, name: str, players: Sequence[str] = ()) -> Words:
    return Words(language, name, "cli", players=players)
