"""Before the first turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.model import Given, Refusals, Step, Steps
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.leonardo.embassy import FAVOUR
from beffroi.games.leonardo.ledger import draw_from_bank
from beffroi.games.leonardo.material import FAVOURED, PARTIES, STREETS, label
from beffroi.games.leonardo.piles import TurnUpEvent, TurnUpOffice
from beffroi.games.leonardo.rulebook import Deal, Declare, R
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.state import NOBODY, Leonardo

START_FLORINS = 250


def preparation_of(seats: tuple[Seat, ...]) -> Steps:
    """The parties are chosen before the first event is shown, or everybody would join the party it favours."""
    shares = (step for seat in seats for step in (DealPalace(seat), ReceiveFlorins(seat)))
    return (*shares, TurnUpOffice(), ChooseParty(), TurnUpEvent())


class DealPalace(SideStep[Deal], frozen=True):
    """Everybody is dealt a palace for nothing; a bridge would be put back, so that only streets come."""

    rule = R.SETUP
    takes = (Deal,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Leonardo) -> Sequence[tuple[Deal, int]]:
        return tuple((Deal(space), 1) for space in STREETS if s.owners[space] == NOBODY)

    def then(self, s: Leonardo, answers: Given[Deal]) -> None:
        ((_, dealt),) = answers
        s.owners[dealt.space] = self.seat
        s.homes[self.seat] = dealt.space
        s.tell(R.SETUP, "dealt", seat=self.seat, space=label(dealt.space))


class ReceiveFlorins(SideStep[Action], frozen=True):
    """Everybody receives 250 florins."""

    rule = R.SETUP

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        draw_from_bank(s, "start", self.seat, START_FLORINS)


class ChooseParty(Step[Leonardo, Declare], frozen=True):
    """Everybody secretly decides for the Guelphs or the Ghibellines; then all show it."""

    rule = R.SETUP
    takes = (Declare,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.sides.playing()

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[Declare]:
        return map(Declare, PARTIES)

    def refuse(self, s: Leonardo, seat: Seat, action: Declare) -> Refusals:
        return () if action.party in PARTIES else (R.SETUP.no("no-such-party"),)

    def fixes(self, s: Leonardo, seat: Seat, action: Declare) -> tuple[ScoreNote, ...]:
        favours = list(FAVOURED.values()).count(action.party)
        brings = note(R.EVENTS, "party-brings", party=action.party, count=favours, most=len(FAVOURED), florins=FAVOUR)
        allies = note(R.ALLIANCE, "party-allies", party=action.party)
        return (brings,) if s.options.alliances == "never" else (brings, allies)

    def then(self, s: Leonardo, answers: Given[Declare]) -> None:
        chosen = {seat: declared.party for seat, declared in answers}
        s.parties = tuple(chosen.get(seat) for seat in s.seats)
        for seat, party in chosen.items():
            s.tell(R.SETUP, "party-shown", seat=seat, party=party)
