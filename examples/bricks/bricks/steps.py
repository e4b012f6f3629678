"""Bricks, article by article."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Seat
from beffroi.core.host import AtTheTable
from beffroi.core.model import Given, Refusals, Result, Step
from bricks.rulebook import MOST_AT_ONCE, R, Take
from bricks.state import Bricks


class TakeBricks(Step[Bricks, Take], frozen=True):
    """In turn, everybody takes one to three bricks."""

    rule = R.TAKE
    takes = (Take,)
    seat: Seat

    def asks(self, s: Bricks) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, s: Bricks, seat: Seat) -> Iterable[Take]:
        return map(Take, range(1, MOST_AT_ONCE + 1))

    def refuse(self, s: Bricks, seat: Seat, action: Take) -> Refusals:
        if not 1 <= action.bricks <= MOST_AT_ONCE:
            return (R.TAKE.no("one-to-three", most=MOST_AT_ONCE),)
        if action.bricks > s.pile:
            return (R.PILE.no("not-so-many", pile=s.pile),)
        return ()

    def then(self, s: Bricks, answers: Given[Take]) -> None:
        ((seat, take),) = answers
        s.pile -= take.bricks
        s.taken[seat] += take.bricks
        s.tell(R.TAKE, "taken", seat=seat, bricks=take.bricks, pile=s.pile)
        s.next(TakeBricks(s.after(seat)) if s.pile else LastBrick(seat))


class LastBrick(Step[Bricks, Take], frozen=True):
    """Whoever takes the last brick wins."""

    rule = R.END
    winner: Seat

    def then(self, s: Bricks, answers: Given[Take]) -> None:
        s.tell(R.END, "won", seat=self.winner)
        s.finish(result("last-brick", s, (self.winner,)))


class Table(AtTheTable[Bricks], frozen=True):
    """Whoever leaves or is late loses; a closed table has no winner."""

    def leaves(self, s: Bricks, leaver: Seat, ending: str) -> None:
        s.finish(result(ending, s, tuple(seat for seat in s.seats if seat != leaver)))

    def closes(self, s: Bricks) -> None:
        s.finish(result("closed", s, s.seats))


def result(ending: str, s: Bricks, winners: tuple[Seat, ...]) -> Result:
    places = tuple(1 if seat in winners else len(winners) + 1 for seat in s.seats)
    return Result(ending, places, tuple(s.taken))


STEPS = (TakeBricks, LastBrick, Table)
