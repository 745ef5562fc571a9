"""Golden games are replayed to their exact end."""

import pytest
from tests.expo1906.policies import random_move
from tests.records.make_expo1906 import FOLDER, GAMES, Golden

from opificio.expo1906 import EXPO1906
from opificio.expo1906.options import OPTIONS
from opificio.table import BadRecord, loads, replay

ENDS = {
    "one-random": ([0], "end.jury-full"),
    "one-greedy": ([35], "end.jury-full"),
    "one-fresher": ([8], "end.jury-full"),
    "two-random": ([0, 0], "end.jury-full"),
    "two-greedy-patents-complete": ([29, 26], "end.patents-complete"),
    "two-ghosts-ignored": ([21, 29], "end.jury-full"),
    "two-new-graduate": ([25, 21], "end.patents-complete"),
    "three-random-any-options": ([0, 0, 0], "end.jury-full"),
    "three-greedy": ([44, 31, 39], "end.jury-full"),
    "three-any-options": ([32, 30, 39], "end.jury-full"),
    "three-four-projects-done": ([33, 1, 9], "end.fifth-project"),
    "four-random": ([0, 0, 0, 0], "end.jury-full"),
    "four-greedy": ([8, 36, 40, 38], "end.jury-full"),
    "four-greedy-fifth-project": ([33, 40, 31, 32], "end.fifth-project"),
    "four-chits-per-token": ([21, 25, 15, 33], "end.jury-full"),
    "four-meeting-ban-first-round": ([39, 30, 31, 33], "end.jury-full"),
    "four-open-cards": ([29, 23, 21, 47], "end.jury-full"),
    "four-small-lab": ([22, 18, 32, 24], "end.jury-full"),
}


def test_every_golden_game_has_its_record() -> None:
    names = sorted(golden.name for golden in GAMES)
    assert names == sorted(ENDS) == sorted(path.stem for path in FOLDER.glob("*.json"))


def test_golden_games_cover_seats_endings_and_options() -> None:
    records = [loads(golden.path.read_text("utf-8")) for golden in GAMES]
    assert {record.seats for record in records} == {1, 2, 3, 4}
    assert {rule for _, rule in ENDS.values()} == {"end.jury-full", "end.patents-complete", "end.fifth-project"}
    for option in OPTIONS:
        values = [record.options[option.name] for record in records]
        played = {choice for value in values for choice in (value if isinstance(value, list) else [value])}
        assert played == set(option.choices), option.name


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_replays_to_its_exact_end(golden: Golden) -> None:
    record = loads(golden.path.read_text("utf-8"))
    steps = list(replay(EXPO1906, record))
    state = steps[-1].state
    assert len(steps) in record.digests, "the end is sealed by a digest"
    outcome = EXPO1906.outcome(state)
    assert outcome is not None
    assert ([sheet.total for sheet in EXPO1906.scores(state).values()], outcome.rule) == ENDS[golden.name]


@pytest.mark.parametrize("golden", [golden for golden in GAMES if golden.policy is random_move], ids=lambda g: g.name)
def test_a_random_golden_game_played_again_is_the_same_to_the_letter(golden: Golden) -> None:
    assert golden.play().record.dumps() == golden.path.read_text("utf-8")


def test_a_record_that_was_tampered_with_does_not_replay() -> None:
    record = loads(GAMES[0].path.read_text("utf-8"))
    at = next(at for at, (_, text) in enumerate(record.moves) if text == "stop")
    del record.moves[at]
    with pytest.raises(BadRecord):
        list(replay(EXPO1906, record))
