"""A state from a position: checked field by field, hidden things dealt from what is unseen."""

from __future__ import annotations

from collections import Counter

from opificio.expo1906.coherence import check_coherence
from opificio.expo1906.components import LINES, STRIDE, Components, load
from opificio.expo1906.decisions import DECISIONS, Decision
from opificio.expo1906.events import GHOST
from opificio.expo1906.flow import GHOST_SEATS, SOLO, begin_round, deal_seats, draw_resource
from opificio.expo1906.lab import is_satisfied, put
from opificio.expo1906.options import OPTIONS
from opificio.expo1906.state import Lab, State, by_index
from opificio.expo1906.tiles import CARDS, MEETING_ROOM, POWERS, PROJECT, TECHNOLOGY, Piece
from opificio.expo1906.views import RULES_VERSION, imagined_hand
from opificio.table.options import settle
from opificio.table.randomness import Rng
from opificio.table.reader import Reader, sized
from opificio.table.refusals import BadPosition

SEAT_COUNTS: tuple[int, ...] = (1, 2, 3, 4)
END_RULES = ("end.jury-full", "end.patents-complete", "end.fifth-project")


def from_position(position: object, rng: Rng) -> State:
    """Build and check a state; whatever the position leaves unsaid is dealt with `rng`."""
    reader = Reader(position)
    state = _begin(reader, rng)
    _read_seats(state, reader)
    _read_labs(state, reader)
    _read_patents(state, reader)
    _read_market(state, reader)
    _deal_unseen(state, reader, rng)
    _read_hands(state, reader, rng)
    _read_jury(state, reader)
    _read_course(state, reader)
    if state.seats == SOLO:
        _read_ghost(state, reader.within("ghost"), rng)
    elif reader.has("ghost"):
        raise reader.wrong("ghost", "there is a ghost deck in the solo game only")
    _read_rng(state, reader, rng)
    reader.finish()
    check_coherence(state, reader)
    if not state.agenda and not state.ending_rule:
        begin_round(state)
        state.events = []
    return state


def _begin(reader: Reader, rng: Rng) -> State:
    if reader.get("game", str, "expo1906") != "expo1906":
        raise reader.wrong("game", f"should be 'expo1906', not {reader.any('game')!r}")
    if reader.get("rules_version", int, RULES_VERSION) != RULES_VERSION:
        raise reader.wrong("rules_version", f"this program knows version {RULES_VERSION}")
    components = load(reader.get("components_text", str, "") or None)
    seats = reader.need("seats", int)
    if seats not in SEAT_COUNTS:
        raise reader.wrong("seats", f"lies between 1 and 4, not {seats}")
    options = settle(OPTIONS, reader.get("options", dict, {}), seats)
    state = State(components, seats, options, rng.fork())
    if seats <= GHOST_SEATS:
        state.ghosts = [1] * LINES
    deal_seats(state)
    return state


def _read_seats(state: State, reader: Reader) -> None:
    components, seats = state.components, state.seats
    state.first = reader.number("first", 0, seats - 1, 0)
    default_turn = SOLO if seats == SOLO else state.first
    state.turn = reader.number("turn", 0, seats if seats == SOLO else seats - 1, default_turn)
    state.round = reader.number("round", 1, components.jury_boxes, 1)
    state.funding = reader.numbers("funding", seats, 0, components.funding_limit, state.funding)
    state.prestige = reader.numbers("prestige", seats, 0, 999, [0] * seats)
    state.card = reader.choice("card", CARDS)
    for seat, card in enumerate(reader.each("last_cards", seats, None)):
        state.last_cards[seat] = -1 if card is None else reader.chosen(f"last_cards[{seat}]", card, CARDS)
    for seat, front in enumerate(reader.each("fronts", seats, [])):
        tiles = reader.things(f"fronts[{seat}]", front, components.tile_by_id, "a tile")
        state.fronts[seat] = sorted(tiles, key=by_index)


# ── Labs ──────────────────────────────────────────────────────────────────────────────────────


def _read_labs(state: State, reader: Reader) -> None:
    for seat, value in enumerate(reader.each("labs", state.seats, {})):
        inner = Reader(value, f"labs[{seat}]")
        state.labs[seat] = _lab(state.components, inner)
        inner.finish()


def _lab(components: Components, reader: Reader) -> Lab:
    floor = components.floor
    lab = Lab(floor.board, _cells(components, reader, "scrap", floor.scrap), len(floor.cells))
    lab.prefilled = _cells(components, reader, "prefilled", 0)
    for field, mask in (("scrap", lab.scrap), ("prefilled", lab.prefilled)):
        if mask & ~floor.scrap:
            raise reader.wrong(field, f"no scrap ever lies on {floor.ids(mask & ~floor.scrap)[0]}")
    for id in reader.get("pieces", list, []):
        piece = _piece(components, reader, id)
        if piece.spot.cells & ~lab.free:
            raise reader.wrong("pieces", f"{id} covers {floor.ids(piece.spot.cells & ~lab.free)[0]}, which is taken")
        put(lab, piece)
    _read_complete(components, lab, reader)
    return lab


def _cells(components: Components, reader: Reader, key: str, default: int) -> int:
    if not reader.has(key):
        return default
    cells = reader.things(key, reader.any(key), components.floor.by_id, "a cell")
    return sum({1 << cell.bit for cell in cells})


def _piece(components: Components, reader: Reader, id: object) -> Piece:
    tile_id, _, spot_id = str(id).partition("@")
    tile = reader.thing("pieces", tile_id, components.tile_by_id, "a tile")
    for row in tile.shape.spots:
        for spot in row:
            if spot is not None and spot.id == spot_id:
                return components.piece(tile, spot)
    raise reader.wrong("pieces", f"{id!r}: {tile_id} does not lie on {spot_id!r}; a piece is written 'tile@c4^90'")


def _read_complete(components: Components, lab: Lab, reader: Reader) -> None:
    """Projects that have all they need are completed: completion is automatic."""
    lab.complete = [each.tile for each in lab.pieces if each.tile.kind == PROJECT and is_satisfied(lab, each)]
    lab.complete.sort(key=by_index)
    if reader.has("complete"):
        said = reader.things("complete", reader.any("complete"), components.tile_by_id, "a project")
        if sorted(said, key=by_index) != lab.complete:
            really = ", ".join(tile.id for tile in lab.complete) or "none"
            raise reader.wrong("complete", f"by what lies around them the completed projects are: {really}")


# ── Patents Office ────────────────────────────────────────────────────────────────────────────


def _read_patents(state: State, reader: Reader) -> None:
    components = state.components
    patents = reader.within("patents")
    chit_ids = {chit.id: chit.index for chit in components.chits}
    for line in components.lines:
        inner = patents.within(line.id)
        stacks = inner.within("stacks")
        for step in range(2, components.steps + 1):
            _read_stack(state, stacks, line.index, step)
        if inner.has("chit"):
            state.chits[line.index] = inner.thing("chit", inner.any("chit"), chit_ids, "a bonus chit")
        if (state.chits[line.index] >= 0) != bool(state.office[line.index * STRIDE + components.steps]):
            _check_missing_chit(state, inner, line.index)
        stacks.finish()
        inner.finish()
    patents.finish()
    placed = [chit for chit in state.chits if chit >= 0]
    if len(set(placed)) != len(placed):
        raise patents.wrong("chit", "each bonus chit lies on one line only")
    for places in state.tokens:
        places.sort()


def _check_missing_chit(state: State, reader: Reader, line: int) -> None:
    """A chit lies where a token arrived; only while it is being chosen may it be missing."""
    if state.chits[line] >= 0:
        raise reader.wrong("chit", "a chit lies on a line only when a token stands on its last step")


def _read_stack(state: State, reader: Reader, line: int, step: int) -> None:
    place = line * STRIDE + step
    stack = reader.get(str(step), list, [])
    for owner in stack:
        if owner == GHOST and state.ghosts and state.ghosts[line] == 1:
            state.ghosts[line] = step
        elif type(owner) is int and 0 <= owner < state.seats and 0 in state.tokens[owner]:
            state.tokens[owner][state.tokens[owner].index(0)] = place
        else:
            count = state.components.token_count
            raise reader.wrong(str(step), f"{owner!r} has no token left for this stack; every seat has {count}")
    state.office[place] = tuple(stack)


# ── Academy, Train Station, stacks ────────────────────────────────────────────────────────────


def _read_market(state: State, reader: Reader) -> None:
    components = state.components
    resources = {tile.id: tile for tile in components.resources}
    technologies = {tile.id: tile for tile in components.technologies}
    if reader.has("station"):
        state.station = reader.things("station", reader.any("station"), resources, "a resource tile")
        state.station.sort(key=by_index)
    if reader.has("discard"):
        state.resource_discard = reader.things("discard", reader.any("discard"), resources, "a resource tile")
    if reader.has("technologies"):
        found = reader.things("technologies", reader.any("technologies"), technologies, "a technology")
        state.technologies = sorted(found, key=by_index)
    else:
        seen = _seen(state)
        state.technologies = [tile for tile in components.technologies if not seen[tile.index]]


def _seen(state: State) -> Counter[int]:
    """How many of each tile lie in sight so far."""
    seen: Counter[int] = Counter()
    for tiles in (state.station, state.resource_discard, state.technologies, *state.fronts):
        seen.update(tile.index for tile in tiles)
    seen.update(tile.index for tile in state.slots if tile is not None)
    for lab in state.labs:
        seen.update(piece.tile.index for piece in lab.pieces)
    return seen


def _deal_unseen(state: State, reader: Reader, rng: Rng) -> None:
    _read_academy(state, reader, rng)
    seen = _seen(state)
    _check_counts(state, reader, seen)
    resources = state.components.resources
    counts = state.components.tile_counts
    unseen = [tile for tile in resources for _ in range(counts[tile.index] - seen[tile.index])]
    known = {tile.id: tile for tile in resources}
    said, size = sized(reader.any("stack"), lambda value: reader.things("stack", value, known, "a resource tile"))
    if said is not None and sorted(said, key=by_index) != unseen:
        raise reader.wrong("stack", f"should hold the {len(unseen)} resource tiles that lie nowhere else")
    if size >= 0 and size != len(unseen):
        raise reader.wrong("stack", f"should hold {len(unseen)} tiles, all that lie nowhere else, not {size}")
    state.resource_stack = said if said is not None else unseen
    if said is None:
        rng.shuffle(state.resource_stack)
    if not reader.has("station"):
        for _ in range(state.components.station_per_seat * state.seats):
            tile = draw_resource(state)
            if tile is not None:
                state.station.append(tile)
        state.station.sort(key=by_index)


def _check_counts(state: State, reader: Reader, seen: Counter[int]) -> None:
    for tile in state.components.tiles:
        count = state.components.tile_counts[tile.index]
        if seen[tile.index] > count:
            raise BadPosition(f"{tile.id} lies on the table {seen[tile.index]} times; there are {count}")
        if tile.kind == TECHNOLOGY and not seen[tile.index]:
            raise reader.wrong("technologies", f"{tile.id} lies nowhere; what nobody has is in the Academy")


def _read_academy(state: State, reader: Reader, rng: Rng) -> None:
    academy = reader.within("academy")
    for shape in state.components.shapes:
        inner = academy.within(shape.id)
        projects = [tile for tile in state.components.projects if tile.shape is shape]
        known = {tile.id: tile for tile in projects}
        what = f"a project of shape {shape.id}"
        if inner.has("slot"):
            state.slots[shape.index] = inner.thing("slot", inner.any("slot"), known, what)
        pile = inner.within("pile")
        below = pile.things("below", pile.get("below", list, []), known, what)
        seen = _seen(state)
        unseen = [tile for tile in projects if not seen[tile.index] and tile not in below]
        said, size = sized(pile.any("hidden"), lambda value: pile.things("hidden", value, known, what))  # noqa: B023
        if (said is not None and sorted(said, key=by_index) != unseen) or (size >= 0 and size != len(unseen)):
            raise pile.wrong("hidden", f"should hold the {len(unseen)} projects of this shape that lie nowhere else")
        hidden = said if said is not None else unseen
        if said is None:
            rng.shuffle(hidden)
        state.piles[shape.index] = below + hidden
        state.known_below[shape.index] = len(below)
        if "slot" not in inner.value and state.piles[shape.index]:
            state.slots[shape.index] = state.piles[shape.index].pop()
        pile.finish()
        inner.finish()
    academy.finish()


# ── Hands, jury, the course of the game ───────────────────────────────────────────────────────


def _read_hands(state: State, reader: Reader, rng: Rng) -> None:
    for seat, value in enumerate(reader.each("hands", state.seats, list(CARDS))):
        key = f"hands[{seat}]"
        last = state.last_cards[seat]
        if isinstance(value, int) and not isinstance(value, bool):
            largest = 6 if last < 0 else 5
            if not 0 <= value <= largest:
                raise reader.wrong(key, f"a hand has 0 to {largest} cards here, not {value}")
            state.hands[seat] = imagined_hand(value, last, rng)
        else:
            cards = reader.things(key, value, {card: at for at, card in enumerate(CARDS)}, "a card")
            state.hands[seat] = sum({1 << card for card in cards})
        if last >= 0 and state.hands[seat] >> last & 1:
            raise reader.wrong(key, f"{CARDS[last]} was just played and cannot be in hand")


def _read_jury(state: State, reader: Reader) -> None:
    components = state.components
    inner = reader.within("jury")
    for power in range(2):
        default = components.jury_filled // 2
        state.jury[power] = inner.number(POWERS[power], 0, components.jury_tiles[power], default)
    inner.finish()
    if sum(state.jury) > components.jury_boxes:
        raise reader.wrong("jury", f"has {components.jury_boxes} boxes, not {sum(state.jury)}")
    state.jury_tile = reader.choice("jury_tile", POWERS)


def _read_course(state: State, reader: Reader) -> None:
    """The agenda, and how the game is ending."""
    state.agenda = [_decision(state, at, value) for at, value in enumerate(reader.get("agenda", list, []))]
    if not reader.has("ending"):
        return
    ending = reader.within("ending")
    state.finisher = ending.number("finisher", 0, state.seats if state.seats == SOLO else state.seats - 1, 0)
    state.ending_rule = END_RULES[ending.choice("rule", END_RULES, END_RULES[0])]
    final = ending.get("final_seats", list, [])
    if any(type(seat) is not int or not 0 <= seat < state.seats for seat in final):
        raise ending.wrong("final_seats", f"should be a list of seats, not {final!r}")
    state.final_seats = list(final)
    ending.finish()


def _decision(state: State, at: int, value: object) -> Decision:
    inner = Reader(value, f"agenda[{at}]")
    kind = inner.need("type", str)
    if kind not in DECISIONS:
        raise inner.wrong("type", f"should be one of {', '.join(DECISIONS)}, not {kind!r}")
    fields = {name: each for name, each in inner.value.items() if name != "type"}
    if any(type(each) is not int and type(each) is not bool for each in fields.values()):
        raise inner.wrong("type", f"the fields of {kind} are numbers")
    try:
        made = DECISIONS[kind](**fields)
    except TypeError as error:
        raise inner.wrong("type", f"{kind} does not take these fields ({error})") from None
    if type(made.seat) is not int or not 0 <= made.seat < state.seats:
        raise inner.wrong("seat", f"should be a seat from 0 to {state.seats - 1}, not {made.seat!r}")
    return made


def _read_ghost(state: State, reader: Reader, rng: Rng) -> None:
    """Solo: the cards drawn this round lie open; the rest of the deck is known but for its order."""
    known = {card: at for at, card in enumerate(CARDS)}
    state.last_cards[state.seats] = reader.choice("last_card", CARDS)
    state.ghost_drawn = reader.things("drawn", reader.get("drawn", list, []), known, "a card")
    state.ghost_opens = reader.get("opens", bool, not state.ghost_drawn)
    whole = Counter([*range(MEETING_ROOM), *range(MEETING_ROOM), MEETING_ROOM])
    drawn = Counter(state.ghost_drawn)
    if drawn - whole:
        raise reader.wrong("drawn", "holds more cards than the ghost deck has")
    left = sorted((whole - drawn).elements())
    said, size = sized(reader.any("deck"), lambda value: reader.things("deck", value, known, "a card"))
    if (said is not None and sorted(said) != left) or (size >= 0 and size != len(left)):
        raise reader.wrong("deck", f"should hold the {len(left)} ghost cards that were not drawn")
    state.ghost_deck = said if said is not None else left
    if said is None:
        rng.shuffle(state.ghost_deck)
    reader.finish()


def _read_rng(state: State, reader: Reader, rng: Rng) -> None:
    if not reader.has("rng"):
        state.rng = rng.fork()
        return
    a, b, c, counter = reader.numbers("rng", 4, 0, 0xFFFFFFFF, [])
    state.rng = Rng.resume((a, b, c, counter))
