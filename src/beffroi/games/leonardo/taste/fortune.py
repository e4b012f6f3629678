"""What a side of Leonardo may hope for: its capital, the taxes to come, and the danger of ruin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from beffroi.core.action import Seat
from beffroi.games.leonardo.count import is_last_round
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.taste import duel
from beffroi.games.leonardo.taste.tolls import SPACES, Toll, best_push, ruin_next_turn, tolls

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


def share(s: Leonardo, seat: Seat) -> float:
    """What a seat may hope for: the chance of its side to win, shared with its allies."""
    return shares(s).get(s.side(seat), 0.0)


def gain(s: Leonardo, then: Leonardo, seat: Seat) -> float:
    """How much better off a seat is in another position."""
    return share(then, seat) - share(s, seat)


def shares(s: Leonardo) -> dict[int, float]:
    """What each member of every side may hope for."""
    if len(s.seats) == duel.DUEL:
        return duel.chances(s)
    rounds, charged = rounds_left(s), tolls(s)
    keen = KEEN + SURER / (rounds + 1)
    hoped = hopes(s, charged, rounds)
    most = max(hoped.values())
    chances = {side: (hope / most) ** keen * (1 - ruin(s, side, charged, rounds)) for side, hope in hoped.items()}
    total = sum(chances.values())
    return {side: chance / total / len(s.members(side)) for side, chance in chances.items()}


def rounds_left(s: Leonardo) -> float:
    """How long the game may go on."""
    if is_last_round(s):
        return 0.5
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
    income = PUSHED * sum(best_push(side, office, charged) for office in s.offices[side])
    costs = 0
    for toll in charged:
        if toll.owner == side:
            income += min(toll.tax + toll.promise, means)
        else:
            costs += min(toll.tax, own)
    return income * rivals - costs


def ruin(s: Leonardo, side: int, charged: Sequence[Toll], rounds: float) -> float:
    """How likely a tax comes that the purse cannot pay."""
    if not rounds:
        return 0.0
    next_turn = ruin_next_turn(s, side, charged)
    dire = sum(toll.owner != side and toll.tax > s.purses[side] for toll in charged)
    turns = LATER * min(FORESIGHT, rounds)
    return min(ALMOST_SURE, 1 - (1 - next_turn) * float((1 - dire / SPACES) ** turns))
