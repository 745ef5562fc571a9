"""Two players game: ghost tokens in the Patents Office."""

from typing import Any

from tests.expo1906.tables import CELLOPHANE, GHOST, TILE_A, TILE_B, TILE_C, Played, drawing, new_game, table, tokens
from tests.rules import accepts, refuses

from opificio.expo1906.patents import leader

LINES = ["steel", "manual", "empirical", "copper", "automated", "scientific"]
EMPTY: list[str] = []


def bob(*tiles: str, **fields: Any) -> Played:
    """Bob, in the first of two seats, plays the Journal; these tiles lie on top of the stack."""
    return drawing(table(2, station=EMPTY, **fields), *tiles).play("play-card journal")


@accepts("ghosts.tokens")
def test_a_ghost_stands_on_step_1_of_every_line() -> None:
    assert new_game(2).state.ghosts == [1] * 6
    assert new_game(1).state.ghosts == [1] * 6


@refuses("ghosts.tokens")
def test_with_three_or_four_players_there_are_no_ghosts() -> None:
    for seats in (3, 4):
        game = new_game(seats).play("play-card journal")
        assert game.state.ghosts == []
        assert game.events("GhostTileDrawn") == []


@accepts("ghosts.two-tiles")
def test_the_example_of_bob() -> None:
    """2 Manual and 1 Electricity, 2 Steam and 1 Steel: Manual moves two steps, Steel one."""
    game = bob("manual-electricity", "steam-steel")
    assert [event.tile for event in game.events("GhostTileDrawn")] == ["manual-electricity", "steam-steel"]
    assert game.state.ghosts == [2, 3, 1, 1, 1, 1]
    assert game.stack("manual", 3) == [GHOST]
    assert game.stack("steel", 2) == [GHOST]
    assert game.position["discard"] == ["manual-electricity", "steam-steel"]
    assert getattr(game.asked, "points", None) == 3, "only then Bob moves his tokens"


@refuses("ghosts.two-tiles")
def test_other_actions_do_not_move_the_ghosts() -> None:
    hands = [["meeting-room"], ["meeting-room"]]
    game = table(2, hands=hands, last_cards=["academy", "journal"]).play("play-card meeting-room")
    game.play("take-option patents", "enter-line steel")
    assert game.state.ghosts == [1] * 6


@refuses("ghosts.no-power")
def test_steam_and_electricity_move_no_ghost() -> None:
    assert bob("steam-steel", "electricity-copper").state.ghosts == [2, 1, 1, 2, 1, 1]


@accepts("ghosts.no-power")
def test_both_types_of_a_tile_move_their_ghosts() -> None:
    assert bob("steel-manual", "empirical-copper").state.ghosts == [3, 2, 3, 2, 1, 1]


@accepts("ghosts.last-step")
@accepts("ghosts.chit-drawn")
def test_a_ghost_that_is_first_on_step_10_draws_a_chit() -> None:
    game = bob("manual-electricity", "steam-steel", patents=tokens("manual", s9=[GHOST]))
    assert game.stack("manual", 10) == [GHOST], "the surplus step is lost"
    placed = game.events("ChitPlaced")
    assert [(event.seat, event.line) for event in placed] == [(GHOST, "manual")]
    assert game.position["patents"]["manual"]["chit"] == placed[0].chit


@accepts("ghosts.chit-drawn")
def test_the_chit_is_drawn_at_random() -> None:
    def drawn(seed: int) -> str:
        patents = tokens("manual", s9=[GHOST])
        game = drawing(table(2, seed, station=EMPTY, patents=patents), "manual-electricity", "steam-steel")
        return str(game.play("play-card journal").events("ChitPlaced")[0].chit)

    assert len({drawn(seed) for seed in range(60)}) == 6


@refuses("ghosts.chit-drawn")
def test_a_ghost_that_comes_second_draws_nothing() -> None:
    patents = {"manual": {"stacks": {"9": [GHOST], "10": [1]}, "chit": "liege-1905"}}
    game = bob("manual-electricity", "steam-steel", patents=patents)
    assert game.events("ChitPlaced") == []
    assert game.stack("manual", 10) == [1, GHOST]


@refuses("ghosts.last-step")
def test_a_ghost_on_step_10_moves_no_more() -> None:
    patents = {"manual": {"stacks": {"10": [GHOST]}, "chit": "liege-1905"}}
    game = bob("manual-electricity", "steam-steel", patents=patents)
    assert game.stack("manual", 10) == [GHOST]
    assert [event.line for event in game.events("GhostMoved")] == ["steel"]


@accepts("score.chits")
def test_the_chit_of_a_ghost_pays_players_too() -> None:
    patents = {"manual": {"stacks": {"10": [GHOST, 0]}, "chit": "liege-1905"}}
    assert table(2, patents=patents).points(0, "score.chits") == 3


@refuses("ghosts.lead")
def test_where_a_ghost_leads_nobody_scores() -> None:
    patents = {**tokens("automated", s4=[GHOST], s3=[0]), **tokens("copper", s4=[0, GHOST])}
    labs: list[dict[str, Any]] = [{"pieces": [CELLOPHANE, TILE_A, TILE_B]}, {}]
    game = table(2, labs=labs, fronts=[["steam-scientific"], []], patents=patents)
    game.play("play-card laboratory", f"place-tile {TILE_C}")
    assert game.booked("projects.leader-bonus") == [1], "Copper only"


@accepts("ghosts.lead")
def test_a_ghost_leads_like_any_token() -> None:
    game = table(2, patents={**tokens("steel", s4=[GHOST, 0], s3=[1])})
    assert leader(game.state, LINES.index("steel")) == GHOST


@accepts("patents.bottom-of-stack")
def test_a_ghost_goes_to_the_bottom_as_well() -> None:
    game = bob("manual-electricity", "steam-steel", patents=tokens("manual", s3=[1]))
    assert game.stack("manual", 3) == [1, GHOST]


@accepts("end.patents-complete")
def test_a_ghost_can_complete_the_patents_office() -> None:
    chits = ["paris-1889", "chicago-1893", "brussels-1897", "paris-1900", "liege-1905"]
    lines = ["steel", "empirical", "copper", "automated", "scientific"]
    patents = {line: {"stacks": {"10": [GHOST]}, "chit": chit} for line, chit in zip(lines, chits, strict=True)}
    game = bob("manual-electricity", "steam-steel", patents={**patents, **tokens("manual", s9=[GHOST])})
    assert [(event.seat, event.rule) for event in game.events("EndTriggered")] == [(0, "end.patents-complete")]
    assert getattr(game.asked, "points", None) == 3, "Bob finishes his action"


def test_ghost_tiles_are_discarded_together() -> None:
    """The stack runs out between the two draws: the first tile is not shuffled in and drawn again."""
    resources = [tile.id for tile in new_game(2).state.components.resources for _ in range(2)]
    rest = [tile for tile in resources if tile not in ("manual-electricity", "steam-steel")]
    discard = ["steam-steel"]
    kept = [*rest, "steam-steel", "manual-electricity"]
    game = table(2, station=EMPTY, fronts=[kept, []], discard=discard).play("play-card journal")
    assert [event.tile for event in game.events("GhostTileDrawn")] == ["manual-electricity", "steam-steel"]
    assert len(game.events("StackReshuffled")) == 1
    assert game.position["discard"] == ["manual-electricity", "steam-steel"]
