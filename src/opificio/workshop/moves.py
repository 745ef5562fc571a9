"""The moves: rulebook verbs without behaviour, each made once and compared by identity."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement

from opificio.table import Catalogue
from opificio.workshop.components import Card, Colour, Components, Kind, Link, Town

MOST_TOKENS = 2
"""With two players each plays up to two demand tokens at a time."""


class Move:
    """An answer to a decision."""


@dataclass(frozen=True, eq=False)
class SealTokens(Move):
    """Hide these demand tokens in the fist (Creating demand)."""

    tokens: tuple[Kind, ...]


@dataclass(frozen=True, eq=False)
class SealColour(Move):
    """Hide a marker of this colour in the fist (two players)."""

    colour: Colour


@dataclass(frozen=True, eq=False)
class SealBid(Move):
    """Hide this much money in the fist (Auction)."""

    pounds: int


@dataclass(frozen=True, eq=False)
class BidOn(Move):
    """Name the card to bid on (open auction)."""

    card: Card


@dataclass(frozen=True, eq=False)
class OfferBid(Move):
    """Say how much for the named card (open auction)."""

    pounds: int


@dataclass(frozen=True, eq=False)
class TakeCard(Move):
    """Take a card shown and build with it."""

    card: Card


@dataclass(frozen=True, eq=False)
class DiscardCard(Move):
    """Take a card shown, discard it and play the next of the set-aside cards."""

    card: Card


@dataclass(frozen=True, eq=False)
class BuildIn(Move):
    """Choose the town for a wild card."""

    town: Town


@dataclass(frozen=True, eq=False)
class RemoveIndustry(Move):
    """Choose whose industry leaves a full town."""

    colour: Colour


@dataclass(frozen=True, eq=False)
class BuildLink(Move):
    """Lay a transport piece, or both pieces of a double link."""

    link: Link


@dataclass(frozen=True, eq=False)
class StopBuilding(Move):
    """Lay no further transport piece this turn."""


@dataclass(frozen=True, eq=False)
class CollectFrom(Move):
    """Choose the colour that collects cash (two players)."""

    colour: Colour


@dataclass(frozen=True, eq=False)
class CashIn(Move):
    """Go back two steps of profit for each pound."""

    pounds: int


class MoveTables:
    """Every move with these components, filed under what it is about."""

    def __init__(self, box: Components) -> None:
        hands = [hand for size in range(MOST_TOKENS + 1) for hand in combinations_with_replacement(box.kinds, size)]
        self.seal_tokens = [SealTokens(hand) for hand in hands]
        self.tokens_up_to = [
            [move for move in self.seal_tokens if len(move.tokens) <= most] for most in range(MOST_TOKENS + 1)
        ]
        self.seal_colour = [SealColour(colour) for colour in box.colours]
        self.seal_bid: list[Move] = [SealBid(pounds) for pounds in range(box.most_money + 1)]
        self.bid_on = [BidOn(card) for card in box.cards]
        self.offer_bid: list[Move] = [OfferBid(pounds) for pounds in range(box.most_money + 1)]
        self.take_card = [TakeCard(card) for card in box.cards]
        self.discard_card = [DiscardCard(card) for card in box.cards]
        self.build_in = [BuildIn(town) for town in box.towns]
        self.remove_industry = [RemoveIndustry(colour) for colour in box.colours]
        self.build_link = [BuildLink(link) for link in box.links]
        self.stop_building = StopBuilding()
        self.collect_from = [CollectFrom(colour) for colour in box.colours]
        self.cash_in: list[Move] = [CashIn(pounds) for pounds in range(1, box.most_profit // 2 + 1)]
        self.catalogue: Catalogue[Move] = Catalogue(self._all())

    def _all(self) -> list[Move]:
        return [
            *self.seal_tokens,
            *self.seal_colour,
            *self.seal_bid,
            *self.bid_on,
            *self.offer_bid,
            *self.take_card,
            *self.discard_card,
            *self.build_in,
            *self.remove_industry,
            *self.build_link,
            self.stop_building,
            *self.collect_from,
            *self.cash_in,
        ]
