"""What a seat can be asked. The agenda is a stack of these; the top one is asked now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from opificio.table.events import Seat


@dataclass(frozen=True)
class Decision:
    """Any decision of EXPO 1906: who is asked. A plain value, never changed once made."""

    seat: Seat


@dataclass(frozen=True)
class ChooseCard(Decision):
    """Play one of the cards in hand; `final` when the game is ending."""

    final: bool


@dataclass(frozen=True)
class BuyResources(Decision):
    """Train Station: buy a tile at the price of the moment, or stop."""

    bought: int
    improved: bool


@dataclass(frozen=True)
class BuyFromAcademy(Decision):
    """Academy: buy a project or a technology, or stop."""


@dataclass(frozen=True)
class TakeFreeResource(Decision):
    """Improved Academy: take a resource tile for nothing, or stop."""


@dataclass(frozen=True)
class FillLab(Decision):
    """Laboratory: place or remove a tile, or stop."""

    left: int


@dataclass(frozen=True)
class MoveTokens(Decision):
    """Patents Office: spend a movement point, or stop."""

    points: int
    discount: int


@dataclass(frozen=True)
class ChooseBonus(Decision):
    """Choose the bonus chit for the step 10 of a line."""

    line: int


@dataclass(frozen=True)
class ChooseOption(Decision):
    """Meeting Room: choose an option not chosen yet, or stop. `taken` is a mask."""

    left: int
    taken: int


@dataclass(frozen=True)
class RepositionTiles(Decision):
    """Meeting Room: move or turn a tile in the lab, or stop."""

    left: int


@dataclass(frozen=True)
class ChooseJuryTile(Decision):
    """Meeting Room: choose steam or electricity for the Jury."""


@dataclass(frozen=True)
class ChooseScrap(Decision):
    """Novices, before the game: choose which scrap is replaced. `chosen` is a mask of cells."""

    left: int
    chosen: int


@dataclass(frozen=True)
class SetNoviceTile(Decision):
    """Novices, before the game: lay the tiles that were drawn on the chosen cells."""

    cells: int


# Asked in every turn, and therefore made once for each set of values.
choose_card: Final[Callable[[int, bool], Decision]] = cache(ChooseCard)
buy_resources: Final[Callable[[int, int, bool], Decision]] = cache(BuyResources)
fill_lab: Final[Callable[[int, int], Decision]] = cache(FillLab)
move_tokens: Final[Callable[[int, int, int], Decision]] = cache(MoveTokens)

DECISIONS = {
    kind.__name__: kind
    for kind in (
        ChooseCard, BuyResources, BuyFromAcademy, TakeFreeResource, FillLab, MoveTokens, ChooseBonus, ChooseOption,
        RepositionTiles, ChooseJuryTile, ChooseScrap, SetNoviceTile,
    )
}  # fmt: skip
