"""The server: tables that are safe, private and survive anything.

`run` serves until interrupted. The parts are imported when first asked for, so that a bot's worker
process does not wait for a web framework.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opificio.server.app import make_app as make_app
    from opificio.server.serving import run as run
    from opificio.server.serving import serve_in_background as serve_in_background
    from opificio.server.settings import Limits as Limits
    from opificio.server.settings import Settings as Settings

PARTS = {
    "Limits": "settings",
    "Settings": "settings",
    "make_app": "app",
    "run": "serving",
    "serve_in_background": "serving",
}


def __getattr__(name: str) -> Any:
    if name not in PARTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{PARTS[name]}"), name)
