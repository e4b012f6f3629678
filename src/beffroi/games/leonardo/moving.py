"""The pawn's way around the ring."""

from __future__ import annotations

from beffroi.core.action import Action
from beffroi.core.model import Given
from beffroi.games.leonardo.ledger import draw_from_bank
from beffroi.games.leonardo.material import CITY, label
from beffroi.games.leonardo.rulebook import R
from beffroi.games.leonardo.sidestep import SideStep
from beffroi.games.leonardo.state import Leonardo

SALARY = 100


class MovePawn(SideStep[Action], frozen=True):
    """The pawn moves this many spaces, backwards if negative; going forward over Piazza Maggiore brings 100."""

    rule = R.PIAZZA
    spaces: int

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        reached = s.pawns[self.seat] + self.spaces
        s.pawns[self.seat] = (reached - 1) % len(CITY) + 1
        s.tell(R.TURN, "moved", seat=self.seat, steps=self.spaces, space=label(s.pawns[self.seat]))
        if reached > len(CITY):
            draw_from_bank(s, "salary", self.seat, SALARY)
