"""Workshop of the World: canals and railways for two to five seats."""

from opificio.workshop.game import WORKSHOP

__all__ = ["WORKSHOP"]
