"""Reading a position: every field is checked, and what is left unsaid is dealt from what is unseen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from opificio.table import BadComponents, BadOptions, BadPosition, Position, Rng, canonical, plain, settle
from opificio.workshop import dealing
from opificio.workshop.coherence import check_coherence
from opificio.workshop.components import SEAT_WORDS, Components, load, shipped
from opificio.workshop.decisions import Decision
from opificio.workshop.state import NONE, State
from opificio.workshop.terms import OPTIONS, Terms, terms_for
from opificio.workshop.views import ERAS, GAME, RULES_VERSION, SEALED

NEEDED = (
    *("game", "rules_version", "seats", "phase", "turn", "agenda", "order", "profit", "display", "played", "track"),
    *("industries", "links", "deck", "set_aside"),
)
OPTIONAL = ("components_text", "options", "era", "rng", "money", "pool", "hands", "sealed", "bids", "markers", "lots")
WORDS = 4


def wrong(field: str, reason: str) -> BadPosition:
    return BadPosition(f"{field}: {reason}")


def from_position(position: Any, rng: Rng) -> State:
    """A state from a position or a view; whatever else somebody hands in is refused."""
    state = State(_terms(position), rng)
    reader = Reader(position, state, rng)
    reader.read()
    reader.deal()
    check_coherence(state)
    return state


def _terms(position: Any) -> Terms:
    _check_parts(position)
    if position["game"] != GAME:
        raise wrong("game", f"is {position['game']!r}; this game is {GAME!r}")
    if position["rules_version"] != RULES_VERSION:
        raise wrong("rules_version", f"is {position['rules_version']!r}; this program knows {RULES_VERSION}")
    seats, text, options = position["seats"], position.get("components_text"), position.get("options")
    if not isinstance(seats, int) or seats not in SEAT_WORDS:
        raise wrong("seats", f"is {seats!r}; it is 2, 3, 4 or 5")
    if not isinstance(text, str | None):
        raise wrong("components_text", f"is {text!r:.60}; it is the text of a components file")
    if not isinstance(options, dict | None):
        raise wrong("options", f"is {options!r:.60}; it is an object")
    return terms_for(_box(text), seats, _settled(options, seats))


def _box(text: str | None) -> Components:
    try:
        return shipped() if text is None else load(text)
    except BadComponents as error:
        raise wrong("components_text", str(error)) from None


def _settled(options: dict[str, Any] | None, seats: int) -> dict[str, Any]:
    try:
        return settle(OPTIONS, options, seats)
    except BadOptions as error:
        raise wrong("options", str(error)) from None


def _check_parts(position: Any) -> None:
    if not isinstance(position, dict):
        raise BadPosition(f"a position is an object, not {position!r:.60}")
    known = (*NEEDED, *OPTIONAL)
    for key in position:
        if key not in known:
            raise wrong(key, f"is no part of a position; the parts are {', '.join(known)}")
    for key in NEEDED:
        if key not in position:
            raise wrong(key, "is missing")


class Reader:
    """Puts the parts of a position into a state, and remembers which were unsaid."""

    def __init__(self, position: Position, state: State, rng: Rng) -> None:
        self.position = position
        self.state = state
        self.rng = rng
        box, sets = state.terms.box, state.terms.sets
        self.cards = {card.id: card.index for card in box.cards}
        self.colours = {colour.id: colour.index for colour in box.colours[:sets]}
        self.kinds = {kind.id: kind.index for kind in box.kinds}
        self.towns = {town.id: town.index for town in box.towns}
        self.links = {link.id: link.index for link in box.links}
        self.hidden_hands: dict[int, int] = {}
        self.hidden_purses: list[int] = []

    def read(self) -> None:
        state, terms = self.state, self.state.terms
        state.phase = self.number("phase", self.position["phase"], 1, 4)
        if self.position.get("era", ERAS[state.era]) != ERAS[state.era]:
            raise wrong("era", f"is {self.position['era']!r}; phase {state.phase} is of the {ERAS[state.era]} era")
        state.turn = self.number("turn", self.position["turn"], 0, terms.sets)
        state.order = self.things("order", self.position["order"], self.colours, "colour of this table")
        state.profit = self.numbers("profit", terms.box.most_profit)
        state.display = self.things("display", self.position["display"], self.cards, "card")
        state.played = self.things("played", self.position["played"], self.cards, "card")
        state.track = self.counts("track", self.position["track"])
        state.lots = self.choices("lots", self.cards, "card")
        state.markers = self.choices("markers", self.colours, "colour of this table")
        self.read_industries()
        self.read_links()
        self.read_agenda()
        self.read_hands()
        self.read_seals()
        self.read_money()

    def deal(self) -> None:
        """Deal what was unsaid, and take up the generator."""
        state, rng = self.state, self.rng
        self.deal_cards()
        if self.hidden_hands:
            dealing.deal_unseen_tokens(state, rng, list(self.hidden_hands), list(self.hidden_hands.values()))
        if self.hidden_purses:
            dealing.deal_purses(state, rng, self.hidden_purses)
        for seat in self.veiled("sealed"):
            dealing.seal_tokens(state, rng, seat)
        for seat in self.veiled("bids"):
            dealing.seal_bid(state, rng, seat)
        for seat in self.veiled("markers"):
            dealing.seal_colour(state, rng, seat)
        state.rng = self.read_rng()

    def number(self, field: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise wrong(field, f"has {value!r}; it is a whole number from {low} to {high}")
        return value

    def listed(self, field: str, value: object, count: int | None = None) -> Sequence[Any]:
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise wrong(field, f"is {value!r:.60}; it is a list" + (f" of {count}" if count is not None else ""))
        return value

    def mapping(self, field: str, value: object) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise wrong(field, f"is {value!r:.60}; it is an object")
        return value

    def thing(self, field: str, value: object, known: Mapping[str, int], noun: str) -> int:
        if not isinstance(value, str) or value not in known:
            raise wrong(field, f"has {value!r}, which is no {noun}; one is {next(iter(known))!r}")
        return known[value]

    def things(self, field: str, value: object, known: Mapping[str, int], noun: str) -> list[int]:
        found = [self.thing(field, each, known, noun) for each in self.listed(field, value)]
        if len(set(found)) != len(found):
            raise wrong(field, f"has the same {noun} twice")
        return found

    def numbers(self, field: str, high: int) -> list[int]:
        values = self.listed(field, self.position[field], self.state.seats)
        return [self.number(field, each, 0, high) for each in values]

    def counts(self, field: str, value: object) -> list[int]:
        counts = [0] * len(self.kinds)
        for id, count in self.mapping(field, value).items():
            kind = self.thing(field, id, self.kinds, "kind")
            counts[kind] = self.number(field, count, 0, self.state.terms.box.kinds[kind].tokens)
        return counts

    def per_seat(self, field: str) -> Sequence[Any]:
        return self.listed(field, self.position.get(field, [None] * self.state.seats), self.state.seats)

    def choices(self, field: str, known: Mapping[str, int], noun: str) -> list[int]:
        values = self.per_seat(field)
        return [NONE if each in (None, SEALED) else self.thing(field, each, known, noun) for each in values]

    def veiled(self, field: str) -> list[int]:
        """The seats whose choice is sealed and unsaid."""
        return [seat for seat, each in enumerate(self.per_seat(field)) if each == SEALED]

    def read_industries(self) -> None:
        state, box = self.state, self.state.terms.box
        for id, colours in self.mapping("industries", self.position["industries"]).items():
            town = box.towns[self.thing("industries", id, self.towns, "town")]
            for name, count in self.mapping("industries", colours).items():
                colour = self.thing("industries", name, self.colours, "colour of this table")
                for _ in range(self.number("industries", count, 0, town.value)):
                    state.put_industry(colour, town.index)
            if state.filled[town.index] > town.value:
                raise wrong("industries", f"has {state.filled[town.index]} in {id!r}, which has room for {town.value}")

    def read_links(self) -> None:
        for id, name in self.mapping("links", self.position["links"]).items():
            link = self.state.terms.box.links[self.thing("links", id, self.links, "link")]
            self.state.links[self.thing("links", name, self.colours, "colour of this table")] |= link.bit
            self.state.free &= ~link.bit

    def read_agenda(self) -> None:
        known = _decisions(self.state.terms)
        for entry in self.listed("agenda", self.position["agenda"]):
            decision = known.get(canonical(dict(self.mapping("agenda", entry))))
            if decision is None:
                raise wrong("agenda", f"has {entry!r}, which is not asked at this table; one is {next(iter(known))}")
            self.state.agenda.append(decision)

    def read_hands(self) -> None:
        """Each hand is a mapping, or how many tokens are in it."""
        box = self.state.terms.box
        total = sum(kind.tokens for kind in box.kinds)
        hands = self.listed("hands", self.position.get("hands", [0] * self.state.seats), self.state.seats)
        for seat, hand in enumerate(hands):
            if isinstance(hand, dict):
                self.state.hands[seat] = self.counts("hands", hand)
            else:
                self.hidden_hands[seat] = self.number("hands", hand, 0, total)
        self.read_pool()

    def read_pool(self) -> None:
        """Tokens left: whatever is neither on the track nor in hands."""
        state, kinds = self.state, self.state.terms.box.kinds
        state.pool = [
            kind.tokens - state.track[kind.index] - sum(hand[kind.index] for hand in state.hands) for kind in kinds
        ]
        for kind in kinds:
            if state.pool[kind.index] < 0:
                raise wrong("hands", f"and track hold more than the {kind.tokens} tokens of {kind.id!r}")
        left = sum(state.pool) - sum(self.hidden_hands.values())
        said = self.position.get("pool", left)
        if isinstance(said, dict):
            if self.hidden_hands or self.counts("pool", said) != state.pool:
                raise wrong("pool", "does not hold the tokens that are neither on the track nor in hands")
        elif left < 0 or said != left:
            raise wrong("pool", f"has {said!r} tokens; {left} are neither on the track nor in hands")

    def read_seals(self) -> None:
        tokens = {canonical(plain(move.tokens)): at for at, move in enumerate(self.state.terms.moves.seal_tokens)}
        for seat, value in enumerate(self.per_seat("sealed")):
            if value not in (None, SEALED):
                written = canonical(list(self.listed("sealed", value)))
                self.state.sealed[seat] = self.thing("sealed", written, tokens, "set of tokens")
        for seat, value in enumerate(self.per_seat("bids")):
            if value not in (None, SEALED):
                self.state.bids[seat] = self.number("bids", value, 0, self.state.terms.box.most_money)

    def read_money(self) -> None:
        for seat, value in enumerate(self.per_seat("money")):
            if value is None:
                self.hidden_purses.append(seat)
            else:
                self.state.money[seat] = self.number("money", value, 0, self.state.terms.box.most_money)

    def deal_cards(self) -> None:
        """Each stack is a list from bottom to top, or how many cards are in it."""
        state = self.state
        piles = {"display": state.display, "played": state.played}
        sizes = {"deck": 0, "set_aside": 0}
        for field in sizes:
            value = self.position[field]
            if isinstance(value, list):
                piles[field] = self.things(field, value, self.cards, "card")
            else:
                sizes[field] = self.number(field, value, 0, len(self.cards))
        unseen = self.not_in(piles)
        if len(unseen) != sum(sizes.values()):
            raise wrong("deck", f"and the other stacks leave {len(unseen)} cards unsaid, not {sum(sizes.values())}")
        self.fill_stacks(unseen, piles, sizes)

    def not_in(self, piles: Mapping[str, list[int]]) -> list[int]:
        where: dict[int, str] = {}
        for field, pile in piles.items():
            for card in pile:
                if card in where:
                    id = self.state.terms.box.cards[card].id
                    raise wrong(field, f"has {id!r}, which lies in {where[card]!r} already")
                where[card] = field
        return [card for card in self.cards.values() if card not in where]

    def fill_stacks(self, unseen: list[int], piles: Mapping[str, list[int]], sizes: Mapping[str, int]) -> None:
        dealing.deal_unseen_cards(self.state, self.rng, unseen, sizes["set_aside"])
        if len(self.state.aside) != sizes["set_aside"]:
            raise wrong("set_aside", "cannot hold starting cards in the canal era; they lie on the deck")
        self.state.deck = piles.get("deck", self.state.deck)
        self.state.aside = piles.get("set_aside", self.state.aside)

    def read_rng(self) -> Rng:
        if "rng" not in self.position:
            return self.rng.fork()
        words = self.listed("rng", self.position["rng"], WORDS)
        a, b, c, counter = (self.number("rng", word, 0, 0xFFFFFFFF) for word in words)
        return Rng.resume((a, b, c, counter))


@lru_cache(maxsize=256)
def _decisions(terms: Terms) -> dict[str, Decision]:
    """Every decision of a table under its JSON."""
    return {canonical(plain(decision)): decision for decision in terms.decisions()}
