"""The decisions: what a seat can be asked. Each is made once; the agenda of a state lists those open."""

from __future__ import annotations

from dataclasses import dataclass

from opificio.table import Seat
from opificio.workshop.components import Card, Colour, Link, Town


@dataclass(frozen=True, eq=False)
class Decision:
    """Something asked of a seat."""

    seat: Seat


@dataclass(frozen=True, eq=False)
class ChooseTokens(Decision):
    """Which demand tokens to play, sealed: at least and at most so many."""

    least: int
    most: int


@dataclass(frozen=True, eq=False)
class ChooseColour(Decision):
    """With which colour to bid, sealed (two players)."""


@dataclass(frozen=True, eq=False)
class ChooseBid(Decision):
    """How much to bid for the order, sealed."""


@dataclass(frozen=True, eq=False)
class ChooseLot(Decision):
    """Which card to bid on (open auction)."""


@dataclass(frozen=True, eq=False)
class ChooseOffer(Decision):
    """How much to bid on the named card (open auction)."""

    card: Card


@dataclass(frozen=True, eq=False)
class ChooseCard(Decision):
    """Which card to take."""

    colour: Colour


@dataclass(frozen=True, eq=False)
class ChooseTown(Decision):
    """Where to build with a wild card."""

    colour: Colour
    card: Card


@dataclass(frozen=True, eq=False)
class ChooseLeaver(Decision):
    """Which industry leaves a full town."""

    colour: Colour
    town: Town


@dataclass(frozen=True, eq=False)
class ChooseLink(Decision):
    """Where to lay the first piece, or the second after the `first`."""

    colour: Colour
    town: Town
    first: Link | None


@dataclass(frozen=True, eq=False)
class ChooseCollection(Decision):
    """Which colour collects cash (two players), sealed."""
