"""The course of a game: set-up, turns, rounds, the reorganisation and the end."""

from __future__ import annotations

from typing import Any, Final

from opificio.expo1906.books import PRESTIGE
from opificio.expo1906.components import LINES, Components
from opificio.expo1906.decisions import ChooseScrap, choose_card
from opificio.expo1906.events import (
    GHOST,
    AcademyFilled,
    EndTriggered,
    GameEnded,
    GhostCardDrawn,
    GhostCardSkipped,
    GhostDeckShuffled,
    JuryTileDrawn,
    LastActionPassed,
    ProjectsReturned,
    RoundBegun,
    StackReshuffled,
    StationFilled,
)
from opificio.expo1906.scoring import places, score_sheet
from opificio.expo1906.state import State, by_index
from opificio.expo1906.tiles import ALL_CARDS, CARDS, MEETING_ROOM, POWERS, STEAM, Tile
from opificio.table.events import Booked
from opificio.table.randomness import Rng

SOLO: Final = 1
GHOST_SEATS: Final = 2
"""Up to how many seats ghost tokens stand in the Patents Office."""

NOVICE_TILES: Final = {"scientist": 0, "new-graduate": 1, "fresher": 2}


def set_up(components: Components, seats: int, seed: int, options: dict[str, Any]) -> State:
    """A table ready for its first decision."""
    state = State(components, seats, options, Rng(seed))
    state.resource_stack = [tile for tile in components.resources for _ in range(components.tile_counts[tile.index])]
    state.rng.shuffle(state.resource_stack)
    for shape in range(5):
        state.piles[shape] = [tile for tile in components.projects if tile.shape.index == shape]
        state.rng.shuffle(state.piles[shape])
    state.technologies = components.technologies[:]
    deal_seats(state)
    for _ in range(components.jury_filled):
        draw_jury_tile(state)
    if seats <= GHOST_SEATS:
        state.ghosts = [1] * LINES
    if seats == SOLO:
        gather_ghost_deck(state)
    fill_station(state)
    fill_academy(state)
    ask_novices(state)
    if not state.agenda:
        begin_round(state)
    state.events = []
    return state


def deal_seats(state: State) -> None:
    """Somebody begins; later seats start with more funding. Solo, the ghost deck begins."""
    components = state.components
    state.first = state.rng.below(state.seats)
    state.turn = SOLO if state.seats == SOLO else state.first
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        state.funding[seat] = components.solo_funding if state.seats == SOLO else components.start_funding[place]


def ask_novices(state: State) -> None:
    """Handicaps are settled before the first turn, in playing order."""
    for place in range(state.seats - 1, -1, -1):
        seat = (state.first + place) % state.seats
        count = NOVICE_TILES[state.options["handicaps"][seat]]
        if count:
            state.agenda.append(ChooseScrap(seat, count, 0))


def begin_round(state: State) -> None:
    """Whoever is on turn opens the round; solo, that may be the ghost."""
    state.events.append(RoundBegun(state.round, state.turn if state.turn < state.seats else GHOST))
    if state.turn == state.seats:
        ghost_turn(state)
    else:
        state.agenda.append(choose_card(state.turn, False))


def end_turn(state: State) -> None:
    """The action on the table is done: go on to whatever comes next."""
    if state.finisher >= 0:
        next_final_turn(state)
    elif state.card == MEETING_ROOM:
        reorganise(state, state.turn)
    elif state.card < 0:
        begin_round(state)  # the novices' labs are ready
    elif state.seats == SOLO:
        ghost_turn(state)
    else:
        state.turn = (state.turn + 1) % state.seats
        state.agenda.append(choose_card(state.turn, False))


# ── The reorganisation ────────────────────────────────────────────────────────────────────────


def reorganise(state: State, seat: int) -> None:
    """After a Meeting Room: the Jury, the Academy, the Train Station, the hands, in this order."""
    power = state.jury_tile if state.jury_tile >= 0 else draw_jury_tile(state)
    if sum(state.jury) >= state.components.jury_boxes:
        trigger_end(state, seat, "end.jury-full")
        next_final_turn(state)
        return
    return_projects(state, STEAM + power)
    fill_academy(state)
    state.resource_discard.extend(state.station)
    state.station = []
    fill_station(state)
    state.hands = [ALL_CARDS] * state.seats
    state.last_cards = [-1] * (state.seats + 1)
    state.card = -1
    state.jury_tile = -1
    state.round += 1
    state.turn = (seat + 1) % (state.seats + 1 if state.seats == SOLO else state.seats)
    if state.seats == SOLO:
        gather_ghost_deck(state)
    begin_round(state)


def draw_jury_tile(state: State) -> int:
    """Put a random jury tile on the table; answers its power, 0 steam or 1 electricity."""
    left = [state.components.jury_tiles[power] - state.jury[power] for power in range(2)]
    power = 0 if state.rng.below(left[0] + left[1]) < left[0] else 1
    state.jury[power] += 1
    state.events.append(JuryTileDrawn(POWERS[power]))
    return power


def return_projects(state: State, power: int) -> None:
    """Projects of the other power leave the Academy for the bottom of their piles."""
    leaving = [tile for tile in state.slots if tile is not None and tile.power != power]
    for tile in leaving:
        state.slots[tile.shape.index] = None
        put_under_pile(state, tile)
    if leaving:
        state.events.append(ProjectsReturned(tuple([tile.id for tile in leaving])))


def put_under_pile(state: State, tile: Tile) -> None:
    """For all to see: the bottom of the pile is known from here on."""
    shape = tile.shape.index
    state.piles[shape].insert(0, tile)
    state.known_below[shape] += 1


def fill_academy(state: State) -> None:
    """Every empty slot takes the top project of its shape, where there is one."""
    drawn: list[str] = []
    for shape in range(5):
        pile = state.piles[shape]
        if state.slots[shape] is None and pile:
            tile = pile.pop()
            state.slots[shape] = tile
            state.known_below[shape] = min(state.known_below[shape], len(pile))
            drawn.append(tile.id)
    if drawn:
        state.events.append(AcademyFilled(tuple(drawn)))


def fill_station(state: State) -> None:
    """As many new resource tiles as there are boxes; boxes stay empty when no tile is left anywhere."""
    for _ in range(state.components.station_per_seat * state.seats):
        tile = draw_resource(state)
        if tile is not None:
            state.station.append(tile)
    state.station.sort(key=by_index)
    state.events.append(StationFilled(tuple([tile.id for tile in state.station])))


def draw_resource(state: State) -> Tile | None:
    """The top resource tile; an empty stack is made anew from the discarded tiles."""
    if not state.resource_stack:
        if not state.resource_discard:
            return None
        state.resource_stack = state.resource_discard
        state.resource_discard = []
        # Equal discards give equal stacks, in whatever order they were discarded.
        state.resource_stack.sort(key=by_index)
        state.rng.shuffle(state.resource_stack)
        state.events.append(StackReshuffled())
    return state.resource_stack.pop()


# ── The ghost of the solo game ────────────────────────────────────────────────────────────────


def gather_ghost_deck(state: State) -> None:
    """Two sets of action cards with one Meeting Room, shuffled for the round."""
    state.ghost_deck = [card for card in range(MEETING_ROOM) for _ in range(2)]
    state.ghost_deck.append(MEETING_ROOM)
    state.rng.shuffle(state.ghost_deck)
    state.ghost_drawn = []
    state.ghost_opens = True
    state.events.append(GhostDeckShuffled())


def ghost_turn(state: State) -> None:
    """Draw until a card stands: not the Meeting Room first of all, and not the player's last card."""
    while True:
        card = state.ghost_deck.pop()
        if card == MEETING_ROOM and state.ghost_opens:
            state.ghost_deck.append(card)
            state.rng.shuffle(state.ghost_deck)
            state.events.append(GhostDeckShuffled())
            continue
        state.ghost_drawn.append(card)
        if card != state.last_cards[0]:
            break
        state.events.append(GhostCardSkipped(CARDS[card]))
    state.ghost_opens = False
    state.last_cards[state.seats] = card
    state.turn = 0
    state.events.append(GhostCardDrawn(CARDS[card]))
    if card == MEETING_ROOM:
        reorganise(state, state.seats)
    else:
        state.agenda.append(choose_card(0, False))


# ── The end ───────────────────────────────────────────────────────────────────────────────────


def trigger_end(state: State, seat: int, rule: str) -> None:
    """The game will end: all others have one last action, clockwise."""
    if state.finisher >= 0:
        return
    state.finisher = seat
    state.ending_rule = rule
    ring = max(state.seats, 2) if seat >= state.seats else state.seats
    state.final_seats = [(seat + step) % ring for step in range(1, ring) if (seat + step) % ring < state.seats]
    state.events.append(EndTriggered(seat if seat < state.seats else GHOST, rule))


def next_final_turn(state: State) -> None:
    """The next seat's last action; after the last one, the final scoring."""
    while state.final_seats:
        seat = state.final_seats.pop(0)
        if state.hands[seat] & ~(1 << MEETING_ROOM):
            state.turn = seat
            state.agenda.append(choose_card(seat, True))
            return
        state.events.append(LastActionPassed(seat))
    finish(state)


def finish(state: State) -> None:
    """The final sheets, entry by entry; the first line of a sheet was booked during the game."""
    for seat in range(state.seats):
        for line in score_sheet(state, seat).lines[1:]:
            state.events.append(Booked(seat, PRESTIGE, line.amount, line.rule, line.cause))
    state.events.append(GameEnded(places(state)))
