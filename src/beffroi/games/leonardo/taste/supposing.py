"""What an answer leads to, as far as one can see at a glance: a few positions, each with its chance."""

from __future__ import annotations

from typing import Any

from beffroi.core.action import Action, Seat
from beffroi.games.leonardo.art import WORK_PRICE
from beffroi.games.leonardo.embassy import FAVOUR
from beffroi.games.leonardo.leaving import go_bankrupt
from beffroi.games.leonardo.market import LEAST_BET, WINNINGS, bettors
from beffroi.games.leonardo.material import CITY, FAVOURED, KINDS, OFFICE_PRICES, PRICES
from beffroi.games.leonardo.moving import SALARY
from beffroi.games.leonardo.palaces import BID_STEP
from beffroi.games.leonardo.rulebook import (
    Auction,
    Bet,
    Buy,
    BuyOffice,
    BuyWork,
    Enlist,
    Exhibit,
    HoldMarket,
    Keep,
    Pass,
    Push,
    Raise,
    Strike,
)
from beffroi.games.leonardo.state import NOBODY, Leonardo

Suppositions = list[tuple[float, Leonardo]]
WINNING = 1 / 6
"""The chance of one product in a market: two numbers of twelve."""


def suppose(s: Leonardo, seat: Seat, action: Action) -> Suppositions:
    """The positions an answer may lead to, with their chances; where nothing is known of it, this one."""
    side, front = s.side(seat), asked(s)
    match action:
        case Bet(florins=florins):
            return stakes(s, front.seat, side, florins)
        case HoldMarket():
            return market(s, side)
        case Buy() | Auction() | Raise() | Pass():
            return [(1.0, acquired(s, side, action))]
        case Push(spaces=steps):
            return [(1.0, landed(s, front.seat, steps))]
        case Keep(number=steps):
            return [(1.0, landed(s, side, steps))]
    return [(1.0, furnished(s, side, action))]


def asked(s: Leonardo) -> Any:
    """The step being asked: its kind follows from what may be answered to it."""
    return s.agenda[0]


def acquired(s: Leonardo, side: int, action: Action) -> Leonardo:
    """Somebody owns the palace that is asked about, for what it costs him."""
    front = asked(s)
    match action:
        case Buy():
            then = sold(s, side, front.space, PRICES[front.space])
        case Auction():
            then = auctioned(s, side, front.space)
        case Raise():
            then = sold(s, side, front.space, front.best + BID_STEP)
        case _:
            then = s if front.leader == NOBODY else sold(s, front.leader, front.space, front.best)
    return then


def furnished(s: Leonardo, side: int, action: Action) -> Leonardo:
    """A side has got something besides palaces, or lost a soldier."""
    front, then = asked(s), s
    match action:
        case BuyWork():
            then = with_work(s, side)
        case Exhibit(space=space):
            then = hung(s, space, front.value)
        case BuyOffice():
            then = with_office(s, side)
        case Enlist():
            then = enlisted(s, side, 1)
        case Strike():
            then = enlisted(s, front.seat, -1)
    return then


def with_work(s: Leonardo, side: int) -> Leonardo:
    """A work of middling value, where it does most good."""
    draft = hung(s, best_room(s, side), _middling(s))
    draft.purses[side] -= WORK_PRICE
    return draft


def best_room(s: Leonardo, side: int) -> int:
    """The palace to fill first: the one with the most works, of those the dearest."""
    return max(s.rooms_of(side), key=lambda space: (len(s.works[space]), s.tax(space), space))


def _middling(s: Leonardo) -> int:
    counts = s.art.mixed
    total = sum(count for _, count in counts)
    return sum(int(value) * count for value, count in counts) // total if total else WORK_PRICE


def hung(s: Leonardo, space: int, value: int) -> Leonardo:
    draft = s.copy()
    draft.works[space] += (value,)
    return draft


def sold(s: Leonardo, side: int, space: int, price: int) -> Leonardo:
    draft = s.copy()
    draft.purses[side] -= price
    draft.owners[space] = side
    return draft


def auctioned(s: Leonardo, side: int, space: int) -> Leonardo:
    """The others bid up to the price; who has more florins gets it for a little more than they have."""
    price = PRICES[space]
    richest = max(s.following(side), key=lambda other: s.purses[other])
    last = min(price, s.purses[richest]) // BID_STEP * BID_STEP
    if last < price and s.purses[side] > last + BID_STEP:
        return sold(s, side, space, last + BID_STEP)
    return sold(s, richest, space, last)


def with_office(s: Leonardo, side: int) -> Leonardo:
    assert s.office_pile.top is not None
    office, draft = int(s.office_pile.top), s.copy()
    draft.purses[side] -= OFFICE_PRICES[office]
    draft.offices[side] += (office,)
    return draft


def enlisted(s: Leonardo, side: int, change: int) -> Leonardo:
    draft = s.copy()
    draft.soldiers[side] += change
    return draft


def landed(s: Leonardo, visitor: int, steps: int) -> Leonardo:
    """A pawn has moved so far, and what waits there has happened."""
    if not steps:
        return s
    draft, reached = s.copy(), s.pawns[visitor] + steps
    draft.pawns[visitor] = (reached - 1) % len(CITY) + 1
    if reached > len(CITY):
        draft.purses[visitor] += SALARY
    _arrive(draft, visitor, draft.pawns[visitor])
    return draft


def _arrive(draft: Leonardo, visitor: int, space: int) -> None:
    owner = draft.owners[space]
    if owner not in (NOBODY, visitor):
        owe(draft, visitor, owner, draft.tax(space))
    elif KINDS[space] == "embassy" and draft.events.top is not None:
        for seat in draft.sides.playing():
            if draft.parties[seat] == FAVOURED[draft.events.top]:
                draft.purses[draft.side(seat)] += FAVOUR


def owe(draft: Leonardo, debtor: int, creditor: int, florins: int) -> None:
    """A debt is paid, or ruins the debtor."""
    if draft.purses[debtor] < florins:
        go_bankrupt(draft, debtor, creditor, florins)
    else:
        draft.purses[debtor] -= florins
        draft.purses[creditor] += florins


def stakes(s: Leonardo, organiser: int, bettor: int, florins: int) -> Suppositions:
    won, lost = s.copy(), s.copy()
    owe(won, organiser, bettor, WINNINGS * florins)
    owe(lost, bettor, organiser, florins)
    return [(WINNING, won), (1 - WINNING, lost)]


def market(s: Leonardo, organiser: int) -> Suppositions:
    """The richest other side bets half of what it has, and the rest the least they can."""
    betting = bettors(s, organiser)
    bold = max(betting, key=lambda side: s.purses[side])
    lost, won = s.copy(), s.copy()
    for side in betting:
        florins = s.purses[side] // 2 if side == bold else min(LEAST_BET, s.purses[side])
        owe(won, side, organiser, florins)
    owe(lost, organiser, bold, WINNINGS * (s.purses[bold] // 2))
    return [(WINNING, lost), (1 - WINNING, won)]
