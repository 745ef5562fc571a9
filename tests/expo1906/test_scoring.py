"""Final scoring, the six bonus chits, and ties."""

from typing import Any

import pytest
from tests.expo1906.tables import BLUE, CELLOPHANE, GREEN, INVENTED, RED, TELEPHONE, YELLOW, Played, table, tokens
from tests.expo1906.test_end import FOUR_COMPLETED
from tests.rules import accepts, refuses

from opificio.expo1906 import EXPO1906

OVER = {"finisher": 0, "rule": "end.jury-full", "final_seats": []}

GREEN_LAB = [
    "combustion-engines@e5^90", "calculating-machines@a5^90", "cellophane@c1^90", "linotype@g1^0",
    "steam-automated@c3^90", "empirical-automated@d1^270", "electricity-copper@b1^270", "copper-scientific@f1^270",
    "steel-manual@f3^0", "automated-steam@f4^0",
]  # fmt: skip
BLUE_LAB = [
    "bakelite@e4^0", "copper-steam@f3^180", "scientific-steam@d5^90", "steam-steel@e3^90", "manual-steel@e6^0",
    "telephone@a3^0", "escalator@e1^0",
]  # fmt: skip
RED_LAB = [
    "vacuum-cleaner@d3^90", "artificial-silk@c2^270", "steam-copper@c4^270", "manual-steam@d5^90",
    "empirical-steam@d2^90", "electricity-copper@f4^90", "empirical-manual@b2^180", "copper-scientific@a4^0",
    "electric-tramway@a1^90", "thermionic-valve@b5^270", "light-bulb@f1^0",
]  # fmt: skip
YELLOW_LAB = [
    "submarine@d4^90", "motorcycle@f6^270", "helicopter@b4^270", "refrigerator@a2^0", "manual-copper@c4^90",
    "steel-steam@f5^270", "steel-scientific@d5^90", "scientific-steam@d3^0", "empirical-manual@e6^0",
    "manual-steel@d6^180", "steel-scientific@g7^270", "steam-copper@c7^90", "scientific-manual@a4^270",
    "copper-steam@c6^180", "copper-automated@a1^180", "automated-steel@b1^90", "steam-automated@c2^270",
]  # fmt: skip

PATENTS: dict[str, Any] = {
    "manual": {"stacks": {"10": [GREEN]}, "chit": "paris-1900"},
    "empirical": {"stacks": {"10": [GREEN], "5": [BLUE]}, "chit": "liege-1905"},
    "automated": {"stacks": {"10": [BLUE, RED]}, "chit": "milan-1906"},
    **tokens("copper", s8=[RED]),
    **tokens("steel", s9=[YELLOW]),
}


def final_table(**fields: Any) -> Played:
    """The example at the end of the rulebook: seven jury tiles for steam, five for electricity."""
    labs = [
        {"pieces": GREEN_LAB},
        {"pieces": BLUE_LAB},
        {"pieces": RED_LAB, "scrap": []},
        {"pieces": YELLOW_LAB, "scrap": []},
    ]
    said: dict[str, Any] = {"prestige": [17, 24, 21, 21], "jury": {"steam": 7, "electricity": 5}, "ending": OVER}
    return table(4, labs=labs, patents=PATENTS, **{**said, **fields})


def at_the_end(chit: str, lab: dict[str, Any] | None = None, **fields: Any) -> Played:
    """One seat of three has a token on a chit, when the game is over."""
    said: dict[str, Any] = {"jury": {"steam": 6, "electricity": 6}, "ending": OVER, "funding": [0, 0, 0]}
    said["patents"] = {"steel": {"stacks": {"10": [0]}, "chit": chit}}
    return table(3, labs=[lab or {}, {}, {}], **{**said, **fields})


def chit_points(game: Played, seat: int = 0) -> int:
    return game.points(seat, "score.chits")


# ── The example ───────────────────────────────────────────────────────────────────────────────


@accepts("score.prestige")
@accepts("score.jury")
@accepts("score.patent-steps")
@accepts("score.chits")
@pytest.mark.parametrize(
    ("seat", "prestige", "jury", "steps", "chits", "total"),
    [(GREEN, 17, 4, 0, 7, 28), (BLUE, 24, 2, 0, 3, 29), (RED, 21, 4, 1, 5, 31), (YELLOW, 21, 8, 1, 0, 30)],
)
def test_the_final_table(seat: int, prestige: int, jury: int, steps: int, chits: int, total: int) -> None:
    game = final_table()
    assert game.points(seat, "score.prestige") == prestige
    assert game.points(seat, "score.jury") == jury
    assert game.points(seat, "score.patent-steps") == steps
    assert game.points(seat, "score.chits") == chits
    assert game.sheet(seat).total == total


def test_red_wins_the_close_match() -> None:
    outcome = EXPO1906.outcome(final_table().state)
    assert outcome is not None
    assert outcome.winners == (RED,)
    assert outcome.places == (4, 3, 1, 2)


@refuses("score.jury")
def test_a_divided_jury_gives_nothing() -> None:
    game = final_table(jury={"steam": 6, "electricity": 6})
    assert [game.points(seat, "score.jury") for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize(("steam", "electricity", "points"), [(6, 6, 0), (7, 5, 2 * 3), (5, 7, 2)])
def test_the_jury_decides_between_the_powers(steam: int, electricity: int, points: int) -> None:
    """Three completed projects use steam, one electricity."""
    labs = [{"pieces": FOUR_COMPLETED, "scrap": []}, {}, {}]
    game = table(3, labs=labs, jury={"steam": steam, "electricity": electricity}, ending=OVER)
    assert game.points(0, "score.jury") == points


@refuses("score.jury")
def test_projects_of_the_other_power_or_unfinished_ones_count_nothing() -> None:
    """Everybody's completed projects use steam; Telephone and Light Bulb are electric and unfinished."""
    game = final_table(jury={"steam": 5, "electricity": 7})
    assert [game.points(seat, "score.jury") for seat in range(4)] == [0, 0, 0, 0]


@refuses("score.patent-steps")
@pytest.mark.parametrize(("step", "points"), [(7, 0), (8, 1), (9, 1)])
def test_only_steps_8_and_9_are_worth_a_point(step: int, points: int) -> None:
    game = table(3, patents={"steel": {"stacks": {str(step): [0]}}})
    assert game.points(0, "score.patent-steps") == points


@refuses("score.prestige")
def test_without_completed_projects_there_is_no_prestige() -> None:
    assert table(3).sheet(0).total == 0


@refuses("score.chits")
def test_a_token_before_the_end_of_the_line_gets_no_chit() -> None:
    game = at_the_end("liege-1905", patents={"steel": {"stacks": {"10": [1], "9": [0]}, "chit": "liege-1905"}})
    assert chit_points(game, 0) == 0
    assert chit_points(game, 1) == 3


@accepts("score.chits")
def test_a_chit_pays_everybody_who_has_a_token_there() -> None:
    game = at_the_end("liege-1905", patents={"steel": {"stacks": {"10": [1, 0, 2]}, "chit": "liege-1905"}})
    assert [chit_points(game, seat) for seat in range(3)] == [3, 3, 3]


# ── The chits ─────────────────────────────────────────────────────────────────────────────────


@accepts("chits.paris-1889")
@pytest.mark.parametrize(("prestige", "points"), [(22, 3), (24, 3), (25, 4), (1, 1), (16, 2)])
def test_the_tour_eiffel(prestige: int, points: int) -> None:
    assert chit_points(at_the_end("paris-1889", prestige=[prestige, 0, 0])) == points


@accepts("chits.paris-1889")
def test_the_tour_eiffel_comes_after_everything_else() -> None:
    patents = {
        "steel": {"stacks": {"10": [0]}, "chit": "paris-1889"},
        "copper": {"stacks": {"10": [0]}, "chit": "liege-1905"},
        **tokens("manual", s9=[0]),
    }
    game = at_the_end("paris-1889", prestige=[21, 0, 0], patents=patents)
    assert game.sheet(0).lines[-1].cause == "paris-1889"
    assert game.sheet(0).total == 21 + 1 + 3 + 4, "25 points before it"


@refuses("chits.paris-1889")
def test_the_tour_eiffel_is_worth_nothing_to_who_has_nothing() -> None:
    assert chit_points(at_the_end("paris-1889")) == 0


@accepts("chits.chicago-1893")
@pytest.mark.parametrize(("funding", "points"), [(5, 3), (4, 2), (12, 6), (1, 1)])
def test_the_ferris_wheel(funding: int, points: int) -> None:
    assert chit_points(at_the_end("chicago-1893", funding=[funding, 0, 0])) == points


@refuses("chits.chicago-1893")
def test_the_ferris_wheel_is_worth_nothing_without_funding() -> None:
    assert chit_points(at_the_end("chicago-1893")) == 0


@accepts("chits.brussels-1897")
def test_the_paleis_der_kolonien_counts_covered_squares_of_removed_scrap() -> None:
    lab = {"pieces": ["steel-manual@d4^0", "batteries@a1^180"], "scrap": ["f2", "f6"]}
    assert chit_points(at_the_end("brussels-1897", lab)) == 2, "d4 and b2; b6 was cleared but lies open"


@refuses("chits.brussels-1897")
def test_squares_that_lie_open_or_were_never_scrap_do_not_count() -> None:
    lab = {"pieces": [CELLOPHANE], "scrap": ["f2", "f6"]}
    assert chit_points(at_the_end("brussels-1897", lab)) == 0


@refuses("chits.brussels-1897")
def test_a_novices_squares_do_not_count() -> None:
    lab = {"pieces": ["steel-manual@d4^0"], "scrap": ["b2", "f2", "b6", "f6"], "prefilled": ["d4"]}
    options = {"handicaps": ["new-graduate", "scientist", "scientist"]}
    assert chit_points(at_the_end("brussels-1897", lab, options=options)) == 0


@accepts("chits.paris-1900")
def test_the_metro_pays_two_points_a_technology() -> None:
    lab = {"pieces": ["combustion-engines@e5^90", "calculating-machines@a5^90"]}
    assert chit_points(at_the_end("paris-1900", lab)) == 4


FOUR_TECHNOLOGIES = ["batteries@a1^0", "foundry@d1^0", "trade-school@g1^0", "academy-improvement@e5^0"]


@refuses("chits.paris-1900")
def test_the_metro_pays_six_points_at_most() -> None:
    assert chit_points(at_the_end("paris-1900", {"pieces": FOUR_TECHNOLOGIES, "scrap": []})) == 6


@refuses("chits.paris-1900")
def test_technologies_in_front_of_a_player_do_not_count() -> None:
    assert chit_points(at_the_end("paris-1900", fronts=[["batteries"], [], []])) == 0


@accepts("chits.liege-1905")
def test_the_palais_de_beaux_arts_is_worth_three() -> None:
    assert chit_points(at_the_end("liege-1905")) == 3


@refuses("chits.liege-1905")
def test_the_palais_pays_nobody_who_is_not_there() -> None:
    assert chit_points(at_the_end("liege-1905"), 1) == 0


@accepts("chits.milan-1906")
def test_the_simplon_tunnel_counts_different_shapes() -> None:
    """A T that is not completed, two S of which one is, and a square: three."""
    lab = {"pieces": [*INVENTED, "helicopter@c6^0", "tractor@f4^90", "bakelite@a4^0"], "scrap": []}
    game = at_the_end("milan-1906", lab)
    assert game.completed() == ["cellophane"]
    assert chit_points(game) == 3


@refuses("chits.milan-1906")
def test_the_same_shape_counts_once_and_technologies_not_at_all() -> None:
    lab = {"pieces": [TELEPHONE, "automobile@a3^0", "batteries@c5^0"]}
    assert chit_points(at_the_end("milan-1906", lab)) == 1


# ── Ties ──────────────────────────────────────────────────────────────────────────────────────


@accepts("score.ties")
def test_more_funding_breaks_a_tie() -> None:
    game = at_the_end("liege-1905", prestige=[7, 10, 9], funding=[3, 2, 12])
    outcome = EXPO1906.outcome(game.state)
    assert outcome is not None
    assert outcome.places == (1, 2, 3)


@refuses("score.ties")
def test_with_equal_funding_it_is_a_draw() -> None:
    game = at_the_end("liege-1905", prestige=[7, 10, 9], funding=[2, 2, 12])
    outcome = EXPO1906.outcome(game.state)
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_the_final_sheets_are_told_entry_by_entry() -> None:
    """What the ledger says after the last action adds up to the sheets."""
    patents = {"steel": {"stacks": {"10": [0], "8": [1]}, "chit": "liege-1905"}}
    ending = {"finisher": 0, "rule": "end.jury-full", "final_seats": [2]}
    agenda = [{"type": "ChooseCard", "seat": 1, "final": True}]
    jury = {"steam": 6, "electricity": 6}
    game = table(3, turn=1, patents=patents, ending=ending, agenda=agenda, jury=jury, prestige=[6, 6, 8])
    game.play("play-card skyscraper", "play-card skyscraper")
    for seat in range(3):
        told = sum(event.amount for event in game.events("Booked") if (event.seat, event.book) == (seat, "prestige"))
        assert game.state.prestige[seat] + told == game.sheet(seat).total
    assert game.events("GameEnded")[0].places == (1, 3, 2)
