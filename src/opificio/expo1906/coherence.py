"""Whether a position could have come about: what it says in one place must fit what it says in another."""

from __future__ import annotations

from typing import Final

from opificio.expo1906.cards import playable
from opificio.expo1906.components import LINES, STRIDE
from opificio.expo1906.decisions import (
    BuyFromAcademy,
    BuyResources,
    ChooseBonus,
    ChooseCard,
    ChooseJuryTile,
    ChooseOption,
    ChooseScrap,
    Decision,
    FillLab,
    MoveTokens,
    RepositionTiles,
    SetNoviceTile,
    TakeFreeResource,
)
from opificio.expo1906.flow import NOVICE_TILES
from opificio.expo1906.market import price_of
from opificio.expo1906.state import State
from opificio.expo1906.tiles import ACADEMY, CARDS, JOURNAL, LABORATORY, MEETING_ROOM, TRAIN_STATION
from opificio.table.reader import Reader

CARDS_OF: Final[dict[type[Decision], tuple[int, ...]]] = {
    BuyResources: (TRAIN_STATION,),
    BuyFromAcademy: (ACADEMY,),
    TakeFreeResource: (ACADEMY,),
    FillLab: (LABORATORY,),
    MoveTokens: (JOURNAL, MEETING_ROOM),
    ChooseBonus: (JOURNAL, MEETING_ROOM),
    ChooseOption: (MEETING_ROOM,),
    RepositionTiles: (MEETING_ROOM,),
    ChooseJuryTile: (MEETING_ROOM,),
}
"""The cards whose action asks a decision."""

NOVICE: Final = (ChooseScrap, SetNoviceTile)


def check_coherence(state: State, reader: Reader) -> None:
    """Refuse, with the field's name, what no game could have led to."""
    _check_labs(state, reader)
    _check_hands(state, reader)
    _check_jury(state, reader)
    _check_ending(state, reader)
    for at, decision in enumerate(state.agenda):
        reason = why_not_asked(state, decision)
        if reason:
            raise reader.wrong(f"agenda[{at}]", reason)
    _check_chits(state, reader)


def _check_labs(state: State, reader: Reader) -> None:
    for seat, lab in enumerate(state.labs):
        both = lab.prefilled & lab.scrap
        if both:
            cell = state.components.floor.ids(both)[0]
            raise reader.wrong(f"labs[{seat}].prefilled", f"{cell} still lies under scrap")
        most = NOVICE_TILES[state.options["handicaps"][seat]]
        if lab.prefilled.bit_count() > most:
            raise reader.wrong(f"labs[{seat}].prefilled", f"this seat's handicap replaces {most} scrap tiles, not more")


def _check_hands(state: State, reader: Reader) -> None:
    for seat, hand in enumerate(state.hands):
        if not hand >> MEETING_ROOM & 1 and state.last_cards[seat] != MEETING_ROOM:
            raise reader.wrong(f"hands[{seat}]", "lacks the Meeting Room, which ends the round when it is played")


def _check_jury(state: State, reader: Reader) -> None:
    full = sum(state.jury) >= state.components.jury_boxes
    if full and state.finisher < 0 and state.jury_tile < 0:
        raise reader.wrong("jury", "has no box left, which ends the game: say so in 'ending'")


def _check_ending(state: State, reader: Reader) -> None:
    seats = state.final_seats
    if state.finisher in seats or len(set(seats)) != len(seats):
        raise reader.wrong("ending.final_seats", f"are the others, each once, not {seats}")


def _check_chits(state: State, reader: Reader) -> None:
    """The chit at the end of a line is missing only while it is being chosen."""
    asked = [decision.line for decision in state.agenda if isinstance(decision, ChooseBonus)]
    for line in range(LINES):
        arrived = bool(state.office[line * STRIDE + state.components.steps])
        if arrived and state.chits[line] < 0 and line not in asked:
            name = state.components.lines[line].id
            raise reader.wrong(f"patents.{name}.chit", "a token stands on the last step, so a chit lies there")


# ── The agenda ────────────────────────────────────────────────────────────────────────────────


def why_not_asked(state: State, decision: Decision) -> str:
    """Why nobody could be asked this now; empty where all is well."""
    if isinstance(decision, NOVICE):
        return _why_no_novice(state, decision)
    if decision.seat != state.turn:
        return f"asks seat {decision.seat}, but 'turn' says {state.turn}"
    if isinstance(decision, ChooseCard):
        return _why_no_card(state, decision)
    cards = CARDS_OF[type(decision)]
    if state.card not in cards:
        return f"is asked after {' or '.join(CARDS[card] for card in cards)}: say so in 'card'"
    return _why_no_trade(state, decision) or _why_no_action(state, decision)


def _why_no_card(state: State, decision: ChooseCard) -> str:
    if decision.final != (state.finisher >= 0):
        return "'final' is true exactly when 'ending' is said"
    if len(state.agenda) != 1:
        return "a card is chosen when nothing else is under way"
    return "" if playable(state, decision) else "the seat has no card that it may play"


def _why_no_trade(state: State, decision: Decision) -> str:
    funding = state.funding[decision.seat]
    if isinstance(decision, BuyResources):
        if not 0 <= decision.bought < len(state.components.prices):
            return f"'bought' lies between 0 and {len(state.components.prices) - 1}, not {decision.bought}"
        price = price_of(state, decision.bought, decision.improved)
        return _short("the next tile", price, funding) or ("" if state.station else "the Train Station is empty")
    if isinstance(decision, BuyFromAcademy):
        return _short("a tile", state.components.academy_price, funding)
    if isinstance(decision, TakeFreeResource) and not state.station:
        return "the Train Station is empty"
    return ""


def _short(what: str, price: int, funding: int) -> str:
    return f"{what} costs {price}, and the seat has {funding}" if price > funding else ""


def _why_no_action(state: State, decision: Decision) -> str:
    components = state.components
    if isinstance(decision, FillLab):
        return _outside("left", decision.left, 1, max(components.lab_tiles))
    if isinstance(decision, MoveTokens):
        most = max(*components.journal_points, components.meeting_points)
        return _outside("points", decision.points, 1, most) or _outside(
            "discount", decision.discount, 0, components.jump_discount
        )
    if isinstance(decision, ChooseOption):
        return _outside("left", decision.left, 1, components.meeting_choices) or _outside(
            "taken", decision.taken, 0, (1 << len(components.meeting_options)) - 1
        )
    if isinstance(decision, RepositionTiles):
        return _outside("left", decision.left, 1, components.repositions)
    if isinstance(decision, ChooseJuryTile) and state.jury_tile >= 0:
        return "a jury tile was placed in this round already"
    return _why_no_bonus(state, decision) if isinstance(decision, ChooseBonus) else ""


def _outside(name: str, value: int, low: int, high: int) -> str:
    return "" if low <= value <= high else f"{name!r} lies between {low} and {high}, not {value}"


def _why_no_bonus(state: State, decision: ChooseBonus) -> str:
    if not 0 <= decision.line < LINES:
        return _outside("line", decision.line, 0, LINES - 1)
    if state.chits[decision.line] >= 0 or not state.office[decision.line * STRIDE + state.components.steps]:
        return "a chit is chosen where a token has just come to the last step"
    return ""


def _why_no_novice(state: State, decision: Decision) -> str:
    lab = state.labs[decision.seat]
    if state.card >= 0 or state.round > 1:
        return "novices choose before the first card of the game"
    if isinstance(decision, ChooseScrap):
        if decision.chosen & ~lab.scrap:
            return "'chosen' is a mask of cells under scrap"
        most = NOVICE_TILES[state.options["handicaps"][decision.seat]] - decision.chosen.bit_count()
        return _outside("left", decision.left, 1, most)
    assert isinstance(decision, SetNoviceTile)
    if not decision.cells or decision.cells & ~(lab.free & lab.prefilled):
        return "'cells' is a mask of free cells among the 'prefilled' ones"
    if decision.cells.bit_count() != len(state.fronts[decision.seat]):
        return "as many tiles lie in front of the seat as there are cells to fill"
    return ""
