"""Setting up again for the railway era."""

from tests.rules import accepts, refuses
from tests.workshop.scenes import CARDS, demand
from tests.workshop.test_collecting import end_of_era

from opificio.workshop.components import shipped
from opificio.workshop.events import RailwayBegan


@accepts("railway.cards-shuffled")
def test_all_cards_are_one_deck_again_and_some_are_set_aside() -> None:
    scene = end_of_era()
    position = scene.position
    assert sorted(position["deck"] + position["set_aside"]) == sorted(CARDS)
    assert len(position["set_aside"]) == 12
    assert position["played"] == []
    assert scene.tells(RailwayBegan) == [RailwayBegan(27, 12)]


@refuses("railway.cards-shuffled")
def test_the_starting_cards_have_no_place_of_their_own_any_more() -> None:
    starting = set(shipped().starting)
    tops = set()
    for pounds in range(8):
        scene = demand(phase=2, money=[pounds, 50, 50], rng=[pounds, 2, 3, 4])
        for seat in range(3):
            scene.play(seat, "seal-tokens -")
        tops.add(frozenset(scene.state.deck[-6:]))
    assert len(tops) > 1
    assert any(top != starting for top in tops)


@accepts("railway.order-stays")
def test_the_order_of_play_is_kept() -> None:
    assert end_of_era(order=["green", "red", "blue"]).position["order"] == ["green", "red", "blue"]


@refuses("railway.order-stays")
def test_the_kept_order_breaks_the_first_tie_of_the_railway_era() -> None:
    scene = end_of_era(order=["green", "red", "blue"])
    for seat in range(3):
        scene.play(seat, scene.legal(seat)[0])
    for seat in range(3):
        scene.play(seat, "seal-bid 1")
    assert scene.position["order"] == ["green", "red", "blue"], "no new order is drawn"
