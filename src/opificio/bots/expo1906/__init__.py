"""How our bots understand EXPO 1906."""

from opificio.bots.expo1906.sense import ExpoSense

__all__ = ["ExpoSense"]
