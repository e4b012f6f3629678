"""What a position shows for learning, as bytes that can be compared."""

from __future__ import annotations

from typing import Any

from beffroi.fast.observation import observe
from beffroi.fast.position import Position
from beffroi.games import fast_of, has_fast
from beffroi.rl.batch import has_observations
from tests.support.cases import CASES, Case


def position_of(case: Case, s: Any) -> Position:
    return fast_of(case.game)(s)


def observation(position: Position, seat: int) -> bytes:
    """What a seat is shown; whatever was in the rows before does not shine through."""
    layout = position.layout()
    planes, numbers = bytearray(b"\xaa" * layout.plane_size), bytearray(b"\x55" * 4 * layout.number_size)
    observe(position, seat, memoryview(planes), memoryview(numbers).cast("i"))
    return bytes(planes + numbers)


OBSERVED = [case for case in CASES if has_fast(case.game) and has_observations(position_of(case, case.setup()))]
"""Every game with observations, with every number of seats and every pair of options."""
