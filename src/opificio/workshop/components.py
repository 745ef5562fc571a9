"""What lies in the box: towns, links, cards, tokens and counts, read from a components file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from opificio.table import BadComponents, Block, DataFile

BLOCKS: Final = (
    "money",
    "industry",
    "transport",
    "set_aside",
    "deck",
    "wild",
    "kind",
    "colour",
    "town",
    "link",
    "crossing",
)
SEAT_WORDS: Final = {2: "two", 3: "three", 4: "four", 5: "five"}
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
COLOURS: Final = 5
TOKENS_DRAWN: Final = 20
"""Five seats draw two tokens twice; two seats draw four twice, which is fewer."""


@dataclass(frozen=True, eq=False)
class Kind:
    """A kind of industry, with its demand tokens."""

    id: str
    index: int
    tokens: int


@dataclass(frozen=True, eq=False)
class Colour:
    """A set of wooden pieces."""

    id: str
    index: int


@dataclass(frozen=True, eq=False)
class Town:
    """A box on the map: its value is its income and its room for industries."""

    id: str
    index: int
    value: int
    kind: Kind
    at: tuple[int, int]
    cards: int
    bit: int


@dataclass(frozen=True, eq=False)
class Link:
    """One or two boxes between two towns."""

    id: str
    index: int
    first: Town
    second: Town
    length: int
    bit: int
    ends: int

    def other(self, town: Town) -> Town:
        return self.second if town is self.first else self.first

    def touches(self, town: Town) -> bool:
        return town is self.first or town is self.second


@dataclass(frozen=True, eq=False)
class Card:
    """A card for one town, or a wild card for any town of its value."""

    id: str
    index: int
    value: int
    town: Town | None
    starting: bool


class Components:
    """Everything in the box, with the tables the engine looks things up in."""

    def __init__(self, file: DataFile, text: str | None) -> None:
        self.text = text
        self.digest = file.digest()
        money, transport, aside = file.one("money"), file.one("transport"), file.one("set_aside")
        self.start = money.number("start", 0, 500)
        self.start_for_two = money.number("start_for_two", 0, 500)
        self.industry_pieces = file.one("industry").number("pieces", 1, 99)
        self.costs = [transport.number("canal_cost", 0, 20), transport.number("railway_cost", 0, 20)]
        self.transport_pieces = transport.number("pieces", 1, 99)
        self.set_aside = {seats: aside.number(word, 0, 200) for seats, word in SEAT_WORDS.items()}
        self.kinds = _kinds(file)
        self.colours = _colours(file)
        self.towns = _towns(file, self.kinds)
        self.links = _links(file, self.towns)
        self.crossings = _crossings(file, self.links)
        self.cards = _cards(file, self.towns)
        file.finish(BLOCKS)
        _check_ids(self)
        _check_map(file, self)
        _check_counts(file, self)
        self.town_links = [sum(link.bit for link in self.links if link.touches(town)) for town in self.towns]
        self.every_link = (1 << len(self.links)) - 1
        self._reckon()

    @property
    def starting(self) -> list[int]:
        return [card.index for card in self.cards if card.starting]

    def towns_of(self, card: Card) -> list[Town]:
        """Where the card lets a seat build."""
        return [card.town] if card.town else [town for town in self.towns if town.value == card.value]

    def links_of(self, card: Card) -> int:
        """All links of the towns the card stands for."""
        mask = 0
        for town in self.towns_of(card):
            mask |= self.town_links[town.index]
        return mask

    def shown(self, seats: int) -> int:
        """Cards shown in a round: one for each set of pieces that plays."""
        return 4 if seats == 2 else seats

    def rounds(self, seats: int) -> int:
        """Rounds in an era."""
        return (len(self.cards) - self.set_aside[seats]) // self.shown(seats)

    def _reckon(self) -> None:
        """What no seat can pass: every bid and every sum to cash in up to this is a move of the catalogue."""
        turns = max(self.rounds(seats) * (2 if seats == 2 else 1) for seats in SEAT_WORDS)
        best_turn = sum(sorted((town.value for town in self.towns), reverse=True)[:3])  # two pieces touch three towns
        self.most_profit = best_turn * turns
        demand = max(kind.tokens for kind in self.kinds) * 3 * turns
        self.most_money = max(self.start, self.start_for_two) + 2 * (self.most_profit + 4 * turns) + demand


@lru_cache(maxsize=64)
def load(text: str) -> Components:
    """The components in a file's text; a wrong file is refused with the line and the reason.

    The same text gives the same components, so that moves of one table are moves of its replay.
    """
    return Components(DataFile(text), text)


@cache
def shipped() -> Components:
    """The components beside this code."""
    text = (resources.files("opificio.workshop") / "components.toml").read_text("utf-8")
    return Components(DataFile(text), None)


def _id(block: Block) -> str:
    id = block.text("id")
    if not ID.fullmatch(id):
        raise block.wrong(f"has the id {id!r}; an id is small letters, digits and single hyphens", "id")
    return id


def _some(file: DataFile, name: str) -> list[Block]:
    blocks = file.many(name)
    if not blocks:
        raise BadComponents(f"the file needs at least one [[{name}]]")
    return blocks


def _kinds(file: DataFile) -> list[Kind]:
    kinds = [Kind(_id(block), at, block.number("tokens", 1, 50)) for at, block in enumerate(_some(file, "kind"))]
    total = sum(kind.tokens for kind in kinds)
    if total < TOKENS_DRAWN:
        raise file.many("kind")[0].wrong(
            f"and the others have {total} tokens; five seats draw {TOKENS_DRAWN}", "tokens"
        )
    return kinds


def _colours(file: DataFile) -> list[Colour]:
    blocks = _some(file, "colour")
    if len(blocks) != COLOURS:
        raise blocks[-1].wrong(f"is number {len(blocks)}; there are exactly {COLOURS} colours")
    return [Colour(_id(block), at) for at, block in enumerate(blocks)]


def _towns(file: DataFile, kinds: Sequence[Kind]) -> list[Town]:
    by_id = {kind.id: kind for kind in kinds}
    towns: list[Town] = []
    for at, block in enumerate(_some(file, "town")):
        id = _id(block)
        if any(town.id == id for town in towns):
            raise block.wrong("stands in the file twice", "id")
        kind = by_id[block.text("kind", list(by_id))]
        east, north = block.numbers("at", -18_000, 18_000, 2)
        cards = block.number("cards", 1, 9) if "cards" in block.data else 1
        towns.append(Town(id, at, block.number("value", 1, 9), kind, (east, north), cards, 1 << at))
    return towns


def _links(file: DataFile, towns: Sequence[Town]) -> list[Link]:
    by_id = {town.id: town for town in towns}
    links: list[Link] = []
    for at, block in enumerate(_some(file, "link")):
        first, second = _between(block, by_id)
        if any(link.touches(first) and link.touches(second) for link in links):
            raise block.wrong(f"joins {first.id!r} and {second.id!r} a second time", "between")
        length = block.number("length", 1, 2)
        links.append(Link(f"{first.id}-{second.id}", at, first, second, length, 1 << at, first.bit | second.bit))
    return links


def _names(block: Block, key: str) -> list[str]:
    """A list of ids; anything else in it is refused."""
    names = block.list(key)
    for name in names:
        if not isinstance(name, str):
            raise block.wrong(f"needs ids as text in {key!r}, not {name!r}", key)
    return names


def _between(block: Block, towns: dict[str, Town]) -> tuple[Town, Town]:
    names = _names(block, "between")
    if len(names) != 2 or names[0] == names[1]:
        raise block.wrong(f"needs two different towns in 'between', not {names!r}", "between")
    for name in names:
        if name not in towns:
            raise block.wrong(f"goes to {name!r}, and there is no such town", "between")
    return towns[names[0]], towns[names[1]]


def _crossings(file: DataFile, links: Sequence[Link]) -> list[tuple[Link, Link]]:
    by_id = {link.id: link for link in links}
    crossings: list[tuple[Link, Link]] = []
    for block in file.many("crossing"):
        names = _names(block, "links")
        if len(names) != 2 or names[0] == names[1]:
            raise block.wrong(f"needs two different links, not {names!r}", "links")
        for name in names:
            if name not in by_id:
                raise block.wrong(f"names {name!r}, and there is no such link; one is {links[0].id!r}", "links")
        pair = (by_id[names[0]], by_id[names[1]])
        if pair[0].ends & pair[1].ends:
            raise block.wrong("is of two links that meet in a town; only links that do not meet can cross", "links")
        crossings.append(pair)
    return crossings


def _cards(file: DataFile, towns: Sequence[Town]) -> list[Card]:
    deck = file.one("deck")
    starting = _names(deck, "starting")
    known = {town.id for town in towns}
    for id in starting:
        if id not in known:
            raise deck.wrong(f"starts with {id!r}, and there is no such town", "starting")
    if len(set(starting)) != len(starting):
        raise deck.wrong("starts with the same town twice", "starting")
    cards: list[Card] = []
    for town in towns:
        for copy in range(town.cards):
            id = town.id if copy == 0 else f"{town.id}-{copy + 1}"
            cards.append(Card(id, len(cards), town.value, town, copy == 0 and town.id in starting))
    for block in file.many("wild"):
        cards += _wilds(block, towns, len(cards))
    return cards


def _wilds(block: Block, towns: Sequence[Town], at: int) -> list[Card]:
    value = block.number("value", 1, 9)
    if not any(town.value == value for town in towns):
        raise block.wrong(f"has value {value}, and no town has", "value")
    count = block.number("count", 1, 26)
    return [Card(f"wild-{value}{'abcdefghijklmnopqrstuvwxyz'[n]}", at + n, value, None, False) for n in range(count)]


def _check_ids(box: Components) -> None:
    """Every thing has an id of its own; a town and its first card share one on purpose."""
    ids = [kind.id for kind in box.kinds] + [colour.id for colour in box.colours]
    ids += [link.id for link in box.links] + [card.id for card in box.cards]
    for id in ids:
        if ids.count(id) > 1:
            raise BadComponents(f"the id {id!r} is used twice; kinds, colours, links and cards each need their own")


def _check_map(file: DataFile, box: Components) -> None:
    reached = {box.towns[0].index}
    growing = True
    while growing:
        growing = False
        for link in box.links:
            if (link.first.index in reached) != (link.second.index in reached):
                reached |= {link.first.index, link.second.index}
                growing = True
    for town, block in zip(box.towns, file.many("town"), strict=True):
        if town.index not in reached:
            raise block.wrong(f"cannot be reached from {box.towns[0].id!r}; the map must hang together", "id")


def _check_counts(file: DataFile, box: Components) -> None:
    aside, deck = file.one("set_aside"), file.one("deck")
    for seats, word in SEAT_WORDS.items():
        left, shown = len(box.cards) - box.set_aside[seats], box.shown(seats)
        if left <= 0 or left % shown:
            raise aside.wrong(
                f"leaves {left} of {len(box.cards)} cards for {seats} seats; it must leave full rounds of {shown}",
                word,
            )
        if len(box.starting) > left:
            raise deck.wrong(f"has {len(box.starting)} starting cards; only {left} are played with {seats} seats")
    most = max(box.rounds(seats) for seats in SEAT_WORDS)
    if box.industry_pieces < 2 * most + 2:
        need = f"{2 * most + 2} (two eras of {most} turns, and two markers)"
        raise file.one("industry").wrong(f"has {box.industry_pieces} pieces; a colour can need {need}", "pieces")
    if box.transport_pieces < 2 * most:
        need = f"{2 * most} (two in each of {most} turns)"
        raise file.one("transport").wrong(f"has {box.transport_pieces} pieces; a colour can need {need}", "pieces")
