"""The clocks of a table: monotonic, written down with every entry of the log, stopped while the server is closed."""

from __future__ import annotations

import time
from collections.abc import Collection
from copy import copy

import msgspec
from msgspec import Struct

from beffroi.core.action import CHANCE, Seat
from beffroi.server.protocol.frames import Clocks
from beffroi.server.protocol.tables import ClockTerms
from beffroi.server.tables.log import LogEntry

SECOND = 1000


class ClockState(Struct, frozen=True, omit_defaults=True):
    """What the log keeps of the clocks: everybody's bank, and what they have spent on the question being asked."""

    banks: tuple[int, ...]
    spent: tuple[int, ...]
    before: ClockState | None = None
    """How they stood when the answer was given that led here, for the case that it is taken back."""


class GivenAnswer(Struct, frozen=True):
    """An answer that may still be taken back: whose it is, how the clocks stood, and when that was."""

    seat: Seat
    clocks: ClockState
    at: int


class Clock:
    """The time of every seat, in milliseconds: so much for each move, and a bank for what takes longer."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self._terms = terms
        self._banks = [terms.bank * SECOND] * seats
        self._spent = [0] * seats
        self._running: frozenset[Seat] = frozenset()
        self._at = _now()  # until then everything is counted
        self._given: tuple[GivenAnswer, ...] = ()  # answers of one seat, the last one last

    def turn(self, answered: Seat, asked: Collection[Seat], *, is_own: bool = True) -> None:
        """Stops whoever has answered or is no longer asked, and starts those who are; one's own answer earns time.

        Chance has no clock: where nobody has answered anything, it has.
        """
        self._count()
        if answered >= 0:
            self._remember(GivenAnswer(answered, self._kept(), self._at))
        if is_own and answered in self._running:
            self._banks[answered] += self._terms.increment * SECOND
        for seat in self._running:
            if seat == answered or seat not in asked:
                self._settle(seat)
        self._running = frozenset(asked)

    def take_back(self, asked: Collection[Seat]) -> None:
        """The last answer was never given: its seat has been thinking all the while, and nobody else has."""
        if self._given:
            last, self._given = self._given[-1], self._given[:-1]
            self._set(last.clocks, asked, last.at)
        self.turn(CHANCE, asked)

    def left(self, seat: Seat) -> int:
        spent = self._spent[seat] + (_now() - self._at if seat in self._running else 0)
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

    def kept(self, answered: Seat = CHANCE) -> str:
        """For the log, with what a seat that has just answered needs to take that back; the clocks go on."""
        self._count()
        before = self._given[-1].clocks if answered >= 0 and self._given else None
        return msgspec.json.encode(msgspec.structs.replace(self._kept(), before=before)).decode()

    def resume(self, asked: Collection[Seat], ago: int) -> None:
        """The clocks of those who are asked have been running for some milliseconds."""
        self._running, self._at = frozenset(asked), _now() - ago

    def restore(self, kept: str, asked: Collection[Seat], ago: int) -> None:
        """As it was written; since then the clocks of those who are asked have been running."""
        self._set(msgspec.json.decode(kept, type=ClockState), asked, _now() - ago)

    def replay(self, entry: LogEntry, asked: Collection[Seat], ago: int) -> None:
        """Takes in what an entry of the log says of the clocks, and what may be taken back since."""
        if entry.clock is None:
            return
        kept = msgspec.json.decode(entry.clock, type=ClockState)
        self._set(kept, asked, _now() - ago)
        if entry.action is None:
            self._given = self._given[:-1]
        elif kept.before is not None and entry.seat >= 0:
            self._remember(GivenAnswer(entry.seat, kept.before, self._at))

    def copy(self) -> Clock:
        """A clock of its own, for a turn that may not come about."""
        twin = copy(self)
        twin._banks, twin._spent = self._banks.copy(), self._spent.copy()
        return twin

    def _count(self) -> None:
        """Counts the time until now."""
        now = _now()
        for seat in self._running:
            self._spent[seat] += now - self._at
        self._at = now

    def _settle(self, seat: Seat) -> None:
        """The bank pays what the time for a move does not cover, and the next question finds that time new."""
        self._banks[seat] -= max(0, self._spent[seat] - self._terms.per_move * SECOND)
        self._spent[seat] = 0

    def _remember(self, answer: GivenAnswer) -> None:
        """Keeps how the clocks stood; nobody takes anything back once somebody else has answered."""
        own = self._given if self._given and self._given[-1].seat == answer.seat else ()
        self._given = (*own, answer)

    def _kept(self) -> ClockState:
        return ClockState(tuple(self._banks), tuple(self._spent))

    def _set(self, kept: ClockState, asked: Collection[Seat], at: int) -> None:
        self._banks, self._spent = list(kept.banks), list(kept.spent)
        self._running, self._at = frozenset(asked), at


class Uptime:
    """For how long this process has served."""

    def __init__(self) -> None:
        self._opened, self._began = wall_clock(), _now()

    def since(self, at: int) -> int:
        """Of the milliseconds since a moment on the wall, those in which it served; a jump on the wall adds none."""
        return max(0, min(wall_clock() - max(at, self._opened), _now() - self._began))


def wall_clock() -> int:
    """Milliseconds since 1970, which other processes understand too."""
    return time.time_ns() // 1_000_000


def _now() -> int:
    return time.monotonic_ns() // 1_000_000
