"""What a seat can do: one small value for each rulebook verb, made once and shared."""

from __future__ import annotations

from dataclasses import dataclass

from opificio.expo1906.geometry import Cell, Spot
from opificio.expo1906.tiles import Chit, Line, Piece, Thing, Tile


class Move:
    """Any move of EXPO 1906. Moves are made once: the same move is the same object."""


@dataclass(frozen=True, eq=False)
class PlayCard(Move):
    """Play an action card from the hand."""

    card: Thing


@dataclass(frozen=True, eq=False)
class Stop(Move):
    """Do no more of the present action."""


@dataclass(frozen=True, eq=False)
class BuyResource(Move):
    """Take a resource tile from the Train Station, at the price of the moment."""

    tile: Tile


@dataclass(frozen=True, eq=False)
class BuyTile(Move):
    """Buy a project or a technology from the Academy."""

    tile: Tile


@dataclass(frozen=True, eq=False)
class PlaceTile(Move):
    """Lay a tile from in front of you in the lab."""

    piece: Piece


@dataclass(frozen=True, eq=False)
class RemoveTile(Move):
    """Remove a project or a technology from the lab."""

    tile: Tile


@dataclass(frozen=True, eq=False)
class ClearCell(Move):
    """Remove the resource tile or the scrap that lies on a cell of the lab."""

    cell: Cell


@dataclass(frozen=True, eq=False)
class RepositionTile(Move):
    """Move or turn a project or a technology within the lab."""

    tile: Tile
    spot: Spot


@dataclass(frozen=True, eq=False)
class RepositionResource(Move):
    """Move or turn the resource tile that lies on a cell of the lab."""

    cell: Cell
    spot: Spot


@dataclass(frozen=True, eq=False)
class EnterLine(Move):
    """Bring a token from step 1 to step 2 of a line."""

    line: Line


@dataclass(frozen=True, eq=False)
class AdvanceToken(Move):
    """Bring the token on this step of a line one step further."""

    line: Line
    step: int


@dataclass(frozen=True, eq=False)
class JumpToken(Move):
    """Bring the token on this step of a line over to the neighbouring line."""

    line: Line
    step: int
    to: Line


@dataclass(frozen=True, eq=False)
class ChooseChit(Move):
    """Put a bonus chit on the step 10 that your token reached first."""

    chit: Chit


@dataclass(frozen=True, eq=False)
class TakeOption(Move):
    """Choose one of the four options of the Meeting Room."""

    option: Thing


@dataclass(frozen=True, eq=False)
class ChooseJury(Move):
    """Put a jury tile of your choice on the table of the Jury."""

    power: Thing


@dataclass(frozen=True, eq=False)
class ReplaceScrap(Move):
    """Choose a scrap tile that a resource tile replaces (novices, before the game)."""

    cell: Cell
