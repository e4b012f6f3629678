"""What tools/calibrate.py has fitted: value as a probability, by number of seats, progress and seat."""

from __future__ import annotations

SLOPES: dict[int, tuple[float, float]] = {2: (0.0000, 0.4170), 3: (0.0000, 0.3770), 4: (0.0000, 0.3191)}
BIASES: dict[int, tuple[float, ...]] = {
    2: (0.0000, 0.0000),
    3: (0.0000, 0.0000, 0.0000),
    4: (0.0000, 0.0000, 0.0000, 0.0000),
}
