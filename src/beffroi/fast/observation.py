"""What a seat may know, written into rows of numbers.

Apart from the position: whatever is compiled with these rows at hand grows by fourteen thousand lines of C.
"""

from __future__ import annotations

from beffroi.fast import rows
from beffroi.fast.position import Position


def observe(position: Position, seat: int, planes: memoryview, numbers: memoryview) -> None:
    position.observe(seat, rows.octets(planes), rows.words(numbers))
