"""From what searches bring on average to probabilities: how sharp they are, fitted to games (tools/line.py)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

LEAST = 1e-6


class Scale(Struct, frozen=True, forbid_unknown_fields=True):
    """How values become probabilities in a game of so many: their ratios to this power."""

    game: str
    seats: int
    sharpness: float = 1.0

    def chances(self, values: tuple[float, ...]) -> tuple[float, ...]:
        powers = [max(LEAST, value) ** self.sharpness for value in values]
        return tuple(power / sum(powers) for power in powers)


@cache
def scales() -> tuple[Scale, ...]:
    return msgspec.json.decode((files(__package__) / "scales.json").read_bytes(), type=tuple[Scale, ...])


def scale_of(game: str, seats: int) -> Scale:
    """What was fitted; where nothing was, values are probabilities as they are."""
    known = (each for each in scales() if (each.game, each.seats) == (game, seats))
    return next(known, Scale(game, seats))
