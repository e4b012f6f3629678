"""What the holder of a public office may do to a visitor."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Seat
from beffroi.core.ask import YesNo
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Refusals, Steps
from beffroi.games.leonardo.material import EMBASSIES
from beffroi.games.leonardo.moving import MovePawn
from beffroi.games.leonardo.rulebook import Decline, Push, R, Strike
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.soldiers import MeetOthers
from beffroi.games.leonardo.state import NOBODY, Leonardo
from beffroi.games.leonardo.visit import VisitSpace

FARTHEST_PUSH = 5
STRIKE_OR_NOT: tuple[Strike | Decline, Strike | Decline] = (Strike(), Decline())
STRIKING = Listed(STRIKE_OR_NOT, YesNo(*STRIKE_OR_NOT))
PUSHES = tuple(map(Push, range(-FARTHEST_PUSH, FARTHEST_PUSH + 1)))


def holder(s: Leonardo, visitor: Seat) -> int:
    """The other side that holds the office of the space a visitor stands on."""
    owner = s.office_owner(s.pawns[visitor])
    return NOBODY if owner == visitor else owner


def arrival_of(seat: Seat) -> Steps:
    """What happens where a pawn has come to rest, but for the push, which comes once a turn."""
    return (MeetOthers(seat), VisitSpace(seat), StrikeSoldier(seat))


class StrikeSoldier(SideStep[Strike | Decline], frozen=True):
    """Whose office is an embassy may remove a soldier of the visitor."""

    rule = R.OFFICES
    takes = (Strike, Decline)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        can_strike = s.pawns[self.seat] in EMBASSIES and s.soldiers[self.seat]
        return s.members(holder(s, self.seat)) if can_strike else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Strike | Decline]:
        return STRIKING

    def then(self, s: Leonardo, answers: Given[Strike | Decline]) -> None:
        if any(isinstance(action, Strike) for _, action in answers):
            s.soldiers[self.seat] -= 1
            s.tell(R.OFFICES, "struck", seat=holder(s, self.seat), seats=(self.seat,))


class PushVisitor(SideStep[Push], frozen=True):
    """The holder may move the visitor up to five spaces either way, once a turn; the new space then counts in full."""

    rule = R.OFFICES
    takes = (Push,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.members(holder(s, self.seat))

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[Push]:
        return PUSHES

    def refuse(self, s: Leonardo, seat: Seat, action: Push) -> Refusals:
        return () if action in PUSHES else (R.OFFICES.no("push-too-far", farthest=FARTHEST_PUSH),)

    def then(self, s: Leonardo, answers: Given[Push]) -> None:
        for _, push in answers:
            if push.spaces:
                self.tell_push(s, push.spaces)
                s.next(MovePawn(self.seat, push.spaces), *arrival_of(self.seat))

    def tell_push(self, s: Leonardo, spaces: int) -> None:
        pusher = holder(s, self.seat)
        if spaces > 0:
            s.tell(R.OFFICES, "pushed-forward", seat=pusher, seats=(self.seat,), steps=spaces)
        else:
            s.tell(R.OFFICES, "pushed-back", seat=pusher, seats=(self.seat,), steps=-spaces)
