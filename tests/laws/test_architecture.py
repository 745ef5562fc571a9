"""The arrow of the house: cli, server, arena → bots → games → table; and no I/O below the bots."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src" / "opificio"
PURE = ("table", "expo1906", "workshop")
MAY_IMPORT = {
    "table": {"table"},
    "expo1906": {"table", "expo1906"},
    "workshop": {"table", "workshop"},
    "bots": {"table", "expo1906", "workshop", "bots", "games"},
    "arena": {"table", "expo1906", "workshop", "bots", "games", "arena", "words"},
    "server": {"table", "bots", "games", "server", "words"},
}
FORBIDDEN_MODULES = {
    "asyncio", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil", "socket",
    "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
FORBIDDEN_CALLS = {"breakpoint", "exec", "eval", "input", "open", "print", "__import__"}

MODULES = sorted(path for folder in PURE for path in (SOURCE / folder).rglob("*.py"))
HOUSE = sorted(path for folder in MAY_IMPORT for path in (SOURCE / folder).rglob("*.py"))


def imports(path: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_rules_do_no_input_or_output(path: Path) -> None:
    tops = {name.split(".")[0] for name in imports(path)}
    assert not tops & FORBIDDEN_MODULES
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & FORBIDDEN_CALLS


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrow(path: Path) -> None:
    floor = path.relative_to(SOURCE).parts[0]
    own = {name.split(".")[1] for name in imports(path) if name.startswith("opificio.")}
    assert own <= MAY_IMPORT[floor] | {"__version__", "ENGINE"}
