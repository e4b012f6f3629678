"""Palaces and bridges that nobody owns yet: bought, auctioned, or left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic

from beffroi.core.action import Action, Seat
from beffroi.core.ask import Amount, YesNo
from beffroi.core.choices import Amounts, Choices, Listed
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.leonardo.brings import palace_brings
from beffroi.games.leonardo.ledger import pay_bank
from beffroi.games.leonardo.material import PRICES, label
from beffroi.games.leonardo.rulebook import Auction, Bid, Buy, Decline, Pass, R, Raise
from beffroi.games.leonardo.sidestep import A, SideStep, Tied
from beffroi.games.leonardo.state import NOBODY, Leonardo

BID_STEP = 5
WAYS: tuple[Buy | Auction | Decline, ...] = (Buy(), Auction(), Decline())
RAISE_OR_NOT: tuple[Raise | Pass, Raise | Pass] = (Raise(), Pass())


class AcquirePalace(SideStep[Buy | Auction | Decline], frozen=True):
    """Who reaches a free street or bridge may buy it, put it up for auction, or leave it."""

    rule = R.PALACES
    takes = (Buy, Auction, Decline)
    space: int

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.members(self.seat)

    def candidates(self, s: Leonardo, seat: Seat) -> Iterable[Buy | Auction | Decline]:
        return WAYS

    def refuse(self, s: Leonardo, seat: Seat, action: Buy | Auction | Decline) -> Refusals:
        price, purse = PRICES[self.space], s.purses[self.seat]
        if isinstance(action, Buy) and purse < price:
            return (R.PALACES.no("too-dear", space=label(self.space), price=price, purse=purse),)
        return ()

    def fixes(self, s: Leonardo, seat: Seat, action: Buy | Auction | Decline) -> tuple[ScoreNote, ...]:
        if isinstance(action, Decline):
            return ()
        starts = (note(R.AUCTION, "bids-from", florins=BID_STEP, price=PRICES[self.space]),)
        return (*(starts if isinstance(action, Auction) else ()), palace_brings(s, seat, self.space))

    def then(self, s: Leonardo, answers: Given[Buy | Auction | Decline]) -> None:
        ((_, action),) = answers
        match action:
            case Buy():
                pay_bank(s, "price", self.seat, PRICES[self.space])
                acquire(s, self.seat, self.space)
            case Auction():
                s.tell(R.AUCTION, "auction", seat=self.seat, space=label(self.space))
                s.next(Bidding(self.space, (*s.following(self.seat), self.seat)))
            case Decline():
                s.tell(R.PALACES, "left-free", seat=self.seat, space=label(self.space))


def acquire(s: Leonardo, side: int, space: int) -> None:
    s.owners[space] = side
    s.tell(R.PALACES, "acquired", seat=side, space=label(space))


class Sale(Tied[A], Generic[A], frozen=True):
    """An auction under way: the sides still bidding, the next one first, the best bid and whose it is."""

    space: int
    bidders: tuple[int, ...]
    best: int = 0
    leader: int = NOBODY

    def bounds(self, s: Leonardo) -> tuple[int, int]:
        """The lowest and the highest bid of whoever is next."""
        return self.lowest, s.purses[self.bidders[0]]

    @property
    def lowest(self) -> int:
        """The smallest bid that is above the best one."""
        return self.best + BID_STEP

    def lot(self, s: Leonardo) -> str:
        return label(self.space)

    def ceilings(self, s: Leonardo, seat: Seat) -> Amount | None:
        side = s.side(seat)
        can_bid = side in self.bidders and s.purses[side] >= self.lowest
        return Amount("Bid", "florins", self.lowest, s.purses[side], by=BID_STEP) if can_bid else None

    def without(self, side: int) -> Step[Leonardo, Any]:
        """Who leaves bids no more; had it the best bid, the others start again from the bottom."""
        if side not in self.bidders:
            return self
        others = tuple(other for other in self.bidders if other != side)
        best, leader = (0, NOBODY) if side == self.leader else (self.best, self.leader)
        kind = Bidding if side == self.bidders[0] else type(self)
        return kind(self.space, others, best, leader)


class Bidding(Sale[Raise | Pass], frozen=True):
    """Side after side goes on bidding or passes for good; the last one left pays its bid to the bank."""

    rule = R.AUCTION
    takes = (Raise, Pass)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        is_open = self.bidders and self.bidders[0] != self.leader and self.can_bid(s, self.bidders[0])
        return s.members(self.bidders[0]) if is_open else ()

    def can_bid(self, s: Leonardo, side: int) -> bool:
        return s.purses[side] >= self.lowest

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Raise | Pass]:
        amounts = Amount("Bid", "florins", *self.bounds(s), by=BID_STEP)
        return Listed(RAISE_OR_NOT, YesNo(*RAISE_OR_NOT, then=amounts))

    def bid_within(self, s: Leonardo, seat: Seat, ceiling: int) -> tuple[Action, ...]:
        return (Raise(), Bid(self.lowest)) if self.lowest <= min(ceiling, s.purses[s.side(seat)]) else ()

    def fixes(self, s: Leonardo, seat: Seat, action: Raise | Pass) -> tuple[ScoreNote, ...]:
        return (palace_brings(s, seat, self.space),) if isinstance(action, Raise) else ()

    def then(self, s: Leonardo, answers: Given[Raise | Pass]) -> None:
        if not self.bidders:
            s.tell(R.AUCTION, "unsold", space=label(self.space))
        elif self.bidders[0] == self.leader:
            pay_bank(s, "auction", self.leader, self.best)
            acquire(s, self.leader, self.space)
        elif any(isinstance(action, Raise) for _, action in answers):
            s.next(NameBid(self.space, self.bidders, self.best, self.leader))
        else:
            s.tell(R.AUCTION, "passed", seat=self.bidders[0])
            s.next(Bidding(self.space, self.bidders[1:], self.best, self.leader))


class NameBid(Sale[Bid], frozen=True):
    """A bid is a multiple of five, above the last one, and in the purse."""

    rule = R.AUCTION
    takes = (Bid,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.members(self.bidders[0])

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Bid]:
        return Amounts(Bid, *self.bounds(s), by=BID_STEP, field="florins")

    def refuse(self, s: Leonardo, seat: Seat, action: Bid) -> Refusals:
        return tuple(self.misfits(s.purses[self.bidders[0]], action.florins))

    def misfits(self, purse: int, florins: int) -> Iterator[Refusal]:
        if florins % BID_STEP:
            yield R.AUCTION.no("bid-in-fives")
        if florins <= self.best:
            yield R.AUCTION.no("bid-too-low", florins=self.best)
        if florins > purse:
            yield R.AUCTION.no("bid-over-purse", purse=purse)

    def fixes(self, s: Leonardo, seat: Seat, action: Bid) -> tuple[ScoreNote, ...]:
        return (palace_brings(s, seat, self.space),)

    def then(self, s: Leonardo, answers: Given[Bid]) -> None:
        ((_, bid),) = answers
        side, *others = self.bidders
        s.tell(R.AUCTION, "bid", seat=side, florins=bid.florins)
        s.next(Bidding(self.space, (*others, side), bid.florins, side))
