"""The auction for the turn order."""

from itertools import permutations

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import bidding, demand, new

from opificio.table import Booked
from opificio.workshop.events import BidRevealed, BidSealed, CardsShown


@accepts("auction.cards-shown")
@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_as_many_cards_are_shown_as_seats(seats: int, count: int) -> None:
    scene = new(seats)
    for seat in range(seats):
        scene.play(seat, scene.legal(seat)[0])
    (shown,) = scene.tells(CardsShown)
    assert len(shown.cards) == count
    assert all(card.starting for card in shown.cards), "the starting cards come first"


@refuses("auction.cards-shown")
def test_no_card_is_shown_before_demand_was_created() -> None:
    assert new(3).state.display == []
    scene = demand(phase=1, hands=[{"port": 2}, {"port": 2}, {"craft": 2}])
    scene.play(0, "seal-tokens port").play(1, "seal-tokens port")
    assert scene.state.display == []


@accepts("auction.bid-within-money")
def test_any_sum_in_hand_may_be_bid_and_also_nothing() -> None:
    scene = bidding(money=[7, 0, 50])
    assert scene.legal(0) == [f"seal-bid {pounds}" for pounds in range(8)]
    assert scene.legal(1) == ["seal-bid 0"]


@refuses("auction.bid-within-money")
def test_nobody_bids_more_than_there_is_in_hand() -> None:
    assert bidding(money=[7, 0, 50]).refused(0, "seal-bid 8") == "auction.bid-within-money"


def test_profit_turned_into_money_can_be_bid() -> None:
    scene = bidding(money=[7, 0, 50], profit=[3, 0, 0])
    scene.play(0, "cash-in 1")
    assert scene.refused(0, "seal-bid 8") == ""


@accepts("auction.all-pay")
def test_everybody_pays_the_bid_not_only_the_highest() -> None:
    scene = bidding().play(0, "seal-bid 4").play(1, "seal-bid 7").play(2, "seal-bid 1")
    assert scene.money == [46, 43, 49]
    assert [(event.seat, event.amount, event.rule) for event in scene.tells(Booked)] == [
        (0, -4, "auction.all-pay"),
        (1, -7, "auction.all-pay"),
        (2, -1, "auction.all-pay"),
    ]


@refuses("auction.all-pay")
def test_nobody_pays_before_all_fists_open() -> None:
    scene = bidding().play(0, "seal-bid 4").play(1, "seal-bid 7")
    assert scene.money == [50, 50, 50]
    assert scene.tells(Booked) == []


@accepts("auction.order-by-bid")
def test_the_highest_bid_goes_first() -> None:
    scene = bidding().play(0, "seal-bid 4").play(1, "seal-bid 7").play(2, "seal-bid 5")
    assert scene.position["order"] == ["blue", "green", "red"]
    assert scene.waiting == (1,)


@refuses("auction.order-by-bid")
def test_the_old_first_seat_is_not_first_any_more_if_it_bids_less() -> None:
    scene = bidding().play(0, "seal-bid 0").play(1, "seal-bid 1").play(2, "seal-bid 2")
    assert scene.position["order"] == ["green", "blue", "red"]
    assert scene.refused(0, "take-card wild-4c") == "table.not-your-turn"


@accepts("auction.ties-by-order")
def test_equal_bids_keep_the_order_in_which_the_markers_stood() -> None:
    scene = bidding(order=["green", "red", "blue"])
    scene.play(0, "seal-bid 3").play(1, "seal-bid 3").play(2, "seal-bid 3")
    assert scene.position["order"] == ["green", "red", "blue"]


@refuses("auction.ties-by-order")
def test_a_tie_does_not_lift_anybody_over_a_higher_bid() -> None:
    scene = bidding(order=["green", "red", "blue"])
    scene.play(0, "seal-bid 3").play(1, "seal-bid 4").play(2, "seal-bid 3")
    assert scene.position["order"] == ["blue", "green", "red"]


def test_a_sealed_bid_shows_nowhere_before_the_reveal() -> None:
    scene = bidding()
    before = scene.view(1)
    scene.play(0, "seal-bid 9")
    after = scene.view(1)
    assert {key for key in after if after[key] != before[key]} == {"bids", "agenda"}
    assert after["bids"] == ["sealed", None, None]
    assert scene.view(0)["bids"] == [9, None, None]
    assert scene.told == [BidSealed(0)]
    assert scene.tells(BidRevealed) == []


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_order_of_sealing_changes_nothing(order: tuple[int, ...]) -> None:
    bids = ["seal-bid 3", "seal-bid 3", "seal-bid 0", "seal-bid 9"]
    expected = bidding(seats=4)
    for seat in range(4):
        expected.play(seat, bids[seat])
    scene = bidding(seats=4)
    for seat in order:
        scene.play(seat, bids[seat])
    assert scene.digest == expected.digest


def test_cashing_in_between_sealed_bids_changes_nothing_either() -> None:
    first = bidding(profit=[4, 4, 0]).play(0, "cash-in 2", "seal-bid 52").play(1, "cash-in 1", "seal-bid 2")
    second = bidding(profit=[4, 4, 0]).play(1, "cash-in 1").play(0, "cash-in 2").play(1, "seal-bid 2")
    second.play(0, "seal-bid 52")
    assert first.digest == second.digest


def test_a_sealed_bid_can_be_taken_back_until_somebody_else_moves() -> None:
    scene = bidding().play(0, "seal-bid 9")
    scene.table.undo(0)
    assert scene.waiting == (0, 1, 2)
    scene.play(0, "seal-bid 1").play(1, "seal-bid 2")
    refusal = scene.table.why_no_undo(0)
    assert refusal is not None
    assert refusal.rule == "table.undo-own-move-only"
