"""Laboratory, and the miscellaneous rules about tiles in the lab."""

import pytest
from tests.expo1906.tables import CELLOPHANE, INVENTED, TELEPHONE, TILE_A, TILE_B, TILE_C, lab_of, new_game, table
from tests.rules import accepts, refuses

from opificio.expo1906.components import load
from opificio.table import UnknownMove


@accepts("lab.tile-in-front")
def test_tiles_in_front_of_a_player_are_placed() -> None:
    game = lab_of(front=["cellophane", "empirical-copper"]).play(f"place-tile {CELLOPHANE}", f"place-tile {TILE_A}")
    assert game.pieces() == [CELLOPHANE, TILE_A]
    assert game.front() == []


@refuses("lab.tile-in-front")
def test_tiles_of_others_are_not() -> None:
    game = table(3, fronts=[[], ["cellophane"], []]).play("play-card laboratory")
    assert game.rule(f"place-tile {CELLOPHANE}") == "lab.tile-in-front"


@accepts("lab.three-tiles")
def test_one_tile_is_removed_and_two_are_placed() -> None:
    game = lab_of(front=["cellophane", "empirical-copper"])
    game.play("clear-cell b2", f"place-tile {CELLOPHANE}", f"place-tile {TILE_A}")
    assert game.waiting == 1


@accepts("lab.three-tiles")
def test_three_tiles_may_be_removed() -> None:
    game = lab_of(CELLOPHANE, TILE_A).play("clear-cell c2", "remove-tile cellophane", "clear-cell d4")
    assert game.pieces() == []
    assert game.position["labs"][0]["scrap"] == ["b2", "f2", "b6", "f6"]


@refuses("lab.three-tiles")
def test_there_is_no_fourth_tile() -> None:
    game = lab_of(front=["steel-manual"]).play("clear-cell b2", "clear-cell f2", "clear-cell d4")
    assert game.waiting == 1
    assert game.front() == ["steel-manual"]


@accepts("lab.tile-there")
def test_whatever_lies_in_the_lab_may_be_removed() -> None:
    game = lab_of(CELLOPHANE, TILE_A, "batteries@f3^0")
    assert game.legal("remove-tile") == ["remove-tile cellophane", "remove-tile batteries"]
    assert game.legal("clear-cell") == [f"clear-cell {cell}" for cell in ("c2", "b2", "f2", "d4", "b6", "f6")]


@refuses("lab.tile-there")
def test_what_is_not_there_cannot_be_removed() -> None:
    game = lab_of(CELLOPHANE, front=["telephone"])
    assert game.rule("remove-tile telephone") == "lab.tile-there"
    assert game.rule("clear-cell a1") == "lab.tile-there"
    assert game.rule("clear-cell d2") == "lab.tile-there", "a project is removed whole"


@accepts("lab.scrap-only-leaves")
def test_scrap_is_removed_and_its_square_is_free() -> None:
    game = lab_of(front=["steel-manual"]).play("clear-cell d4", "place-tile steel-manual@d4^0")
    assert game.pieces() == ["steel-manual@d4^0"]
    assert [event.cell for event in game.events("ScrapRemoved")] == ["d4"]


@refuses("lab.scrap-only-leaves")
def test_scrap_never_comes_back() -> None:
    game = lab_of(front=["steel-manual"]).play("clear-cell d4")
    assert game.position["labs"][0]["scrap"] == ["b2", "f2", "b6", "f6"]
    assert all("scrap" not in move for move in game.legal("place-tile"))
    assert game.front() == ["steel-manual"], "it is out of the game, not in front of the player"


@refuses("lab.keeps-projects-complete")
@pytest.mark.parametrize("cell", ["c2", "e3", "b3"])
def test_a_tile_that_a_completed_project_needs_must_stay(cell: str) -> None:
    game = lab_of(*INVENTED)
    refusal = game.refusal(f"clear-cell {cell}")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("lab.keeps-projects-complete", {"project": "cellophane"})


@refuses("lab.keeps-projects-complete")
def test_a_completed_project_must_stay() -> None:
    game = lab_of(*INVENTED)
    assert game.rule("remove-tile cellophane") == "lab.keeps-projects-complete"


@refuses("lab.keeps-projects-complete")
def test_a_technology_that_a_completed_project_needs_must_stay() -> None:
    game = lab_of(CELLOPHANE, TILE_A, TILE_B, "combustion-engines@c4^0")
    assert game.completed() == ["cellophane"]
    assert game.rule("remove-tile combustion-engines") == "lab.keeps-projects-complete"


@accepts("lab.keeps-projects-complete")
def test_a_tile_that_a_completed_project_can_do_without_may_go() -> None:
    game = lab_of(*INVENTED, "steam-manual@c4^0", TELEPHONE)
    assert game.rule("clear-cell c4") is None
    assert game.rule("clear-cell b3") is None, "either of the two, as long as one stays"
    assert game.rule("remove-tile telephone") is None, "it is not completed"
    game.play("clear-cell c4")
    assert game.rule("clear-cell b3") == "lab.keeps-projects-complete"


@accepts("lab.no-overlap")
def test_a_tile_lies_on_free_squares() -> None:
    game = lab_of(CELLOPHANE, front=["telephone"])
    assert game.rule("place-tile telephone@f3^0") is None
    assert game.rule("place-tile telephone@a1^0") is None


@refuses("lab.no-overlap")
@pytest.mark.parametrize(("spot", "cell"), [("e2^0", "e2"), ("b2^0", "b2"), ("a1^180", "b2")])
def test_a_tile_never_lies_on_another_or_on_scrap(spot: str, cell: str) -> None:
    game = lab_of(CELLOPHANE, front=["telephone"])
    refusal = game.refusal(f"place-tile telephone@{spot}")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("lab.no-overlap", {"tile": "telephone", "cell": cell})


@refuses("lab.no-overlap")
def test_a_tile_does_not_stick_out_of_the_lab() -> None:
    with pytest.raises(UnknownMove, match="look like"):
        lab_of(front=["telephone"]).rule("place-tile telephone@g1^0")


@accepts("lab.turned-never-flipped")
def test_a_tile_lies_in_every_direction() -> None:
    game = lab_of(front=["telephone", "cruise-ship", "airship"], scrap=[])
    turns = {move.split("^")[1] for move in game.legal("place-tile") if "telephone" in move}
    assert turns == {"0", "90", "180", "270"}
    assert {move.split("^")[1] for move in game.legal("place-tile") if "airship" in move} == {"0", "90"}
    assert {move.split("^")[1] for move in game.legal("place-tile") if "cruise-ship" in move} == {"0"}


@refuses("lab.turned-never-flipped")
def test_no_tile_lies_as_its_mirror_image() -> None:
    components = load()
    cells = {each.id: each.bit for each in components.floor.cells if each}
    mirrored = sum(1 << cells[cell] for cell in ("b1", "b2", "b3", "a3"))
    outlines = [spot.cells for row in components.shapes[0].spots for spot in row if spot]
    assert mirrored not in outlines
    assert sum(1 << cells[cell] for cell in ("a1", "a2", "a3", "b3")) in outlines


@accepts("lab.tile-by-tile")
def test_a_tile_is_exchanged_by_placing_the_new_one_first() -> None:
    game = lab_of(*INVENTED, front=["steam-manual"]).play("place-tile steam-manual@c4^0", "clear-cell b3")
    assert game.completed() == ["cellophane"]


@refuses("lab.tile-by-tile")
def test_a_step_that_breaks_a_project_is_refused_even_if_the_next_would_mend_it() -> None:
    game = lab_of(*INVENTED, front=["steam-manual"])
    assert game.rule("clear-cell b3") == "lab.keeps-projects-complete"


@accepts("lab.removed-tiles")
def test_where_removed_tiles_go() -> None:
    game = lab_of(TILE_C, TELEPHONE, "batteries@c5^0", discard=["steel-manual"])
    game.play("clear-cell b3", "remove-tile telephone", "remove-tile batteries")
    assert game.position["discard"] == ["steam-scientific", "steel-manual"]
    assert game.pile_bottom("L") == ["telephone"]
    assert "batteries" in game.technologies()


@accepts("lab.removed-tiles")
def test_a_removed_technology_may_be_bought_again() -> None:
    game = lab_of("batteries@a3^180").play("remove-tile batteries", "stop").play("play-card academy")
    assert game.rule("buy-tile batteries") is None


@refuses("lab.removed-tiles")
def test_removed_tiles_are_not_in_front_of_the_player_again() -> None:
    game = lab_of(TILE_C, TELEPHONE).play("clear-cell b3", "remove-tile telephone")
    assert game.front() == []
    assert game.rule(f"place-tile {TILE_C}") == "lab.tile-in-front"


@accepts("improved.laboratory")
def test_the_improved_card_moves_four_tiles() -> None:
    game = lab_of("laboratory-improvement@f3^0")
    game.play("clear-cell b2", "clear-cell f2", "clear-cell d4", "clear-cell b6")
    assert game.waiting == 1


@refuses("improved.laboratory")
def test_the_improved_card_moves_no_fifth_tile() -> None:
    game = lab_of("laboratory-improvement@f3^0").play("clear-cell b2", "clear-cell f2", "clear-cell d4")
    assert game.waiting == 0
    game.play("clear-cell b6")
    assert game.position["labs"][0]["scrap"] == ["f6"]
    assert game.waiting == 1


@accepts("improved.version-when-played")
def test_a_laboratory_removed_on_the_way_still_moves_four_tiles() -> None:
    game = lab_of("laboratory-improvement@f3^0")
    game.play("remove-tile laboratory-improvement", "clear-cell b2", "clear-cell f2")
    assert game.waiting == 0
    game.play("clear-cell d4")
    assert game.waiting == 1


@refuses("improved.version-when-played")
def test_a_laboratory_placed_on_the_way_moves_no_fourth_tile() -> None:
    game = lab_of(front=["laboratory-improvement"])
    game.play("place-tile laboratory-improvement@f3^0", "clear-cell b2", "clear-cell f2")
    assert game.waiting == 1


def test_an_empty_lab_with_nothing_in_front_has_only_scrap_to_offer() -> None:
    game = new_game(3).play("play-card laboratory")
    assert game.legal() == ["stop", *[f"clear-cell {cell}" for cell in ("b2", "f2", "d4", "b6", "f6")]]
