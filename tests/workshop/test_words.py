"""Everything the game can say is said in four languages."""

import pytest
from tests.workshop.policy import random_move, sensible_move
from tests.workshop.scenes import card_turn, demand

from opificio.table import Booked, Rng, seen_by
from opificio.table.values import plain
from opificio.words import LANGUAGES, Words
from opificio.workshop import WORKSHOP
from opificio.workshop.components import shipped
from opificio.workshop.events import LinkBuilt

PLAYERS = ("Roger", "Ada", "Tom", "Mary", "Anne")
UNSAID = ("None", "{", "???")


def words(language: str) -> Words:
    return Words(language, "workshop", players=PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_things_and_options_have_words(language: str) -> None:
    say = words(language)
    box = shipped()
    for rule in WORKSHOP.rulebook.rules:
        assert say.rule(rule)
        assert WORKSHOP.rulebook.section(rule, language)
    ids = [kind.id for kind in box.kinds] + [colour.id for colour in box.colours] + [card.id for card in box.cards]
    for id in ids:
        assert say.thing(id)
    for option in WORKSHOP.options:
        assert say.say(f"option-{option.name}")
        for choice in option.choices:
            assert say.say(f"option-{option.name}", choice)
    for move in WORKSHOP.catalogue(WORKSHOP.new(2, 1)):
        assert not any(sign in say.move(move) for sign in UNSAID)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "auction"), [(2, "sealed"), (3, "open"), (5, "sealed")])
def test_a_whole_game_is_told(language: str, seats: int, auction: str) -> None:
    say, state, rng = words(language), WORKSHOP.new(seats, 8, {"auction": auction}), Rng(8)
    catalogue = WORKSHOP.catalogue(state)
    told: set[str] = set()
    asked: set[str] = set()
    refused: set[str] = set()
    while waiting := WORKSHOP.waiting(state):
        seat = waiting[0]
        line = say.decision(WORKSHOP.decision(state, seat))
        asked.add(line)
        assert not any(sign in line for sign in UNSAID)
        for _ in range(20):
            refusal = WORKSHOP.check(state, seat, catalogue[rng.below(len(catalogue))])
            if refusal:
                refused.add(say.why(refusal))
        policy = sensible_move if rng.below(4) else random_move
        for event in WORKSHOP.play(state, seat, policy(state, seat, rng)):
            for viewer in (None, *range(seats)):
                told.add(say.event(seen_by(event, viewer)))
    for line in told | refused | asked:
        assert not any(sign in line for sign in UNSAID), line
    assert len(told) > 100
    assert len(refused) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_ledger_has_a_short_label(language: str) -> None:
    say, state, rng = words(language), WORKSHOP.new(2, 8), Rng(8)
    rules: set[str] = set()
    while waiting := WORKSHOP.waiting(state):
        rules |= {line.rule for line in WORKSHOP.scores(state)[0].lines}
        move = random_move(state, waiting[0], rng) if rng.below(4) else sensible_move(state, waiting[0], rng)
        rules |= {event.rule for event in WORKSHOP.play(state, waiting[0], move) if isinstance(event, Booked)}
    assert len(rules) == 9
    for rule in rules:
        assert len(say.label(rule)) < 24 < len(say.rule(rule))


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Roger chooses demand tokens (exactly 1).", "Roger chooses demand tokens (at most 1)."),
        ("it", "Roger sceglie le pedine domanda (esattamente 1).", "Roger sceglie le pedine domanda (al massimo 1)."),
        ("es", "Roger elige fichas de demanda (exactamente 1).", "Roger elige fichas de demanda (como mucho 1)."),
        ("de", "Roger wählt Nachfragemarker (genau 1).", "Roger wählt Nachfragemarker (höchstens 1)."),
    ],
)
def test_the_first_phase_asks_for_exactly_one_token_and_the_second_for_one_at_most(
    language: str, first: str, second: str
) -> None:
    assert words(language).decision(demand(phase=1, hands=[2, 2, 2]).asked(0)) == first
    assert words(language).decision(demand(phase=2).asked(0)) == second


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "After building in Leeds you cannot build Manchester–Lancaster this turn: it crosses Leeds–Liverpool."),
        ("it", "Dopo aver costruito a Leeds non puoi costruire Manchester–Lancaster in questo turno: incrocia Leeds–L"),
        ("es", "Tras construir en Leeds no puedes construir Manchester–Lancaster este turno: cruza Leeds–Liverpool."),
        ("de", "Nach dem Bau in Leeds darfst du Manchester–Lancaster in diesem Zug nicht bauen: Sie kreuzt Leeds–Live"),
    ],
)
def test_a_refused_crossing_names_both_links(language: str, line: str) -> None:
    scene = card_turn("leeds").play(0, "take-card leeds", "build-link manchester-leeds")
    refusal = scene.table.check(0, WORKSHOP.catalogue(scene.state).parse("build-link manchester-lancaster"))
    assert refusal is not None
    assert words(language).why(refusal).startswith(line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Roger builds Reading–Oxford (red)."),
        ("it", "Roger costruisce Reading–Oxford (rosso)."),
        ("es", "Roger construye Reading–Oxford (rojo)."),
        ("de", "Roger baut Reading–Oxford (Rot)."),
    ],
)
def test_a_link_is_named_after_its_towns(language: str, line: str) -> None:
    box = shipped()
    event = LinkBuilt(0, box.colours[0], box.links[0])
    assert plain(event.link) == "reading-oxford"
    assert words(language).event(event) == line
