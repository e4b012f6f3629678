"""Something that makes many simulations from a position, and can do it without Python's lock."""

from __future__ import annotations

from beffroi.fast.position import Position


class Worker:
    """What `unlocked.work` sets to work."""

    def simulate(self, position: Position, simulations: int) -> None:
        """Makes simulations from a position's start."""
        raise NotImplementedError
