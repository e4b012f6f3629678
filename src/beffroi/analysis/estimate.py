"""What several independent looks at the same thing say together: their mean, and how far it may be from the truth."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from msgspec import Struct

SURE = {2: 12.71, 3: 4.3, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 12: 2.2, 16: 2.13, 24: 2.07, 32: 2.04}
"""In how many standard errors the truth lies in nineteen cases of twenty, by the number of looks (Student)."""


class Estimate(Struct, frozen=True):
    """A mean of some looks, and its standard error."""

    value: float
    error: float
    looks: int

    @property
    def band(self) -> float:
        """How far the truth may lie from the mean, in nineteen cases of twenty."""
        return SURE[max(looks for looks in SURE if looks <= self.looks)] * self.error


def estimate(looks: Sequence[float]) -> Estimate:
    """What independent looks, two at least, say together."""
    return Estimate(fmean(looks), sqrt(variance(looks) / len(looks)), len(looks))
