"""How many influences a bid brings, when one does not know what the others bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.games.bastide.project import PRICE, AddToBids, SealBids
from beffroi.games.bastide.state import Bastide

ABSTAIN, ALL_IN = 0.3, 0.4
"""How likely somebody who could bid does not, and how likely whoever does bids everything."""
USUAL_RAISE = 2
"""What somebody who adds is supposed to add, each time."""


class Rival(NamedTuple):
    """What somebody else may bid, each bid with its chance, and whether equal bids are served first."""

    odds: Sequence[tuple[int, float]]
    wins_ties: bool


def guessed_bids(s: Bastide, seat: Seat, initiator: Seat, circles: int) -> list[Rival]:
    """What every other seat may bid: often all it can pay, and no less than it has announced."""
    return [
        Rival(_guessed(s, other, circles), is_served_first(s, initiator, other, seat))
        for other in s.playing
        if other != seat
    ]


def is_served_first(s: Bastide, initiator: Seat, seat: Seat, other: Seat) -> bool:
    """Whether a seat comes before another one that has bid as much."""
    order = s.clockwise_from(initiator)
    return order.index(seat) < order.index(other)


def _guessed(s: Bastide, seat: Seat, circles: int) -> Sequence[tuple[int, float]]:
    most, front = min(s.money[seat] // PRICE, circles, s.stock[seat]), s.agenda[0]
    if not most:
        return ((0, 1.0),)
    abstain = 0.0 if isinstance(front, SealBids) and front.pledged(s, seat) else ABSTAIN
    bids = 1 - abstain
    some = [(PRICE * count, bids * (1 - ALL_IN) / most) for count in range(1, most + 1)]
    return ((0, abstain), *some, (min(PRICE * most + 1, s.money[seat]), bids * ALL_IN))


def shown_bids(s: Bastide, front: AddToBids, seat: Seat) -> list[Rival]:
    """What the others have bid, with what they may have added."""
    rows = zip(front.bidders, front.bids, front.times, strict=True)
    return [
        Rival(((bid + USUAL_RAISE * times, 1.0),), is_served_first(s, front.project.initiator, other, seat))
        for other, bid, times in rows
        if other != seat
    ]


def taken_before(bid: int, others: Sequence[Rival], circles: int) -> list[float]:
    """How many circles are taken before it is this bid's turn: the chance of every number."""
    taken = [1.0] + [0.0] * circles
    for odds, wins_ties in others:
        after = [0.0] * (circles + 1)
        for amount, chance in odds:
            is_before = amount > bid or (amount == bid and wins_ties)
            count = amount // PRICE if is_before else 0
            for already, so_far in enumerate(taken):
                after[min(circles, already + count)] += so_far * chance
        taken = after
    return taken


def placed_for(bid: int, taken: Sequence[float], circles: int, stock: int) -> list[float]:
    """How many influences a bid places on what is left: the chance of every number."""
    most, placed = min(bid // PRICE, stock), [0.0] * (circles + 1)
    for count, chance in enumerate(taken):
        placed[min(most, circles - count)] += chance
    return placed


def sensible_bids(money: int, circles: int, stock: int, least: int = 0) -> list[int]:
    """As little as is allowed, every number of influences, and a coin more to be served before equals."""
    most = min(money // PRICE, circles, stock)
    bids = {least}
    for count in range(1, most + 1):
        bids |= {PRICE * count, min(money, PRICE * count + 1)}
    return sorted(bid for bid in bids if bid >= least)


def sensible_raises(front: AddToBids, seat: Seat, most: int) -> list[int]:
    """Nothing, as much as another, a coin more, or up to the next influences."""
    place = front.bidders.index(seat)
    own = front.bids[place] + front.added[place]
    raises = {bid + more - own for bid in front.bids for more in (0, 1)}
    raises |= {(own // PRICE + count) * PRICE - own for count in (1, 2, 3, 4)}
    return sorted({0, *(amount for amount in raises if 0 < amount <= most)})
