"""Bastide by its first edition: anybody could propose without paying, and a stalled town stayed French."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.revisions import Earlier
from beffroi.games.bastide import audit
from beffroi.games.bastide.ending import CountPoints
from beffroi.games.bastide.game import BastideGame
from beffroi.games.bastide.rulebook import BastideOptions
from beffroi.games.bastide.state import Bastide
from beffroi.games.bastide.turn import TakeTurn
from beffroi.games.bastide.view import View


class ProposeFreely(TakeTurn, frozen=True, tag="TakeTurn"):
    """A project without bids was open to everybody, however long nothing had happened."""

    def pledge(self, s: Bastide, seat: Seat) -> int | None:
        return None


class CountFrenchUnlessLost(CountPoints, frozen=True, tag="CountPoints"):
    """Cards and the road of the camp counted in a town that stood still, too."""

    def sign(self) -> int:
        return -1 if self.ending == "siege-lost" else 1


class FirstBastide(Bastide, kw_only=True):
    """A position of the first edition."""

    earlier = {TakeTurn: ProposeFreely, CountPoints: CountFrenchUnlessLost}
    revision: int = 1


class FirstBastideGame(Earlier[FirstBastide, View, BastideOptions], BastideGame):  # type: ignore[misc]  # an older state
    """Bastide as it was played under revision 1."""

    revision = 1
    state = FirstBastide

    def audit(self, s: Bastide) -> None:
        audit.audit(s, CountFrenchUnlessLost)
