"""A turn: works of art, the roll, the move, and what the space brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.model import Given, Refusals, Steps
from beffroi.games.leonardo.alliance import SeekAllies
from beffroi.games.leonardo.art import BuyWorks
from beffroi.games.leonardo.material import label
from beffroi.games.leonardo.moving import MovePawn
from beffroi.games.leonardo.offices import PushVisitor, arrival_of
from beffroi.games.leonardo.rulebook import Keep, R, Roll
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.soldiers import ROLLS, TakeSoldier
from beffroi.games.leonardo.state import OFF_THE_BOARD, Leonardo


def turn_of(seat: Seat) -> Steps:
    """A turn, in the order of the rulebook."""
    return (SeekAllies(seat), BuyWorks(seat), RollDevice(seat), *arrival_of(seat), PushVisitor(seat))


def move_by(seat: Seat, number: int) -> Steps:
    """What the number that counts brings: perhaps a soldier, then the move."""
    return (TakeSoldier(seat, number), MovePawn(seat, number))


class TakeTurn(SideStep[Action], frozen=True):
    """A side's turn begins; on its first, its pawn is put beside its palace."""

    rule = R.TURN

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        s.tell(R.TURN, "turn", seat=self.seat, round=s.round)
        if s.pawns[self.seat] == OFF_THE_BOARD:
            s.pawns[self.seat] = s.homes[self.seat]
            s.tell(R.TURN, "pawn-placed", seat=self.seat, space=label(s.homes[self.seat]))
        s.next(*self.course())

    def course(self) -> Steps:
        return turn_of(self.seat)


class RollDevice(SideStep[Roll], frozen=True):
    """The side rolls a number from 1 to 12, once for each of its members."""

    rule = R.TURN
    takes = (Roll,)
    rolls: tuple[int, ...] = ()

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return (CHANCE,) if len(self.rolls) < len(s.members(self.seat)) else ()

    def odds(self, s: Leonardo) -> Sequence[tuple[Roll, int]]:
        return ROLLS

    def then(self, s: Leonardo, answers: Given[Roll]) -> None:
        for _, roll in answers:
            s.tell(R.TURN, "rolled", seat=s.members(self.seat)[len(self.rolls)], number=roll.number)
            s.next(RollDevice(self.seat, (*self.rolls, roll.number)))
            return
        if len(self.rolls) > 1:
            s.next(KeepRoll(self.seat, self.rolls))
        else:
            s.next(*move_by(self.seat, self.rolls[0]))


class KeepRoll(SideStep[Keep], frozen=True):
    """Allies have rolled one each, and decide which number counts."""

    rule = R.ALLIANCE
    takes = (Keep,)
    rolls: tuple[int, ...]

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.members(self.seat)

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[Keep]:
        return map(Keep, sorted(set(self.rolls)))

    def refuse(self, s: Leonardo, seat: Seat, action: Keep) -> Refusals:
        return () if action.number in self.rolls else (R.ALLIANCE.no("not-rolled", numbers=self.rolls),)

    def then(self, s: Leonardo, answers: Given[Keep]) -> None:
        ((_, kept),) = answers
        s.tell(R.ALLIANCE, "roll-kept", seat=self.seat, number=kept.number)
        s.next(*move_by(self.seat, kept.number))
