"""A value that is too sure of itself as a probability: how much its logarithm says was fitted (tools/calibrate.py).

Search never asks for it, so this is called from Python only, and not compiled.
"""

from __future__ import annotations

from collections.abc import Collection
from math import exp, log

from beffroi.fast.position import Position, is_over, share_of

LEAST = 1e-6
"""The least value that is told from none."""


def evaluation_of(value: float) -> float:
    """The logarithm of what a seat seems to have of the victory."""
    return log(max(LEAST, value))


def probability_of(position: Position, seat: int, playing: Collection[int], slopes: tuple[float, float]) -> float:
    """The share of the victory to be expected; the slopes say how much an evaluation counts first and last."""
    if is_over(position):
        return share_of(position, seat)
    if seat not in playing:
        return 0.0
    first, last = slopes
    slope, own = first + (last - first) * position.progress(), position.evaluation(seat)
    return 1.0 / sum([exp(slope * (position.evaluation(other) - own)) for other in playing])
