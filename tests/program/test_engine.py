"""The compiled engine and the plain interpreter play the same games, and think the same, to the last digest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import opificio
from opificio.engine import SourceFinder, digests, is_compiled, sources

PACKAGE = Path(opificio.__file__).parent

CHECKSUMS = """
import hashlib, opificio
from opificio.bots import Budget, Ears, ask, bot, seed_of
from opificio.games import GAMES
from opificio.table import Table, digest
from opificio.terminal.bench import Round, play_random
print(opificio.ENGINE)
for name, game in GAMES.items():
    for seats in game.seat_counts:
        total = hashlib.sha256()
        for seed in range(30):
            total.update(digest(game.position(play_random(game, seats, seed, Round()))).encode())
        print(name, seats, total.hexdigest())
        table, ears = Table.new(game, seats, seats), Ears(seats)
        for number in range(40):
            seat = game.waiting(table.state)[0]
            question = ask(game, table.state, seat, ears.heard[seat], seed_of(1, seat, number), Budget(iterations=15))
            thoughts = bot("search", game).think(question)
            print(thoughts)
            ears.hear(table.play(seat, thoughts[-1].move))
"""


def checksums(**environment: str) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-c", CHECKSUMS], capture_output=True, text=True, env={**os.environ, **environment}, check=True
    )
    return ran.stdout.splitlines()


@pytest.mark.slow
def test_both_engines_play_the_same_games() -> None:
    plain, default = checksums(OPIFICIO_PURE="1"), checksums()
    assert plain[0] == "interpreted"
    assert default[0] == ("compiled" if is_compiled(PACKAGE) else "interpreted")
    assert plain[1:] == default[1:]


def test_changed_source_is_never_shadowed_by_an_old_extension(tmp_path: Path) -> None:
    package = tmp_path / "opificio"
    for path in sources(PACKAGE).values():
        copy = package / path.relative_to(PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    before = digests(package)
    changed = package / "table" / "moves.py"
    changed.write_text(changed.read_text() + "\n")
    assert {name for name in before if digests(package)[name] != before[name]} == {"opificio.table.moves"}
    assert not is_compiled(package)


def test_the_finder_reads_the_engine_from_source() -> None:
    finder = SourceFinder(PACKAGE)
    found = finder.find_spec("opificio.expo1906.rules")
    assert found is not None
    assert found.origin == str(PACKAGE / "expo1906" / "rules.py")
    assert finder.find_spec("opificio.words") is None
