"""What visitors pay where, and whom it would ruin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from beffroi.games.leonardo.art import WORK_PRICE
from beffroi.games.leonardo.fast.weights import FEARED
from beffroi.games.leonardo.material import CITY, DEVICE, INCOME, KINDS, PALACES
from beffroi.games.leonardo.moving import SALARY
from beffroi.games.leonardo.state import NOBODY, Leonardo

SPACES, NUMBERS = len(CITY), len(DEVICE)


class Toll(NamedTuple):
    """A palace somebody owns, and what a visitor pays there."""

    space: int
    owner: int
    tax: int


def tolls(s: Leonardo) -> list[Toll]:
    return [Toll(space, s.owners[space], s.tax(space)) for space in PALACES if s.owners[space] != NOBODY]


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
