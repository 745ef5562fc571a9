"""Secrecy: money and tokens, and what an imagined state honours."""

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, bidding, card_turn, demand, new

from opificio.table import Rng, event_plain, seen_by
from opificio.workshop import WORKSHOP
from opificio.workshop.components import shipped
from opificio.workshop.events import TokensDrawn


@accepts("secrecy.money")
def test_each_sees_the_own_money_and_all_of_it_where_the_table_says_so() -> None:
    assert card_turn("york", money=[7, 8, 9]).view(1)["money"] == [None, 8, None]
    assert card_turn("york", money=[7, 8, 9], options={"money": "open"}).view(1)["money"] == [7, 8, 9]


@refuses("secrecy.money")
def test_nobody_sees_the_money_of_others_and_a_spectator_sees_none() -> None:
    poor, rich = card_turn("york", money=[7, 8, 9]), card_turn("york", money=[7, 80, 90])
    assert poor.view(0) == rich.view(0)
    assert poor.view(None)["money"] == [None, None, None]


@accepts("secrecy.tokens")
def test_each_sees_the_own_tokens_and_how_many_others_keep() -> None:
    scene = demand(phase=2, hands=[{"port": 1}, {"craft": 1}, {"heavy": 1}])
    assert scene.view(1)["hands"] == [1, {"craft": 1}, 1]


@refuses("secrecy.tokens")
def test_kept_tokens_show_in_no_other_view_and_in_no_other_log() -> None:
    one = demand(phase=2, hands=[{"port": 1}, {"craft": 1}, {"heavy": 1}])
    other = demand(phase=2, hands=[{"light": 1}, {"craft": 1}, {"textile": 1}])
    assert one.view(1) == other.view(1)
    for seat in range(3):
        one.play(seat, "seal-tokens -")
    drawn = one.tells(TokensDrawn)[0]
    assert event_plain(seen_by(drawn, 0))["tokens"] == [kind.id for kind in drawn.tokens]
    assert event_plain(seen_by(drawn, 1))["tokens"] is None
    assert event_plain(seen_by(drawn, None))["tokens"] is None


def imagined(scene: Scene, seat: int | None, seed: int) -> Scene:
    twin = Scene(scene.table)
    twin.table = type(scene.table)(WORKSHOP, WORKSHOP.determinise(scene.view(seat), Rng(seed)), scene.table.record)
    return twin


@pytest.mark.parametrize("seed", range(10))
def test_an_imagined_canal_deck_has_the_unseen_starting_cards_on_top(seed: int) -> None:
    scene = new(4, seed)
    for seat in range(4):
        scene.play(seat, scene.legal(seat)[0])
    hidden = set(shipped().starting) - set(scene.state.display)
    other = imagined(scene, 0, seed)
    assert len(hidden) == 2
    assert set(other.state.deck[-2:]) == hidden
    assert not set(other.state.aside) & hidden


def test_an_imagined_deck_holds_no_card_that_was_seen() -> None:
    scene = card_turn("reading", "york", "oxford")
    seen = set(scene.state.display) | set(scene.state.played)
    decks = set()
    for seed in range(20):
        state = imagined(scene, 1, seed).state
        assert not seen & set(state.deck + state.aside)
        decks.add(tuple(state.deck))
    assert len(decks) == 20


def test_imagined_tokens_are_those_not_seen_elsewhere() -> None:
    track = {"port": 4, "light": 5}
    scene = demand(phase=2, track=track, hands=[{"port": 1}, {"craft": 1}, {"heavy": 1}])
    for seed in range(20):
        hands = WORKSHOP.position(imagined(scene, 0, seed).state)["hands"]
        assert hands[0] == {"port": 1}
        assert not {"port", "light"} & {*hands[1], *hands[2]}


def test_imagined_bids_can_be_paid() -> None:
    scene = bidding(money=[3, 2, 50], options={"money": "open"}).play(1, "seal-bid 2").play(2, "seal-bid 40")
    bids = {tuple(imagined(scene, 0, seed).state.bids) for seed in range(40)}
    assert len(bids) > 5
    assert all(bid[0] == -1 and 0 <= bid[1] <= 2 for bid in bids)


def test_imagined_purses_vary_and_one_that_is_remembered_stays() -> None:
    scene = card_turn("york", money=[40, 8, 9])
    purses = {imagined(scene, 0, seed).state.money[1] for seed in range(30)}
    assert len(purses) > 5
    assert all(20 <= purse <= 60 for purse in purses)
    remembered = scene.view(0) | {"money": [40, 8, 9]}
    assert WORKSHOP.determinise(remembered, Rng(1)).money == [40, 8, 9]


def test_an_imagined_generator_is_not_the_real_one() -> None:
    scene = new(3)
    assert imagined(scene, 0, 3).state.rng.words() != scene.state.rng.words()
    twin = scene.state.clone()
    WORKSHOP.reshuffle(twin, 0, Rng(9))
    assert twin.rng.words() != scene.state.rng.words()


def test_when_the_game_is_over_the_purses_are_open() -> None:
    scene = demand(phase=4, money=[7, 8, 9])
    for seat in range(3):
        scene.play(seat, "seal-tokens -")
    assert scene.waiting == ()
    assert scene.view(None)["money"] == [7, 8, 9]
