"""What runs without Python's lock once it is compiled (see `unlocked.pxd`), so that threads work side by side."""

from __future__ import annotations

from beffroi.fast.position import Position
from beffroi.search.worker import Worker


def work(worker: Worker, position: Position, simulations: int) -> None:
    worker.simulate(position, simulations)
