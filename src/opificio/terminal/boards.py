"""A table drawn in a terminal, from what a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from opificio.table import Game, Seat
from opificio.words import Words

LETTERS = {
    "steel": "S", "copper": "C", "manual": "M", "automated": "A",
    "empirical": "E", "scientific": "X", "steam": "W", "electricity": "Z",
}  # fmt: skip
TURNED = "◥◢◣◤"
"""The half of a resource tile that gives two, by its turn."""
COLOURS = ("green", "blue", "red", "yellow", "magenta")


def board(words: Words, game: Game[Any, Any], state: Any, seat: Seat | None) -> RenderableType:
    """The table as the seat sees it; None is a spectator."""
    view, legend = game.view(state, seat), game.legend(state, seat)
    draw = BOARDS.get(game.name)
    return (
        draw(words, game.box(game.components(view.get("components_text"))), view, legend) if draw else Text(str(view))
    )


# ── EXPO 1906 ─────────────────────────────────────────────────────────────────────────────────


def expo_board(words: Words, box: dict[str, Any], view: dict[str, Any], legend: dict[str, Any]) -> RenderableType:
    jury = "".join("●" * view["jury"][power] + " " for power in ("steam", "electricity"))
    head = Text(f"{words.say('cli-round', number=view['round'])} · {words.say('cli-jury')} {jury}", style="bold")
    labs = [_lab_panel(words, box, view, legend, seat) for seat in range(view["seats"])]
    return Group(head, _market(words, box, view), _patents(words, box, view), Columns(labs))


def _market(words: Words, box: dict[str, Any], view: dict[str, Any]) -> Grid:
    projects = {tile["id"]: tile for tile in box["projects"]}
    grid = Grid(show_header=False)
    slots = [shape["slot"] for shape in view["academy"].values() if shape["slot"]]
    grid.add_row(words.thing("academy"), "\n".join(_project(words, projects[slot]) for slot in slots))
    technologies = ", ".join(str(words.fact("tile", each)) for each in view["technologies"])
    grid.add_row(words.say("cli-technologies"), technologies)
    grid.add_row(words.thing("train-station"), "  ".join(resource_mark(box, tile) for tile in view["station"]))
    return grid


def _project(words: Words, tile: dict[str, Any]) -> str:
    needs = " ".join(f"{amount}{LETTERS[name]}" for name, amount in tile["needs"].items())
    return escape(f"{words.fact('tile', tile['id'])} [{tile['shape']}] {needs} → {tile['points']}")


def resource_mark(box: dict[str, Any], tile_id: str) -> str:
    tile = next(each for each in box["resources"] if each["id"] == tile_id)
    return f"2{LETTERS[tile['two']]}1{LETTERS[tile['one']]}"


def _patents(words: Words, box: dict[str, Any], view: dict[str, Any]) -> Grid:
    grid = Grid(title=words.say("cli-patents"), show_lines=False)
    grid.add_column("")
    for step in range(2, box["steps"] + 1):
        grid.add_column(str(step), justify="center")
    for line in box["lines"]:
        stacks = view["patents"][line]["stacks"]
        cells = ["".join(_token(owner) for owner in stacks.get(str(step), [])) for step in range(2, box["steps"] + 1)]
        chit = view["patents"][line]["chit"]
        grid.add_row(str(words.fact("line", line)) + (f" ({words.thing(chit)})" if chit else ""), *cells)
    return grid


def _token(owner: int) -> str:
    return "○" if owner < 0 else f"[{COLOURS[owner]}]{owner + 1}[/]"


def _lab_panel(words: Words, box: dict[str, Any], view: dict[str, Any], legend: dict[str, Any], seat: int) -> Panel:
    hand = view["hands"][seat]
    cards = ", ".join(words.thing(card) for card in hand) if isinstance(hand, list) else str(hand)
    lacking = [
        f"{words.fact('tile', project)}: " + " ".join(f"{n}{LETTERS[name]}" for name, n in standing["lacks"].items())
        for project, standing in legend["labs"][seat]["projects"].items()
        if not standing["complete"]
    ]
    done = [str(words.fact("tile", project)) + " ✓" for project in view["labs"][seat]["complete"]]
    front = " ".join(front_mark(words, box, tile) for tile in view["fronts"][seat]) or "–"
    text = "\n".join([f"{words.say('cli-hand')}: {cards}", f"{words.say('cli-front')}: {front}", *done, *lacking])
    title = f"{words.player(seat)}  ${view['funding'][seat]}  {view['prestige'][seat]} VP"
    return Panel(Group(lab_text(box, view["labs"][seat]), text), title=title, border_style=COLOURS[seat], width=44)


def front_mark(words: Words, box: dict[str, Any], tile: str) -> str:
    known = {each["id"] for each in box["resources"]}
    return resource_mark(box, tile) if tile in known else str(words.fact("tile", tile))


def lab_text(box: dict[str, Any], lab: dict[str, Any]) -> Text:
    """The floor of a lab: columns by letter, rows by number, as moves name them."""
    marks = dict.fromkeys(box["lab"]["cells"], " ·  ") | dict.fromkeys(lab["scrap"], "▒▒▒ ")
    for piece in lab["pieces"]:
        marks.update(_piece_marks(box, piece))
    text = Text("   " + "".join(f" {chr(ord('a') + column)}  " for column in range(box["lab"]["columns"])) + "\n")
    for row in range(1, box["lab"]["rows"] + 1):
        cells = (marks.get(f"{chr(ord('a') + column)}{row}", "    ") for column in range(box["lab"]["columns"]))
        text.append(f"{row:>2} " + "".join(cells) + "\n")
    return text


def _piece_marks(box: dict[str, Any], piece: str) -> dict[str, str]:
    tile_id, _, spot = piece.partition("@")
    cell, _, degrees = spot.partition("^")
    turn = int(degrees) // 90
    resource = next((each for each in box["resources"] if each["id"] == tile_id), None)
    if resource:
        return {cell: f"{LETTERS[resource['two']]}{TURNED[turn]}{LETTERS[resource['one']].lower()} "}
    shape = next(each["shape"] for each in [*box["projects"], *box["technologies"]] if each["id"] == tile_id)
    column, row = ord(cell[0]) - ord("a"), int(cell[1:])
    return {
        f"{chr(ord('a') + column + right)}{row + down}": f"{tile_id[:3]:3} "
        for down, right in box["shapes"][shape][turn]
    }


# ── Workshop of the World ─────────────────────────────────────────────────────────────────────


def workshop_board(words: Words, box: dict[str, Any], view: dict[str, Any], legend: dict[str, Any]) -> RenderableType:
    era, number = words.say(f"cli-era-{view['era']}"), words.say("cli-round", number=legend["round"])
    cards = ", ".join(str(words.fact("card", card)) for card in view["display"])
    head = Text(f"{era} · {number} / {legend['rounds']} · {words.say('cli-cards')}: {cards}", style="bold")
    demand = ", ".join(f"{words.thing(kind['id'])} {view['track'].get(kind['id'], 0)}" for kind in box["kinds"])
    track = Text(f"{words.say('cli-demand')}: {demand}")
    return Group(head, track, _books(words, view, legend), _towns(words, box, view))


def _books(words: Words, view: dict[str, Any], legend: dict[str, Any]) -> Grid:
    grid = Grid(title=words.say("cli-books"))
    for name in ("player", "colour", "money", "profit", "industries", "network", "tokens"):
        grid.add_column(words.say(f"cli-column-{name}"))
    for colour in legend["colours"]:
        seat = colour["seat"]
        money, hand = view["money"][seat], view["hands"][seat]
        tokens = ", ".join(f"{words.thing(k)} {n}" for k, n in hand.items()) if isinstance(hand, dict) else str(hand)
        grid.add_row(
            words.player(seat),
            words.thing(colour["id"]),
            "?" if money is None else f"£{money}",
            str(view["profit"][seat]),
            str(colour["industries"]),
            f"{colour['network']} / {colour['pieces']}",
            tokens,
        )
    return grid


def _towns(words: Words, box: dict[str, Any], view: dict[str, Any]) -> Grid:
    grid = Grid(title=words.say("cli-map"))
    for name in ("town", "value", "kind", "industries", "links"):
        grid.add_column(words.say(f"cli-column-{name}"))
    for town in box["towns"]:
        there = view["industries"].get(town["id"], {})
        links = [_link(words, link, town["id"], view) for link in box["links"] if town["id"] in link["towns"]]
        grid.add_row(
            words.thing(town["id"]),
            str(town["value"]),
            words.thing(town["kind"]),
            ", ".join(f"{words.thing(colour)} {count}" for colour, count in there.items()),
            ", ".join(links),
        )
    return grid


def _link(words: Words, link: dict[str, Any], town: str, view: dict[str, Any]) -> str:
    other = next(end for end in link["towns"] if end != town)
    owner = view["links"].get(link["id"])
    double = "=" if link["length"] == 2 else "–"
    return f"{double}{words.thing(other)}" + (f" ({words.thing(owner)})" if owner else "")


BOARDS: dict[str, Callable[[Words, dict[str, Any], dict[str, Any], dict[str, Any]], RenderableType]] = {
    "expo1906": expo_board,
    "workshop": workshop_board,
}
