"""Floods are answered with 429: a bucket of permits for each client, refilled over time."""

from __future__ import annotations

import time
from dataclasses import dataclass

from opificio.server.problems import Problem

MOST_BUCKETS = 50_000


@dataclass(slots=True)
class Bucket:
    permits: float
    at: float

    def take(self, rate: float, burst: float, now: float) -> bool:
        self.permits = min(burst, self.permits + (now - self.at) * rate)
        self.at = now
        if self.permits < 1:
            return False
        self.permits -= 1
        return True


class Throttle:
    """So many acts per second for each client, with a burst."""

    def __init__(self, rate: float, burst: float, what: str) -> None:
        self.rate = rate
        self.burst = burst
        self.what = what
        self.buckets: dict[str, Bucket] = {}

    def allows(self, client: str) -> bool:
        now = time.monotonic()
        bucket = self.buckets.get(client)
        if bucket is None:
            self._forget_old(now)
            bucket = self.buckets[client] = Bucket(self.burst, now)
        return bucket.take(self.rate, self.burst, now)

    def require(self, client: str) -> None:
        if not self.allows(client):
            raise Problem(429, "too-fast", f"too many {self.what}; wait a little and try again")

    def _forget_old(self, now: float) -> None:
        if len(self.buckets) >= MOST_BUCKETS:
            full_after = self.burst / self.rate
            self.buckets = {who: each for who, each in self.buckets.items() if now - each.at < full_after}
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()
