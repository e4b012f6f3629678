"""The arrays of a batch, a row for each environment."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from beffroi.fast import MOST_MOVES
from beffroi.fast.layout import Layout

OCTET = 8


class Arrays(NamedTuple):
    """What the shards fill, and the actions and the chance that they read."""

    actions: NDArray[np.int32]
    chance: NDArray[np.uint64]
    asked: NDArray[np.int32]
    done: NDArray[np.uint8]
    counts: NDArray[np.int32]
    legal: NDArray[np.int32]
    mask: NDArray[np.uint8]
    planes: NDArray[np.uint8]
    numbers: NDArray[np.int32]
    rewards: NDArray[np.float32]

    def rows(self, first: int, end: int) -> Arrays:
        return Arrays._make(array[first:end] for array in self)

    def shown(self) -> Arrays:
        """The same arrays, but nobody can write into these."""
        views = Arrays._make(array.view() for array in self)
        for view in views:
            view.flags.writeable = False
        return views


def arrays_for(n: int, seats: int, move_count: int, mask: str, layout: Layout | None) -> Arrays:
    """Arrays for a number of environments; without a layout nothing is observed."""
    widths = {"none": 0, "dense": move_count, "bits": (move_count + OCTET - 1) // OCTET}
    return Arrays(
        actions=np.zeros(n, np.int32),
        chance=np.zeros(n, np.uint64),
        asked=np.zeros(n, np.int32),
        done=np.zeros(n, np.uint8),
        counts=np.zeros(n, np.int32),
        legal=np.zeros((n, min(move_count, MOST_MOVES)), np.int32),
        mask=np.zeros((n, widths[mask]), np.uint8),
        planes=np.zeros((n, layout.plane_size if layout else 0), np.uint8),
        numbers=np.zeros((n, layout.number_size if layout else 0), np.int32),
        rewards=np.zeros((n, seats), np.float32),
    )


def dice_seed(seed: int, number: int) -> int:
    """What the dice of an environment are thrown from, unlike those of its neighbours."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:8], "big")
