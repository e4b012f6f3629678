"""Bastide by its first edition: projects nobody pays for, French towns that stand still, promises nobody watches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from beffroi.core.action import Seat
from beffroi.core.model import State, Superseded
from beffroi.core.revisions import Earlier
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreSheet
from beffroi.games.bastide import sheet
from beffroi.games.bastide.ending import CountPoints
from beffroi.games.bastide.game import BastideGame
from beffroi.games.bastide.material import BUILDINGS, LEAST_BIDS, NO_PROMISE, SPARE
from beffroi.games.bastide.rulebook import Accept, Counter, Drop, R, Refuse
from beffroi.games.bastide.state import Bastide, Offered, Promise, Tied
from beffroi.games.bastide.talk import AnswerOffer, CounterOffer, MakeOffer
from beffroi.games.bastide.turn import PassOn, TakeTurn
from beffroi.games.bastide.view import View


class ProposeFreely(TakeTurn, frozen=True, tag="TakeTurn"):
    """A project without bids was open to everybody, however long nothing had happened."""

    def pledge(self, s: Bastide, seat: Seat) -> int | None:
        return None


class CountFrenchUnlessLost(CountPoints, frozen=True, tag="CountPoints"):
    """Cards and the road of the camp counted in a town that stood still, too."""

    def sign(self) -> int:
        return -1 if self.ending == "siege-lost" else 1


FIRST_PROMISES = (NO_PROMISE, SPARE, *LEAST_BIDS, *BUILDINGS)


class OfferAnything(MakeOffer, frozen=True, tag="MakeOffer"):
    """Every promise could be made at any time, and who had talked with whom was not counted."""

    known: ClassVar[tuple[str, ...]] = FIRST_PROMISES

    def promises(self, s: Bastide) -> tuple[str, ...]:
        return FIRST_PROMISES

    def open(self, s: Bastide, offer: Offered) -> None:
        s.offers = (*s.offers, offer)


class DropOffer(AnswerOffer, frozen=True, tag="AnswerOffer"):
    """To decline and to withdraw were told alike, and without a reason."""

    takes = (Accept, Drop)

    def candidates(self, s: Bastide, seat: Seat) -> Iterable[Accept | Drop | Refuse]:
        return (word for word in super().candidates(s, seat) if not isinstance(word, Refuse))

    def tell_dropped(self, s: Bastide, seat: Seat, number: int, *, is_own: bool) -> None:
        s.tell(R.TALK, "offer-dropped", seat=seat, number=number)


class ForgetPromises(PassOn, frozen=True, tag="PassOn"):
    """A promise was shown for a turn, kept or not."""

    def let_promises_lapse(self, s: Bastide) -> None:
        s.promises = tuple(shown for shown in s.promises if shown.seat != s.active or shown.turn == s.turn)


class FirstBastide(Bastide, kw_only=True):
    """A position of the first edition."""

    earlier: ClassVar[Superseded] = {
        TakeTurn: ProposeFreely,
        CountPoints: CountFrenchUnlessLost,
        MakeOffer: OfferAnything,
        AnswerOffer: DropOffer,
        PassOn: ForgetPromises,
    }
    revision: int = 1

    def lapse(self, gone: Offered | Tied) -> None:
        """What lapsed did so without a word."""
        self.offers = tuple(offer for offer in self.offers if offer is not gone)
        self.ties = tuple(tied for tied in self.ties if tied is not gone)

    def settle(self, promise: Promise, how: Literal["kept", "broken", "lapsed"]) -> None:
        """Whether a promise was kept was not looked at."""
        if how == "lapsed":
            self.promises = tuple(other for other in self.promises if other is not promise)


class FirstBastideGame(Earlier, BastideGame):
    """Bastide as it was played under revision 1."""

    revision = 1
    state: type[Bastide] = FirstBastide
    steps = tuple(step for step in BastideGame.steps if step is not CounterOffer)
    actions = tuple(action for action in BastideGame.actions if action not in (Counter, Refuse))

    def adopt(self, s: State) -> State:
        s.floor = tuple(step for step in s.floor if not isinstance(step, CounterOffer))
        return super().adopt(s)

    def sheet(self, seen: Seen[View]) -> ScoreSheet:
        return sheet.sheet(seen, CountFrenchUnlessLost)
