"""What a space brings to the side that has reached it."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.model import Given
from beffroi.games.leonardo.embassy import DrawEvent
from beffroi.games.leonardo.leaving import PayDebt
from beffroi.games.leonardo.market import OpenMarket
from beffroi.games.leonardo.material import KINDS, label
from beffroi.games.leonardo.palaces import AcquirePalace
from beffroi.games.leonardo.piazza import AcquireOffice
from beffroi.games.leonardo.rulebook import R
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.state import NOBODY, Leonardo


class VisitSpace(SideStep[Action], frozen=True):
    """Every kind of space has its own chapter."""

    rule = R.BOARD

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        space = s.pawns[self.seat]
        match KINDS[space]:
            case "street" | "bridge":
                s.next(VisitPalace(self.seat, space))
            case "market":
                s.next(OpenMarket(self.seat))
            case "embassy":
                s.next(DrawEvent(self.seat))
            case "piazza":
                s.next(AcquireOffice(self.seat))


class VisitPalace(SideStep[Action], frozen=True):
    """Nobody's palace may be acquired, another side's costs a tax, one's own nothing."""

    rule = R.TAX
    space: int

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        owner = s.owners[self.space]
        if owner == NOBODY:
            s.next(AcquirePalace(self.seat, self.space))
        elif owner != self.seat:
            self.tax(s, owner)

    def tax(self, s: Leonardo, owner: int) -> None:
        """Price, number of works and control of the quarter make the tax."""
        works, due = len(s.works[self.space]), s.tax(self.space)
        s.tell(R.TAX, "tax", seat=self.seat, seats=(owner,), space=label(self.space), works=works, florins=due)
        if s.is_controlled(self.space):
            s.tell(R.QUARTER, "doubled", seat=owner, space=label(self.space))
        s.next(PayDebt(self.seat, Seat(owner), due, "tax"))
