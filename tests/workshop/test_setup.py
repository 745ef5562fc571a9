"""Setting up: the canal era."""

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import new

from opificio.workshop.components import shipped


@accepts("setup.money")
@pytest.mark.parametrize(("seats", "pounds"), [(2, 100), (3, 50), (4, 50), (5, 50)])
def test_everybody_starts_with_fifty_pounds_and_a_hundred_with_two(seats: int, pounds: int) -> None:
    assert new(seats).money == [pounds] * seats


@refuses("setup.money")
def test_nobody_starts_with_profit_and_nobody_can_bid_more_than_fifty() -> None:
    scene = new(3)
    assert scene.profit == [0, 0, 0]
    for seat in range(3):
        scene.play(seat, scene.legal(seat)[0])
    assert scene.refused(0, "seal-bid 51") == "auction.bid-within-money"


@accepts("setup.order-drawn")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_order_is_drawn_from_a_cup(seats: int) -> None:
    orders = {tuple(new(seats, seed).state.order) for seed in range(60)}
    assert len(orders) > 3
    assert all(sorted(order) == list(range(seats)) for order in orders)


@refuses("setup.order-drawn")
def test_with_two_players_no_order_is_drawn() -> None:
    assert new(2).state.order == []


@accepts("setup.cards-set-aside")
@pytest.mark.parametrize(("seats", "aside", "rounds"), [(2, 11, 7), (3, 12, 9), (4, 11, 7), (5, 9, 6)])
def test_cards_are_set_aside_by_the_number_of_seats(seats: int, aside: int, rounds: int) -> None:
    state = new(seats).state
    assert len(state.aside) == aside
    assert len(state.deck) == rounds * shipped().shown(seats)


@refuses("setup.cards-set-aside")
def test_nobody_sees_the_cards_set_aside_nor_the_deck() -> None:
    scene = new(4)
    for seat in (None, 0, 1, 2, 3):
        assert scene.view(seat)["set_aside"] == 11
        assert scene.view(seat)["deck"] == 28


@accepts("setup.starting-cards-on-top")
@pytest.mark.parametrize("seed", range(5))
def test_the_six_starting_cards_lie_shuffled_on_the_deck(seed: int) -> None:
    state = new(4, seed).state
    assert set(state.deck[-6:]) == set(shipped().starting)
    assert len({tuple(new(4, other).state.deck[-6:]) for other in range(20)}) > 5


@refuses("setup.starting-cards-on-top")
@pytest.mark.parametrize("seed", range(5))
def test_no_starting_card_is_set_aside_in_the_canal_era(seed: int) -> None:
    state = new(3, seed).state
    assert not set(state.aside) & set(shipped().starting)
    assert not set(state.deck[:-6]) & set(shipped().starting)
