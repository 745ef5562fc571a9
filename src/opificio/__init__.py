"""Opificio: EXPO 1906 and Workshop of the World, as an exact and fast engine."""

from opificio.engine import choose

__version__ = "0.1.0"

ENGINE = choose()
"""Whether the rules run "compiled" or "interpreted"; the games are the same."""
