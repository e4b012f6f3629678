"""Leonardo by its first edition: whoever was done took everything back, and all could ally after the last turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import asdict

from beffroi.core.action import Seat
from beffroi.core.model import Refusal, Steps, Superseded
from beffroi.core.revisions import Earlier
from beffroi.games.leonardo.alliance import Alliances
from beffroi.games.leonardo.game import LeonardoGame
from beffroi.games.leonardo.market import PlaceBets
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.rulebook import Accept, Counter, Drop, Length, LeonardoOptions, Offer, R, Refuse
from beffroi.games.leonardo.state import FEWEST_SIDES, Leonardo, Offered, Proposed
from beffroi.games.leonardo.trade import Deals, Offers
from beffroi.games.leonardo.turn import TakeTurn, turn_of
from beffroi.games.leonardo.view import View


class FirstOptions(LeonardoOptions, frozen=True):
    """There were alliances or there were none."""

    length: Length = "15-rounds"
    alliances: bool = True  # type: ignore[assignment]  # the second edition has three values
    negotiations: bool = True
    market_maximum: bool = False
    no_early_works: bool = False
    returned_works: bool = False


class TurnWithoutWindow(TakeTurn, frozen=True, tag="TakeTurn"):
    """Whoever could buy no works was asked nothing before the roll."""

    def course(self) -> Steps:
        return turn_of(self.seat)[1:]


class BetInSeatOrder(PlaceBets, frozen=True, tag="PlaceBets"):
    """Bets were shown, and winners paid, from the first seat on."""

    def order(self, s: Leonardo) -> tuple[int, ...]:
        return s.sides.standing()


class NegotiateInSilence(Negotiate, frozen=True, tag="Negotiate"):
    """Whoever was done was silent, and there was a negotiation after the last turn too."""

    has_open_answers = False

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.sides.playing() if s.options.negotiations or can_ally(s) else ()


class PassingOffers(Offers, frozen=True, tag="Offers"):
    """Whoever was done took back what was offered, and nothing was countered."""

    takes = (Offer,)

    def answers(self, s: Leonardo, side: int) -> tuple[tuple[int, Seat], ...]:
        return ()

    def hush(self, s: Leonardo, seat: Seat) -> None:
        s.offers = tuple(each for each in s.offers if s.side(each.seat) != s.side(seat))


class DropDeals(Deals, frozen=True, tag="Deals"):
    """To decline and to withdraw were told alike, and without a reason."""

    takes = (Accept, Drop)

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[Accept | Drop | Refuse]:
        return (word for word in super().candidates(s, seat) if not isinstance(word, Refuse))

    def tell_dropped(self, s: Leonardo, seat: Seat, number: int, *, is_own: bool) -> None:
        s.tell(R.TRADE, "offer-dropped", seat=seat, number=number)


class PassingProposals(Alliances, frozen=True, tag="Alliances"):
    """Sides could unite even after their last turn; whoever had answered a question dropped every proposal."""

    def obstacles(self, s: Leonardo, own: int, other: int) -> Iterator[Refusal]:
        if s.party(own) != s.party(other):
            yield R.ALLIANCE.no("other-party", seat=other)
        if len(s.sides.standing()) <= FEWEST_SIDES:
            yield R.ALLIANCE.no("nobody-left")

    def tell_dropped(self, s: Leonardo, seat: Seat, number: int, *, is_own: bool) -> None:
        s.tell(R.ALLIANCE, "withdrawn", seat=seat, number=number)

    def hush(self, s: Leonardo, seat: Seat) -> None:
        s.proposals = tuple(each for each in s.proposals if s.side(seat) not in each.sides)


def can_ally(s: Leonardo) -> bool:
    """Whether two sides could become one and leave somebody to play against."""
    standing = s.sides.standing()
    is_possible = len(standing) > FEWEST_SIDES and len({s.party(side) for side in standing}) < len(standing)
    return bool(s.options.alliances) and is_possible


class FirstLeonardo(Leonardo, kw_only=True):
    """A position by the first edition: every ally had the whole capital for points."""

    earlier: ClassVar[Superseded] = {
        TakeTurn: TurnWithoutWindow,
        PlaceBets: BetInSeatOrder,
        Negotiate: NegotiateInSilence,
        Offers: PassingOffers,
        Deals: DropDeals,
        Alliances: PassingProposals,
    }
    revision: int = 1
    options: FirstOptions

    def lapse(self, gone: Offered | Proposed) -> None:
        """What lapsed did so without a word."""
        self.offers = tuple(each for each in self.offers if each is not gone)
        self.proposals = tuple(each for each in self.proposals if each is not gone)

    @staticmethod
    def share(capital: int, _members: int, /) -> int:
        return capital


class FirstView(View, frozen=True):
    """The city by the first edition."""

    options: FirstOptions


class FirstLeonardoGame(Earlier, LeonardoGame):
    """Families of a Renaissance city buy palaces, collect art, and ruin each other, as they did at first."""

    revision = 1
    counting = "points"
    state: type[Leonardo] = FirstLeonardo
    options: type[LeonardoOptions] = FirstOptions
    actions = tuple(action for action in LeonardoGame.actions if action not in (Counter, Refuse))

    def settled(self, seats: int, options: LeonardoOptions) -> LeonardoOptions:
        return options

    def lay_out(self, seats: tuple[Seat, ...], options: LeonardoOptions) -> Leonardo:
        s: Leonardo = super().lay_out(seats, options)
        are_allowed = bool(options.alliances)
        s.floor = tuple(step for step in s.floor if are_allowed or not isinstance(step, Alliances))
        return s

    def view(self, s: Leonardo, viewer: Seat | None) -> FirstView:
        return FirstView(**asdict(super().view(s, viewer)))
