"""Commands about what is printed: rules, components, and the bench."""

from __future__ import annotations

import difflib
import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from opificio import ENGINE
from opificio.games import game as game_named
from opificio.table import TABLE_RULES, DataFile, OpificioError
from opificio.terminal import bench as benches
from opificio.terminal.sittings import AsJson, GameName, Language, read_text, words_for
from opificio.words import Words

RuleId = Annotated[str | None, typer.Argument(metavar="RULE", help="a rule id, or the beginning of one")]
CheckFile = Annotated[Path | None, typer.Option("--check", metavar="FILE", help="check a components file of your own")]
Seconds = Annotated[float, typer.Option("--seconds", min=0.05, help="how long each engine plays in each round")]
Rounds = Annotated[int, typer.Option("--rounds", min=1, help="how many rounds, of which the median counts")]


def rules(game: GameName, rule: RuleId = None, lang: Language = "en", json_out: AsJson = False) -> None:
    """The rules in our words, each with its id and its section in the printed rulebook."""
    rulebook = game_named(game).rulebook
    words = words_for(lang, game)
    known = [*rulebook.rules, *TABLE_RULES]
    found = [id for id in known if rule is None or id == rule or id.startswith(f"{rule}.")]
    if not found:
        close = difflib.get_close_matches(rule or "", known, 3)
        hint = f"did you mean {' or '.join(close)}?" if close else f"'opificio rules {game}' lists them all"
        raise OpificioError(f"{game} has no rule {rule!r}; {hint}")
    console = Console()
    if json_out:
        told = [{"rule": id, "section": rulebook.section(id, lang), "words": words.rule(id)} for id in found]
        console.out(json.dumps(told, ensure_ascii=False), highlight=False)
        return
    section = None
    for id in found:
        if rulebook.section(id, lang) != section:
            section = rulebook.section(id, lang)
            console.print(f"\n[bold]{section or words.say('cli-table-rules')}[/bold]")
        console.print(f"  [cyan]{id}[/cyan]  {words.rule(id)}", highlight=False)


def components(game: GameName, check: CheckFile = None, lang: Language = "en", json_out: AsJson = False) -> None:
    """The figures of the game, which of them are facts, and a check of a file of your own."""
    words = words_for(lang, game)
    rules = game_named(game)
    console = Console()
    if check is not None:
        made = rules.components(read_text(check, "components file"))
        if json_out:
            console.out(json.dumps({"ok": True, "digest": made.digest}), highlight=False)
        else:
            console.print(words.say("cli-components-ok", file=str(check), digest=made.digest), highlight=False)
        return
    file = DataFile(shipped_text(game))
    if json_out:
        console.out(json.dumps(_figures_plain(file)), highlight=False)
    else:
        console.print(_figures_grid(words, file))
        console.print(words.say("cli-components-note"), highlight=False)


def shipped_text(game: str) -> str:
    return (Path(__file__).parent.parent / game / "components.toml").read_text("utf-8")


def _figures_plain(file: DataFile) -> list[dict[str, Any]]:
    return [
        {"block": block.name, "id": block.data.get("id"), "key": key, "value": value, "fact": fact}
        for block in file.blocks
        for key, value, fact in block.figures()
    ]


def _figures_grid(words: Words, file: DataFile) -> Grid:
    grid = Grid(title=words.say("cli-components"))
    for name in ("block", "fact", "reconstructed"):
        grid.add_column(words.say(f"cli-column-{name}"))
    for block in file.blocks:
        facts = [f"{key} = {_short(value)}" for key, value, fact in block.figures() if fact]
        others = [f"{key} = {_short(value)}" for key, value, fact in block.figures() if not fact]
        grid.add_row(block.name, "\n".join(facts), "\n".join(others))
    return grid


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {amount}" for name, amount in value.items())
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)


def bench(seconds: Seconds = 2.0, rounds: Rounds = 5, json_out: AsJson = False) -> None:
    """How fast the engines play random games, beside Catanatron in the same run."""
    aside = Console(stderr=True)
    with aside.status("…") as status:
        figures = benches.measure(seconds, rounds, status.update)
    console = Console()
    if json_out:
        console.out(json.dumps(figures), highlight=False)
        return
    grid = Grid(title=f"four seats, one core, uniformly random games, engine {ENGINE}")
    grid.add_column("")
    for name in figures:
        grid.add_column(name, justify="right")
    for key in dict.fromkeys(key for row in figures.values() for key in row):
        grid.add_row(key.replace("_", " "), *(f"{row[key]:,}" if key in row else "" for row in figures.values()))
    console.print(grid)
