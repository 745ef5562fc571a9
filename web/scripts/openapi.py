"""Write the server's description, from which the page's types are made: `python web/scripts/openapi.py FILE`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from opificio.server import Settings, make_app


def description() -> str:
    return json.dumps(make_app(Settings(database=":memory:")).openapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(description(), "utf-8")
