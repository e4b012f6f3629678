"""How much one address or one socket may ask of the server: a bucket that fills again as time passes."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 10_000
BURST_SECONDS, LEAST_BURST = 10.0, 10.0


def burst(rate: float) -> float:
    """How many are allowed at once, given how many a second are in the long run."""
    return max(LEAST_BURST, rate * BURST_SECONDS)


class Bucket:
    """A limit: `most` at once, `rate` a second in the long run."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._most = burst(rate) if most is None else most
        self._left = self._most
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        """How many are allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    @property
    def used(self) -> float:
        """Which part of it is gone, from 0 to 1."""
        return min(1.0, 1.0 - self.left / self._most)

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if self.left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """One that was taken was not used."""
        self._left = min(self._most, self.left + 1)

    def spend(self) -> None:
        """Takes one away that has happened, allowed or not; what is owed is bounded too."""
        self._left = max(-self._most, self.left - 1)


class Limits:
    """A bucket for everybody; those who were last seen longest ago are forgotten."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        """A rate of 0 is no limit."""
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, who: str) -> bool:
        """Whether one more is allowed now."""
        return not self._rate or self._bucket(who).take()

    def has_left(self, who: str) -> bool:
        """Whether one more would be allowed."""
        return who not in self._buckets or self._buckets[who].left >= 1

    def give_back(self, who: str) -> None:
        if who in self._buckets:
            self._buckets[who].give_back()

    def spend(self, who: str) -> None:
        if self._rate:
            self._bucket(who).spend()

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.setdefault(who, Bucket(self._rate, self._most))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket
