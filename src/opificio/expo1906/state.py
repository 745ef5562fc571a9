"""A game of EXPO 1906 in progress: small integers, short lists, and a clone that copies just those."""

from __future__ import annotations

from typing import Any

from opificio.expo1906.components import LINES, STRIDE, Components
from opificio.expo1906.decisions import Decision
from opificio.expo1906.options import Rulings
from opificio.expo1906.tiles import ALL_CARDS, Piece, Tile
from opificio.table.events import Event
from opificio.table.randomness import Rng


class Lab:
    """A seat's lab: what lies where, and which projects are completed."""

    __slots__ = ("at", "complete", "free", "improved", "pieces", "prefilled", "scrap")

    def __init__(self, board: int, scrap: int, size: int) -> None:
        self.free = board & ~scrap
        self.scrap = scrap
        self.prefilled = 0
        """Cells where a novice's resource tile took the place of scrap."""
        self.at: list[Piece | None] = [None] * size
        self.pieces: list[Piece] = []
        self.complete: list[Tile] = []
        self.improved = 0
        """The cards that technologies in this lab improve, as a mask."""

    def clone(self) -> Lab:
        twin = Lab.__new__(Lab)
        twin.free = self.free
        twin.scrap = self.scrap
        twin.prefilled = self.prefilled
        twin.at = self.at[:]
        twin.pieces = self.pieces[:]
        twin.complete = self.complete[:]
        twin.improved = self.improved
        return twin


class State:
    """The whole table. Everything not listed in `clone` is shared and never changed."""

    __slots__ = (
        "agenda",
        "card",
        "chits",
        "components",
        "ending_rule",
        "events",
        "final_seats",
        "finisher",
        "first",
        "fronts",
        "funding",
        "ghost_deck",
        "ghost_drawn",
        "ghost_opens",
        "ghosts",
        "hands",
        "jury",
        "jury_tile",
        "known_below",
        "labs",
        "last_cards",
        "office",
        "options",
        "piles",
        "prestige",
        "resource_discard",
        "resource_stack",
        "rng",
        "round", "rulings",
        "seats",
        "slots",
        "station",
        "technologies",
        "tokens",
        "turn",
    )  # fmt: skip

    def __init__(self, components: Components, seats: int, options: dict[str, Any], rng: Rng) -> None:
        self.components = components
        self.seats = seats
        self.options = options
        self.rng = rng
        self.rulings = Rulings(options)
        self.events: list[Event] = []
        """What happened since the last move; `play` hands it over and starts anew."""
        self.agenda: list[Decision] = []
        self.first = 0
        self.turn = 0
        self.round = 1
        self.card = -1
        """The card whose action is under way."""
        self.hands = [ALL_CARDS] * seats
        self.last_cards = [-1] * (seats + 1)
        """Each seat's last card of this round; behind the seats, the ghost's."""
        self.funding = [0] * seats
        self.prestige = [0] * seats
        self.fronts: list[list[Tile]] = [[] for _ in range(seats)]
        self.labs = [new_lab(components) for _ in range(seats)]
        self.station: list[Tile] = []
        self.resource_stack: list[Tile] = []
        """The top is the end of the list."""
        self.resource_discard: list[Tile] = []
        self.slots: list[Tile | None] = [None] * 5
        self.piles: list[list[Tile]] = [[] for _ in range(5)]
        """The top is the end of the list."""
        self.known_below = [0] * 5
        """How many at the bottom of each pile were put there for all to see."""
        self.technologies: list[Tile] = []
        self.jury = [0, 0]
        self.jury_tile = -1
        """The power of the jury tile placed in this Meeting Room: 0 steam, 1 electricity, -1 none yet."""
        self.office: list[tuple[int, ...]] = [()] * (LINES * STRIDE)
        """By place, the owners of the stacked tokens, top first."""
        self.tokens = [[0] * components.token_count for _ in range(seats)]
        """Each seat's places, in order; 0 is step 1."""
        self.ghosts: list[int] = []
        """Each ghost token's step, by line; none with three or four seats."""
        self.chits = [-1] * LINES
        self.ghost_deck: list[int] = []
        self.ghost_drawn: list[int] = []
        self.ghost_opens = False
        """Solo: whether the ghost's next card is its first of the round."""
        self.finisher = -1
        """Who ended the game; `seats` is the ghost."""
        self.ending_rule = ""
        self.final_seats: list[int] = []

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.components = self.components
        twin.seats = self.seats
        twin.options = self.options
        twin.rulings = self.rulings
        twin.rng = self.rng.clone()
        twin.events = []
        twin.agenda = self.agenda[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.card = self.card
        twin.hands = self.hands[:]
        twin.last_cards = self.last_cards[:]
        twin.funding = self.funding[:]
        twin.prestige = self.prestige[:]
        twin.fronts = [front[:] for front in self.fronts]
        twin.labs = [lab.clone() for lab in self.labs]
        twin.station = self.station[:]
        twin.resource_stack = self.resource_stack[:]
        twin.resource_discard = self.resource_discard[:]
        twin.slots = self.slots[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.known_below = self.known_below[:]
        twin.technologies = self.technologies[:]
        twin.jury = self.jury[:]
        twin.jury_tile = self.jury_tile
        twin.office = self.office[:]
        twin.tokens = [places[:] for places in self.tokens]
        twin.ghosts = self.ghosts[:]
        twin.chits = self.chits[:]
        twin.ghost_deck = self.ghost_deck[:]
        twin.ghost_drawn = self.ghost_drawn[:]
        twin.ghost_opens = self.ghost_opens
        twin.finisher = self.finisher
        twin.ending_rule = self.ending_rule
        twin.final_seats = self.final_seats[:]
        return twin

    @property
    def over(self) -> bool:
        return not self.agenda


def new_lab(components: Components) -> Lab:
    floor = components.floor
    return Lab(floor.board, floor.scrap, len(floor.cells))


def by_index(tile: Tile) -> int:
    """Tiles in front of a seat and in the station lie in a fixed order, so that equal tables look equal."""
    return tile.index
