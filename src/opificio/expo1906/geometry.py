"""The floor of a lab as bits: cells, shapes and the spots they may take.

A cell is one bit of an integer. Rows are one bit wider than the floor, so that shifting a mask
never carries a shape around an edge. Where a shape fits is then three shifts and three ands of the
mask of free cells: no list of places is kept, and none goes out of date.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
TURNS: Final = 4


class Cell:
    """One square of the floor, named like a square of a chessboard: column letter, row number."""

    __slots__ = ("bit", "column", "id", "row")

    def __init__(self, row: int, column: int, bit: int) -> None:
        self.row = row
        self.column = column
        self.bit = bit
        self.id = f"{chr(ord('a') + column)}{row + 1}"

    def __repr__(self) -> str:
        return self.id


class Spot:
    """A place for a shape: its first cell in reading order, and how far it is turned."""

    __slots__ = ("at", "cells", "facing", "id", "near", "shape", "turn")

    def __init__(self, shape: Shape, turn: int, cell: Cell, cells: int) -> None:
        self.shape = shape
        self.turn = turn
        self.at = cell.bit
        self.cells = cells
        self.id = f"{cell.id}^{90 * turn}"
        self.near: list[int] = []
        """The cells along the edge, each once."""
        self.facing: list[int] = []
        """For each of them, the mask of its sides that touch this spot."""

    def __repr__(self) -> str:
        return self.id


class Shape:
    """The outline of a tile: turned, never flipped."""

    __slots__ = ("id", "index", "offsets", "spots", "squares", "turns")

    def __init__(self, id: str, index: int, squares: list[tuple[int, int]]) -> None:
        self.id = id
        self.index = index
        self.squares = squares
        self.turns = 0
        """How many turns make a difference: a bar has two, a square one."""
        self.offsets: list[list[int]] = []
        """For each turn, how far the other cells lie from the first."""
        self.spots: list[list[Spot | None]] = []
        """For each turn and first cell, the spot, where there is one."""

    def __repr__(self) -> str:
        return self.id

    def fits(self, free: int, turn: int) -> int:
        """The first cells at which the turned shape covers free cells only."""
        found = free
        for offset in self.offsets[turn]:
            found &= free >> offset
        return found


class Floor:
    """The cells of a lab, and the shapes laid out on it."""

    __slots__ = ("board", "by_id", "cells", "columns", "rows", "scrap", "width")

    def __init__(self, layout: list[str]) -> None:
        self.rows = len(layout)
        self.columns = len(layout[0])
        self.width = self.columns + 1
        self.board = 0
        """All cells there are."""
        self.scrap = 0
        """The cells that begin under scrap."""
        self.cells: list[Cell | None] = [None] * (self.rows * self.width)
        self.by_id: dict[str, Cell] = {}
        for row, line in enumerate(layout):
            for column, mark in enumerate(line):
                if mark != "#":
                    self._add(row, column, mark == "x")

    def _add(self, row: int, column: int, scrap: bool) -> None:
        cell = Cell(row, column, row * self.width + column)
        self.cells[cell.bit] = cell
        self.by_id[cell.id] = cell
        self.board |= 1 << cell.bit
        if scrap:
            self.scrap |= 1 << cell.bit

    def cell(self, bit: int) -> Cell:
        found = self.cells[bit]
        assert found is not None
        return found

    def ids(self, mask: int) -> list[str]:
        """The names of the cells of a mask, in reading order."""
        return [cell.id for cell in self.cells if cell is not None and mask >> cell.bit & 1]

    def lay_out(self, shape: Shape, turns: int) -> None:
        """Find every spot of the shape; turns that look alike are one, unless `turns` says otherwise."""
        seen: list[list[tuple[int, int]]] = []
        squares = sorted(shape.squares)
        for _ in range(TURNS):
            if squares not in seen or turns == TURNS:
                seen.append(squares)
            squares = _normal([(column, -row) for row, column in squares])
        shape.turns = len(seen)
        for turn, squares in enumerate(seen):
            first = squares[0]
            offsets = [(row - first[0]) * self.width + column - first[1] for row, column in squares[1:]]
            shape.offsets.append(offsets)
            shape.spots.append([self._spot(shape, turn, cell, offsets) for cell in self.cells])

    def _spot(self, shape: Shape, turn: int, cell: Cell | None, offsets: list[int]) -> Spot | None:
        if cell is None:
            return None
        cells = 1 << cell.bit
        for offset in offsets:
            cells |= 1 << (cell.bit + offset)
        if cells & ~self.board:
            return None
        spot = Spot(shape, turn, cell, cells)
        self._find_neighbours(spot)
        return spot

    def _find_neighbours(self, spot: Spot) -> None:
        facing: dict[int, int] = {}
        for bit in range(len(self.cells)):
            if spot.cells >> bit & 1:
                for side, step in ((SOUTH, -self.width), (WEST, 1), (NORTH, self.width), (EAST, -1)):
                    # The neighbour north of us touches us with its south side, and so on.
                    other = bit + step
                    if other >= 0 and self.board >> other & 1 and not spot.cells >> other & 1:
                        facing[other] = facing.get(other, 0) | 1 << side
        spot.near = list(facing)
        spot.facing = list(facing.values())


def _normal(squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    top = min(row for row, _ in squares)
    left = min(column for _, column in squares)
    return sorted((row - top, column - left) for row, column in squares)


def squares_of(picture: list[str]) -> list[tuple[int, int]]:
    """The cells marked `x` in a picture of a shape."""
    marked = [(row, column) for row, line in enumerate(picture) for column, mark in enumerate(line) if mark == "x"]
    return _normal(marked) if marked else []


def is_connected(squares: list[tuple[int, int]]) -> bool:
    """Whether one can walk from any square to any other across edges."""
    reached = squares[:1]
    for row, column in reached:
        for step in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if step in squares and step not in reached:
                reached.append(step)
    return len(reached) == len(squares)
