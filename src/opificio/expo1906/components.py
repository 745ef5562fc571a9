"""EXPO 1906's components: a file becomes frozen things and the tables the rules look up."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import Final

from opificio.expo1906.geometry import TURNS, Cell, Floor, Shape, Spot, is_connected, squares_of
from opificio.expo1906.moves import (
    AdvanceToken,
    BuyResource,
    BuyTile,
    ChooseChit,
    ChooseJury,
    ClearCell,
    EnterLine,
    JumpToken,
    Move,
    PlaceTile,
    PlayCard,
    RemoveTile,
    ReplaceScrap,
    RepositionResource,
    RepositionTile,
    Stop,
    TakeOption,
)
from opificio.expo1906.tiles import (
    CARDS,
    PROJECT,
    RESOURCE,
    RESOURCES,
    STEAM,
    TECHNOLOGY,
    Chit,
    Line,
    Piece,
    Thing,
    Tile,
    packed,
    resource_tile,
)
from opificio.table.datafile import Block, DataFile
from opificio.table.moves import Catalogue
from opificio.table.refusals import BadComponents

SHAPES: Final = ("L", "T", "S", "I", "square")
OPTIONS: Final = ("reposition", "funding", "patents", "jury")
REPOSITION: Final = 0
FUNDING: Final = 1
PATENTS: Final = 2
JURY: Final = 3

COUNTS: Final = ("prestige", "funding", "cleared-scrap", "technologies", "fixed", "shapes")
STRIDE: Final = 11
"""Places of the Patents Office are numbered line * STRIDE + step; 0 is the common step 1."""

RESOURCE_TILES: Final = 96
PROJECT_TILES: Final = 30
TECHNOLOGY_TILES: Final = 13
JURY_TILES: Final = 16
SCRAP_TILES: Final = 5
LINES: Final = 6
LARGEST_LAB: Final = 9
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Components:
    """Everything that lies in the box, and every table computed from it."""

    def __init__(self, text: str) -> None:
        file = DataFile(text)
        self.text = text
        self.digest = file.digest()
        self.single = Shape("single", len(SHAPES), [(0, 0)])
        self.cards = [Thing(id, index) for index, id in enumerate(CARDS)]
        self.meeting_options = [Thing(id, index) for index, id in enumerate(OPTIONS)]
        self.powers = [Thing(RESOURCES[STEAM], 0), Thing(RESOURCES[STEAM + 1], 1)]
        self._read_figures(file)
        self._read_lab(file)
        self._read_patents(file)
        self._read_tiles(file)
        self._read_chits(file)
        file.finish(BLOCKS)
        self._make_moves()

    def _read_figures(self, file: DataFile) -> None:
        setup = file.one("setup")
        self.start_funding = setup.numbers("funding", 0, 12, 4)
        self.solo_funding = setup.number("solo_funding", 0, 12)
        self.funding_limit = setup.number("funding_limit", 1, 99)
        if max(*self.start_funding, self.solo_funding) > self.funding_limit:
            raise setup.wrong(f"begins with more than the limit of {self.funding_limit}", "funding")
        self.token_count = setup.number("tokens", 1, 6)
        station = file.one("train-station")
        self.station_per_seat = station.number("tiles_per_seat", 1, 8)
        self.prices = station.numbers("prices", 0, 12, 3)
        self.improved_prices = station.numbers("improved_prices", 0, 12, 3)
        self.academy_price = file.one("academy").number("price", 0, 12)
        laboratory = file.one("laboratory")
        self.lab_tiles = [laboratory.number("tiles", 1, 9), laboratory.number("improved_tiles", 1, 9)]
        journal = file.one("journal")
        self.journal_points = [journal.number("points", 1, 9), journal.number("improved_points", 1, 9)]
        self.jump_discount = journal.number("improved_discount", 0, 9)
        self.ghost_tiles = [0, journal.number("ghost_tiles_solo", 0, 9), journal.number("ghost_tiles_two", 0, 9), 0, 0]
        skyscraper = file.one("skyscraper")
        self.skyscraper_funding = [skyscraper.number("funding", 0, 12), skyscraper.number("improved_funding", 0, 12)]
        room = file.one("meeting-room")
        self.meeting_choices = room.number("choices", 1, 4)
        self.repositions = room.number("repositions", 1, 9)
        self.meeting_funding = room.number("funding", 0, 12)
        self.meeting_points = room.number("points", 1, 9)
        self._read_jury(file)
        self.projects_to_end = file.one("end").number("projects", 1, PROJECT_TILES)

    def _read_jury(self, file: DataFile) -> None:
        jury = file.one("jury")
        self.jury_boxes = jury.number("boxes", 1, JURY_TILES)
        self.jury_filled = jury.number("filled", 0, self.jury_boxes - 1)
        self.jury_tiles = [jury.number("steam", 1, JURY_TILES), jury.number("electricity", 1, JURY_TILES)]
        self.jury_points = jury.number("points", 0, 9)
        if sum(self.jury_tiles) != JURY_TILES:
            raise jury.wrong(f"has {sum(self.jury_tiles)} tiles; there are {JURY_TILES}", "steam")

    def _read_lab(self, file: DataFile) -> None:
        block = file.one("lab")
        layout = [str(line) for line in block.list("layout")]
        if not layout or any(len(line) != len(layout[0]) for line in layout):
            raise block.wrong("needs a layout of lines of one length", "layout")
        if max(len(layout), len(layout[0])) > LARGEST_LAB:
            raise block.wrong(f"may have {LARGEST_LAB} rows and columns at most", "layout")
        if set("".join(layout)) - set(".x#"):
            raise block.wrong('is drawn with "." (free), "x" (scrap) and "#" (no cell) only', "layout")
        self.floor = Floor(layout)
        if self.floor.scrap.bit_count() != SCRAP_TILES:
            raise block.wrong(f"has {self.floor.scrap.bit_count()} scrap tiles; there are {SCRAP_TILES}", "layout")
        self.shapes = [self._read_shape(block, index) for index, block in enumerate(_shape_blocks(file))]
        self.floor.lay_out(self.single, TURNS)

    def _read_shape(self, block: Block, index: int) -> Shape:
        picture = [str(line) for line in block.list("picture")]
        squares = squares_of(picture)
        if len(squares) != 4:
            raise block.wrong(f"has {len(squares)} cells; every shape has 4", "picture")
        if not is_connected(squares):
            raise block.wrong("falls apart: its cells do not touch", "picture")
        shape = Shape(SHAPES[index], index, squares)
        self.floor.lay_out(shape, 0)
        return shape

    def _read_patents(self, file: DataFile) -> None:
        block = file.one("patents")
        names = [str(name) for name in block.list("lines")]
        if sorted(names) != sorted(RESOURCES[:LINES]):
            raise block.wrong(f"needs the lines {', '.join(RESOURCES[:LINES])}, each once", "lines")
        self.lines = [Line(name, index, RESOURCES.index(name)) for index, name in enumerate(names)]
        self.line_of = [names.index(name) if name in names else -1 for name in RESOURCES]
        """The line of each resource type; steam and electricity have none."""
        self.steps = block.number("steps", 3, STRIDE - 1)
        self.point_steps = block.numbers("point_steps", 2, self.steps - 1)
        self.jumps: list[list[tuple[int, int]]] = [[] for _ in range(LINES * STRIDE)]
        """For each place, the lines one may jump to and the funding it costs."""
        for jump in file.many("jump"):
            self._read_jump(jump, names)

    def _read_jump(self, block: Block, names: list[str]) -> None:
        step = block.number("step", 2, self.steps - 1)
        funding = block.number("funding", 0, 12)
        ends = [str(name) for name in block.list("between")]
        if len(ends) != 2 or any(name not in names for name in ends):
            raise block.wrong(f"lies between two of the lines {', '.join(names)}, not {ends}", "between")
        first, second = sorted(names.index(name) for name in ends)
        if second != first + 1:
            raise block.wrong(f"joins {ends[0]} and {ends[1]}, which are not neighbours", "between")
        if any(line == second for line, _ in self.jumps[first * STRIDE + step]):
            raise block.wrong(f"is there twice at step {step}", "between")
        self.jumps[first * STRIDE + step].append((second, funding))
        self.jumps[second * STRIDE + step].append((first, funding))

    def _read_tiles(self, file: DataFile) -> None:
        self.tiles: list[Tile] = []
        self.tile_counts: list[int] = []
        for block in file.many("resource"):
            self._read_resource(block)
        for block in file.many("project"):
            self._read_project(block)
        for block in file.many("technology"):
            self._read_technology(block)
        self.tile_by_id = {tile.id: tile for tile in self.tiles}
        self.resources = [tile for tile in self.tiles if tile.kind == RESOURCE]
        self.projects = [tile for tile in self.tiles if tile.kind == PROJECT]
        self.technologies = [tile for tile in self.tiles if tile.kind == TECHNOLOGY]
        self.first_project = len(self.resources)
        self._count_tiles()

    def _read_resource(self, block: Block) -> None:
        two = RESOURCES.index(block.text("two", RESOURCES))
        one = RESOURCES.index(block.text("one", RESOURCES))
        if two == one:
            raise block.wrong("needs two different types", "one")
        self._add(
            block, resource_tile(len(self.tiles), self.single, two, one), block.number("count", 1, RESOURCE_TILES)
        )

    def _read_project(self, block: Block) -> None:
        tile = Tile(block.text("id"), len(self.tiles), PROJECT, self.shapes[SHAPES.index(block.text("shape", SHAPES))])
        needs = _amounts(block, "needs", 3)
        powers = [type for type in needs if type >= STEAM]
        if len(needs) != 4:
            raise block.wrong(f"needs {len(needs)} types of resources; every project needs 4", "needs")
        if len(powers) != 1:
            raise block.wrong("needs exactly one of steam and electricity", "needs")
        tile.needs = packed(needs)
        tile.power = powers[0]
        tile.points = block.number("points", 0, 30)
        self._add(block, tile, 1)

    def _read_technology(self, block: Block) -> None:
        shape = self.shapes[SHAPES.index(block.text("shape", SHAPES))]
        tile = Tile(block.text("id"), len(self.tiles), TECHNOLOGY, shape)
        if ("gives" in block.data) == ("improves" in block.data):
            raise block.wrong("either gives resources or improves a card")
        if "gives" in block.data:
            tile.supply = packed(_amounts(block, "gives", 4))
        else:
            tile.improves = CARDS.index(block.text("improves", CARDS[:5]))
        self._add(block, tile, 1)

    def _add(self, block: Block, tile: Tile, count: int) -> None:
        if not ID.fullmatch(tile.id):
            raise block.wrong("needs an id of small letters, digits and dashes", "id")
        if any(tile.id == other.id for other in self.tiles):
            raise block.wrong(f"is there twice: {tile.id!r}")
        self.tiles.append(tile)
        self.tile_counts.append(count)

    def _count_tiles(self) -> None:
        resource_count = sum(self.tile_counts[tile.index] for tile in self.resources)
        improved = sorted(tile.improves for tile in self.technologies if tile.improves >= 0)
        for found, expected, what in (
            (resource_count, RESOURCE_TILES, "resource tiles"),
            (len(self.projects), PROJECT_TILES, "projects"),
            (len(self.technologies), TECHNOLOGY_TILES, "technologies"),
        ):
            if found != expected:
                raise BadComponents(f"the file has {found} {what}; there are {expected}")
        if improved != list(range(5)):
            raise BadComponents("each of the five cards needs exactly one technology that improves it")
        for shape in self.shapes:
            if not any(tile.shape is shape for tile in self.projects):
                raise BadComponents(f"no project has the shape {shape.id}")

    def _read_chits(self, file: DataFile) -> None:
        self.chits: list[Chit] = []
        for block in file.many("chit"):
            points, per = block.number("points", 1, 30), block.number("per", 1, 30)
            counts, most = block.text("counts", COUNTS), block.number("most", 0, 99)
            self.chits.append(Chit(block.text("id"), len(self.chits), counts, points, per, most))
        if len(self.chits) != LINES or len({chit.id for chit in self.chits}) != LINES:
            raise BadComponents(f"the file has {len(self.chits)} chits; there are {LINES}, all different")

    def _make_moves(self) -> None:
        """Every move there is, once, in tables that the rules look up and in one catalogue."""
        cells = self.floor.cells
        self.stop: Move = Stop()
        self.play_card: list[Move] = [PlayCard(card) for card in self.cards]
        self.buy: list[Move] = [BuyResource(tile) if tile.kind == RESOURCE else BuyTile(tile) for tile in self.tiles]
        self.place = [[self._place_row(tile, row) for row in tile.shape.spots] for tile in self.tiles]
        self.remove: list[Move] = [RemoveTile(tile) for tile in self.tiles]
        self.clear: list[Move | None] = [ClearCell(cell) if cell else None for cell in cells]
        self.move_tile = [[self._move_row(tile, row) for row in tile.shape.spots] for tile in self.tiles]
        self.move_resource = [self._move_rows(cell) for cell in cells]
        self.enter: list[Move] = [EnterLine(line) for line in self.lines]
        self.advance: list[Move | None] = [None] * (LINES * STRIDE)
        for line in self.lines:
            for step in range(2, self.steps + 1):
                self.advance[line.index * STRIDE + step] = AdvanceToken(line, step)
        self.jump = [self._jump_row(at) for at in range(LINES * STRIDE)]
        """By place, the jumps up and down, marked or not."""
        self.choose_chit: list[Move] = [ChooseChit(chit) for chit in self.chits]
        self.take_option: list[Move] = [TakeOption(option) for option in self.meeting_options]
        self.choose_jury: list[Move] = [ChooseJury(power) for power in self.powers]
        self.replace_scrap: list[Move | None] = [ReplaceScrap(cell) if cell else None for cell in cells]
        self.catalogue: Catalogue[Move] = Catalogue(self._all_moves())

    def _place_row(self, tile: Tile, spots: list[Spot | None]) -> list[Move | None]:
        return [PlaceTile(Piece(tile, spot)) if spot else None for spot in spots]

    def _move_row(self, tile: Tile, spots: list[Spot | None]) -> list[Move | None]:
        if tile.kind == RESOURCE:
            return []
        return [RepositionTile(tile, spot) if spot else None for spot in spots]

    def _jump_row(self, place: int) -> list[Move | None]:
        line, step = place // STRIDE, place % STRIDE
        if not 2 <= step <= self.steps:
            return [None, None]
        up = JumpToken(self.lines[line], step, self.lines[line - 1]) if line else None
        down = JumpToken(self.lines[line], step, self.lines[line + 1]) if line + 1 < LINES else None
        return [up, down]

    def jump_to(self, place: int, line: int) -> Move:
        """The jump from a place to a neighbouring line."""
        move = self.jump[place][1 if line > place // STRIDE else 0]
        assert move is not None
        return move

    def _move_rows(self, cell: Cell | None) -> list[list[Move | None]]:
        if cell is None:
            return []
        return [[RepositionResource(cell, spot) if spot else None for spot in row] for row in self.single.spots]

    def _all_moves(self) -> list[Move]:
        moves: list[Move | None] = [self.stop, *self.play_card, *self.buy]
        moves += [move for rows in self.place for row in rows for move in row]
        moves += [self.remove[tile.index] for tile in self.tiles if tile.kind != RESOURCE]
        moves += self.clear
        moves += [move for rows in self.move_tile for row in rows for move in row]
        moves += [move for rows in self.move_resource for row in rows for move in row]
        moves += [*self.enter, *self.advance]
        moves += [move for row in self.jump for move in row]
        moves += [*self.choose_chit, *self.take_option, *self.choose_jury, *self.replace_scrap]
        return [move for move in moves if move is not None]

    def piece(self, tile: Tile, spot: Spot) -> Piece:
        """The one piece that is this tile on this spot."""
        move = self.place[tile.index][spot.turn][spot.at]
        assert isinstance(move, PlaceTile)
        return move.piece


def _shape_blocks(file: DataFile) -> list[Block]:
    """The five shapes in our order."""
    blocks = {block.text("id", SHAPES): block for block in file.many("shape")}
    missing = [id for id in SHAPES if id not in blocks]
    if missing or len(file.many("shape")) != len(SHAPES):
        raise BadComponents(f"the file needs each of the shapes {', '.join(SHAPES)} once")
    return [blocks[id] for id in SHAPES]


def _amounts(block: Block, key: str, most: int) -> dict[int, int]:
    amounts: dict[int, int] = {}
    for name, amount in block.mapping(key).items():
        if name not in RESOURCES:
            raise block.wrong(f"has an unknown resource {name!r}; the resources are {', '.join(RESOURCES)}", key)
        if type(amount) is not int or not 1 <= amount <= most:
            raise block.wrong(f"{key} {amount!r} {name}; it lies between 1 and {most}", key)
        amounts[RESOURCES.index(name)] = amount
    return amounts


BLOCKS: Final = (
    "setup", "train-station", "academy", "laboratory", "journal", "skyscraper", "meeting-room", "jury", "end",
    "lab", "shape", "patents", "jump", "chit", "project", "technology", "resource",
)  # fmt: skip


@lru_cache(maxsize=8)
def load(text: str | None = None) -> Components:
    """The components of a file, or the ones we ship."""
    return Components(text if text is not None else shipped_text())


def shipped_text() -> str:
    return (resources.files("opificio.expo1906") / "components.toml").read_text("utf-8")
