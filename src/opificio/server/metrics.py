"""Figures for Prometheus. They count; they never name a person or a table."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "opificio_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.moves = Counter("opificio_moves", "Moves and undos made, by bots too", registry=self.registry)
        self.move_seconds = Histogram(
            "opificio_move_seconds",
            "From receiving a move to its commit",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
        )

    def watch(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """A gauge that is read when asked for."""
        Gauge(f"opificio_{name}", meaning, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        return generate_latest(self.registry)
