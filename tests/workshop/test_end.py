"""The end of the game and the winner."""

from tests.rules import accepts, refuses
from tests.workshop.scenes import card_turn
from tests.workshop.test_collecting import ROGER, end_of_era

from opificio.table import Outcome
from opificio.workshop import WORKSHOP
from opificio.workshop.events import GameEnded


@accepts("end.most-money")
def test_most_money_wins() -> None:
    scene = end_of_era(phase=4, money=[40, 60, 50])
    assert WORKSHOP.outcome(scene.state) == Outcome("end.most-money", (3, 1, 2))
    assert scene.tells(GameEnded) == [GameEnded(1, 60)]
    assert [sheet.total for sheet in WORKSHOP.scores(scene.state).values()] == [40, 60, 50]


@refuses("end.most-money")
def test_profit_counts_only_when_collected_and_nothing_is_played_after_the_end() -> None:
    scene = end_of_era(phase=4, money=[40, 60, 50], profit=[25, 0, 0])
    assert scene.money == [65, 60, 50]
    assert scene.refused(0, "cash-in 1") == "table.game-over"
    assert scene.refused(0, "seal-bid 0") == "table.game-over"
    assert scene.waiting == ()


@accepts("end.ties-by-order")
def test_a_tie_goes_to_the_earlier_in_the_order_of_play() -> None:
    scene = end_of_era(phase=4, money=[60, 60, 50], order=["blue", "red", "green"])
    assert WORKSHOP.outcome(scene.state) == Outcome("end.ties-by-order", (2, 1, 3))


@refuses("end.ties-by-order")
def test_the_order_of_play_does_not_help_whoever_has_less() -> None:
    scene = end_of_era(phase=4, money=[60, 59, 50], order=["blue", "red", "green"])
    assert WORKSHOP.outcome(scene.state) == Outcome("end.most-money", (1, 2, 3))


def test_the_canal_era_ends_without_a_winner() -> None:
    scene = end_of_era(phase=2)
    assert WORKSHOP.outcome(scene.state) is None
    assert scene.waiting == (0, 1, 2)


def test_until_the_end_a_sheet_tells_what_would_be_collected_now() -> None:
    scene = card_turn("york", links=ROGER, industries={"bristol": {"red": 1}}, track={"port": 3}, profit=[5, 0, 0])
    lines = {line.rule: line.amount for line in WORKSHOP.scores(scene.state)[0].lines}
    assert lines == {
        "end.most-money": 50,
        "collecting.profits": 5,
        "collecting.largest-network": 8,
        "collecting.other-pieces": 1,
        "collecting.demand": 3,
    }
