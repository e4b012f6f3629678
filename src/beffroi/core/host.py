"""What the host of a table may answer for: a clock, a resignation, the end of the evening."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Generic

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.engine import waiting
from beffroi.core.model import TABLE, Given, Refusals, S, Step


class Resign(Action, frozen=True):
    """A seat gives up."""

    seat: Seat


class RunOut(Action, frozen=True):
    """The clock of a seat that is waited for has run out."""

    seat: Seat


class TimeUp(Action, frozen=True):
    """The time agreed for the whole game is over."""


class Close(Action, frozen=True):
    """The table is closed before the end."""


LEAVINGS = frozenset({"resigned", "out-of-time"})
"""The events that tell that a seat leaves."""
HOST_ACTIONS: tuple[type[Action], ...] = (Resign, RunOut, TimeUp, Close)


class AtTheTable(Step[S, Action], Generic[S], frozen=True):
    """Stands on the floor of every game, which says what follows when a seat leaves and when the table is closed."""

    rule = TABLE
    takes: ClassVar[tuple[type[Action], ...]] = (Resign, RunOut, Close)

    def asks(self, s: S) -> tuple[Seat, ...]:
        return (HOST,) if s.agenda else ()

    def candidates(self, s: S, seat: Seat) -> Iterable[Action]:
        every = (*map(Resign, s.seats), *map(RunOut, s.seats), TimeUp(), Close())
        return (action for action in every if type(action) in self.takes)

    def refuse(self, s: S, seat: Seat, action: Action) -> Refusals:
        match action:
            case Resign(seat=leaver) if leaver not in self.playing(s):
                return (TABLE.no("not-playing", seat=leaver),)
            case RunOut(seat=late) if late not in s.seats or late not in waiting(s):
                return (TABLE.no("not-waited-for", seat=late),)
        return ()

    def playing(self, s: S) -> tuple[Seat, ...]:
        """The seats that are still in the game."""
        return s.seats

    def then(self, s: S, answers: Given[Action]) -> None:
        ((_, word),) = answers
        match word:
            case Resign(seat=leaver):
                s.tell(TABLE, "resigned", seat=leaver)
                self.leaves(s, leaver, "resigned")
            case RunOut(seat=leaver):
                s.tell(TABLE, "out-of-time", seat=leaver)
                self.leaves(s, leaver, "clock")
            case TimeUp():
                self.time_is_up(s)
            case Close():
                s.tell(TABLE, "closed")
                self.closes(s)

    def leaves(self, s: S, leaver: Seat, ending: str) -> None:
        """A seat is out; if the game is thereby over, it ends like this."""
        raise NotImplementedError

    def closes(self, s: S) -> None:
        """The game ends here, and nobody wins."""
        raise NotImplementedError

    def time_is_up(self, s: S) -> None:
        """The end that was agreed for this moment; only a game that `takes` it is told."""
        raise NotImplementedError
