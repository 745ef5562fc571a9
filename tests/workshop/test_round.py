"""The end of a round, and of the rounds of an era."""

from tests.rules import accepts, refuses
from tests.workshop.scenes import Scene, card_turn, new

from opificio.workshop.events import CardsShown, DemandBegan, IndustryBuilt


def last_turn(rounds_left: int, phase: int = 1) -> Scene:
    return card_turn("reading", turn=2, rounds_left=rounds_left, phase=phase)


@accepts("round.everybody-has-a-turn")
def test_turns_follow_the_order_until_all_have_played() -> None:
    scene = card_turn("reading", "oxford", "york", order=["red", "green", "blue"])
    scene.play(0, "take-card reading", "stop-building")
    assert scene.waiting == (2,)
    scene.play(2, "take-card oxford", "stop-building")
    assert scene.waiting == (1,)
    scene.play(1, "take-card york", "stop-building")
    assert list(scene.waiting) == [0, 1, 2], "a new auction"
    assert len(scene.tells(CardsShown)) == 1


@refuses("round.everybody-has-a-turn")
def test_nobody_plays_out_of_turn_or_twice_in_a_round() -> None:
    scene = card_turn("reading", "oxford", "york")
    assert scene.refused(1, "take-card oxford") == "table.not-your-turn"
    scene.play(0, "take-card reading", "stop-building")
    assert scene.refused(0, "take-card oxford") == "table.not-your-turn"


@accepts("era.ends-with-the-deck")
def test_when_the_deck_is_empty_demand_is_created_again() -> None:
    scene = last_turn(rounds_left=0).play(2, "take-card reading", "stop-building")
    assert scene.tells(DemandBegan) == [DemandBegan(2)]
    assert scene.state.phase == 2
    assert scene.waiting == (0, 1, 2)
    scene = last_turn(rounds_left=0, phase=3).play(2, "take-card reading", "stop-building")
    assert scene.state.phase == 4


@refuses("era.ends-with-the-deck")
def test_the_last_card_is_still_played_and_a_full_deck_goes_on() -> None:
    scene = last_turn(rounds_left=1).play(2, "take-card reading", "stop-building")
    assert scene.tells(DemandBegan) == []
    scene = last_turn(rounds_left=0).play(2, "take-card reading")
    assert scene.tells(DemandBegan) == [], "the turn of the last card is not over"
    assert len(scene.tells(IndustryBuilt)) == 1


def test_an_era_has_as_many_rounds_as_the_deck_feeds() -> None:
    scene = new(3, seed=5)
    while scene.state.phase == 1:
        seat = scene.waiting[0]
        scene.play(seat, scene.legal(seat)[0])
    assert len(scene.tells(CardsShown)) == 9
    assert len(scene.tells(IndustryBuilt)) == 27
