"""The built page, as the server hands it out. `make page` builds it from `web/`."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()
