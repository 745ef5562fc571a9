"""What happened, for the log, the page and statistics. Everything in EXPO 1906 happens in the open."""

from __future__ import annotations

from dataclasses import dataclass

from opificio.table.events import Event, Revelation, Seat

GHOST: Seat = -1
"""Who moves the ghost tokens and draws from the ghost deck."""


@dataclass
class CardPlayed(Event):
    seat: Seat
    card: str
    improved: bool


@dataclass
class GhostCardDrawn(Revelation):
    """Solo: the ghost deck shows a card."""

    card: str


@dataclass
class GhostCardSkipped(Revelation):
    """Solo: a ghost card that repeats the player's is passed over."""

    card: str


@dataclass
class GhostDeckShuffled(Revelation):
    """Solo: a new ghost deck, or the old one when it began with the Meeting Room."""


@dataclass
class ResourceTaken(Event):
    seat: Seat
    tile: str
    price: int


@dataclass
class TileBought(Event):
    seat: Seat
    tile: str
    price: int


@dataclass
class TilePlaced(Event):
    seat: Seat
    tile: str
    spot: str


@dataclass
class TileRemoved(Event):
    seat: Seat
    tile: str


@dataclass
class ScrapRemoved(Event):
    seat: Seat
    cell: str


@dataclass
class TileRepositioned(Event):
    seat: Seat
    tile: str
    spot: str


@dataclass
class CardImproved(Event):
    seat: Seat
    card: str


@dataclass
class CardRestored(Event):
    """An improved card is the basic one again."""

    seat: Seat
    card: str


@dataclass
class ProjectCompleted(Event):
    seat: Seat
    tile: str
    points: int
    leads: tuple[str, ...]


@dataclass
class TokenMoved(Event):
    seat: Seat
    line: str
    step: int


@dataclass
class TokenJumped(Event):
    seat: Seat
    line: str
    to: str
    step: int
    price: int


@dataclass
class GhostTileDrawn(Revelation):
    """Journal with one or two players: a tile drawn for the ghosts."""

    tile: str


@dataclass
class GhostMoved(Revelation):
    line: str
    step: int


@dataclass
class ChitPlaced(Event):
    """A bonus chit lies on step 10 of a line; `seat` is -1 where a ghost drew it."""

    seat: Seat
    chit: str
    line: str


@dataclass
class OptionTaken(Event):
    seat: Seat
    option: str


@dataclass
class JuryTileChosen(Event):
    seat: Seat
    power: str


@dataclass
class JuryTileDrawn(Revelation):
    power: str


@dataclass
class ProjectsReturned(Event):
    """Projects of the other power go under their piles."""

    tiles: tuple[str, ...]


@dataclass
class AcademyFilled(Revelation):
    tiles: tuple[str, ...]


@dataclass
class StationFilled(Revelation):
    tiles: tuple[str, ...]


@dataclass
class StackReshuffled(Revelation):
    """The discarded resource tiles are the stack again."""


@dataclass
class RoundBegun(Event):
    number: int
    seat: Seat


@dataclass
class ScrapChosen(Event):
    seat: Seat
    cell: str


@dataclass
class NoviceTilesDrawn(Revelation):
    seat: Seat
    tiles: tuple[str, ...]


@dataclass
class EndTriggered(Event):
    seat: Seat
    rule: str


@dataclass
class LastActionPassed(Event):
    """A seat without a card for its last action."""

    seat: Seat


@dataclass
class GameEnded(Event):
    """The final sheets are in the ledger; `places` gives each seat's rank."""

    places: tuple[int, ...]
