"""Piazza Maggiore: who stops there may buy a public office."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.ask import YesNo
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given
from beffroi.core.sheet import ScoreNote
from beffroi.games.leonardo.brings import office_brings
from beffroi.games.leonardo.ledger import pay_bank
from beffroi.games.leonardo.material import OFFICE_PRICES
from beffroi.games.leonardo.piles import show_office
from beffroi.games.leonardo.rulebook import BuyOffice, Decline, R
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.state import Leonardo

BUY_OR_NOT: tuple[BuyOffice | Decline, BuyOffice | Decline] = (BuyOffice(), Decline())
BUYING = Listed(BUY_OR_NOT, YesNo(*BUY_OR_NOT))


class AcquireOffice(SideStep[BuyOffice | Decline], frozen=True):
    """The public office on top of the pile may be bought at its price."""

    rule = R.OFFICES
    takes = (BuyOffice, Decline)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        top = s.office_pile.top
        can_buy = top is not None and s.purses[self.seat] >= OFFICE_PRICES[int(top)]
        return s.members(self.seat) if can_buy else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[BuyOffice | Decline]:
        return BUYING

    def fixes(self, s: Leonardo, seat: Seat, action: BuyOffice | Decline) -> tuple[ScoreNote, ...]:
        top = s.office_pile.top
        return (office_brings(int(top)),) if top is not None and isinstance(action, BuyOffice) else ()

    def then(self, s: Leonardo, answers: Given[BuyOffice | Decline]) -> None:
        top = s.office_pile.top
        if top is None or not any(isinstance(action, BuyOffice) for _, action in answers):
            return
        pay_bank(s, "office", self.seat, OFFICE_PRICES[int(top)])
        s.office_pile = s.office_pile.without(top)
        s.offices[self.seat] += (int(top),)
        s.tell(R.OFFICES, "office-bought", seat=self.seat, office=top)
        show_office(s)
