"""How many influences a bid brings, when one does not know what the others bid."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.core.action import Seat
from beffroi.games.bastide.project import PRICE, AddToBids, SealBids
from beffroi.games.bastide.state import Bastide

ABSTAIN = 0.3
"""How likely somebody who could bid does not."""
USUAL_RAISE = 2
"""What somebody who adds is supposed to add, each time."""
Odds = Sequence[tuple[int, float]]
"""What somebody may bid, each bid with its chance."""


def guessed_bids(s: Bastide, seat: Seat, circles: int) -> list[Odds]:
    """What every other seat may bid: any number of influences it can pay, and no less than it has announced."""
    return [_guessed(s, other, circles) for other in s.playing if other != seat]


def _guessed(s: Bastide, seat: Seat, circles: int) -> Odds:
    most, front = min(s.money[seat] // PRICE, circles, s.stock[seat]), s.agenda[0]
    if not most:
        return ((0, 1.0),)
    abstain = 0.0 if isinstance(front, SealBids) and front.pledged(s, seat) else ABSTAIN
    return ((0, abstain), *((PRICE * count, (1 - abstain) / most) for count in range(1, most + 1)))


def shown_bids(front: AddToBids, seat: Seat) -> list[Odds]:
    """What the others have bid, with what they may have added."""
    rows = zip(front.bidders, front.bids, front.times, strict=True)
    return [((bid + USUAL_RAISE * times, 1.0),) for other, bid, times in rows if other != seat]


def taken_before(bid: int, others: Sequence[Odds], circles: int, *, wins_ties: bool) -> list[float]:
    """How many circles are taken before it is this bid's turn: the chance of every number."""
    taken = [1.0] + [0.0] * circles
    for odds in others:
        after = [0.0] * (circles + 1)
        for amount, chance in odds:
            is_before = amount > bid or (amount == bid and not wins_ties)
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
