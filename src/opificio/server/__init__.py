"""The server: tables that are safe, private and survive anything."""

from opificio.server.app import make_app
from opificio.server.serving import run, serve_in_background
from opificio.server.settings import Limits, Settings

__all__ = ["Limits", "Settings", "make_app", "run", "serve_in_background"]
