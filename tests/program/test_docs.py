"""The documents tell the truth: commands exist, examples run, links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted(path for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/README.md")])


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.S)


def test_the_readme_has_exactly_two_set_up_commands() -> None:
    first = blocks(ROOT / "README.md", "sh")[0]
    assert [line.split("#")[0].strip() for line in first.strip().splitlines()] == ["make play", "make test"]


def test_the_examples_of_the_readme_run() -> None:
    code = "\n".join(blocks(ROOT / "README.md", "python"))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("['combustion-engines']")


def test_every_command_of_the_readme_exists() -> None:
    program = blocks(ROOT / "README.md", "sh")[2]
    commands = {line.split()[1] for line in program.splitlines() if line.startswith("opificio")}
    helped = subprocess.run([sys.executable, "-m", "opificio", "--help"], capture_output=True, text=True, check=True)
    assert commands
    for command in commands:
        assert re.search(rf"\b{command}\b", helped.stdout), command


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text("utf-8")):
        if not re.match(r"[a-z]+:", target):
            assert (path.parent / target).exists(), f"{path.name} points to {target}"


def test_continuous_integration_runs_the_second_command() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")
