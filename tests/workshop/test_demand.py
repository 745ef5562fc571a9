"""Creating demand, phases one to four."""

from itertools import permutations

import pytest
from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, demand, new

from opificio.workshop.events import TokensDrawn, TokensPlayed, TokensSealed

HANDS = [{"port": 1, "light": 1}, {"craft": 2}, {"heavy": 1, "port": 1}]


@accepts("demand.draw")
@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 2), (4, 2), (5, 2)])
def test_each_draws_two_tokens_and_four_with_two_players(seats: int, count: int) -> None:
    state = new(seats).state
    assert [sum(hand) for hand in state.hands] == [count] * seats
    assert sum(state.pool) == 25 - count * seats


@refuses("demand.draw")
def test_the_second_phase_draws_nothing() -> None:
    scene = demand(phase=2)
    for seat in range(3):
        scene.play(seat, "seal-tokens -")
    assert [event.count for event in scene.tells(TokensDrawn)] == [2, 2, 2], "only the third phase draws"
    assert [sum(hand) for hand in scene.state.hands] == [3, 3, 3]


@accepts("demand.play-exactly")
def test_each_plays_one_of_the_tokens_and_keeps_the_other() -> None:
    scene = first_phase_with_rounds()
    assert scene.legal(0) == ["seal-tokens port", "seal-tokens light"]
    scene.play(0, "seal-tokens port").play(1, "seal-tokens craft").play(2, "seal-tokens port")
    assert scene.position["track"] == {"port": 2, "craft": 1}
    assert scene.position["hands"] == [{"light": 1}, {"craft": 1}, {"heavy": 1}]


def first_phase_with_rounds() -> Scene:
    return demand(phase=1, hands=HANDS)


@refuses("demand.play-exactly")
def test_in_the_first_phase_nobody_may_play_none_or_two() -> None:
    scene = first_phase_with_rounds()
    assert scene.refused(0, "seal-tokens -") == "demand.play-exactly"
    assert scene.refused(0, "seal-tokens port+light") == "demand.play-exactly"


@accepts("demand.own-tokens")
def test_a_token_in_hand_may_be_played() -> None:
    assert first_phase_with_rounds().refused(2, "seal-tokens heavy") == ""


@refuses("demand.own-tokens")
def test_a_token_of_another_hand_may_not_be_played() -> None:
    assert first_phase_with_rounds().refused(2, "seal-tokens craft") == "demand.own-tokens"


@accepts("demand.revealed-together")
def test_the_last_fist_opens_all() -> None:
    scene = first_phase_with_rounds()
    scene.play(1, "seal-tokens craft").play(0, "seal-tokens port")
    assert scene.tells(TokensPlayed) == []
    scene.play(2, "seal-tokens heavy")
    assert [event.seat for event in scene.tells(TokensPlayed)] == [0, 1, 2]


@refuses("demand.revealed-together")
def test_a_sealed_token_shows_nowhere_before_the_reveal() -> None:
    scene = first_phase_with_rounds()
    before = scene.view(1)
    scene.play(0, "seal-tokens port")
    after = scene.view(1)
    assert scene.tells(TokensSealed) == [TokensSealed(0)]
    assert after["sealed"] == ["sealed", None, None]
    assert {key for key in after if after[key] != before[key]} == {"sealed", "agenda"}
    assert scene.view(0)["sealed"] == [["port"], None, None]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_sealing_changes_nothing(order: tuple[int, ...]) -> None:
    choices = ["seal-tokens light", "seal-tokens craft", "seal-tokens heavy"]
    expected = first_phase_with_rounds().play(0, choices[0]).play(1, choices[1]).play(2, choices[2])
    scene = first_phase_with_rounds()
    for seat in order:
        scene.play(seat, choices[seat])
    assert scene.digest == expected.digest


@accepts("demand.later-phases-optional")
@pytest.mark.parametrize("phase", [2, 4])
def test_in_the_second_and_fourth_phase_the_kept_token_may_be_played_or_not(phase: int) -> None:
    scene = demand(phase=phase, hands=[{"port": 1}, {"craft": 1}, {"heavy": 1}])
    assert scene.legal(0) == ["seal-tokens -", "seal-tokens port"]
    scene.play(0, "seal-tokens -").play(1, "seal-tokens craft").play(2, "seal-tokens -")
    assert scene.position["track"] == {"craft": 1}


@refuses("demand.later-phases-optional")
@pytest.mark.parametrize("phase", [2, 4])
def test_no_later_phase_takes_two_tokens_of_a_seat(phase: int) -> None:
    scene = demand(phase=phase, hands=[{"port": 2}, {"craft": 1}, {"heavy": 1}])
    assert scene.refused(0, "seal-tokens port+port") == "demand.later-phases-optional"


@accepts("demand.track-stays")
def test_the_third_phase_adds_to_the_tokens_of_the_canal_era() -> None:
    hands = [{"port": 2, "light": 1}, {"craft": 2}, {"heavy": 2}]
    scene = demand(phase=3, track={"port": 2, "textile": 1}, hands=hands)
    scene.play(0, "seal-tokens port").play(1, "seal-tokens craft").play(2, "seal-tokens heavy")
    assert scene.position["track"] == {"port": 3, "heavy": 1, "textile": 1, "craft": 1}


@refuses("demand.track-stays")
def test_no_token_leaves_the_track_between_the_eras() -> None:
    scene = demand(phase=2, track={"port": 2, "textile": 1})
    for seat in range(3):
        scene.play(seat, "seal-tokens -")
    assert scene.state.phase == 3
    assert scene.position["track"] == {"port": 2, "textile": 1}


def test_an_old_token_may_be_played_in_the_third_phase() -> None:
    scene = demand(phase=3, hands=[{"port": 1, "light": 2}, {"craft": 3}, {"heavy": 3}])
    assert scene.legal(0) == ["seal-tokens port", "seal-tokens light"]
