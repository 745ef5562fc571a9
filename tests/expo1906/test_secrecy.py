"""What a seat cannot know never shows in its view."""

from typing import Any

import pytest
from tests.expo1906.tables import Played, lab_of, new_game, table, without
from tests.rules import accepts, refuses

from opificio.expo1906 import EXPO1906
from opificio.table import Rng
from opificio.table.laws import hidden_changes_do_not_show, random_table

HANDS = [without("academy", "journal"), without("skyscraper"), without()]
LAST = ["journal", "skyscraper", None]


def views(game: Played) -> list[dict[str, Any]]:
    """The views of all seats and of a spectator."""
    return [EXPO1906.view(game.state, seat) for seat in [None, *range(game.state.seats)]]


@accepts("hidden.played-cards")
def test_a_seat_sees_its_hand_and_everybodys_last_card() -> None:
    game = table(3, hands=HANDS, last_cards=LAST)
    view = EXPO1906.view(game.state, 0)
    assert view["hands"] == [without("academy", "journal"), 5, 6]
    assert view["last_cards"] == LAST


@refuses("hidden.played-cards")
def test_nobody_sees_what_others_played_before() -> None:
    game = table(3, hands=HANDS, last_cards=LAST)
    assert EXPO1906.view(game.state, 1)["hands"] == [4, without("skyscraper"), 6]
    assert EXPO1906.view(game.state, None)["hands"] == [4, 5, 6]


@refuses("hidden.played-cards")
def test_another_history_of_the_same_length_looks_the_same() -> None:
    first = table(3, hands=HANDS, last_cards=LAST)
    second = table(3, hands=[without("laboratory", "journal"), *HANDS[1:]], last_cards=LAST)
    assert EXPO1906.view(first.state, 1) == EXPO1906.view(second.state, 1)
    assert EXPO1906.view(first.state, 0) != EXPO1906.view(second.state, 0)


@refuses("hidden.piles")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_views_give_sizes_of_stacks_never_their_order(seats: int) -> None:
    for view in views(new_game(seats)):
        assert view["stack"] == 96 - 3 * seats
        assert "rng" not in view
        for shape in ("L", "T", "S", "I", "square"):
            assert view["academy"][shape]["pile"] == {"below": [], "hidden": 5}
        if seats == 1:
            assert view["ghost"]["deck"] == 11 - len(view["ghost"]["drawn"])


@accepts("hidden.piles")
def test_a_project_put_under_its_pile_is_known_to_lie_there() -> None:
    game = lab_of("telephone@f3^0").play("remove-tile telephone")
    for view in views(game):
        assert view["academy"]["L"]["pile"]["below"] == ["telephone"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_hidden_may_be_dealt_anew_without_anybody_noticing(seats: int) -> None:
    rng = Rng(seats)
    for at, each in enumerate(random_table(EXPO1906, seats, 17)):
        if at % 23 == 0:
            hidden_changes_do_not_show(EXPO1906, each.state, rng)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_view_holds_the_words_of_a_position_that_views_must_not(seats: int) -> None:
    """At every moment: no generator, no list where a number belongs."""
    for at, each in enumerate(random_table(EXPO1906, seats, 5)):
        if at % 11 == 0:
            for seat in [None, *range(seats)]:
                view = EXPO1906.view(each.state, seat)
                assert "rng" not in view
                assert isinstance(view["stack"], int)
                assert all(isinstance(pile["pile"]["hidden"], int) for pile in view["academy"].values())
                assert all(isinstance(hand, int) for own, hand in enumerate(view["hands"]) if own != seat)
                if seats == 1:
                    assert isinstance(view["ghost"]["deck"], int)


def test_an_imagined_table_can_be_played() -> None:
    game = table(3, hands=HANDS, last_cards=LAST)
    imagined = EXPO1906.determinise(EXPO1906.view(game.state, 0), Rng(4))
    assert EXPO1906.view(imagined, 0) == EXPO1906.view(game.state, 0)
    EXPO1906.play(imagined, 0, EXPO1906.legal(imagined, 0)[0])
