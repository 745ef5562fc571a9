"""The open auction of 2012, in our reading."""

from typing import Any

from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, board

from opificio.workshop.events import BidderDisplaced

CARDS = ("reading", "oxford", "london")


def open_auction(**parts: Any) -> Scene:
    agenda = [{"type": "ChooseLot", "seat": 0}]
    return board(3, agenda=agenda, shown=CARDS, due=3, options={"auction": "open"}, **parts)


def test_the_first_in_order_names_a_card_and_a_bid() -> None:
    scene = open_auction()
    assert scene.legal(0) == ["bid-on reading", "bid-on oxford", "bid-on london"]
    scene.play(0, "bid-on london", "offer-bid 0")
    assert scene.waiting == (1,), "nought is a bid; the next in the old order goes on"


@accepts("auction.open-higher-bid")
def test_whoever_is_outbid_bids_again_at_once_on_any_card() -> None:
    scene = open_auction().play(0, "bid-on london", "offer-bid 3").play(1, "bid-on london", "offer-bid 4")
    assert scene.tells(BidderDisplaced) == [BidderDisplaced(0, scene.state.terms.box.cards[0])]
    assert scene.waiting == (0,)
    scene.play(0, "bid-on oxford", "offer-bid 1")
    assert scene.waiting == (2,)


@refuses("auction.open-higher-bid")
def test_an_equal_bid_does_not_displace() -> None:
    scene = open_auction(money=[50, 50, 3]).play(0, "bid-on london", "offer-bid 3")
    scene.play(1, "bid-on london")
    assert scene.refused(1, "offer-bid 3") == "auction.open-higher-bid"
    assert scene.refused(1, "offer-bid 51") == "auction.bid-within-money"
    scene.play(1, "offer-bid 4").play(0, "bid-on oxford", "offer-bid 0")
    assert scene.refused(2, "bid-on london") == "auction.open-higher-bid", "three pounds cannot beat four"
    assert scene.refused(2, "bid-on york") == "card.from-display"


@accepts("auction.open-card-won")
def test_each_pays_and_takes_the_card_won_the_highest_bid_first() -> None:
    scene = open_auction().play(0, "bid-on london", "offer-bid 3").play(1, "bid-on oxford", "offer-bid 5")
    scene.play(2, "bid-on reading", "offer-bid 3")
    assert scene.money == [47, 45, 47]
    assert scene.position["order"] == ["blue", "red", "green"], "ties go by the old order"
    assert scene.legal(1) == ["take-card oxford"]


@refuses("auction.open-card-won")
def test_nobody_takes_a_card_that_another_has_won() -> None:
    scene = open_auction().play(0, "bid-on london", "offer-bid 3").play(1, "bid-on oxford", "offer-bid 5")
    scene.play(2, "bid-on reading", "offer-bid 3")
    assert scene.refused(1, "take-card london") == "auction.open-card-won"
    assert scene.refused(1, "discard-card london") == "auction.open-card-won"


def test_nobody_pays_before_each_card_has_its_bidder() -> None:
    scene = open_auction().play(0, "bid-on london", "offer-bid 3").play(1, "bid-on oxford", "offer-bid 5")
    assert scene.money == [50, 50, 50]


def test_bids_that_stand_are_seen_by_all() -> None:
    scene = open_auction().play(0, "bid-on london", "offer-bid 3")
    assert scene.view(2)["bids"] == [3, None, None]
    assert scene.view(2)["lots"] == ["london", None, None]
