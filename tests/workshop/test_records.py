"""Golden games are replayed to their exact end."""

import pytest
from tests.workshop.golden import GAMES, Golden

from opificio.table import BadRecord, loads, replay
from opificio.workshop import WORKSHOP

MONEY = {
    "two-random": [31, 30],
    "two-sensible": [214, 219],
    "two-both-colours-two-cards": [290, 305],
    "three-random": [38, 39, 34],
    "three-sensible": [162, 146, 148],
    "three-open-auction": [51, 50, 79],
    "four-random-each-piece": [39, 38, 43, 38],
    "four-sensible": [111, 116, 124, 123],
    "four-no-junction": [136, 126, 123, 130],
    "five-random-open-auction": [38, 30, 42, 27, 45],
    "five-sensible": [109, 112, 116, 108, 99],
    "five-open-money": [122, 111, 126, 117, 111],
    "own-components": [103, 112, 99, 95],
    "from-position": [94, 101, 88],
}


def test_every_golden_game_has_its_record() -> None:
    assert sorted(golden.name for golden in GAMES) == sorted(MONEY)
    assert sorted(golden.name for golden in GAMES) == sorted(path.stem for path in GAMES[0].path.parent.glob("*.json"))


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_replays_to_its_exact_end(golden: Golden) -> None:
    record = loads(golden.path.read_text("utf-8"))
    steps = list(replay(WORKSHOP, record))
    state = steps[-1].state
    assert len(steps) in record.digests, "the end is sealed by a digest"
    assert WORKSHOP.waiting(state) == ()
    assert [sheet.total for sheet in WORKSHOP.scores(state).values()] == MONEY[golden.name]


@pytest.mark.parametrize("golden", [golden for golden in GAMES if golden.policy.__name__ == "random_move"])
def test_a_golden_game_played_again_is_the_same_to_the_letter(golden: Golden) -> None:
    assert golden.play().record.dumps() == golden.path.read_text("utf-8")


def test_a_record_that_was_tampered_with_does_not_replay() -> None:
    record = loads(GAMES[3].path.read_text("utf-8"))
    at = next(at for at, (_, text) in enumerate(record.moves) if text.startswith("seal-bid") and text != "seal-bid 0")
    record.moves[at] = (record.moves[at][0], "seal-bid 0")
    with pytest.raises(BadRecord):
        list(replay(WORKSHOP, record))
