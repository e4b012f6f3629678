"""What may be answered in Leonardo, as numbers for search: every answer has one, below MOVE_COUNT, whatever is asked.

Amounts go by steps of five florins, up to AMOUNTS steps (20,480 florins); whoever has more bids and bets no
more than that here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beffroi.core.action import Action
from beffroi.games.leonardo.market import BET_STEP
from beffroi.games.leonardo.material import DEVICE, PARTIES, PRODUCTS, STREETS, WORKS
from beffroi.games.leonardo.offices import FARTHEST_PUSH
from beffroi.games.leonardo.rulebook import (
    Auction,
    Bet,
    Bid,
    Buy,
    BuyOffice,
    BuyWork,
    Declare,
    Decline,
    Done,
    Enlist,
    Exhibit,
    GoOn,
    HoldMarket,
    Keep,
    Pass,
    Push,
    Raise,
    ReturnWork,
    Strike,
)

PLAIN: tuple[Action, ...] = (
    *map(Declare, PARTIES),
    *(Decline(), BuyWork(), Enlist(), Buy(), Auction(), Raise(), Pass(), BuyOffice(), Strike(), HoldMarket(), Done()),
    GoOn(),
)
"""The answers that are about nothing but what is asked, in the order of their moves."""
AMOUNTS = 4096
VALUES = tuple(int(value) for value, _ in WORKS)
EXHIBIT = len(PLAIN)
KEEP = EXHIBIT + len(STREETS)
PUSH = KEEP + len(DEVICE)
RETURN_WORK = PUSH + 2 * FARTHEST_PUSH + 1
BID = RETURN_WORK + len(STREETS) * len(VALUES)
BET = BID + AMOUNTS
MOVE_COUNT = BET + AMOUNTS * len(PRODUCTS)
FIRST = (EXHIBIT, KEEP, PUSH, RETURN_WORK, BID, BET)
"""The first move of each word that is about something."""


def action_of(move: int) -> Action:
    """What a move means in the rulebook."""
    first, meaning = next(each for each in reversed(MEANINGS) if move >= each[0])
    return meaning(move - first)


def move_of(action: Any) -> int:
    """The move that an action of the rulebook is here."""
    meant = MOVES.get(type(action))
    return PLAIN.index(action) if meant is None else meant(action)


def bet_number(bet: Bet) -> int:
    """What a bet is about, as one number."""
    return (bet.florins // BET_STEP - 1) * len(PRODUCTS) + PRODUCTS.index(bet.product)


MEANINGS: tuple[tuple[int, Callable[[int], Action]], ...] = (
    (0, PLAIN.__getitem__),
    (EXHIBIT, lambda about: Exhibit(STREETS[about])),
    (KEEP, lambda about: Keep(DEVICE[about])),
    (PUSH, lambda about: Push(about - FARTHEST_PUSH)),
    (RETURN_WORK, lambda about: ReturnWork(STREETS[about // len(VALUES)], VALUES[about % len(VALUES)])),
    (BID, lambda about: Bid((about + 1) * BET_STEP)),
    (BET, lambda about: Bet(PRODUCTS[about % len(PRODUCTS)], (about // len(PRODUCTS) + 1) * BET_STEP)),
)
"""What a move says, by the first move that says such a thing."""
MOVES: dict[type[Action], Callable[[Any], int]] = {
    Exhibit: lambda said: EXHIBIT + STREETS.index(said.space),
    Keep: lambda said: KEEP + DEVICE.index(said.number),
    Push: lambda said: PUSH + said.spaces + FARTHEST_PUSH,
    ReturnWork: lambda said: RETURN_WORK + STREETS.index(said.space) * len(VALUES) + VALUES.index(said.value),
    Bid: lambda said: BID + said.florins // BET_STEP - 1,
    Bet: lambda said: BET + bet_number(said),
}
"""The moves of the answers that are about something."""
