"""A game of EXPO 1906 in progress: small integers, short lists, and a clone that copies just those."""

from __future__ import annotations

from opificio.expo1906.components import LINES, STRIDE, Components
from opificio.expo1906.decisions import Decision
from opificio.expo1906.options import Rulings
from opificio.expo1906.tiles import ALL_CARDS, Piece, Tile
from opificio.table.events import Event
from opificio.table.options import Options
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
        twin = Lab(0, 0, 0)
        twin.free = self.free
        twin.scrap = self.scrap
        twin.prefilled = self.prefilled
        twin.at = self.at[:]
        twin.pieces = self.pieces[:]
        twin.complete = self.complete[:]
        twin.improved = self.improved
        return twin


class State:
    """The whole table. Everything not copied by `_copy` is shared and never changed."""

    __slots__ = (
        "agenda", "card", "chits", "components", "ending_rule", "events", "final_seats", "finisher", "first", "fronts",
        "funding", "ghost_deck", "ghost_drawn", "ghost_opens", "ghosts", "hands", "jury", "jury_tile", "known_below",
        "labs", "last_cards", "office", "options", "piles", "prestige", "resource_discard", "resource_stack", "rng",
        "round", "rulings", "seats", "slots", "station", "technologies", "tokens", "turn",
    )  # fmt: skip

    def __init__(
        self, components: Components, seats: int, options: Options, rng: Rng, source: State | None = None
    ) -> None:
        self.components = components
        self.seats = seats
        self.options: Options = options
        if source is None:
            self.rulings = Rulings(options)
            self.rng = rng
            self._lay_out(components, seats)
        else:
            self.rulings = source.rulings
            self._copy(source)

    def clone(self) -> State:
        return State(self.components, self.seats, self.options, self.rng, self)

    def _lay_out(self, components: Components, seats: int) -> None:
        """Empty boards, full hands."""
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

    def _copy(self, source: State) -> None:
        self.rng = source.rng.clone()
        self.events = []
        self.agenda = source.agenda[:]
        self.first = source.first
        self.turn = source.turn
        self.round = source.round
        self.card = source.card
        self.hands = source.hands[:]
        self.last_cards = source.last_cards[:]
        self.funding = source.funding[:]
        self.prestige = source.prestige[:]
        self.fronts = [front[:] for front in source.fronts]
        self.labs = [lab.clone() for lab in source.labs]
        self.station = source.station[:]
        self.resource_stack = source.resource_stack[:]
        self.resource_discard = source.resource_discard[:]
        self.slots = source.slots[:]
        self.piles = [pile[:] for pile in source.piles]
        self.known_below = source.known_below[:]
        self.technologies = source.technologies[:]
        self.jury = source.jury[:]
        self.jury_tile = source.jury_tile
        self.office = source.office[:]
        self.tokens = [places[:] for places in source.tokens]
        self.ghosts = source.ghosts[:]
        self.chits = source.chits[:]
        self.ghost_deck = source.ghost_deck[:]
        self.ghost_drawn = source.ghost_drawn[:]
        self.ghost_opens = source.ghost_opens
        self.finisher = source.finisher
        self.ending_rule = source.ending_rule
        self.final_seats = source.final_seats[:]

    @property
    def over(self) -> bool:
        return not self.agenda


def new_lab(components: Components) -> Lab:
    floor = components.floor
    return Lab(floor.board, floor.scrap, len(floor.cells))


def by_index(tile: Tile) -> int:
    """Tiles in front of a seat and in the station lie in a fixed order, so that equal tables look equal."""
    return tile.index
