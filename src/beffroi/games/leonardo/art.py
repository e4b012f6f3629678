"""Works of art: bought before the roll, drawn one by one, exhibited for good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beffroi.core.action import CHANCE, Seat
from beffroi.core.ask import YesNo
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Refusal, Refusals, Steps
from beffroi.core.sheet import ScoreNote
from beffroi.games.leonardo.brings import work_brings, works_left
from beffroi.games.leonardo.ledger import pay_bank
from beffroi.games.leonardo.material import KINDS, PALACES, label
from beffroi.games.leonardo.rulebook import BuyWork, Decline, Draw, Exhibit, R
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.state import WORKS_A_PALACE, Leonardo

WORK_PRICE = 50
WORKS_A_TURN = 4
BUY_OR_NOT: tuple[BuyWork | Decline, BuyWork | Decline] = (BuyWork(), Decline())
BUYING = tuple(Listed(BUY_OR_NOT, YesNo(*BUY_OR_NOT, times=times)) for times in range(1, WORKS_A_TURN + 1))
"""The question, by how many works can still be bought this turn."""


class BuyWorks(SideStep[BuyWork | Decline], frozen=True):
    """Before the roll a side may buy up to four works of art, one after the other."""

    rule = R.ART
    takes = (BuyWork, Decline)
    bought: int = 0

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.members(self.seat) if self.can_buy(s) else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[BuyWork | Decline]:
        return BUYING[self.most(s) - 1]

    def can_buy(self, s: Leonardo) -> bool:
        if s.options.no_early_works and s.round == 1:
            return False
        can_pay = self.bought < WORKS_A_TURN and s.purses[self.seat] >= WORK_PRICE
        return can_pay and bool(s.art) and bool(s.rooms_of(self.seat))

    def most(self, s: Leonardo) -> int:
        """How many works the side can still buy this turn: by the rule, its purse, the pile and its palaces."""
        rooms = sum(WORKS_A_PALACE - len(s.works[space]) for space in s.rooms_of(self.seat))
        return min(WORKS_A_TURN - self.bought, s.purses[self.seat] // WORK_PRICE, len(s.art), rooms)

    def fixes(self, s: Leonardo, seat: Seat, action: BuyWork | Decline) -> tuple[ScoreNote, ...]:
        return (works_left(s),) if isinstance(action, BuyWork) else ()

    def then(self, s: Leonardo, answers: Given[BuyWork | Decline]) -> None:
        if any(isinstance(action, BuyWork) for _, action in answers):
            pay_bank(s, "work", self.seat, WORK_PRICE)
            s.next(DrawWork(self.seat), BuyWorks(self.seat, self.bought + 1))


class DrawWork(SideStep[Draw], frozen=True):
    """The work is drawn; its value need not be what it cost."""

    rule = R.ART
    takes = (Draw,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Leonardo) -> Sequence[tuple[Draw, int]]:
        return tuple((Draw(work), weight) for work, weight in s.art.odds())

    def then(self, s: Leonardo, answers: Given[Draw]) -> None:
        ((_, drawn),) = answers
        s.art = s.art.without(drawn.work)
        s.tell(R.ART, "work-drawn", seat=self.seat, value=int(drawn.work))
        s.next(ExhibitWork(self.seat, int(drawn.work)))


class ExhibitWork(SideStep[Exhibit], frozen=True):
    """The work goes at once to a palace of the side that has room, and stays there."""

    rule = R.ART
    takes = (Exhibit,)
    value: int

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.members(self.seat)

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Exhibit]:
        return Listed(tuple(map(Exhibit, s.rooms_of(self.seat))))

    def refuse(self, s: Leonardo, seat: Seat, action: Exhibit) -> Refusals:
        return tuple(self.misfits(s, action.space))

    def misfits(self, s: Leonardo, space: int) -> Iterator[Refusal]:
        if space not in PALACES:
            yield R.BOARD.no("no-palace-there")
            return
        if s.owners[space] != self.seat:
            yield R.ART.no("not-your-palace", space=label(space))
        if KINDS[space] == "bridge":
            yield R.ART.no("no-works-on-bridges", space=label(space))
        if len(s.works[space]) >= WORKS_A_PALACE:
            yield R.ART.no("palace-full", space=label(space), works=s.works[space])

    def fixes(self, s: Leonardo, seat: Seat, action: Exhibit) -> tuple[ScoreNote, ...]:
        return (work_brings(s, action.space),)

    def then(self, s: Leonardo, answers: Given[Exhibit]) -> None:
        ((_, shown),) = answers
        s.works[shown.space] += (self.value,)
        s.tell(R.ART, "exhibited", seat=self.seat, space=label(shown.space), value=self.value)


def put_back_works(s: Leonardo, asked: Steps) -> None:
    """A work that was drawn, and is no longer asked about, is shuffled in again."""
    for step in asked:
        if isinstance(step, ExhibitWork) and step not in s.agenda:
            s.art = s.art.with_mixed(str(step.value))
