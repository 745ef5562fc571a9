"""Which engine runs: the compiled one, or the same files in the plain interpreter.

The rules are written once, in Python. Where mypyc and a C compiler were at hand, the modules
listed here are also there as extension modules. They serve only while the source they were made
from is unchanged (a manifest of digests says so) and `OPIFICIO_PURE` is not set; otherwise a finder
makes Python read the source. Both play the same games to the last digest, which a test holds them to.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

MANIFEST = "compiled.json"
TABLE = ("randomness", "refusals", "values", "moves", "events", "options")
GAMES = ("expo1906", "workshop")
BOTS = ("beam", "sense", "tree", "search")
INTERPRETED = ("__init__", "display", "game")
"""Of a game's modules, those that stay as they are."""


def sources(package: Path) -> dict[str, Path]:
    """The modules that are compiled, by their full names."""
    paths = [package / "table" / f"{name}.py" for name in TABLE]
    paths += [package / "bots" / f"{name}.py" for name in BOTS]
    for folder in (package, package / "bots"):
        for game in GAMES:
            paths += sorted(path for path in (folder / game).glob("*.py") if path.stem not in INTERPRETED)
    return {".".join((package.name, *path.relative_to(package).with_suffix("").parts)): path for path in paths}


def digests(package: Path) -> dict[str, str]:
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in sources(package).items()}


def write_manifest(package: Path, made_from: dict[str, str]) -> None:
    """Say from which sources the extension modules were made."""
    (package / MANIFEST).write_text(json.dumps(made_from, indent=0))


def is_compiled(package: Path) -> bool:
    """Whether extension modules are there and were made from exactly these sources."""
    manifest = package / MANIFEST
    if not manifest.exists():
        return False
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    if not all(path.with_name(path.stem + suffix).exists() for path in sources(package).values()):
        return False
    return bool(json.loads(manifest.read_text()) == digests(package))


class SourceFinder:
    """Finds the engine's modules as source, past any extension module."""

    def __init__(self, package: Path) -> None:
        self.paths = sources(package)

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        path = self.paths.get(name)
        return importlib.util.spec_from_file_location(name, path) if path is not None else None


def choose() -> str:
    """Decide before any module of the engine is imported; answers "compiled" or "interpreted"."""
    package = Path(__file__).parent
    if os.environ.get("OPIFICIO_PURE") != "1" and is_compiled(package):
        return "compiled"
    sys.meta_path.insert(0, SourceFinder(package))
    return "interpreted"
