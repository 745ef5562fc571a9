"""A game in progress: small numbers and bit masks, and a list of what is asked."""

from __future__ import annotations

from opificio.table import Options, Rng, Seat
from opificio.workshop.decisions import Decision
from opificio.workshop.terms import Terms

NONE = -1
CANAL, RAILWAY = 0, 1


class State:
    """Mutable. Things are numbers: their index in the components. Stacks have their top at the end."""

    __slots__ = (
        "agenda",
        "aside",
        "bids",
        "deck",
        "display",
        "filled",
        "free",
        "hands",
        "industries",
        "links",
        "lots",
        "markers",
        "money",
        "options",
        "order",
        "phase",
        "played",
        "pool",
        "presence",
        "profit",
        "rng",
        "sealed",
        "seats",
        "terms",
        "track",
        "turn",
    )

    def __init__(self, terms: Terms, rng: Rng, twin: State | None = None) -> None:
        self.terms = terms
        self.seats = terms.seats
        self.options: Options = terms.options
        self.rng = rng
        if twin is None:
            self._lay_out()
        else:
            self._copy(twin)

    def _lay_out(self) -> None:
        """An empty map, full purses, no cards."""
        terms, box, seats = self.terms, self.terms.box, self.seats
        self.agenda: list[Decision] = []
        """Open decisions: several while choices are sealed, in the order of the seats."""
        self.phase = 1
        """The last demand phase that began: 1 and 2 in the canal era, 3 and 4 in the railway era."""
        self.order: list[int] = []
        """Colours on the order track."""
        self.turn = 0
        """How many turns of the round are over."""
        self.money = [terms.start] * seats
        self.profit = [0] * seats
        self.deck: list[int] = []
        self.aside: list[int] = []
        self.display: list[int] = []
        self.played: list[int] = []
        """Cards taken, discarded or drawn: face up until the railway era."""
        self.pool = [kind.tokens for kind in box.kinds]
        self.hands = [[0] * len(box.kinds) for _ in range(seats)]
        """Tokens kept, sealed ones included until they are revealed."""
        self.track = [0] * len(box.kinds)
        self.sealed = [NONE] * seats
        """Sealed tokens, as the number of their move among `seal_tokens`."""
        self.bids = [NONE] * seats
        """Sealed bids; in the open auction the bids that stand."""
        self.markers = [NONE] * seats
        """Sealed colours (two players)."""
        self.lots = [NONE] * seats
        """The card each seat bids on or has won (open auction)."""
        self.industries = [0] * (len(box.towns) * terms.sets)
        """How many, by town and colour."""
        self.filled = [0] * len(box.towns)
        """How many in each town."""
        self.presence = [0] * seats
        """The towns in which each seat has an industry."""
        self.links = [0] * terms.sets
        """The links built with each colour."""
        self.free = box.every_link

    def _copy(self, twin: State) -> None:
        self.agenda = twin.agenda.copy()
        self.phase = twin.phase
        self.order = twin.order.copy()
        self.turn = twin.turn
        self.money = twin.money.copy()
        self.profit = twin.profit.copy()
        self.deck = twin.deck.copy()
        self.aside = twin.aside.copy()
        self.display = twin.display.copy()
        self.played = twin.played.copy()
        self.pool = twin.pool.copy()
        self.hands = [hand.copy() for hand in twin.hands]
        self.track = twin.track.copy()
        self.sealed = twin.sealed.copy()
        self.bids = twin.bids.copy()
        self.markers = twin.markers.copy()
        self.lots = twin.lots.copy()
        self.industries = twin.industries.copy()
        self.filled = twin.filled.copy()
        self.presence = twin.presence.copy()
        self.links = twin.links.copy()
        self.free = twin.free

    def clone(self) -> State:
        return State(self.terms, self.rng.clone(), self)

    @property
    def era(self) -> int:
        return CANAL if self.phase <= 2 else RAILWAY

    def asked(self, seat: Seat) -> Decision | None:
        """The open decision of a seat."""
        for decision in self.agenda:
            if decision.seat == seat:
                return decision
        return None

    def put_industry(self, colour: int, town: int) -> None:
        self.industries[town * self.terms.sets + colour] += 1
        self.filled[town] += 1
        self.presence[self.terms.owner[colour]] |= 1 << town

    def drop_industry(self, colour: int, town: int) -> None:
        owner, base = self.terms.owner[colour], town * self.terms.sets
        self.industries[base + colour] -= 1
        self.filled[town] -= 1
        for own in self.terms.own[owner]:
            if self.industries[base + own]:
                return
        self.presence[owner] &= ~(1 << town)

    def colours_in(self, town: int) -> list[int]:
        """The colours with an industry in the town."""
        base = town * self.terms.sets
        return [colour for colour in range(self.terms.sets) if self.industries[base + colour]]

    def place_in_order(self, seat: Seat) -> int:
        """The lowest box of the order track with a marker of the seat; the track's end if none."""
        for at, colour in enumerate(self.order):
            if self.terms.owner[colour] == seat:
                return at
        return len(self.order)
