"""Trades that gain for both sides: the last palace of a quarter, and what is sold in need."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from beffroi.core.action import Action, Seat
from beffroi.games.leonardo.bargains import FLORINS_STEP
from beffroi.games.leonardo.material import NEIGHBOURS, PRICES, STREETS
from beffroi.games.leonardo.rulebook import Counter, Offer
from beffroi.games.leonardo.state import Leonardo, Offered
from beffroi.games.leonardo.taste.fortune import WORTH_WHILE, shares
from beffroi.games.leonardo.taste.tolls import ruin_next_turn, tolls
from beffroi.games.leonardo.trade import Offers, exchange, terms_of

SUMS = (0, 20, 40, 80, 120, 200, 300)
"""Florins one tries, to make an exchange fair."""
PARTS = (40, 60, 80, 100, 120)
"""What one tries for a palace sold in need, in hundredths of its value."""


def exchanged(s: Leonardo, side: int, proposed: Offer) -> Leonardo:
    """The position after an exchange that a side has offered."""
    draft = s.copy()
    exchange(draft, side, proposed)
    return draft


def best_trade(s: Leonardo, seat: Seat, said: Collection[Action] = ()) -> Offer | None:
    """The exchange that gains most, among those not yet proposed by which the other side clearly gains too."""
    own, before = s.side(seat), shares(s)
    best, found = before[own] + WORTH_WHILE, None
    for proposed in trades(s, own):
        if proposed in said:
            continue
        after = shares(exchanged(s, own, proposed))
        if after[own] > best and after[proposed.to] > before[proposed.to] + 2 * WORTH_WHILE:
            best, found = after[own], proposed
    return found if found and not Offers().refuse(s, seat, found) else None


def best_counter(s: Leonardo, seat: Seat, offered: Offered, said: Collection[Action] = ()) -> Counter | None:
    """The same palaces for the fewest florins more by which both sides gain, in terms not yet proposed."""
    own, maker, before = s.side(seat), Seat(s.side(offered.seat)), shares(s)
    terms = [replace(each, number=0) for each in said if isinstance(each, Counter)]
    for word in dearer(offered):
        proposed = terms_of(word, maker)
        if proposed in said or replace(word, number=0) in terms or Offers().refuse(s, seat, word):
            continue
        after = shares(exchanged(s, own, proposed))
        if all(after[side] > before[side] + WORTH_WHILE for side in (own, maker)):
            return word
    return None


def dearer(offered: Offered) -> Iterator[Counter]:
    """What is offered, seen from the other side, with ever more florins for that one."""
    offer = offered.offer
    for florins in SUMS[1:]:
        more = offer.pay - offer.ask + florins
        yield Counter(offered.number, offer.want, max(0, -more), offer.give, max(0, more))


def trades(s: Leonardo, side: int) -> Iterator[Offer]:
    """What is worth a thought between a side and all others."""
    charged = tolls(s)
    needy = [each for each in s.sides.standing() if ruin_next_turn(s, each, charged)]
    for other in s.following(side):
        for give, want in _swaps(s, side, other):
            yield from _evened(s, side, other, give, want)
        if other in needy:
            yield from (Offer(Seat(other), (), paid, (space,), 0) for space, paid in _sales(s, other, side))
        if side in needy:
            yield from (Offer(Seat(other), (space,), 0, (), paid) for space, paid in _sales(s, side, other))


def _evened(s: Leonardo, side: int, other: int, give: tuple[int, ...], want: tuple[int, ...]) -> Iterator[Offer]:
    """An exchange, with florins one way or the other."""
    for florins in SUMS:
        if florins <= s.purses[side] and (give or florins):
            yield Offer(Seat(other), give, florins, want, 0)
        if 0 < florins <= s.purses[other]:
            yield Offer(Seat(other), give, 0, want, florins)


def _sales(s: Leonardo, seller: int, buyer: int) -> Iterator[tuple[int, int]]:
    """What a side could sell that may be ruined by its next roll, and what the buyer could pay."""
    for space in s.palaces_of(seller):
        value = PRICES[space] + sum(s.works[space])
        for part in PARTS:
            florins = value * part // 100 // FLORINS_STEP * FLORINS_STEP
            if florins <= s.purses[buyer]:
                yield space, florins


def _swaps(s: Leonardo, side: int, other: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """A palace that completes a quarter, alone or for another palace."""
    for want in _missing(s, side, other):
        yield (), (want,)
        for give in _streets(s, side):
            if give not in NEIGHBOURS[want]:
                yield (give,), (want,)
    for give in _missing(s, other, side):
        yield (give,), ()


def _streets(s: Leonardo, side: int) -> list[int]:
    return [space for space in STREETS if s.owners[space] == side]


def _missing(s: Leonardo, side: int, owner: int) -> list[int]:
    """The palaces of an owner that are the last of a quarter which a side does not have."""
    return [
        space
        for space in _streets(s, owner)
        if all(s.owners[other] == side for other in NEIGHBOURS[space] if other != space)
    ]
