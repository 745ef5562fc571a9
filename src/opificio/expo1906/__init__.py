"""EXPO 1906 for one to four seats."""

from opificio.expo1906.game import Expo1906

EXPO1906 = Expo1906()

__all__ = ["EXPO1906", "Expo1906"]
