"""What visitors pay where, and whom it would ruin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from beffroi.games.leonardo.art import WORK_PRICE
from beffroi.games.leonardo.material import CITY, DEVICE, INCOME, KINDS, PALACES, PRICES
from beffroi.games.leonardo.moving import SALARY
from beffroi.games.leonardo.offices import FARTHEST_PUSH
from beffroi.games.leonardo.state import NOBODY, Leonardo

FEARED = 2
"""So many works more may hang in a palace when one comes there."""
FIRST_RESERVE = 150
"""Whoever keeps so much in the first round can pay there whatever the others can build with the rest."""
SPACES, NUMBERS = len(CITY), len(DEVICE)
ON_THE_WAY = (0, 4, 10, 30, 0)
"""What a palace on its way to four works promises besides its income, in hundredths of its price."""


class Toll(NamedTuple):
    """A palace somebody owns, what a visitor pays there, and what more it may yield one day."""

    space: int
    owner: int
    tax: int
    promise: float


def tolls(s: Leonardo) -> list[Toll]:
    return [
        Toll(space, s.owners[space], s.tax(space), PRICES[space] * ON_THE_WAY[len(s.works[space])] / 100)
        for space in PALACES
        if s.owners[space] != NOBODY
    ]


def best_push(side: int, office: int, charged: Sequence[Toll]) -> int:
    """The tax at the best palace to which the holder of an office can push a visitor."""
    near = (toll.tax for toll in charged if toll.owner == side and _apart(toll.space, office) <= FARTHEST_PUSH)
    return max(near, default=0)


def _apart(one: int, other: int) -> int:
    return min((one - other) % SPACES, (other - one) % SPACES)


def next_turn(s: Leonardo, side: int, charged: Sequence[Toll]) -> list[tuple[int, int]]:
    """What a side may have to pay in its next turn, and what it will have then, for every palace within reach."""
    purse, place = s.purses[side], s.pawns[side] or s.homes[side]
    return [
        (toll.tax, purse + (SALARY if toll.space < place else 0))
        for toll in charged
        if toll.owner != side and (toll.space - place) % SPACES in DEVICE
    ]


def reserve_lacks(s: Leonardo, side: int, charged: Sequence[Toll]) -> int:
    """How many of the next twelve spaces a side could not pay, if their owners add a few works before."""
    purse, place = s.purses[side], s.pawns[side] or s.homes[side]
    ahead = [toll for toll in charged if toll.owner != side and (toll.space - place) % SPACES in DEVICE]
    return sum(feared_tax(s, toll) > purse + (SALARY if toll.space < place else 0) for toll in ahead)


def feared_tax(s: Leonardo, toll: Toll) -> int:
    """The tax of a palace once its owner has added as many works as one may fear, and he can pay."""
    if KINDS[toll.space] != "street":
        return toll.tax
    works = len(s.works[toll.space])
    more = min(FEARED, s.purses[toll.owner] // WORK_PRICE, len(INCOME) - 1 - works)
    return toll.tax * INCOME[works + more] // INCOME[works]


def ruin_next_turn(s: Leonardo, side: int, charged: Sequence[Toll]) -> float:
    """How many numbers of the device would ruin a side in its next turn."""
    return sum(tax > purse for tax, purse in next_turn(s, side, charged)) / NUMBERS
