"""What a side of Leonardo may expect: the value of a position, as the policy of the fast core sees it."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.fast.position import value_of
from beffroi.games.leonardo.fast.position import supposed
from beffroi.games.leonardo.state import Leonardo

WORTH_WHILE = 0.005
"""No deal is struck for less, in chances to win."""


def share(s: Leonardo, seat: Seat) -> float:
    """What a seat may hope for: the chance of its side to win, shared with its allies."""
    return value_of(supposed(s), seat)


def gain(s: Leonardo, then: Leonardo, seat: Seat) -> float:
    """How much better off a seat is in another position."""
    return share(then, seat) - share(s, seat)


def shares(s: Leonardo) -> dict[int, float]:
    """What each member of every side may hope for."""
    position = supposed(s)
    return {side: value_of(position, s.members(side)[0]) for side in s.sides.standing()}
