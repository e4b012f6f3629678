"""The piles whose top card lies face up."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.core.action import CHANCE, Seat
from beffroi.core.model import Given, Step
from beffroi.games.leonardo.material import FAVOURED, OFFICE_PRICES
from beffroi.games.leonardo.rulebook import R, TurnUp
from beffroi.games.leonardo.state import Leonardo


class TurnUpOffice(Step[Leonardo, TurnUp], frozen=True):
    """The next public office and its price are shown."""

    rule = R.OFFICES
    takes = (TurnUp,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Leonardo) -> Sequence[tuple[TurnUp, int]]:
        return tuple((TurnUp(card), weight) for card, weight in s.office_pile.odds())

    def then(self, s: Leonardo, answers: Given[TurnUp]) -> None:
        ((_, turned),) = answers
        s.office_pile = s.office_pile.shown(turned.card)
        s.tell(R.OFFICES, "office-shown", office=turned.card, florins=OFFICE_PRICES[int(turned.card)])


class TurnUpEvent(Step[Leonardo, TurnUp], frozen=True):
    """The next international event is shown."""

    rule = R.EVENTS
    takes = (TurnUp,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Leonardo) -> Sequence[tuple[TurnUp, int]]:
        return tuple((TurnUp(card), weight) for card, weight in s.events.odds())

    def then(self, s: Leonardo, answers: Given[TurnUp]) -> None:
        ((_, turned),) = answers
        s.events = s.events.shown(turned.card)
        s.tell(R.EVENTS, "event-shown", news=turned.card, party=FAVOURED[turned.card])


def show_office(s: Leonardo) -> None:
    """An office is turned up, unless one lies open already, is about to, or none is left."""
    is_due = any(isinstance(step, TurnUpOffice) for step in s.agenda)
    if s.office_pile.top is None and s.office_pile and not is_due:
        s.next(TurnUpOffice())
