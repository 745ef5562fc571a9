"""How our bots understand Workshop of the World."""

from opificio.bots.workshop.sense import WorkshopSense

__all__ = ["WorkshopSense"]
