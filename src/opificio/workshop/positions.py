"""Reading a position: every field is checked, and what is left unsaid is dealt from what is unseen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from opificio.table import BadComponents, BadOptions, Rng, canonical, plain, settle
from opificio.table.reader import Reader
from opificio.workshop import dealing
from opificio.workshop.coherence import check_coherence
from opificio.workshop.components import SEAT_WORDS, Components, load, shipped
from opificio.workshop.decisions import Decision
from opificio.workshop.state import State
from opificio.workshop.terms import OPTIONS, Terms, terms_for
from opificio.workshop.views import ERAS, GAME, RULES_VERSION, SEALED

WORDS = 4
WORD = 0xFFFFFFFF
MOST = 1_000_000
"""Pounds, and steps of profit: far beyond what a game can bring, so that what is read can be played and read again."""


def from_position(position: Any, rng: Rng) -> State:
    """A state from a position or a view; whatever else somebody hands in is refused."""
    reader = Reader(position)
    state = State(_terms(reader), rng)
    layout = Layout(reader, state, rng)
    layout.lay_out()
    reader.finish()
    layout.deal()
    check_coherence(state)
    return state


def _terms(reader: Reader) -> Terms:
    if reader.get("game", str, GAME) != GAME:
        raise reader.wrong("game", f"is {reader.any('game')!r}; this game is {GAME!r}")
    if reader.get("rules_version", int, RULES_VERSION) != RULES_VERSION:
        raise reader.wrong("rules_version", f"is {reader.any('rules_version')}; this program knows {RULES_VERSION}")
    seats = reader.need("seats", int)
    if seats not in SEAT_WORDS:
        raise reader.wrong("seats", f"is {seats}; it is 2, 3, 4 or 5")
    return terms_for(_box(reader), seats, _options(reader, seats))


def _box(reader: Reader) -> Components:
    if not reader.has("components_text"):
        return shipped()
    try:
        return load(reader.need("components_text", str))
    except BadComponents as error:
        raise reader.wrong("components_text", str(error)) from None


def _options(reader: Reader, seats: int) -> dict[str, Any]:
    try:
        return settle(OPTIONS, dict(reader.within("options").value), seats)
    except BadOptions as error:
        raise reader.wrong("options", str(error)) from None


class Names:
    """What can be named at a table, by its id or its JSON."""

    def __init__(self, terms: Terms) -> None:
        box = terms.box
        self.cards = {card.id: card.index for card in box.cards}
        self.colours = {colour.id: colour.index for colour in box.colours[: terms.sets]}
        self.kinds = {kind.id: kind.index for kind in box.kinds}
        self.towns = {town.id: town.index for town in box.towns}
        self.links = {link.id: link.index for link in box.links}
        self.token_sets = {canonical(plain(move.tokens)): at for at, move in enumerate(terms.moves.seal_tokens)}
        self.decisions: dict[str, Decision] = {canonical(plain(each)): each for each in terms.decisions()}


@lru_cache(maxsize=256)
def names_for(terms: Terms) -> Names:
    return Names(terms)


class Layout:
    """Lays a position out on a table, and remembers what was unsaid."""

    def __init__(self, reader: Reader, state: State, rng: Rng) -> None:
        self.reader = reader
        self.state = state
        self.rng = rng
        names = names_for(state.terms)
        self.cards, self.colours, self.kinds = names.cards, names.colours, names.kinds
        self.towns, self.links = names.towns, names.links
        self.decisions, self.token_sets = names.decisions, names.token_sets
        self.piles: dict[str, list[int]] = {}
        self.sizes = {"deck": 0, "set_aside": 0}
        self.hidden_hands: dict[int, int] = {}
        self.hidden_purses: list[int] = []

    def lay_out(self) -> None:
        """Everything that is said, in the order in which one part needs another."""
        self.lay_order()
        self.lay_cards()
        self.lay_industries()
        self.lay_links()
        self.lay_agenda()
        self.lay_tokens()
        self.lay_sealed()
        self.lay_money()
        if self.reader.has("rng"):
            a, b, c, counter = self.reader.numbers("rng", WORDS, 0, WORD, ())
            self.state.rng = Rng.resume((a, b, c, counter))

    def deal(self) -> None:
        """Deal what was unsaid."""
        state, rng = self.state, self.rng
        self.deal_cards()
        if self.hidden_hands:
            dealing.deal_unseen_tokens(state, rng, list(self.hidden_hands), list(self.hidden_hands.values()))
        if self.hidden_purses:
            dealing.deal_purses(state, rng, self.hidden_purses)
        for seat in self.veiled("sealed"):
            if not dealing.sealable_tokens(state, seat):
                raise self.reader.wrong("sealed", f"seat {seat} has no tokens that it could have sealed")
            dealing.seal_tokens(state, rng, seat)
        for seat in self.veiled("bids"):
            dealing.seal_bid(state, rng, seat)
        for seat in self.veiled("markers"):
            dealing.seal_colour(state, rng, seat)
        if not self.reader.has("rng"):
            state.rng = rng.fork()

    def lay_order(self) -> None:
        reader, state = self.reader, self.state
        state.phase = reader.number("phase", 1, 4, 1)
        era = ERAS[state.era]
        if reader.get("era", str, era) != era:
            raise reader.wrong("era", f"is {reader.any('era')!r}; phase {state.phase} is of the {era} era")
        state.turn = reader.number("turn", 0, state.terms.sets, 0)
        state.order = self.different("order", reader.get("order", list, []), self.colours, "a colour of this table")
        state.profit = reader.numbers("profit", state.seats, 0, MOST, [0] * state.seats)

    def different(self, key: str, value: object, known: Mapping[str, int], what: str) -> list[int]:
        """A list of things, each at most once."""
        found = self.reader.things(key, value, known, what)
        if len(set(found)) != len(found):
            raise self.reader.wrong(key, f"has {what} twice")
        return found

    def lay_cards(self) -> None:
        """Each stack is a list from bottom to top, or how many cards are in it."""
        reader, state = self.reader, self.state
        for key in ("display", "played"):
            self.piles[key] = self.different(key, reader.get(key, list, []), self.cards, "a card")
        for key in self.sizes:
            if isinstance(reader.any(key), list):
                self.piles[key] = self.different(key, reader.any(key), self.cards, "a card")
            else:
                self.sizes[key] = reader.number(key, 0, len(self.cards), 0)
        state.display, state.played = self.piles["display"], self.piles["played"]

    def deal_cards(self) -> None:
        state, sizes = self.state, self.sizes
        unseen = self.unseen_cards()
        if len(unseen) != sum(sizes.values()):
            reason = f"and the other stacks leave {len(unseen)} cards unsaid, not {sum(sizes.values())}"
            raise self.reader.wrong("deck", reason)
        dealing.deal_unseen_cards(state, self.rng, unseen, sizes["set_aside"])
        if len(state.aside) != sizes["set_aside"]:
            raise self.reader.wrong("set_aside", "cannot hold starting cards in the canal era; they lie on the deck")
        state.deck = self.piles.get("deck", state.deck)
        state.aside = self.piles.get("set_aside", state.aside)

    def unseen_cards(self) -> list[int]:
        where: dict[int, str] = {}
        for key, pile in self.piles.items():
            for card in pile:
                if card in where:
                    id = self.state.terms.box.cards[card].id
                    raise self.reader.wrong(key, f"has {id!r}, which lies in {where[card]!r} already")
                where[card] = key
        return [card for card in self.cards.values() if card not in where]

    def lay_industries(self) -> None:
        state, industries = self.state, self.reader.within("industries")
        for id in industries.value:
            town = state.terms.box.towns[industries.thing(id, id, self.towns, "a town")]
            here = industries.within(id)
            for name in here.value:
                colour = here.thing(name, name, self.colours, "a colour of this table")
                for _ in range(here.number(name, 0, town.value, 0)):
                    state.put_industry(colour, town.index)
            if state.filled[town.index] > town.value:
                raise industries.wrong(id, f"has {state.filled[town.index]} industries and room for {town.value}")

    def lay_links(self) -> None:
        state, links = self.state, self.reader.within("links")
        for id, name in links.value.items():
            link = state.terms.box.links[links.thing(id, id, self.links, "a link")]
            state.links[links.thing(id, name, self.colours, "a colour of this table")] |= link.bit
            state.free &= ~link.bit

    def lay_agenda(self) -> None:
        for entry in self.reader.get("agenda", list, []):
            written = canonical(dict(Reader(entry, "agenda").value))
            self.state.agenda.append(self.reader.thing("agenda", written, self.decisions, "asked at this table"))

    def lay_tokens(self) -> None:
        """Each hand is an object, or how many tokens are in it. The pool is whatever is left."""
        reader, state, box = self.reader, self.state, self.state.terms.box
        total = sum(kind.tokens for kind in box.kinds)
        state.track = self.counts(reader.within("track"))
        for seat, hand in enumerate(reader.each("hands", state.seats, 0)):
            if isinstance(hand, dict):
                state.hands[seat] = self.counts(Reader(hand, f"hands.{seat}"))
            elif isinstance(hand, int) and not isinstance(hand, bool) and 0 <= hand <= total:
                self.hidden_hands[seat] = hand
            else:
                raise reader.wrong("hands", f"has {hand!r:.60}; a hand is an object, or how many tokens are in it")
        self.fill_pool()

    def counts(self, reader: Reader) -> list[int]:
        counts = [0] * len(self.kinds)
        for id in reader.value:
            kind = reader.thing(id, id, self.kinds, "a kind of industry")
            counts[kind] = reader.number(id, 0, self.state.terms.box.kinds[kind].tokens, 0)
        return counts

    def fill_pool(self) -> None:
        reader, state, kinds = self.reader, self.state, self.state.terms.box.kinds
        state.pool = [
            kind.tokens - state.track[kind.index] - sum([hand[kind.index] for hand in state.hands]) for kind in kinds
        ]
        for kind in kinds:
            if state.pool[kind.index] < 0:
                raise reader.wrong("hands", f"and track hold more than the {kind.tokens} tokens of {kind.id!r}")
        left = sum(state.pool) - sum(self.hidden_hands.values())
        said = reader.any("pool")
        if isinstance(said, dict):
            if self.hidden_hands or self.counts(reader.within("pool")) != state.pool:
                raise reader.wrong("pool", "does not hold the tokens that are neither on the track nor in hands")
        elif left < 0 or said not in (None, left):
            raise reader.wrong("pool", f"has {said!r} tokens; {left} are neither on the track nor in hands")

    def said(self, key: str) -> dict[int, Any]:
        """By seat, what is neither unsaid nor sealed."""
        entries = self.reader.each(key, self.state.seats, None)
        return {seat: entry for seat, entry in enumerate(entries) if entry is not None and entry != SEALED}

    def veiled(self, key: str) -> list[int]:
        """The seats whose choice is sealed and unsaid."""
        entries = self.reader.each(key, self.state.seats, None)
        return [seat for seat, entry in enumerate(entries) if entry == SEALED]

    def lay_sealed(self) -> None:
        reader, state = self.reader, self.state
        for seat, tokens in self.said("sealed").items():
            written = canonical(list(tokens)) if isinstance(tokens, list) else tokens
            state.sealed[seat] = reader.thing("sealed", written, self.token_sets, "a set of tokens")
        for seat, pounds in self.said("bids").items():
            state.bids[seat] = self.pounds("bids", pounds)
        for seat, colour in self.said("markers").items():
            state.markers[seat] = reader.thing("markers", colour, self.colours, "a colour of this table")
        for seat, card in self.said("lots").items():
            state.lots[seat] = reader.thing("lots", card, self.cards, "a card")

    def pounds(self, key: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
            raise self.reader.wrong(key, f"has {value!r:.60}; it is a number of pounds from 0 to {MOST}")
        return value

    def lay_money(self) -> None:
        said = self.said("money")
        for seat in range(self.state.seats):
            if seat in said:
                self.state.money[seat] = self.pounds("money", said[seat])
            else:
                self.hidden_purses.append(seat)
