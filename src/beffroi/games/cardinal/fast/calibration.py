"""What tools/calibrate.py has fitted: value as a probability, by number of seats, progress and seat."""

from __future__ import annotations

SLOPES: dict[int, tuple[float, float]] = {2: (0.0000, 0.6582), 3: (0.0000, 1.1732), 4: (0.0000, 0.6537)}
BIASES: dict[int, tuple[float, ...]] = {
    2: (0.0000, 0.0000),
    3: (0.0000, 0.0000, 0.0000),
    4: (0.0000, 0.0000, 0.0000, 0.0000),
}
