"""What a side of Leonardo may hope for: its capital, the taxes to come, and the danger of ruin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.games.leonardo.material import CITY, DEVICE, PALACES, PRICES
from beffroi.games.leonardo.moving import SALARY
from beffroi.games.leonardo.negotiation import is_open
from beffroi.games.leonardo.offices import FARTHEST_PUSH
from beffroi.games.leonardo.rounds import is_last_round
from beffroi.games.leonardo.state import NOBODY, Leonardo

SPACES, NUMBERS = len(CITY), len(DEVICE)
ON_THE_WAY = (0, 4, 10, 30, 0)
"""What a palace on its way to four works promises besides its income, in hundredths of its price."""
LATER = 1.0
"""How much of the danger of later turns is feared: until then the purse may be fuller."""
FORESIGHT = 6
"""How many rounds ahead ruin is feared."""
FARTHEST = 30
"""No income is counted on beyond so many rounds."""
PRUDENCE = 0.8
"""How much of the taxes to come is counted on."""
PUSHED = 0.6
"""How often a visitor can be pushed where it hurts most."""
KEEN = 1.0
"""How much better the richer side's chances are than its riches, while much may happen."""
SURER = 4.0
"""How much more so in the last rounds."""
ALMOST_SURE = 0.98
WORTH_WHILE = 0.005
"""No deal is struck for less, in chances to win."""


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


def share(s: Leonardo, seat: Seat) -> float:
    """What a seat may hope for: the chance of its side to win, shared with its allies."""
    return shares(s).get(s.side(seat), 0.0)


def gain(s: Leonardo, then: Leonardo, seat: Seat) -> float:
    """How much better off a seat is in another position."""
    return share(then, seat) - share(s, seat)


def shares(s: Leonardo) -> dict[int, float]:
    """What each member of every side may hope for."""
    rounds, charged = rounds_left(s), tolls(s)
    keen = KEEN + SURER / (rounds + 1) if rounds else inf
    hoped = hopes(s, charged, rounds)
    most = max(hoped.values())
    chances = {side: (hope / most) ** keen * (1 - ruin(s, side, charged, rounds)) for side, hope in hoped.items()}
    total = sum(chances.values())
    return {side: chance / total / len(s.members(side)) for side, chance in chances.items()}


def rounds_left(s: Leonardo) -> float:
    """How long the game may go on; once all have had their last turn, nothing but words is left."""
    if is_last_round(s):
        return 0.0 if is_open(s) else 0.5
    return min(s.options.rounds - s.round + 0.5, FARTHEST)


def hopes(s: Leonardo, charged: Sequence[Toll], rounds: float) -> dict[int, float]:
    """The capital every side may end with, if it is not ruined before."""
    capitals = {side: s.capital(side) for side in s.sides.standing()}
    visits = PRUDENCE * rounds / SPACES
    return {
        side: max(1.0, capital + visits * _balance(s, side, charged, capitals)) for side, capital in capitals.items()
    }


def _balance(s: Leonardo, side: int, charged: Sequence[Toll], capitals: Mapping[int, int]) -> float:
    """What all spaces together would bring and cost, visited once by everybody; nobody pays more than he has."""
    own, rivals = capitals[side], len(capitals) - 1
    means = (sum(capitals.values()) - own) / max(1, rivals)
    income = PUSHED * sum(_best_push(side, office, charged) for office in s.offices[side])
    costs = 0
    for toll in charged:
        if toll.owner == side:
            income += min(toll.tax + toll.promise, means)
        else:
            costs += min(toll.tax, own)
    return income * rivals - costs


def _best_push(side: int, office: int, charged: Sequence[Toll]) -> int:
    """The tax at the best palace to which the holder of an office can push a visitor."""
    near = (toll.tax for toll in charged if toll.owner == side and _apart(toll.space, office) <= FARTHEST_PUSH)
    return max(near, default=0)


def _apart(one: int, other: int) -> int:
    return min((one - other) % SPACES, (other - one) % SPACES)


def ruin(s: Leonardo, side: int, charged: Sequence[Toll], rounds: float) -> float:
    """How likely a tax comes that the purse cannot pay."""
    if not rounds:
        return 0.0
    next_turn = ruin_next_turn(s, side, charged)
    dire = sum(toll.owner != side and toll.tax > s.purses[side] for toll in charged)
    turns = LATER * min(FORESIGHT, rounds)
    return min(ALMOST_SURE, 1 - (1 - next_turn) * float((1 - dire / SPACES) ** turns))


def ruin_next_turn(s: Leonardo, side: int, charged: Sequence[Toll]) -> float:
    """How many numbers of the device would ruin a side in its next turn."""
    purse, place = s.purses[side], s.pawns[side] or s.homes[side]
    dire = 0
    for toll in charged:
        if toll.owner != side and (toll.space - place) % SPACES in DEVICE:
            dire += toll.tax > purse + (SALARY if toll.space < place else 0)
    return dire / NUMBERS
