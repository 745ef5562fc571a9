"""The game for two: two colours each."""

from itertools import permutations
from typing import Any

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, board, card_turn, demand, new

from opificio.table import Booked
from opificio.workshop.decisions import ChooseBid, ChooseColour
from opificio.workshop.events import BidRevealed, CardsShown


def first_auction(order: tuple[str, ...] = ("red", "green", "blue", "yellow"), **parts: Any) -> Scene:
    agenda = [{"type": "ChooseColour", "seat": seat} for seat in range(2)]
    due = 2 if parts.get("options", {}).get("display") == "two" else 4
    return board(2, agenda=agenda, due=due, order=list(order), money=[100, 100], **parts)


def turn(scene: Scene) -> None:
    (seat,) = scene.waiting
    scene.play(seat, scene.legal(seat)[0])
    while scene.waiting == (seat,) and "stop-building" not in scene.legal(seat):
        scene.play(seat, scene.legal(seat)[0])
    if scene.waiting == (seat,):
        scene.play(seat, "stop-building")


@accepts("two-players.own-colours")
def test_each_has_two_colours_and_bids_with_either() -> None:
    scene = first_auction()
    assert scene.legal(0) == ["seal-colour red", "seal-colour blue"]
    assert scene.legal(1) == ["seal-colour green", "seal-colour yellow"]


@refuses("two-players.own-colours")
def test_nobody_bids_with_a_colour_of_the_other() -> None:
    scene = first_auction()
    assert scene.refused(0, "seal-colour green") == "two-players.own-colours"
    assert scene.refused(1, "seal-colour black") == "two-players.own-colours", "the fifth colour stays in the box"


@accepts("two-players.two-auctions")
def test_a_round_has_two_auctions_and_two_turns_each() -> None:
    scene = first_auction()
    scene.play(0, "seal-colour blue", "seal-bid 1").play(1, "seal-colour green", "seal-bid 2")
    assert scene.position["order"] == ["green", "blue"]
    turn(scene)
    turn(scene)
    assert [type(scene.asked(seat)) for seat in (0, 1)] == [ChooseBid, ChooseBid], "the colours are known now"
    assert scene.view(0)["markers"] == ["red", "yellow"]
    scene.play(0, "seal-bid 3").play(1, "seal-bid 2")
    assert scene.position["order"] == ["green", "blue", "red", "yellow"]
    assert scene.money == [96, 96]
    turn(scene)
    turn(scene)
    assert [type(scene.asked(seat)) for seat in (0, 1)] == [ChooseColour, ChooseColour], "a new round"


@refuses("two-players.two-auctions")
def test_a_colour_that_has_played_does_not_play_again_in_the_round() -> None:
    scene = first_auction()
    scene.play(0, "seal-colour blue", "seal-bid 1").play(1, "seal-colour green", "seal-bid 2")
    turn(scene)
    turn(scene)
    assert scene.refused(0, "seal-colour blue") == "table.other-decision"
    scene.play(0, "seal-bid 3").play(1, "seal-bid 2")
    colours = [event.colour.id for event in scene.tells(BidRevealed)]
    assert colours == ["blue", "green", "red", "yellow"]


def test_four_cards_are_shown_for_both_auctions() -> None:
    scene = first_auction()
    scene.play(0, "seal-colour blue", "seal-bid 1").play(1, "seal-colour green", "seal-bid 2")
    turn(scene)
    turn(scene)
    assert scene.tells(CardsShown) == []
    assert len(scene.state.display) == 2


def test_where_the_table_says_two_each_auction_shows_its_own() -> None:
    scene = first_auction(options={"display": "two"}, rounds_left=3)
    assert len(scene.state.display) == 2
    scene.play(0, "seal-colour blue", "seal-bid 1").play(1, "seal-colour green", "seal-bid 2")
    turn(scene)
    turn(scene)
    assert [len(event.cards) for event in scene.tells(CardsShown)] == [2]


def test_the_open_auction_is_not_for_two() -> None:
    scene = new(2, auction="open")
    for seat in (0, 1):
        scene.play(seat, scene.legal(seat)[0])
    assert [type(scene.asked(seat)) for seat in (0, 1)] == [ChooseColour, ChooseColour]


@accepts("two-players.first-tie-drawn")
def test_a_tie_in_the_very_first_auction_is_drawn() -> None:
    winners = set()
    for seed in range(20):
        scene = new(2, seed)
        for seat in (0, 1):
            scene.play(seat, scene.legal(seat)[0])
        scene.play(0, "seal-colour red", "seal-bid 3").play(1, "seal-colour green", "seal-bid 3")
        winners.add(scene.position["order"][0])
    assert winners == {"red", "green"}


@refuses("two-players.first-tie-drawn")
@pytest.mark.parametrize("first", [0, 1])
def test_later_ties_are_not_drawn_but_go_to_the_marker_in_the_lowest_box(first: int) -> None:
    order = ("red", "green", "yellow", "blue") if first == 0 else ("yellow", "red", "blue", "green")
    for words in ([1, 2, 3, 4], [5, 6, 7, 8], [9, 1, 2, 3]):
        scene = first_auction(order, rng=words)
        scene.play(0, "seal-colour blue", "seal-bid 3").play(1, "seal-colour yellow", "seal-bid 3")
        assert scene.position["order"] == (["blue", "yellow"] if first == 0 else ["yellow", "blue"])


@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 1, 1]))))
def test_the_order_of_sealing_changes_nothing(order: tuple[int, ...]) -> None:
    """Each seals a colour and then a bid; a tie in the very first auction is drawn after the last."""
    moves = [["seal-colour blue", "seal-bid 5"], ["seal-colour green", "seal-bid 5"]]
    expected = first_auction(()).play(0, *moves[0]).play(1, *moves[1])
    scene = first_auction(())
    for seat in order:
        scene.play(seat, moves[seat].pop(0))
    assert scene.digest == expected.digest


def test_a_sealed_colour_shows_nowhere_before_the_reveal() -> None:
    one = first_auction().play(0, "seal-colour red", "seal-bid 1")
    other = first_auction().play(0, "seal-colour blue", "seal-bid 9")
    assert one.view(1) == other.view(1)
    assert one.view(1)["markers"] == ["sealed", None]


@accepts("two-players.tokens")
def test_two_of_four_tokens_are_played_and_up_to_two_later() -> None:
    scene = demand(2, phase=1, hands=[{"port": 2, "light": 1, "craft": 1}, 4])
    assert "seal-tokens port+port" in scene.legal(0)
    assert "seal-tokens port+craft" in scene.legal(0)
    scene = demand(2, phase=2, hands=[{"port": 1, "light": 1}, 2])
    assert scene.legal(0) == ["seal-tokens -", "seal-tokens port", "seal-tokens light", "seal-tokens port+light"]


@refuses("two-players.tokens")
def test_one_token_is_too_few_in_the_first_phase_and_a_pair_must_be_held() -> None:
    scene = demand(2, phase=1, hands=[{"port": 2, "light": 1, "craft": 1}, 4])
    assert scene.refused(0, "seal-tokens port") == "demand.play-exactly"
    assert scene.refused(0, "seal-tokens light+light") == "demand.own-tokens"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_how_many_tokens_were_sealed_does_not_show(order: tuple[int, int]) -> None:
    hands = [{"port": 1, "light": 1}, {"craft": 2}]
    one = demand(2, phase=2, hands=hands).play(0, "seal-tokens port+light")
    other = demand(2, phase=2, hands=hands).play(0, "seal-tokens -")
    assert one.view(1) == other.view(1)
    scene = demand(2, phase=2, hands=hands)
    for seat in order:
        scene.play(seat, ["seal-tokens port", "seal-tokens craft+craft"][seat])
    assert scene.position["track"] == {"port": 1, "craft": 2}


def end_of_canal(**parts: Any) -> Scene:
    links = {"reading-oxford": "red", "reading-southampton": "red", "leeds-york": "blue", "york-hull": "green"}
    industries = {"bristol": {"red": 1, "blue": 1}, "york": {"blue": 1, "yellow": 1}}
    scene = demand(
        2, phase=2, links=links, industries=industries, track={"port": 1, "craft": 2}, profit=[6, 3], **parts
    )
    return scene.play(0, "seal-tokens -").play(1, "seal-tokens -")


@accepts("two-players.one-colour-collects")
def test_the_colour_of_ones_choice_collects() -> None:
    scene = end_of_canal()
    assert scene.legal(0)[:2] == ["collect-from red", "collect-from blue"]
    scene.play(0, "collect-from red").play(1, "collect-from yellow")
    assert scene.money == [50 + 6 + 4 + 1, 50 + 3 + 2]
    assert scene.position["links"] == {}, "pieces of the other colour come home for nothing"


@refuses("two-players.one-colour-collects")
def test_the_other_colour_collects_nothing() -> None:
    scene = end_of_canal()
    assert scene.refused(0, "collect-from green") == "two-players.own-colours"
    scene.play(0, "collect-from blue").play(1, "collect-from green")
    assert scene.money == [50 + 6 + 2 + 1 + 2, 50 + 3 + 2]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_choice_is_sealed_and_its_order_changes_nothing(order: tuple[int, int]) -> None:
    moves = ["collect-from red", "collect-from yellow"]
    expected = end_of_canal().play(0, moves[0]).play(1, moves[1])
    scene = end_of_canal()
    scene.play(order[0], moves[order[0]])
    assert scene.tells(Booked) == []
    assert scene.view(order[1])["markers"][order[0]] == "sealed"
    scene.play(order[1], moves[order[1]])
    assert scene.digest == expected.digest


def test_where_the_table_says_so_both_colours_collect() -> None:
    scene = end_of_canal(options={"collection": "both-colours"})
    assert scene.money == [50 + 6 + (4 + 1) + (2 + 1 + 2), 50 + 3 + 2 + 2]
    assert scene.state.phase == 3, "nothing was asked"


def test_both_own_colours_count_for_profit() -> None:
    scene = card_turn("reading", seats=2, order=["red", "green"], industries={"oxford": {"blue": 1}})
    scene.play(0, "take-card reading", "build-link reading-oxford", "stop-building")
    assert scene.profit == [4, 0]


def test_a_final_tie_goes_to_the_marker_in_the_lowest_box() -> None:
    scene = demand(2, phase=4, order=["yellow", "red", "blue", "green"])
    scene.play(0, "seal-tokens -").play(1, "seal-tokens -").play(0, "collect-from red").play(1, "collect-from green")
    outcome = scene.table.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (1,)
