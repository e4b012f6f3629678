"""What belongs to the table: leaving it, its clock, closing it."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.host import AtTheTable
from beffroi.games.bastide.ending import CountPoints
from beffroi.games.bastide.state import NOBODY, Bastide


class Table(AtTheTable[Bastide], frozen=True):
    """Who leaves or is late is out and comes last; the others play on around what stands."""

    def playing(self, s: Bastide) -> tuple[Seat, ...]:
        return s.playing

    def leaves(self, s: Bastide, leaver: Seat, ending: str) -> None:
        leave(s, leaver)

    def closes(self, s: Bastide) -> None:
        s.skip_to(CountPoints("closed"))


def leave(s: Bastide, leaver: Seat) -> None:
    """Money goes to the bank, tiles to the bag, cards beside the board; influences stay and serve the town."""
    s.playing = tuple(seat for seat in s.playing if seat != leaver)
    s.money[leaver] = 0
    for tile in s.hands[leaver]:
        s.bag = s.bag.with_mixed(tile)
    s.hands[leaver] = ()
    s.cards = [NOBODY if holder == leaver else holder for holder in s.cards]
    let_go(s, leaver)
    if len(s.playing) == 1:
        s.skip_to(CountPoints("last-standing"))


def let_go(s: Bastide, leaver: Seat) -> None:
    """What was offered and promised by or to somebody who has left lapses."""
    for offer in s.offers:
        if leaver in (offer.seat, offer.to):
            s.lapse(offer)
    for tied in s.ties:
        if tied.seat == leaver:
            s.lapse(tied)
    for promise in s.promises:
        if leaver in (promise.seat, promise.to):
            s.settle(promise, "lapsed")
