"""How strong the levels are, as far as it was measured; tools/ladder.py writes it from the arena's report."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

FILE = "measured.json"


class Measure(Struct, frozen=True):
    """A bot's share of the wins against another at tables of one game, its 95 % interval, and the fair share."""

    game: str
    seats: int
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    fair: float


@cache
def measures() -> tuple[Measure, ...]:
    """All that was measured in full."""
    return msgspec.json.decode((files(__package__) / FILE).read_bytes(), type=tuple[Measure, ...])


def measures_of(game: str) -> tuple[Measure, ...]:
    return tuple(each for each in measures() if each.game == game)
