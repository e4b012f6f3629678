"""What each of two families may hope for: what decided games in which this judgement played against itself.

Every number says how much one thing counts, in logarithms of the odds of winning; what counts is the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from beffroi.games.leonardo.count import is_last_round
from beffroi.games.leonardo.material import FAVOURED
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.taste.tolls import Toll, best_push, next_turn, tolls
from beffroi.games.leonardo.turn import RollDevice, TakeTurn

DUEL = 2
RICHES, LEAD = 0.002, 1.0
"""A florin of capital early in the game, and how much more it counts the fewer rolls are to come."""
SOON, LATER = 60.0, 25.0
"""So many florins ahead are a clear lead at the end, and so many more for every roll before."""
READY, AMPLE = 1.66, 100.0
"""Florins in the purse, of which the first hundred or so count most."""
INCOME, AHEAD = 0.0018, 0.00075
"""A florin of tax, no more than the visitor has, at any palace, and at one he may reach in his next turn."""
RUINOUS = 0.135
"""A number of the device that would ruin the other family in its next turn."""
PUSH = 0.00035
"""A florin of tax where an office can push a visitor."""
WAY = 0.023
"""A space nearer to the next salary."""
NEWS = 0.38
"""The event that comes next is good news."""


def chances(s: Leonardo) -> dict[int, float]:
    """How likely each of two families wins; certain when no roll is to come, or one is alone."""
    charged, rolls = tolls(s), rolls_to_come(s)
    standing = s.sides.standing()
    if len(standing) < DUEL:
        return dict.fromkeys(standing, 1.0)
    one, other = standing
    if not rolls:
        ahead = s.capital(one) - s.capital(other)
        chance = 0.5 if ahead == 0 else float(ahead > 0)
    else:
        chance = 1 / (1 + exp(points(s, other, charged, rolls) - points(s, one, charged, rolls)))
    return {one: chance, other: 1 - chance}


def rolls_to_come(s: Leonardo) -> int:
    """How many more times the pawns move by the device."""
    in_this_round = sum(isinstance(step, (TakeTurn, RollDevice)) for step in s.agenda)
    return in_this_round if is_last_round(s) else in_this_round + DUEL * (s.options.rounds - s.round)


def points(s: Leonardo, side: int, charged: Sequence[Toll], rolls: int) -> float:
    """Everything that speaks for a family, as it counts."""
    (rival,), purse = s.following(side), s.purses[side]
    income = sum(min(toll.tax, s.purses[rival]) for toll in charged if toll.owner == side)
    pushed = sum(best_push(side, office, charged) for office in s.offices[side])
    place = s.pawns[side] or s.homes[side]
    is_favoured = s.events.top is not None and bool(s.parties) and s.parties[side] == FAVOURED[s.events.top]
    return (
        s.capital(side) * (RICHES + LEAD / (SOON + LATER * rolls))
        + READY * purse / (purse + AMPLE)
        + INCOME * income
        + threat(s, rival, charged)
        + PUSH * pushed
        + WAY * place
        + NEWS * is_favoured
    )


def threat(s: Leonardo, visitor: int, charged: Sequence[Toll]) -> float:
    """What a family's next turn may cost it, and bring the other."""
    due = next_turn(s, visitor, charged)
    return AHEAD * sum(min(pair) for pair in due) + RUINOUS * sum(tax > purse for tax, purse in due)
