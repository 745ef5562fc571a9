"""Component files: what we ship, one's own values, and every kind of mistake with its line."""

import re

import pytest
from tests.expo1906.tables import new_game

from opificio.expo1906 import EXPO1906
from opificio.expo1906.components import load, shipped_text
from opificio.table import BadComponents, DataFile, Rng, Table, laws

TEXT = shipped_text()


def line_of(text: str) -> int:
    """The line on which a piece of the shipped file begins."""
    return TEXT[: TEXT.index(text)].count("\n") + 1


def changed(old: str, new: str) -> str:
    assert old in TEXT, old
    return TEXT.replace(old, new, 1)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    components = load()
    assert len(components.technologies) == 13
    assert len(components.projects) == 30
    assert sum(components.tile_counts[tile.index] for tile in components.resources) == 96
    assert sum(components.jury_tiles) == 16
    assert len(components.chits) == 6
    assert [tile.id for tile in components.technologies if tile.improves >= 0] == [
        f"{card}-improvement" for card in ("train-station", "academy", "laboratory", "journal", "skyscraper")
    ]


def test_every_project_needs_four_types_one_of_them_a_power() -> None:
    components = load()
    for project in components.projects:
        amounts = [project.needs >> (7 * at) & 63 for at in range(8)]
        assert sorted(amounts)[:4] == [0, 0, 0, 0]
        assert max(amounts) <= 3
        assert (amounts[6] > 0) != (amounts[7] > 0)


def test_every_figure_is_marked_as_fact_or_reconstructed() -> None:
    """Every block says which of its keys are facts, even if none is."""
    for block in DataFile(TEXT).blocks:
        assert isinstance(block.data.get("facts"), list), block.name


def test_marks_of_what_is_fact_do_not_change_the_digest_and_values_do() -> None:
    assert load(changed('facts = ["price"]', "facts = []")).digest == load().digest
    assert load(changed("price = 2", "price = 1")).digest != load().digest


CELLOPHANE = "needs = { copper = 1, automated = 2, empirical = 2, steam = 2 }"
FIRST_RESOURCE = TEXT[TEXT.index("[[resource]]") : TEXT.index("[[resource]]", TEXT.index("[[resource]]") + 1)]

MISTAKES: list[tuple[str, str, str, str]] = [
    (
        "a shape of five cells",
        'picture = ["xx", "xx"]',
        'picture = ["xx", "xx", "x."]',
        "has 5 cells; every shape has 4",
    ),
    ("a shape that falls apart", 'picture = ["xx", "xx"]', 'picture = ["x.x", "x.x"]', "falls apart"),
    ("an unknown shape", 'id = "square"', 'id = "circle"', "unknown id 'circle'; it is one of L, T, S, I, square"),
    (
        "four of a type",
        CELLOPHANE,
        CELLOPHANE.replace("copper = 1", "copper = 4"),
        "needs 4 copper; it lies between 1 and 3",
    ),
    ("none of a type", CELLOPHANE, CELLOPHANE.replace("copper = 1", "copper = 0"), "needs 0 copper"),
    (
        "an unknown resource",
        CELLOPHANE,
        CELLOPHANE.replace("copper", "gold"),
        "unknown resource 'gold'; the resources are",
    ),
    ("three types", CELLOPHANE, "needs = { copper = 1, automated = 2, steam = 2 }", "needs 3 types of resources"),
    ("two powers", CELLOPHANE, CELLOPHANE.replace("copper", "electricity"), "exactly one of steam and electricity"),
    ("no power", CELLOPHANE, CELLOPHANE.replace("steam", "steel"), "exactly one of steam and electricity"),
    ("needs that are no table", CELLOPHANE, "needs = 7", "needs 'needs' as an inline table, not 7"),
    ("an unknown project shape", 'id = "airship"\nshape = "I"', 'id = "airship"\nshape = "J"', "unknown shape 'J'"),
    ("a project twice", 'id = "submarine"', 'id = "airship"', "is there twice: 'airship'"),
    ("an id with spaces", 'id = "airship"', 'id = "Air Ship"', "needs an id of small letters, digits and dashes"),
    ("points as text", "\npoints = 4", '\npoints = "4"', "needs 'points' as a whole number, not '4'"),
    ("points as truth", "\npoints = 4", "\npoints = true", "needs 'points' as a whole number, not True"),
    ("a tile of one type", 'two = "steel"\none = "manual"', 'two = "steel"\none = "steel"', "two different types"),
    ("a misspelt resource", 'two = "steel"\none = "manual"', 'two = "stel"\none = "manual"', "did you mean 'steel'?"),
    (
        "a technology of both kinds",
        'improves = "academy"',
        'improves = "academy"\ngives = { steel = 2 }',
        "either gives",
    ),
    ("a technology of no kind", 'improves = "academy"', "", "either gives resources or improves a card"),
    (
        "an improved meeting room",
        'improves = "academy"',
        'improves = "meeting-room"',
        "unknown improves 'meeting-room'",
    ),
    ("five of a type", "gives = { steam = 4 }", "gives = { steam = 5 }", "gives 5 steam; it lies between 1 and 4"),
    (
        "a jump over a line",
        'between = ["steel", "manual"]',
        'between = ["steel", "copper"]',
        "which are not neighbours",
    ),
    ("a jump nowhere", 'between = ["steel", "manual"]', 'between = ["steel", "steam"]', "between two of the lines"),
    ("a jump beyond the end", "step = 3\n", "step = 10\n", "has step 10; it lies between 2 and 9"),
    (
        "a jump twice",
        'step = 4\nbetween = ["manual", "empirical"]',
        'step = 3\nbetween = ["steel", "manual"]',
        "is there twice",
    ),
    (
        "a line too few",
        '"copper", "automated", "scientific"]',
        '"copper", "automated"]',
        "needs the lines steel, copper",
    ),
    ("a wrong start", "funding = [3, 4, 5, 6]", "funding = [3, 4, 5]", "needs 4 numbers in 'funding', not 3"),
    (
        "a start above the limit",
        "solo_funding = 4\nfunding_limit = 12",
        "solo_funding = 4\nfunding_limit = 5",
        "limit of 5",
    ),
    ("a lab with four scrap tiles", '"...x..."', '"......."', "has 4 scrap tiles; there are 5"),
    ("a crooked lab", '"...x..."', '"...x.."', "lines of one length"),
    ("a lab drawn otherwise", '"...x..."', '"..?x..."', 'drawn with "." (free), "x" (scrap) and "#" (no cell)'),
    ("a jury of nine", "steam = 8\n", "steam = 9\n", "has 17 tiles; there are 16"),
    ("a full jury", "filled = 2", "filled = 12", "has filled 12; it lies between 0 and 11"),
    ("an unknown key", "price = 2", "price = 2\ncolour = 3", "has an unknown key 'colour'; it takes"),
    ("a missing key", "price = 2\n", "", "lacks 'price'"),
    ("a fact about nothing", 'facts = ["price"]', 'facts = ["prize"]', "calls 'prize' a fact, but has no such key"),
    ("an unknown block", "[academy]", "[university]\nx = 1\n[academy]", "is unknown; the file takes [setup]"),
    ("a chit that counts nothing", 'counts = "funding"', 'counts = "luck"', "unknown counts 'luck'"),
]


@pytest.mark.parametrize(("old", "new", "reason"), [each[1:] for each in MISTAKES], ids=[each[0] for each in MISTAKES])
def test_a_mistake_is_answered_with_its_line_and_the_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(reason)) as caught:
        load(changed(old, new))
    assert caught.value.line is not None
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    assert abs(caught.value.line - line_of(old)) <= 6, "the line lies in the block of the mistake"


def test_the_line_is_the_very_line_of_the_key() -> None:
    with pytest.raises(BadComponents) as caught:
        load(changed(CELLOPHANE, CELLOPHANE.replace("copper = 1", "copper = 4")))
    assert caught.value.line == line_of(CELLOPHANE)
    assert "[project] 'cellophane'" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("]", "this is not TOML"),
        ("", "the file needs exactly one [setup], and has 0"),
        (changed(FIRST_RESOURCE, ""), "the file has 94 resource tiles; there are 96"),
        (changed("count = 2", "count = 3"), "the file has 97 resource tiles; there are 96"),
        (changed('id = "milan-1906"', 'id = "paris-1889"'), "the file has 6 chits; there are 6, all different"),
        (
            changed('improves = "academy"', 'improves = "journal"'),
            "each of the five cards needs exactly one technology",
        ),
        (changed('[[shape]]\nid = "T"', '[[shape]]\nid = "L"'), "needs each of the shapes L, T, S, I, square once"),
        (changed("[academy]", "[academy]\nprice = 2\n[academy]"), "this is not TOML"),
        ("x = 1\n" + TEXT, "'x' stands outside any [block]: 1"),
    ],
)
def test_wrong_counts_are_named(text: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(reason)):
        load(text)


SMALL_LAB = """layout = [
  ".......",
  ".x...x.",
  "...x...",
  ".......",
  ".x...x.",
  ".......",
]"""


def small_lab() -> str:
    begin = TEXT.index("layout = [")
    return TEXT[:begin] + SMALL_LAB + TEXT[TEXT.index("]\n", begin) + 1 :]


def test_a_lab_of_six_by_seven_plays() -> None:
    game = new_game(2, 4, small_lab())
    assert game.position["labs"][0]["scrap"] == ["b2", "f2", "d3", "b5", "f5"]
    game.play("play-card laboratory", "clear-cell d3", "stop")
    assert "components_text" in game.position
    assert Table.from_record(EXPO1906, game.table.record).state.components.floor.rows == 6


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_lab_of_six_by_seven_obeys_the_laws_to_the_end(seats: int) -> None:
    game, rng = new_game(seats, 5, small_lab()), Rng(seats)
    while game.waiting is not None:
        if len(game.table.record.moves) % 29 == 0:
            laws.legal_agrees_with_check(EXPO1906, game.state, rng)
            laws.positions_round_trip(EXPO1906, game.state)
            laws.hidden_changes_do_not_show(EXPO1906, game.state, rng)
        moves = EXPO1906.legal(game.state, game.waiting)
        game.table.play(game.waiting, moves[rng.below(len(moves))])
    laws.records_replay(EXPO1906, game.table)


def test_other_prices_are_really_charged() -> None:
    game = new_game(3, 1, changed("price = 2", "price = 3"))
    first = game.state.first
    game.play("play-card academy", "buy-tile batteries")
    assert game.state.funding[first] == 0
