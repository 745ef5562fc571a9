"""Opificio: EXPO 1906 and Workshop of the World, as an exact and fast engine."""

__version__ = "0.1.0"
