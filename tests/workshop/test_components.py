"""The components: what the shipped file says, and how a wrong file is refused."""

from importlib import resources

import pytest

from opificio.table import BadComponents, DataFile, Table
from opificio.workshop import WORKSHOP
from opificio.workshop.components import Components, shipped


def text() -> str:
    return (resources.files("opificio.workshop") / "components.toml").read_text("utf-8")


def changed(old: str, new: str, count: int = 1) -> str:
    """The shipped file with one passage changed."""
    assert old in text(), f"{old!r} is not in the file"
    return text().replace(old, new, count)


def test_the_box_holds_what_the_facts_say() -> None:
    box = shipped()
    assert len(box.cards) == 39
    assert len(box.starting) == 6
    assert sorted(card.value for card in box.cards if card.town is None) == [2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert len(box.towns) == 30
    assert sorted(link.length for link in box.links).count(2) == 14
    assert sum(link.length for link in box.links) == 72
    assert sum(town.value for town in box.towns) == 82
    assert [kind.tokens for kind in box.kinds] == [5] * 5
    assert [[link.id for link in pair] for pair in box.crossings] == [["leeds-liverpool", "manchester-lancaster"]]
    assert all(box.town_links[town.index].bit_count() >= 2 for town in box.towns)


def test_every_figure_is_marked_fact_or_reconstructed() -> None:
    facts = {
        (block.name, block.data.get("id") or tuple(block.data.get("between", ())), key)
        for block in DataFile(text()).blocks
        for key, _, is_fact in block.figures()
        if is_fact
    }
    assert ("town", "southampton", "value") in facts
    assert ("town", "bristol", "kind") in facts
    assert ("town", "bristol", "value") not in facts
    assert ("link", ("reading", "gloucester"), "length") in facts
    assert ("link", ("leeds", "liverpool"), "length") not in facts
    assert ("transport", (), "canal_cost") in facts
    assert ("transport", (), "pieces") not in facts


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[money]", "[cash]", "exactly one [money], and has 0"),
        ("start = 50", "start = -1", "has start -1; it lies between 0 and 500"),
        ("start = 50", 'start = "much"', "needs 'start' as a whole number"),
        ("canal_cost = 3\n", "", "lacks 'canal_cost'"),
        ("canal_cost = 3", "canal_cost = 3\ncannal = 4", "unknown key 'cannal'"),
        ("two = 11", "two = 12", "leaves 27 of 39 cards for 2 seats; it must leave full rounds of 4"),
        ("five = 9", "five = 39", "leaves 0 of 39 cards for 5 seats"),
        ("pieces = 20", "pieces = 19", "has 19 pieces; a colour can need 20"),
        ("pieces = 18", "pieces = 17", "has 17 pieces; a colour can need 18"),
        ('starting = ["london"', 'starting = ["londn"', "starts with 'londn', and there is no such town"),
        ('starting = ["london"', 'starting = ["leeds"', "starts with the same town twice"),
        ('starting = ["london"', 'starting = [["london"]', "needs ids as text in 'starting', not ['london']"),
        ('["reading", "oxford"]', '[["reading"], "oxford"]', "needs ids as text in 'between'"),
        ('links = ["leeds-liverpool", ', "links = [{ a = 1 }, ", "needs ids as text in 'links'"),
        ("value = 2\ncount = 3", "value = 5\ncount = 3", "has value 5, and no town has"),
        ("value = 2\ncount = 3", "value = 2\ncount = 0", "has count 0"),
        ("value = 2\ncount = 3", "value = 2\ncount = 4", "leaves 29 of 40 cards for 2 seats"),
        ("tokens = 5", "tokens = 0", "has tokens 0; it lies between 1 and 50"),
        ('id = "black"', 'id = "Jet Black"', "small letters, digits and single hyphens"),
        ('id = "black"', 'id = "red"', "the id 'red' is used twice"),
        ('[[colour]]\nid = "black"\n', "", "exactly 5 colours"),
        ('id = "york"', 'id = "leeds"', "[town] 'leeds' stands in the file twice"),
        ('kind = "textile"', 'kind = "textil"', "unknown kind 'textil'; did you mean 'textile'?"),
        ("at = [-13, 5151]", "at = [-13]", "needs 2 numbers in 'at', not 1"),
        ("value = 4", "value = 10", "has value 10; it lies between 1 and 9"),
        ('["reading", "oxford"]', '["reading", "oxfrd"]', "goes to 'oxfrd', and there is no such town"),
        ('["reading", "oxford"]', '["reading", "reading"]', "needs two different towns in 'between'"),
        ('["reading", "oxford"]', '["reading"]', "needs two different towns in 'between'"),
        ('["reading", "oxford"]', '["southampton", "reading"]', "a second time"),
        ("length = 1", "length = 3", "has length 3; it lies between 1 and 2"),
        (
            'links = ["leeds-liverpool", ',
            'links = ["leeds-london", ',
            "names 'leeds-london', and there is no",
        ),
        ('links = ["leeds-liverpool", "manchester-lancaster"]', 'links = ["leeds-york"]', "two different links"),
        (
            'links = ["leeds-liverpool", "manchester-lancaster"]',
            'links = ["leeds-york", "leeds-hull"]',
            "two links that meet in a town",
        ),
        ("[[wild]]", "[[joker]]", "[joker] is unknown"),
        ('facts = ["start", "start_for_two"]', 'facts = ["begin"]', "calls 'begin' a fact, but has no such key"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadComponents) as caught:
        WORKSHOP.components(changed(old, new))
    assert reason in str(caught.value)


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BadComponents, match="this is not TOML"):
        WORKSHOP.components("towns ahoy")


def test_a_map_in_two_parts_is_refused() -> None:
    cut = text()
    for link in ("southampton-exeter", "bristol-exeter"):
        first, second = link.split("-")
        cut = cut.replace(f'[[link]]\nbetween = ["{first}", "{second}"]\nlength = 2\n', "")
    with pytest.raises(BadComponents, match="'exeter' cannot be reached from 'london'"):
        WORKSHOP.components(cut)


def test_too_few_tokens_are_refused() -> None:
    with pytest.raises(BadComponents, match="five seats draw 20"):
        WORKSHOP.components(text().replace("tokens = 5", "tokens = 3"))


def test_the_error_names_the_line() -> None:
    lines = text().splitlines()
    line = lines.index("canal_cost = 3") + 1
    with pytest.raises(BadComponents) as caught:
        WORKSHOP.components(changed("canal_cost = 3", "canal_cost = 99"))
    assert caught.value.line == line


def test_what_is_marked_as_fact_does_not_change_the_digest_but_a_value_does() -> None:
    assert WORKSHOP.components(changed('facts = ["start", "start_for_two"]\n', "")).digest == shipped().digest
    assert WORKSHOP.components(changed("start = 50", "start = 60")).digest != shipped().digest


def other_game() -> str:
    """A file of one's own: other costs, a town with two cards instead of a wild card, another money."""
    own = changed("canal_cost = 3", "canal_cost = 4").replace("start = 50", "start = 40")
    own = own.replace("value = 2\ncount = 3", "value = 2\ncount = 2")
    return own.replace('id = "york"\n', 'id = "york"\ncards = 2\n')


def test_a_game_is_played_and_replayed_with_a_file_of_ones_own() -> None:
    table = Table.new(WORKSHOP, 3, 4, components_text=other_game())
    assert table.state.money == [40, 40, 40]
    assert [card.id for card in table.state.terms.box.cards if card.id.startswith("york")] == ["york", "york-2"]
    while not table.over:
        seat = WORKSHOP.waiting(table.state)[0]
        table.play(seat, WORKSHOP.legal(table.state, seat)[0])
    assert WORKSHOP.position(table.state)["components_text"] == other_game()
    again = Table.from_record(WORKSHOP, table.record)
    assert again.state.money == table.state.money


def test_there_are_bids_for_all_the_money_that_a_seat_can_have() -> None:
    """Seven rounds of two colours, three towns of four a turn, and five tokens for every industry."""
    box: Components = shipped()
    assert box.most_profit == 14 * 12
    assert box.most_money == 100 + 2 * (14 * 12 + 14 * 2 * 2) + 5 * (14 + 28)
    state = WORKSHOP.new(2, 1)
    assert WORKSHOP.catalogue(state).parse(f"seal-bid {box.most_money}")
    assert WORKSHOP.catalogue(state).parse(f"cash-in {box.most_profit // 2}")
