"""How much longer bots wait for somebody who puts an offer together: seldom spent in vain, and never for ever."""

from __future__ import annotations

from beffroi.core.action import Seat

MOST = 6.0
"""What a purse holds at most, as a multiple of the usual time: enough for whoever begins twice to write an offer."""
REFILL = 0.25
"""The part of the time that passes which comes back: nobody slows down a game by more than this, whatever they say."""


class ExtraTime:
    """One purse for each seat, whoever sits there and through however many sockets."""

    def __init__(self, usual: float) -> None:
        self._most = MOST * usual
        self._left: dict[Seat, tuple[float, float]] = {}
        """What was left of a purse, and when."""

    def left(self, seat: Seat, now: float) -> float:
        left, since = self._left.get(seat, (self._most, now))
        return min(self._most, left + REFILL * (now - since))

    def spend(self, seat: Seat, seconds: float, now: float) -> None:
        self._left[seat] = (max(0.0, self.left(seat, now) - seconds), now)
