"""Soldiers and battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.ask import YesNo
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given
from beffroi.games.leonardo.leaving import PayDebt
from beffroi.games.leonardo.material import DEVICE, PEACE_OF_GOD, label
from beffroi.games.leonardo.rulebook import Decline, Enlist, R, Roll
from beffroi.games.leonardo.sidestep import A, SideStep
from beffroi.games.leonardo.state import Leonardo

RECRUITING_ROLLS = (1, 2)
MOST_SOLDIERS = 2
BATTLE_PRIZE = 10
ENLIST_OR_NOT: tuple[Enlist | Decline, Enlist | Decline] = (Enlist(), Decline())
ENLISTING = Listed(ENLIST_OR_NOT, YesNo(*ENLIST_OR_NOT))
ROLLS = tuple((Roll(number), 1) for number in DEVICE)
UNEQUAL_ROLLS = tuple(tuple(roll for roll in ROLLS if roll[0].number != first) for first in (0, *DEVICE))


class TakeSoldier(SideStep[Enlist | Decline], frozen=True):
    """Who has rolled a 1 or a 2 may take a soldier, and never has more than two."""

    rule = R.SOLDIERS
    takes = (Enlist, Decline)
    roll: int

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        may_enlist = self.roll in RECRUITING_ROLLS and s.soldiers[self.seat] < MOST_SOLDIERS
        return s.members(self.seat) if may_enlist else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Enlist | Decline]:
        return ENLISTING

    def then(self, s: Leonardo, answers: Given[Enlist | Decline]) -> None:
        if any(isinstance(action, Enlist) for _, action in answers):
            s.soldiers[self.seat] += 1
            s.tell(R.SOLDIERS, "enlisted", seat=self.seat, soldiers=s.soldiers[self.seat])


class MeetOthers(SideStep[Action], frozen=True):
    """Who reaches a space meets whoever stands there, one after the other, unless the peace of God reigns."""

    rule = R.PEACE

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        space = s.pawns[self.seat]
        met = tuple(other for other in s.following(self.seat) if s.pawns[other] == space)
        if space not in PEACE_OF_GOD:
            s.next(*(Meet(self.seat, Seat(other)) for other in met))
        elif met:
            s.tell(R.PEACE, "peace", space=label(space))


class Encounter(SideStep[A], Generic[A], frozen=True):
    """Something between the side that has arrived and another that stands there."""

    other: Seat

    def without(self, side: int) -> Self | None:
        return None if side in (self.seat, self.other) else self


class Meet(Encounter[Action], frozen=True):
    """Without soldiers nothing happens; who alone has soldiers gets 10 florins; if both have, they fight."""

    rule = R.BATTLE

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        armed = tuple(side for side in (self.seat, self.other) if s.soldiers[side])
        if len(armed) == 1:
            unarmed = self.other if armed[0] == self.seat else self.seat
            s.next(PayDebt(unarmed, armed[0], BATTLE_PRIZE, "soldiers"))
        elif armed:
            s.tell(R.BATTLE, "battle", seats=armed)
            s.next(Attack(self.seat, self.other))


class Attack(Encounter[Roll], frozen=True):
    """The side that has arrived rolls."""

    rule = R.BATTLE
    takes = (Roll,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Leonardo) -> Sequence[tuple[Roll, int]]:
        return ROLLS

    def then(self, s: Leonardo, answers: Given[Roll]) -> None:
        ((_, roll),) = answers
        s.tell(R.BATTLE, "rolled", seat=self.seat, number=roll.number)
        s.next(Defend(self.seat, self.other, roll.number))


class Defend(Encounter[Roll], frozen=True):
    """The other side rolls, equal numbers being rolled again; who is higher removes a soldier of the other."""

    rule = R.BATTLE
    takes = (Roll,)
    attack: int

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Leonardo) -> Sequence[tuple[Roll, int]]:
        return UNEQUAL_ROLLS[self.attack]

    def then(self, s: Leonardo, answers: Given[Roll]) -> None:
        ((_, roll),) = answers
        s.tell(R.BATTLE, "rolled", seat=self.other, number=roll.number)
        winner, loser = (self.seat, self.other) if self.attack > roll.number else (self.other, self.seat)
        s.soldiers[loser] -= 1
        s.tell(R.BATTLE, "soldier-lost", seat=loser, soldiers=s.soldiers[loser])
        if s.soldiers[loser]:
            s.next(Attack(self.seat, self.other))
        else:
            s.next(PayDebt(loser, winner, BATTLE_PRIZE, "battle"))
