"""What a bid is worth, and so what a purse is worth while everybody bids."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.core.action import Seat
from beffroi.games.bastide.project import PRICE, AddToBids, SealBids
from beffroi.games.bastide.state import Bastide, Project
from beffroi.games.bastide.taste.auction import (
    Rival,
    guessed_bids,
    placed_for,
    sensible_bids,
    shown_bids,
    taken_before,
)
from beffroi.games.bastide.taste.outlook import COIN, SPIRIT, if_over, outlook
from beffroi.games.bastide.taste.projects import best_circle, emissary_worth, ends_game
from beffroi.games.bastide.taste.promises import bid_honour

DENIED = 0.3
"""What it is worth that a circle is not another's."""
OWN_COIN = COIN * (1 + SPIRIT)
"""What a coin of one's own is worth to oneself."""


class Stakes:
    """What a seat has to win in a project: influences, an emissary, the end of the game."""

    def __init__(self, s: Bastide, seat: Seat, project: Project) -> None:
        self.s, self.seat = s, seat
        self.circles = len(s.free_circles(project.equipment))
        self.gains = influence_gains(s, seat, project.equipment)
        self.emissary = emissary_worth(s, seat, project.equipment)
        is_last = ends_game(s, project)
        self.ending = if_over(s, seat, 1) - outlook(s, seat) if is_last else 0.0
        self.coin = 0.0 if is_last else OWN_COIN
        """What a coin of one's own is worth once this is over: nothing after the last project."""

    def worth(self, total: int, others: Sequence[Rival]) -> float:
        """What a bid brings, when others bid like that; its price not counted."""
        if total < PRICE:
            return 0.0
        taken = taken_before(total, others, self.circles)
        placed = placed_for(total, taken, self.circles, self.s.stock[self.seat])
        brought = sum(chance * gain for chance, gain in zip(placed, self.gains, strict=True))
        return brought + taken[0] * self.emissary + self.ending


def bids_worth(s: Bastide, seat: Seat, project: Project, bids: Sequence[int]) -> list[float]:
    """What every bid is worth, its price deducted; a promised one is a matter of honour."""
    stakes = Stakes(s, seat, project)
    others = guessed_bids(s, seat, project.initiator, stakes.circles)
    return [stakes.worth(bid, others) - stakes.coin * bid + bid_honour(s, seat, bid) for bid in bids]


def raises_worth(s: Bastide, seat: Seat, front: AddToBids, raises: Sequence[int]) -> list[float]:
    """What it is worth to add so much to a bid, now that all bids are shown."""
    stakes, others = Stakes(s, seat, front.project), shown_bids(s, front, seat)
    place = front.bidders.index(seat)
    own = front.bids[place] + front.added[place]
    return [stakes.worth(own + more, others) - stakes.coin * more + bid_honour(s, seat, own + more) for more in raises]


def influence_gains(s: Bastide, seat: Seat, equipment: str) -> list[float]:
    """What so many influences on an equipment bring a seat, from none to all that are free."""
    draft, free, now = s.copy(), s.free_circles(equipment), outlook(s, seat)
    gains = [0.0]
    while free:
        circle = best_circle(draft, free)
        free.remove(circle)
        draft.influences[circle] = seat
        gains.append(outlook(draft, seat) - now + DENIED * len(gains))
    return gains


def purse_worth(s: Bastide, seat: Seat, most: int) -> list[float]:
    """What every purse up to this is worth to a seat: while everybody bids, three coins are an influence."""
    worth = [OWN_COIN * money for money in range(most + 1)]
    front = s.agenda[0]
    if not isinstance(front, SealBids):
        return worth
    stakes = Stakes(s, seat, front.project)
    others = guessed_bids(s, seat, front.project.initiator, stakes.circles)
    bids = sensible_bids(most, stakes.circles, s.stock[seat])
    best = {bid: stakes.worth(bid, others) - stakes.coin * bid for bid in bids}
    gain = 0.0
    for money in range(most + 1):
        gain = max(gain, best.get(money, gain))
        worth[money] += gain
    return worth
