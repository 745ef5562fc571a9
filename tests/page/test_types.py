"""The page's types are made of the server's description; here it is told when they are out of date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_the_types_are_those_of_the_present_server(tmp_path: Path) -> None:
    described, made = tmp_path / "openapi.json", tmp_path / "schema.ts"
    subprocess.run([sys.executable, str(ROOT / "web/scripts/openapi.py"), str(described)], check=True)
    command = ["exec", "--", "openapi-typescript", str(described), "--output", str(made)]
    subprocess.run([sys.executable, str(ROOT / "web/scripts/npm.py"), *command], check=True, capture_output=True)
    kept = (ROOT / "web/src/shared/schema.ts").read_text("utf-8")
    assert made.read_text("utf-8") == kept, "run `make page-types`"
