"""Guesses that opened nothing: codes, words and whatever else a stranger may try."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from beffroi.server.logs import ThrottledLog
from beffroi.server.people.limits import Bucket, Limits
from beffroi.server.protocol.problems import Rejected, TooMany

AT_ONCE, MOST = 20, 300
"""How many misses are forgiven at once: of one address, of all together."""
LONGEST_DELAY = 2.0
LOG_FROM = 0.1
"""The log tells of guessing when this part of what is forgiven is used up."""


class BruteForceLimit:
    """An address that misses too often is refused; all together only make answers slower, so nobody is locked out."""

    def __init__(self, per_minute: float) -> None:
        """A rate of 0 is no limit."""
        self._by_address = Limits(per_minute / 60, AT_ONCE)
        self._by_all = Bucket(1.0, MOST) if per_minute else None
        self._log = ThrottledLog()

    @property
    def delay(self) -> float:
        """Seconds an answer takes longer, right or wrong: the more was missed lately, the longer."""
        return 0.0 if self._by_all is None else LONGEST_DELAY * self._by_all.used

    @asynccontextmanager
    async def guess(self, address: str) -> AsyncIterator[None]:
        """Lets a guess be looked at, unless its address has missed too often; whoever looks refuses it if it misses.

        It counts from the beginning, or of a hundred at once all would be looked at, and is given back if it hits.
        """
        if not self._by_address.allow(address):
            raise TooMany("too-many-misses")
        try:
            await asyncio.sleep(self.delay)
            yield
        except Rejected:
            self.note(address)
            raise
        except BaseException:
            self._by_address.give_back(address)
            raise
        self._by_address.give_back(address)

    def note(self, address: str) -> None:
        """One more of all has missed."""
        if self._by_all is not None:
            self._by_all.spend()
            if self._by_all.used >= LOG_FROM:
                self._log.warning("codes-are-guessed", address=address, seconds=round(self.delay, 3))
