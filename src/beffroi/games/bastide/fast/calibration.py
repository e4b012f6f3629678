"""What tools/calibrate.py has fitted: value as a probability, by number of seats, progress and seat."""

from __future__ import annotations

SLOPES: dict[int, tuple[float, float]] = {3: (0.2860, 0.3490), 4: (0.1877, 0.3351), 5: (0.3232, 0.4090)}
BIASES: dict[int, tuple[float, ...]] = {
    3: (0.0000, 0.0000, 0.0000),
    4: (0.0000, 0.0000, 0.0000, 0.0000),
    5: (0.0000, 0.0000, 0.0000, 0.0000, 0.0000),
}
