"""How much one address or one socket may ask of the house: a bucket that fills again as time passes."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 10_000
BURST_SECONDS, LEAST_BURST = 10.0, 10.0


class Bucket:
    """So many at once, so many a second in the long run."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._most = max(LEAST_BURST, rate * BURST_SECONDS)
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """A bucket for everybody; those who were last seen longest ago are forgotten."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, who: str) -> bool:
        """A rate of 0 is no limit."""
        if not self._rate:
            return True
        bucket = self._buckets.setdefault(who, Bucket(self._rate))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
