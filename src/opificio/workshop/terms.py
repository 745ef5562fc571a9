"""The terms of a table: its components, seats and options, as the tables the engine looks things up in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from opificio.table import Option
from opificio.workshop.components import Components, Link, Town
from opificio.workshop.decisions import (
    ChooseBid,
    ChooseCard,
    ChooseCollection,
    ChooseColour,
    ChooseLeaver,
    ChooseLink,
    ChooseLot,
    ChooseOffer,
    ChooseTokens,
    ChooseTown,
    Decision,
)
from opificio.workshop.moves import Move, MoveTables

OPTIONS: Final = (
    Option("auction", ("sealed", "open"), seat_counts=(3, 4, 5)),
    Option("money", ("hidden", "open")),
    Option("crossing", ("literal", "no-junction")),
    Option("profit", ("end-of-turn", "each-piece")),
    Option("collection", ("one-colour", "both-colours"), seat_counts=(2,)),
    Option("display", ("four", "two"), seat_counts=(2,)),
)


class Terms:
    """What never changes during a game."""

    def __init__(self, box: Components, seats: int, options: dict[str, Any]) -> None:
        self.box = box
        self.moves = move_tables(box)
        self.seats = seats
        self.options = options
        self.pair = seats == 2
        self.sets = 4 if self.pair else seats
        """How many sets of pieces are in play."""
        self.owner = [colour // 2 if self.pair else colour for colour in range(self.sets)]
        self.own = [[colour for colour in range(self.sets) if self.owner[colour] == seat] for seat in range(seats)]
        self.shown = 2 if self.pair and options["display"] == "two" else self.sets
        self.start = box.start_for_two if self.pair else box.start
        self.drawn = 4 if self.pair else 2
        self.played = 2 if self.pair else 1
        self.is_open_auction = options["auction"] == "open" and not self.pair
        self.is_money_hidden = options["money"] == "hidden"
        self.is_profit_per_piece = options["profit"] == "each-piece"
        self.is_one_colour = self.pair and options["collection"] == "one-colour"
        self.doubles = sum(link.bit for link in box.links if link.length == 2)
        self.meets = [sum(each.bit for each in box.links if each.ends & link.ends) for link in box.links]
        self.barred = [self._barred(town) for town in box.towns]
        self._table_links()
        self._table_decisions()

    def _barred(self, town: Town) -> int:
        """The links on which the crossing rule lets nobody build who has just built in `town`."""
        if self.options["crossing"] != "literal":
            return 0
        mask = 0
        for one, other in self.box.crossings:
            mask |= (other.bit if one.touches(town) else 0) | (one.bit if other.touches(town) else 0)
        return mask

    def _table_links(self) -> None:
        """Where the first and the second piece of a turn can go, by town and first link."""
        box = self.box
        self.first_links = [[link for link in box.links if link.touches(town)] for town in box.towns]
        self.second_links = [self._second(town, first) for town in box.towns for first in box.links]
        self.second_mask = [sum(link.bit for link in row) for row in self.second_links]
        self.card_links = [box.links_of(card) for card in box.cards]
        self.card_towns: list[list[Move]] = [
            [self.moves.build_in[town.index] for town in box.towns_of(card)] for card in box.cards
        ]

    def _second(self, town: Town, first: Link) -> list[Link]:
        if not first.touches(town) or first.length == 2:
            return []
        places = town.bit | first.other(town).bit
        barred = self.barred[town.index] | first.bit
        return [link for link in self.box.links if link.length == 1 and link.ends & places and not link.bit & barred]

    def _table_decisions(self) -> None:
        box, seats = self.box, range(self.seats)
        colours = [(self.owner[at], box.colours[at]) for at in range(self.sets)]
        self.must_play = [ChooseTokens(seat, self.played, self.played) for seat in seats]
        self.may_play = [ChooseTokens(seat, 0, self.played) for seat in seats]
        self.choose_colour = [ChooseColour(seat) for seat in seats]
        self.choose_bid = [ChooseBid(seat) for seat in seats]
        self.choose_lot = [ChooseLot(seat) for seat in seats]
        self.choose_offer = [[ChooseOffer(seat, card) for card in box.cards] for seat in seats]
        self.choose_card = [ChooseCard(seat, colour) for seat, colour in colours]
        self.choose_town = [[ChooseTown(seat, colour, card) for card in box.cards] for seat, colour in colours]
        self.choose_leaver = [[ChooseLeaver(seat, colour, town) for town in box.towns] for seat, colour in colours]
        self.choose_first = [[ChooseLink(seat, colour, town, None) for town in box.towns] for seat, colour in colours]
        self.choose_second = [
            {
                town.index * len(box.links) + first.index: ChooseLink(seat, colour, town, first)
                for town in box.towns
                for first in self.first_links[town.index]
                if first.length == 1
            }
            for seat, colour in colours
        ]
        self.choose_collection = [ChooseCollection(seat) for seat in seats]

    def decisions(self) -> list[Decision]:
        """Every decision there can be at this table."""
        found: list[Decision] = [*self.must_play, *self.may_play, *self.choose_colour, *self.choose_bid]
        found += [*self.choose_lot, *self.choose_card, *self.choose_collection]
        for seat in range(self.seats):
            found += self.choose_offer[seat]
        for colour in range(self.sets):
            found += [*self.choose_town[colour], *self.choose_leaver[colour], *self.choose_first[colour]]
            found += self.choose_second[colour].values()
        return found


@lru_cache(maxsize=64)
def move_tables(box: Components) -> MoveTables:
    return MoveTables(box)


def terms_for(box: Components, seats: int, options: dict[str, Any]) -> Terms:
    """The terms, computed once for each table alike."""
    return _terms(box, seats, tuple(options.items()))


@lru_cache(maxsize=256)
def _terms(box: Components, seats: int, options: tuple[tuple[str, Any], ...]) -> Terms:
    return Terms(box, seats, dict(options))
