"""What a side of Leonardo may hope for: its capital, the taxes to come, and the danger of ruin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.games.leonardo.material import CITY, DEVICE, PALACES, PRICES
from beffroi.games.leonardo.moving import SALARY
from beffroi.games.leonardo.offices import FARTHEST_PUSH
from beffroi.games.leonardo.state import NOBODY, Leonardo

SPACES, NUMBERS = len(CITY), len(DEVICE)
ON_THE_WAY = (0, 4, 10, 30, 0)
"""What a palace on its way to four works promises besides its income, in hundredths of its price."""
LATER = 0.5
"""How much of the danger of later turns is feared: until then the purse may be fuller."""
FORESIGHT = 6
"""How many rounds ahead ruin is feared."""
FARTHEST = 30
"""No income is counted on beyond so many rounds."""
PRUDENCE = 0.8
"""How much of the taxes to come is counted on."""
PUSHED = 0.6
"""How often a visitor can be pushed where it hurts most."""
KEEN = 2.0
"""How much better the richer side's chances are than its riches."""
ALMOST_SURE = 0.98


class Toll(NamedTuple):
    """A palace somebody owns, and what a visitor pays there."""

    space: int
    owner: int
    tax: int


def tolls(s: Leonardo) -> list[Toll]:
    return [Toll(space, s.owners[space], s.tax(space)) for space in PALACES if s.owners[space] != NOBODY]


def share(s: Leonardo, seat: Seat) -> float:
    """What a seat may hope for: the chance of its side to end as the richest, shared with its allies."""
    side = s.side(seat)
    if side not in s.sides.standing():
        return 0.0
    charged = tolls(s)
    hopes = {each: max(1.0, hope(s, each, charged)) ** KEEN for each in s.sides.standing()}
    return float(hopes[side] / sum(hopes.values()) / len(s.members(side)))


def hope(s: Leonardo, side: int, charged: Sequence[Toll]) -> float:
    """The capital a side may end with, if it is not ruined before."""
    rounds = min(s.options.rounds - s.round + 0.5, FARTHEST)
    visits = PRUDENCE * rounds / SPACES
    return (s.capital(side) + visits * _balance(s, side, charged)) * (1 - ruin(s, side, charged))


def _balance(s: Leonardo, side: int, charged: Sequence[Toll]) -> float:
    """What all spaces together would bring and cost, visited once by everybody; nobody pays more than he has."""
    rivals = [other for other in s.sides.standing() if other != side]
    means, own = sum(map(s.capital, rivals)) / max(1, len(rivals)), s.capital(side)
    income = sum(min(toll.tax + _promise(s, toll.space), means) for toll in charged if toll.owner == side)
    income += PUSHED * sum(_best_push(side, office, charged) for office in s.offices[side])
    return income * len(rivals) - sum(min(toll.tax, own) for toll in charged if toll.owner != side)


def _promise(s: Leonardo, space: int) -> float:
    return PRICES[space] * ON_THE_WAY[len(s.works[space])] / 100


def _best_push(side: int, office: int, charged: Sequence[Toll]) -> int:
    """The tax at the best palace to which the holder of an office can push a visitor."""
    near = (toll.tax for toll in charged if toll.owner == side and _apart(toll.space, office) <= FARTHEST_PUSH)
    return max(near, default=0)


def _apart(one: int, other: int) -> int:
    return min((one - other) % SPACES, (other - one) % SPACES)


def ruin(s: Leonardo, side: int, charged: Sequence[Toll]) -> float:
    """How likely a tax comes that the purse cannot pay."""
    next_turn = ruin_next_turn(s, side, charged)
    dire = sum(toll.owner != side and toll.tax > s.purses[side] for toll in charged)
    turns = LATER * min(FORESIGHT, s.options.rounds - s.round)
    return min(ALMOST_SURE, 1 - (1 - next_turn) * float((1 - dire / SPACES) ** turns))


def ruin_next_turn(s: Leonardo, side: int, charged: Sequence[Toll]) -> float:
    """How many numbers of the device would ruin a side in its next turn."""
    purse, place = s.purses[side], s.pawns[side] or s.homes[side]
    dire = 0
    for toll in charged:
        if toll.owner != side and (toll.space - place) % SPACES in DEVICE:
            dire += toll.tax > purse + (SALARY if toll.space < place else 0)
    return dire / NUMBERS
