"""Positions of the Fair, built directly."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.model import Result
from tests.toy import GAME
from tests.toy.rulebook import CARDS, Bid, FairOptions
from tests.toy.state import Fair
from tests.toy.steps import FirstBid, PassOn, RaiseBid

ANN, BOB, CID, DOT = map(Seat, range(4))
PURSE = 1_000_000
POOR = FairOptions(purse=3)
CARD = CARDS[0][0]


def bidding(seats: int = 3, options: FairOptions | None = None) -> Fair:
    """The first round: Ann has drawn a card, everybody is asked for a sealed bid."""
    s = GAME.setup(seats, options)
    s.card, s.pile = CARD, s.pile.without(CARD)
    s.agenda = (FirstBid(), PassOn())
    s.opened = 2
    return s


def sealed(s: Fair, *bids: tuple[Seat, int]) -> Fair:
    """The same position with these bids held."""
    s.held = tuple((seat, Bid(amount)) for seat, amount in bids)
    return s


def raising(seats: int, *bids: tuple[Seat, int]) -> Fair:
    """The bids are shown; who has bid half of the purse or more is asked for a raise, and a new bid follows."""
    s = bidding(seats)
    s.agenda = (RaiseBid(bids), FirstBid(), PassOn())
    s.opened = 3
    return s


def allied(seats: int, kept: Seat, joined: Seat) -> Fair:
    """A bidding in which two seats play together."""
    s = bidding(seats)
    s.sides = s.sides.merged(kept, joined)
    s.purses[kept], s.purses[joined] = s.purses[kept] + s.purses[joined], 0
    return s


def without(seats: int, *gone: Seat) -> Fair:
    """A bidding in which some seats are out of the game."""
    s = bidding(seats)
    for seat in gone:
        s.sides = s.sides.without(seat)
        s.paid, s.purses[seat] = s.paid + s.purses[seat], 0
    s.first = s.sides.playing()[0]
    return s


def finished() -> Fair:
    """A game that was closed at its first bid."""
    s = bidding()
    s.finish(Result("closed", (1, 1, 1), (0, 0, 0)))
    return s
