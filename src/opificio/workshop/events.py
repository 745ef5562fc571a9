"""What happened, in the past tense: the log, the page and the statistics live on these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from opificio.table import Event, Revelation, Seat
from opificio.workshop.components import Card, Colour, Kind, Link, Town


@dataclass(slots=True)
class DemandBegan(Event):
    """A demand phase, 1 to 4."""

    phase: int


class SecretTokens(Revelation):
    """Only the seat that drew them sees which tokens they are."""

    secret: ClassVar[tuple[str, ...]] = ("tokens",)


@dataclass(slots=True)
class TokensDrawn(SecretTokens):
    seat: Seat
    count: int
    tokens: tuple[Kind, ...] | None


@dataclass(slots=True)
class TokensSealed(Event):
    seat: Seat


@dataclass(slots=True)
class TokensPlayed(Revelation):
    """The fists open: these tokens go to the demand track."""

    seat: Seat
    tokens: tuple[Kind, ...]


@dataclass(slots=True)
class CardsShown(Revelation):
    cards: tuple[Card, ...]


@dataclass(slots=True)
class ColourSealed(Event):
    seat: Seat


@dataclass(slots=True)
class BidSealed(Event):
    seat: Seat


@dataclass(slots=True)
class BidRevealed(Revelation):
    seat: Seat
    colour: Colour
    pounds: int


@dataclass(slots=True)
class LotNamed(Event):
    seat: Seat
    card: Card


@dataclass(slots=True)
class BidOffered(Event):
    seat: Seat
    card: Card
    pounds: int


@dataclass(slots=True)
class BidderDisplaced(Event):
    seat: Seat
    card: Card


@dataclass(slots=True)
class OrderSet(Event):
    """The markers on the order track, first box first."""

    colours: tuple[Colour, ...]


@dataclass(slots=True)
class CardTaken(Event):
    seat: Seat
    card: Card


@dataclass(slots=True)
class CardDiscarded(Event):
    seat: Seat
    card: Card


@dataclass(slots=True)
class CardDrawn(Revelation):
    """The next of the set-aside cards, which must be played."""

    seat: Seat
    card: Card


@dataclass(slots=True)
class IndustryRemoved(Event):
    seat: Seat
    owner: Seat
    colour: Colour
    town: Town


@dataclass(slots=True)
class IndustryBuilt(Event):
    seat: Seat
    colour: Colour
    town: Town


@dataclass(slots=True)
class LinkBuilt(Event):
    seat: Seat
    colour: Colour
    link: Link


@dataclass(slots=True)
class BuildingStopped(Event):
    seat: Seat


@dataclass(slots=True)
class CashedIn(Event):
    seat: Seat
    pounds: int


@dataclass(slots=True)
class CollectionSealed(Event):
    seat: Seat


@dataclass(slots=True)
class CollectionChosen(Revelation):
    seat: Seat
    colour: Colour


@dataclass(slots=True)
class PiecesReturned(Event):
    """The transport pieces come home at the end of an era."""

    seat: Seat
    colour: Colour
    pieces: int


@dataclass(slots=True)
class RailwayBegan(Event):
    """All cards are shuffled; so many are in the deck and set aside."""

    deck: int
    aside: int


@dataclass(slots=True)
class GameEnded(Event):
    """The seat with most money wins."""

    seat: Seat
    pounds: int
