"""What every seat did in its last turn, entry by entry, so that it can be marked after a reload as well."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.engine import has_answered, is_answer, is_sealed
from beffroi.core.entry import Answered
from beffroi.core.model import State
from beffroi.core.record import Record

N = TypeVar("N")
"""What an entry is called by whoever keeps count: a record knows it by its number."""


class LastTurns(Struct, Generic[N], frozen=True):
    """The entries of every seat's last turn, with what chance answered in it; nothing that is still sealed.

    A turn goes on until another seat answers the agenda. Talk, and being done with it, is no turn.
    """

    by_seat: tuple[tuple[N, ...], ...]
    mover: Seat | None = None
    """Whose turn goes on."""
    sealed: tuple[tuple[Seat, N], ...] = ()
    """The entries that nobody may see yet."""

    def after(self, name: N, entry: Answered, before: State, then: State) -> LastTurns[N]:
        """The same once the entry of this name has led from one position to another."""
        seat = entry.seat
        if seat == HOST or not is_answer(before, entry.action):
            return self
        if seat == CHANCE:
            return self if self.mover is None else self._with(self.mover, name)
        if _are_several_sealed(before):
            return self._sealed(name, seat, before, then)
        return self if before.agenda[0].has_open_answers else self._with(seat, name)

    def _with(self, seat: Seat, name: N) -> LastTurns[N]:
        """One more entry of a seat, in the turn that goes on or in a new one."""
        turn = (*self.by_seat[seat], name) if seat == self.mover else (name,)
        return LastTurns((*self.by_seat[:seat], turn, *self.by_seat[seat + 1 :]), seat)

    def _sealed(self, name: N, seat: Seat, before: State, then: State) -> LastTurns[N]:
        """Sealed answers are nobody's turn until they are shown, and then everybody's."""
        kept = {other: entry for other, entry in self.sealed if has_answered(before, other)}
        kept[seat] = name
        if then.opened == before.opened:
            return replace(self, sealed=tuple(kept.items()))
        return LastTurns(tuple((kept[Seat(each)],) if each in kept else turn for each, turn in enumerate(self.by_seat)))


def _are_several_sealed(s: State) -> bool:
    """Whether several sides answer at once, each hidden from the others."""
    return is_sealed(s) and len({s.side(seat) for seat in s.agenda[0].asks(s)}) > 1


def no_turns(seats: int) -> LastTurns[Any]:
    """Nobody has moved yet."""
    return LastTurns(((),) * seats)


def last_turns(record: Record[Any]) -> LastTurns[int]:
    """Replays a record and finds every seat's last turn; what was taken back was never done."""
    again = record.restarted()
    known: list[LastTurns[int]] = [no_turns(len(record.start.seats))]
    for number, entry in enumerate(record.entries):
        before, back_to = again.state, again.goes_back_to(entry)
        again.replay(entry)
        if isinstance(entry, Answered):
            known.append(known[-1].after(number, entry, before, again.state))
        else:
            known.append(known[back_to])
    return known[-1]
