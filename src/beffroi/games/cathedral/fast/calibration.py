"""What tools/calibrate.py has fitted: value as a probability, by number of seats, progress and seat."""

from __future__ import annotations

SLOPES: dict[int, tuple[float, float]] = {2: (0.0034, 0.5450)}
BIASES: dict[int, tuple[float, ...]] = {2: (-0.1798, 0.0000)}
