"""Bankruptcy, and every other way out of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from beffroi.core.action import Seat
from beffroi.core.model import Given, Refusals
from beffroi.core.sides import OUT, Sides
from beffroi.games.leonardo.art import put_back_works
from beffroi.games.leonardo.count import FinalCount
from beffroi.games.leonardo.ledger import draw_from_bank, pay, pay_bank
from beffroi.games.leonardo.material import label, labels
from beffroi.games.leonardo.piles import show_office
from beffroi.games.leonardo.rulebook import R, ReturnWork
from beffroi.games.leonardo.sidestep import SideStep, forget
from beffroi.games.leonardo.state import NOBODY, OFF_THE_BOARD, Leonardo

RETURNED_WORK = 25


class PayDebt(SideStep[ReturnWork], frozen=True):
    """Who owes pays, or is bankrupt; where it was agreed, works of art go back to the bank first."""

    rule = R.BANKRUPTCY
    takes = (ReturnWork,)
    creditor: Seat
    florins: int
    reason: str

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.members(self.seat) if self.is_short(s) and self.can_raise(s) else ()

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[ReturnWork]:
        return (ReturnWork(space, work) for space in s.palaces_of(self.seat) for work in sorted({*s.works[space]}))

    def refuse(self, s: Leonardo, seat: Seat, action: ReturnWork) -> Refusals:
        if action.space not in s.palaces_of(self.seat) or action.value not in s.works[action.space]:
            return (R.BANKRUPTCY.no("no-such-work"),)
        return ()

    def is_short(self, s: Leonardo) -> bool:
        return s.purses[self.seat] < self.florins

    def can_raise(self, s: Leonardo) -> bool:
        """Whether the works of art, returned, would cover the debt."""
        works = sum(len(s.works[space]) for space in s.palaces_of(self.seat))
        return s.options.returned_works and s.purses[self.seat] + RETURNED_WORK * works >= self.florins

    def without(self, side: int) -> Self | None:
        return None if side in (self.seat, self.creditor) else self

    def then(self, s: Leonardo, answers: Given[ReturnWork]) -> None:
        if answers:
            ((_, returned),) = answers
            give_back(s, returned.space, returned.value)
            s.tell(R.BANKRUPTCY, "work-returned", seat=self.seat, space=label(returned.space), value=returned.value)
            draw_from_bank(s, "returned", self.seat, RETURNED_WORK)
            s.next(self)
        elif self.is_short(s):
            go_bankrupt(s, self.seat, self.creditor, self.florins)
        else:
            pay(s, self.reason, self.seat, self.creditor, self.florins)


def go_bankrupt(s: Leonardo, debtor: int, creditor: int, florins: int) -> None:
    """The creditor gets what florins there are, and the palaces and bridges with their works."""
    owned = s.palaces_of(debtor)
    s.tell(R.BANKRUPTCY, "bankrupt", seat=debtor, seats=(creditor,), spaces=labels(owned), florins=florins)
    pay(s, "bankruptcy", debtor, creditor, s.purses[debtor])
    for space in owned:
        s.owners[space] = creditor
    leave(s, debtor)


def resign(s: Leonardo, seat: Seat) -> None:
    """Who leaves an alliance leaves it everything; what a side leaves behind falls to the bank."""
    side = s.side(seat)
    if len(s.members(side)) > 1:
        s.sides = Sides(tuple(OUT if other == seat else own for other, own in enumerate(s.sides.by_seat)))
        s.left = (*s.left, (seat,))
        silence(s, seat, side)
        return
    pay_bank(s, "leaving", side, s.purses[side])
    for space in s.palaces_of(side):
        s.owners[space] = NOBODY
        for work in s.works[space]:
            give_back(s, space, work)
    leave(s, side)


def silence(s: Leonardo, seat: Seat, side: int) -> None:
    """What somebody has offered who leaves their allies, and what concerned an alliance with these, stands no more."""
    for offered in s.offers:
        if offered.seat == seat:
            s.lapse(offered)
    for proposed in s.proposals:
        if side in proposed.sides:
            s.lapse(proposed)


def give_back(s: Leonardo, space: int, work: int) -> None:
    """A work of art is shuffled into its pile again."""
    hung = list(s.works[space])
    hung.remove(work)
    s.works[space] = tuple(hung)
    s.art = s.art.with_mixed(str(work))


def leave(s: Leonardo, side: int) -> None:
    """A side is out of the game; its offices go under their pile, and its seats stay at the table."""
    members = s.members(side)
    s.tell(R.BANKRUPTCY, "out", seats=members)
    for office in s.offices[side]:
        s.office_pile = s.office_pile.with_under(str(office))
    s.offices[side] = ()
    s.soldiers[side] = 0
    s.pawns[side] = OFF_THE_BOARD
    asked = s.agenda
    forget(s, side)
    s.sides = s.sides.without(side)
    s.left = (*s.left, members)
    if len(s.sides.standing()) == 1:
        s.skip_to(FinalCount("last-standing"))
    else:
        show_office(s)
    put_back_works(s, asked)
