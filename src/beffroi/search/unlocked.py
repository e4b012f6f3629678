"""What runs without Python's lock once it is compiled (see `unlocked.pxd`), so that threads work side by side."""

from __future__ import annotations

from beffroi.fast import Fast
from beffroi.search.worker import Worker


def work(worker: Worker, position: Fast, games: int) -> None:
    worker.play_games(position, games)
