"""Positions: a table can start from one, and a wrong one is refused with the field and the reason."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.workshop.scenes import Scene, at, board, card_turn, demand

from opificio.table import BadPosition, Rng
from opificio.workshop import WORKSHOP
from opificio.workshop.state import State

RED_TURN = {"type": "ChooseCard", "seat": 0, "colour": "red"}


def turn_position(**changes: Any) -> dict[str, Any]:
    return {**card_turn("reading", "oxford", "york").position, **changes}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in turn_position().items() if name != key}


def test_a_position_is_plain_and_round_trips() -> None:
    position = card_turn("reading", industries={"york": {"blue": 1}}, links={"leeds-york": "green"}).position
    assert at(position).position == position
    assert position["agenda"] == [RED_TURN]


def test_stacks_and_hands_may_be_left_unsaid() -> None:
    position = turn_position(deck=6, set_aside=12, hands=[1, {"port": 1}, 1])
    del position["pool"], position["rng"]
    state = at(position).state
    assert (len(state.deck), len(state.aside)) == (6, 12)
    assert [sum(hand) for hand in state.hands] == [1, 1, 1]


def test_one_stack_may_be_said_and_the_other_not() -> None:
    known = turn_position()
    assert at(turn_position(set_aside=12)).position["deck"] == known["deck"]
    assert at(turn_position(deck=6)).position["set_aside"] == known["set_aside"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "game: is 'chess'; this game is 'workshop'"),
        ({"rules_version": 0}, "rules_version: is 0"),
        ({"seats": 6}, "seats: is 6; it is 2, 3, 4 or 5"),
        ({"options": {"auction": "silent"}}, "options: option 'auction' is one of sealed, open"),
        ({"components_text": "nothing"}, "components_text: this is not TOML"),
        ({"weather": "rain"}, "weather: is unknown here; the fields are agenda, bids"),
        ({"phase": 5}, "phase: lies between 1 and 4, not 5"),
        ({"era": "railway"}, "era: is 'railway'; phase 1 is of the canal era"),
        ({"turn": True}, "turn: should be a whole number, not True"),
        ({"turn": 1}, "display: shows 3 cards; here it must show 2"),
        ({"order": ["red", "blue"]}, "order: has 2 markers; here it must have 3"),
        ({"order": ["red", "red", "blue"]}, "order: has a colour of this table twice"),
        ({"order": ["blue", "red", "green"]}, "agenda: asks 'red', but it is the turn of 'blue'"),
        ({"order": ["red", "blue", "yellow"]}, "order: 'yellow' is not a colour of this table"),
        ({"profit": [0, 0]}, "profit: should be 3 numbers from 0 to 1000000, not [0, 0]"),
        ({"profit": [0, 0, -1]}, "profit: should be 3 numbers from 0 to 1000000, not [0, 0, -1]"),
        ({"money": [0, 0, "rich"]}, "money: has 'rich'"),
        ({"display": ["reading", "oxford", "atlantis"]}, "display: 'atlantis' is not a card"),
        ({"display": ["reading", "oxford"]}, "leave 1 cards unsaid, not 0"),
        ({"played": ["reading"]}, "played: has 'reading', which lies in 'display' already"),
        ({"deck": 7}, "leave 6 cards unsaid, not 7"),
        ({"deck": "all"}, "deck: should be a whole number, not 'all'"),
        ({"track": {"tea": 1}}, "track.tea: 'tea' is not a kind of industry"),
        ({"track": {"port": 6}}, "track.port: lies between 0 and 5, not 6"),
        ({"track": ["port"]}, "track is an object, not ['port']"),
        ({"track": {"port": 5}, "hands": [{"port": 1}, 1, 1]}, "hold more than the 5 tokens of 'port'"),
        ({"hands": [1, True, 1]}, "hands: has True; a hand is an object, or how many tokens are in it"),
        ({"pool": 3}, "pool: has 3 tokens; 22 are neither"),
        ({"pool": {"port": 5}}, "pool: does not hold the tokens"),
        ({"industries": {"atlantis": {}}}, "industries.atlantis: 'atlantis' is not a town"),
        ({"industries": {"york": {"black": 1}}}, "industries.york.black: 'black' is not a colour of this table"),
        ({"industries": {"york": {"red": 2, "blue": 1}}}, "industries.york: has 3 industries and room for 2"),
        ({"links": {"london-york": "red"}}, "links.london-york: 'london-york' is not a link"),
        ({"agenda": [{"type": "ChooseWife", "seat": 0}]}, "is not asked at this table"),
        ({"agenda": []}, "agenda: is empty, but the game is not over"),
        ({"agenda": [RED_TURN, RED_TURN]}, "agenda: asks the seats [0, 0]"),
        ({"agenda": [RED_TURN, {"type": "ChooseBid", "seat": 1}]}, "asks ChooseCard of one seat while others"),
        ({"agenda": [{"type": "ChooseLot", "seat": 0}]}, "asks ChooseLot, which these options never ask"),
        ({"agenda": [{"type": "ChooseColour", "seat": 0}]}, "asks ChooseColour, which these options never ask"),
        ({"agenda": [{"type": "ChooseCollection", "seat": 0}]}, "asks ChooseCollection, which these options"),
        ({"phase": 2}, "agenda: asks ChooseCard, which phase 2 never does"),
        ({"phase": 4, "era": "railway"}, "agenda: asks ChooseCard, which phase 4 never does"),
        ({"hands": [7, 7, 6], "pool": None}, "pool: has 5 tokens; in the railway era 6 will be drawn"),
        ({"rng": [1, 2, 3]}, "rng: should be 4 numbers from 0 to 4294967295"),
        ({"rng": [1, 2, 3, -4]}, "rng: should be 4 numbers from 0 to 4294967295"),
        ({"bids": [1, None, None]}, "bids: seat 0 cannot have sealed a choice here"),
        ({"sealed": [None, ["port"], None]}, "sealed: seat 1 cannot have sealed a choice here"),
        ({"sealed": [None, ["tea"], None]}, "is not a set of tokens"),
        ({"markers": [None, "blue", None]}, "markers: seat 1 cannot have sealed"),
        ({"lots": ["reading", None, None]}, "lots: are of the open auction only"),
    ],
)
def test_a_wrong_position_is_refused_with_the_field_and_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        WORKSHOP.from_position(turn_position(**changes), Rng(1))
    assert reason in str(caught.value)


@pytest.mark.parametrize("key", ["seats", "agenda", "deck", "display", "order"])
def test_a_position_that_lacks_what_it_needs_is_refused(key: str) -> None:
    with pytest.raises(BadPosition):
        WORKSHOP.from_position(without(key), Rng(1))


@pytest.mark.parametrize("key", ["industries", "links", "track", "profit", "lots", "bids", "era", "phase", "game"])
def test_what_is_empty_may_be_left_out(key: str) -> None:
    assert WORKSHOP.from_position(without(key), Rng(1)).industries == card_turn("york").state.industries


def refused(build: Any, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        build()
    assert reason in str(caught.value)


def link_choice(town: str, first: str | None, **parts: Any) -> Scene:
    agenda = [{"type": "ChooseLink", "seat": 0, "colour": "red", "town": town, "first": first}]
    return board(3, agenda=agenda, due=2, **parts)


def test_a_turn_in_progress_must_stand_on_the_map() -> None:
    refused(lambda: link_choice("york", None), "asks for links from 'york', where 'red' has no industry")
    industry = {"york": {"red": 1}}
    assert link_choice("york", None, industries=industry).waiting == (0,)
    refused(lambda: link_choice("york", "york-hull", industries=industry), "which 'red' has not built")
    assert link_choice("york", "york-hull", industries=industry, links={"york-hull": "red"}).waiting == (0,)


def test_a_full_town_and_a_wild_card_must_be_what_is_asked_about() -> None:
    leaver = [{"type": "ChooseLeaver", "seat": 0, "colour": "red", "town": "york"}]
    refused(lambda: board(3, agenda=leaver, due=2), "asks who leaves 'york', which is not full")
    town = [{"type": "ChooseTown", "seat": 0, "colour": "red", "card": "wild-2a"}]
    refused(lambda: board(3, agenda=town, due=2, shown=["wild-2a"]), "which is no wild card among those played")


def test_sealed_phases_know_who_has_sealed() -> None:
    one_left = [{"type": "ChooseBid", "seat": 2}]
    refused(lambda: board(3, agenda=one_left, due=3), "bids: seat 0 must have sealed a choice here")
    refused(lambda: board(3, agenda=one_left, due=3, bids=[60, 1, None]), "bids: seat 0 bids more than its £50")
    assert board(3, agenda=one_left, due=3, bids=[5, "sealed", None]).waiting == (2,)


def test_sealed_tokens_must_be_held_and_suit_the_phase() -> None:
    asked = [{"type": "ChooseTokens", "seat": 1, "least": 0, "most": 1}]
    hands = [{"port": 1}, {"craft": 1}, {"heavy": 1}]
    parts: dict[str, Any] = {"agenda": asked, "phase": 2, "rounds_left": 0, "hands": hands}
    assert board(3, sealed=[["port"], None, []], **parts).waiting == (1,)
    refused(lambda: board(3, sealed=[["light"], None, []], **parts), "seat 0 cannot have sealed ['light']")
    parts["phase"] = 3
    refused(lambda: board(3, sealed=[["port"], None, []], **parts), "asks ChooseTokens, which phase 3 never does")


def test_the_open_auction_has_its_own_sense() -> None:
    lot = [{"type": "ChooseLot", "seat": 1}]
    parts: dict[str, Any] = {"options": {"auction": "open"}, "due": 3, "shown": ["reading", "oxford", "york"]}
    assert board(3, agenda=lot, lots=["york", None, None], bids=[3, None, None], **parts).waiting == (1,)
    wrong: dict[str, Any] = {"lots": ["york", None, None], "bids": [None, None, None]}
    refused(lambda: board(3, agenda=lot, **wrong, **parts), "bids: seat 0 bids, if it names a card")
    wrong = {"lots": ["york", None, "york"], "bids": [3, None, 4]}
    refused(lambda: board(3, agenda=lot, **wrong, **parts), "lots: has two seats on one card")
    wrong = {"lots": ["london", None, None], "bids": [3, None, None]}
    refused(lambda: board(3, agenda=lot, **wrong, **parts), "lots: names a card that is not on display")
    wrong = {"lots": [None, "york", None], "bids": [None, 3, None]}
    refused(lambda: board(3, agenda=lot, **wrong, **parts), "lots: seat 1 is asked and has a card")
    refused(lambda: board(3, agenda=[RED_TURN], **parts), "lots: seat 0 has no card won")
    offer = [{"type": "ChooseOffer", "seat": 1, "card": "london"}]
    refused(lambda: board(3, agenda=offer, **parts), "asks a bid on 'london', which is not shown")
    offer = [{"type": "ChooseOffer", "seat": 1, "card": "york"}]
    beaten: dict[str, Any] = {"lots": ["york", None, None], "bids": [30, None, None], "money": [50, 30, 50]}
    refused(lambda: board(3, agenda=offer, **beaten, **parts), "which the seat cannot pay")


def test_decks_make_full_rounds() -> None:
    refused(lambda: at({**turn_position(), "deck": 7, "set_aside": 11}), "deck: has 7 cards; it must fill rounds of 3")
    late = demand(phase=2).position
    refused(lambda: at({**late, "deck": 3, "set_aside": 9}), "deck: has 3 cards; in phase 2 it is empty")
    full = turn_position(deck=30, set_aside=6, played=[])
    refused(lambda: at(full), "deck: has 30 cards; an era is played with 27")
    for phase in (1, 3):
        none = demand(phase=phase, hands=[2, 2, 2]).position
        refused(
            lambda none=none: at({**none, "deck": 0, "set_aside": 12, "played": none["played"] + none["deck"]}),
            f"deck: is empty; after phase {phase} there are rounds to play",
        )


def test_where_two_cards_are_shown_the_other_two_of_the_round_are_still_to_come() -> None:
    agenda = [{"type": "ChooseColour", "seat": seat} for seat in range(2)]
    parts: dict[str, Any] = {"agenda": agenda, "due": 2, "options": {"display": "two"}}
    refused(lambda: board(2, rounds_left=2, **parts), "must fill rounds of 4 besides the 2 of this round")
    assert board(2, rounds_left=3, **parts).waiting == (0, 1)
    agenda = [{"type": "ChooseBid", "seat": seat} for seat in range(2)]
    parts |= {"agenda": agenda, "turn": 2, "order": ["red", "green"], "markers": ["blue", "yellow"]}
    refused(lambda: board(2, rounds_left=3, **parts), "deck: has 6 cards; it must fill rounds of 4")
    assert board(2, rounds_left=2, **parts).waiting == (0, 1)


def test_pieces_do_not_run_out_in_the_turns_to_come() -> None:
    doubles = [link.id for link in card_turn("york").state.terms.box.links if link.length == 2]
    six, seven = (dict.fromkeys(doubles[:count], "red") for count in (6, 7))
    assert card_turn("york", links=six).waiting == (0,)
    reason = "links: has 14 pieces of 'red'; with the turns to come it can have 12"
    refused(lambda: card_turn("york", links=seven), reason)
    assert card_turn("york", links=seven, rounds_left=1).waiting == (0,)
    crowd = {"london": {"red": 4}, "birmingham": {"red": 2}}
    assert card_turn("york", industries=crowd).waiting == (0,)
    reason = "industries: has 7 of 'red'; with the turns to come it can have 6"
    refused(lambda: card_turn("york", industries={**crowd, "leeds": {"red": 1}}), reason)


def test_whoever_must_play_tokens_holds_them() -> None:
    refused(lambda: demand(phase=1, hands=[0, 2, 2]), "hands: seat 0 has 0 tokens and must play 1")
    refused(lambda: demand(2, phase=3, hands=[4, 1]), "hands: seat 1 has 1 tokens and must play 2")
    asked = [{"type": "ChooseTokens", "seat": seat, "least": 1, "most": 1} for seat in (1, 2)]
    parts: dict[str, Any] = {"agenda": asked, "hands": [0, 2, 2], "sealed": ["sealed", None, None]}
    refused(lambda: board(3, **parts), "sealed: seat 0 has no tokens that it could have sealed")


def test_when_an_era_begins_and_when_all_is_over_everything_has_been_collected() -> None:
    link = {"leeds-york": "red"}
    refused(lambda: demand(phase=3, hands=[3, 3, 3], links=link), "links: are built; here all pieces have come home")
    refused(lambda: demand(phase=1, hands=[2, 2, 2], profit=[0, 3, 0]), "profit: is left; here all of it")
    over: dict[str, Any] = {"agenda": [], "phase": 4, "rounds_left": 0}
    assert board(3, **over).waiting == ()
    refused(lambda: board(3, links=link, **over), "links: are built; here all pieces have come home")
    refused(lambda: board(3, profit=[0, 3, 0], **over), "profit: is left; here all of it has been collected")


def test_starting_cards_are_not_set_aside_in_the_canal_era() -> None:
    position = turn_position(played=[], deck=24, set_aside=12)
    assert len(at(position).state.aside) == 12
    refused(lambda: card_turn("york", set_aside=["london"]), "set_aside: cannot hold starting cards")


def test_two_players_order_and_markers() -> None:
    agenda = [{"type": "ChooseBid", "seat": seat} for seat in (0, 1)]
    second: dict[str, Any] = {"agenda": agenda, "turn": 2, "due": 2}
    scene = board(2, order=["red", "green"], markers=["blue", "yellow"], **second)
    assert scene.waiting == (0, 1)
    refused(
        lambda: board(2, order=["red", "green"], markers=["red", "yellow"], **second), "has played that colour already"
    )
    refused(lambda: board(2, order=["red", "blue"], markers=["blue", "yellow"], **second), "two markers of the same")
    refused(lambda: board(2, order=["red", "green"], **second), "markers: seat 0 must have sealed")
    refused(
        lambda: board(2, order=["red", "green"], markers=["green", "yellow"], **second), "seat 0 does not play 'green'"
    )
    refused(lambda: board(2, order=["red"], markers=["blue", "yellow"], **second), "turn: is 2")
    refused(lambda: demand(2, phase=3, hands=[4, 4], order=[]), "order: has 0 markers; here it must have 4")


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.floats(allow_nan=False),
    st.sampled_from(["", "sealed", "red", "black", "york", "leeds-york", "port", "canal", "wild-2a"]),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from(["red", "york", "port"]), max_size=4),
    st.dictionaries(st.sampled_from(["york", "red", "port"]), st.integers(-1, 3), max_size=2),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something could be changed in a position."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [path, *(place for key in keys for place in places(value[key], (*path, key)))]


@settings(max_examples=400, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 250), whose=st.integers(-1, 2), junk=JUNK, draw=st.data())
def test_a_position_with_anything_changed_is_refused_or_can_be_played_to_its_end(
    seed: int, moves: int, whose: int, junk: Any, draw: st.DataObject
) -> None:
    state, rng = WORKSHOP.new(2 + seed % 4, seed, {"auction": ["sealed", "open"][seed % 2]}), Rng(seed)
    play_on(state, rng, moves)
    position: Any = WORKSHOP.position(state) if whose < 0 else WORKSHOP.view(state, whose % state.seats)
    place = draw.draw(st.sampled_from(places(position)[1:]))
    part = position
    for key in place[:-1]:
        part = part[key]
    part[place[-1]] = junk
    try:
        other = WORKSHOP.from_position(position, rng)
    except BadPosition:
        return
    for _ in range(300):
        play_on(other, rng, 10)
        assert WORKSHOP.position(WORKSHOP.from_position(WORKSHOP.position(other), rng)) == WORKSHOP.position(other)
        if not WORKSHOP.waiting(other):
            break
    assert WORKSHOP.outcome(other) is not None


def play_on(state: State, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        waiting = WORKSHOP.waiting(state)
        if not waiting:
            return
        seat = waiting[rng.below(len(waiting))]
        legal = WORKSHOP.legal(state, seat)
        WORKSHOP.play(state, seat, legal[rng.below(len(legal))])


def test_something_that_is_no_position_is_refused() -> None:
    refused(lambda: WORKSHOP.from_position([], Rng(1)), "a position is an object, not []")  # type: ignore[arg-type]
