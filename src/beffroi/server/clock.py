"""The clocks of a table: monotonic, written down with every entry of the log, stopped while the house is closed."""

from __future__ import annotations

import time
from collections.abc import Collection
from copy import copy

import msgspec
from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.server.protocol import Clocks, ClockTerms

SECOND = 1000


class Kept(Struct, frozen=True):
    """What the log keeps of the clocks: everybody's bank, and what they have spent on the question being asked."""

    banks: tuple[int, ...]
    spent: tuple[int, ...]


class Clock:
    """The time of every seat, in milliseconds: so much for each move, and a bank for what takes longer."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self._terms = terms
        self._banks = [terms.bank * SECOND] * seats
        self._spent = [0] * seats
        self._running: dict[Seat, int] = {}

    def turn(self, answered: Seat, asked: Collection[Seat]) -> None:
        """Who has answered, or is no longer waited for, stops and gets his increment; who is asked starts."""
        now = _now()
        for seat in [seat for seat in self._running if seat == answered or seat not in asked]:
            self._stop(seat, now, self._terms.increment if seat == answered else 0)
        for seat in asked:
            self._running.setdefault(seat, now)

    def left(self, seat: Seat) -> int:
        spent = self._spent[seat] + (_now() - self._running[seat] if seat in self._running else 0)
        return self._terms.per_move * SECOND + self._banks[seat] - spent

    def late(self) -> Seat | None:
        """A seat whose time has run out."""
        return next((seat for seat in self._running if self.left(seat) <= 0), None)

    def next_alarm(self) -> float | None:
        """Seconds until the first clock runs out."""
        return max(0.0, min(map(self.left, self._running)) / SECOND) if self._running else None

    def shown(self) -> Clocks:
        left = tuple(max(0, self.left(Seat(seat))) for seat in range(len(self._banks)))
        return Clocks(left, tuple(sorted(self._running)))

    def kept(self) -> str:
        """For the log; the clocks go on."""
        now = _now()
        spent = tuple(
            used + (now - self._running[Seat(seat)] if seat in self._running else 0)
            for seat, used in enumerate(self._spent)
        )
        return msgspec.json.encode(Kept(tuple(self._banks), spent)).decode()

    def restore(self, kept: str) -> None:
        """As the log has it: the time since then costs nobody anything."""
        written = msgspec.json.decode(kept, type=Kept)
        self._banks, self._spent = list(written.banks), list(written.spent)
        self._running.clear()

    def _stop(self, seat: Seat, now: int, increment: int) -> None:
        spent = self._spent[seat] + now - self._running.pop(seat)
        over = max(0, spent - self._terms.per_move * SECOND)
        self._banks[seat] += increment * SECOND - over
        self._spent[seat] = 0

    def copy(self) -> Clock:
        """A clock of its own, for a turn that may not come about."""
        twin = copy(self)
        twin._banks, twin._spent, twin._running = self._banks.copy(), self._spent.copy(), self._running.copy()
        return twin


def _now() -> int:
    return time.monotonic_ns() // 1_000_000
