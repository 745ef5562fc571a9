"""Bots in other processes: a good one is heard, a bad one loses its turn and nothing else."""

import sys
from pathlib import Path

import pytest
from tests.bots.pebbles import PEBBLES
from tests.bots.tables import played, question_at

from opificio.bots import GuardedBot, bot
from opificio.bots.lines import CHANCES, LineBot
from opificio.bots.random import RandomBot

READ = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
DECIDE = READ + "    if asked['type'] != 'decide': continue\n"


def guarded(tmp_path: Path, program: str, patience_ms: int = 5000) -> GuardedBot:
    script = tmp_path / "bot.py"
    script.write_text(program)
    return GuardedBot("mine", LineBot([sys.executable, str(script)], patience_ms), RandomBot())


def test_a_bot_answers_with_the_text_of_a_move(tmp_path: Path) -> None:
    last = guarded(
        tmp_path, DECIDE + "    print(json.dumps({'move': asked['legal'][-1], 'id': asked['id']}), flush=True)"
    )
    question = question_at(PEBBLES, 2, seed=1)
    assert last.decide(question) is question.legal[-1]
    assert last.faults == []
    last.close()


def test_it_hears_each_event_once_and_the_end(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = (
        READ + f"    notes = open({str(notes)!r}, 'a')\n"
        "    for event in asked.get('events', []): print(event['type'], file=notes)\n"
        "    if asked['type'] != 'decide': print(asked['type'], file=notes)\n"
        "    notes.close()\n"
        "    if asked['type'] == 'decide': print(json.dumps({'move': asked['legal'][0]}), flush=True)\n"
    )
    listener = guarded(tmp_path, program)
    table = played(PEBBLES, [listener, RandomBot()], seed=5)
    listener.finish([1, 2], [2, 1])
    listener.close()
    heard = notes.read_text().split()
    assert heard[0] == "hello"
    assert heard[-1] == "over"
    assert heard.count("Revealed") in (3, 4), "four rounds; the last may end after its last question"
    assert listener.faults == []
    assert table.over


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        (DECIDE + '    print(\'{"move": "seal 99"}\', flush=True)', "'seal 99', which is not a legal move now"),
        (DECIDE + "    print('I bid two', flush=True)", "'I bid two', which is not a line of JSON"),
        (DECIDE + "    print('[1]', flush=True)", "an answer looks like"),
        (DECIDE + "    print('{\"move\": 3}', flush=True)", "an answer looks like"),
        (DECIDE + '    print(\'{"move": "seal 0", "id": 77}\', flush=True)', "answered question 77"),
        (DECIDE + "    sys.exit(3)", "ended with exit status 3"),
        ("", "ended with exit status 0"),
        (DECIDE + "    sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "not a line of JSON"),
    ],
)
def test_a_misbehaving_bot_loses_its_turn_to_the_fallback(tmp_path: Path, program: str, complaint: str) -> None:
    bad = guarded(tmp_path, program)
    question = question_at(PEBBLES, 2, seed=1)
    assert bad.decide(question) in question.legal
    assert len(bad.faults) == 1
    assert complaint in bad.faults[0]
    assert bad.faults[0].startswith("bot mine ")
    bad.close()


def test_a_bot_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    slow = guarded(tmp_path, DECIDE + "    time.sleep(60)", patience_ms=200)
    question = question_at(PEBBLES, 2, seed=1)
    assert slow.decide(question) in question.legal
    assert "did not answer within 0.2 s" in slow.faults[0]
    slow.close()


def test_a_program_that_does_not_exist_is_named() -> None:
    said: list[str] = []
    missing = bot("cmd:./no-such-bot --fast", PEBBLES, said.append)
    question = question_at(PEBBLES, 2, seed=1)
    assert missing.decide(question) in question.legal
    assert "could not be started (./no-such-bot --fast)" in said[0]


def test_a_bot_that_crashes_each_time_still_lets_the_game_end(tmp_path: Path) -> None:
    bad = guarded(tmp_path, DECIDE + "    raise SystemExit(1)")
    table = played(PEBBLES, [bad, RandomBot()], seed=5)
    bad.close()
    assert table.over
    assert f"has failed {CHANCES} times" in bad.faults[-1]


def test_a_bot_of_ours_that_fails_is_guarded_too() -> None:
    class Broken(RandomBot):
        def decide(self, question: object) -> object:
            del question
            raise ZeroDivisionError("no pebbles")

    broken = GuardedBot("broken", Broken(), RandomBot())
    question = question_at(PEBBLES, 2, seed=1)
    assert broken.decide(question) in question.legal
    assert "ZeroDivisionError: no pebbles" in broken.faults[0]
