"""From what searches bring on average to probabilities: how sharp they are, fitted to games (tools/line.py)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from math import exp

import msgspec
from msgspec import Struct

LEAST = 1e-6


class Scale(Struct, frozen=True, forbid_unknown_fields=True):
    """How values become probabilities: their ratios to a power that changes as a game goes on."""

    game: str
    seats: int
    first: float = 1.0
    """The power at the first question, and at the last of a usual game; it goes straight from one to the other."""
    last: float = 1.0
    questions: float = 1.0
    """How many questions a usual game has."""
    asked: float = 0.0
    """How much likelier to win than a search says whoever is asked is, as a logarithm of odds (tools/account.py)."""
    has_account: bool = False
    """Whether accounts of such games say the same whenever they are made (tools/account.py)."""

    def chances(self, values: tuple[float, ...], question: int) -> tuple[float, ...]:
        """`question` is the number of the question that is asked."""
        passed = min(1.0, question / self.questions)
        power = self.first + (self.last - self.first) * passed
        return together([max(LEAST, value) ** power for value in values])

    def levelled(self, chances: tuple[float, ...], asked: Collection[int]) -> tuple[float, ...]:
        """Probabilities that no longer depend on who is asked: searches try bad answers, too."""
        weight = exp(self.asked)
        return together([chance * weight if seat in asked else chance for seat, chance in enumerate(chances)])


def together(weights: Sequence[float]) -> tuple[float, ...]:
    """As parts of one victory."""
    return tuple(each / sum(weights) for each in weights)


@cache
def scales() -> tuple[Scale, ...]:
    return msgspec.json.decode((files(__package__) / "scales.json").read_bytes(), type=tuple[Scale, ...])


def scale_of(game: str, seats: int) -> Scale:
    """What was fitted; where nothing was, values are probabilities as they are."""
    known = (each for each in scales() if (each.game, each.seats) == (game, seats))
    return next(known, Scale(game, seats))


def has_account(game: str, seats: int) -> bool:
    return scale_of(game, seats).has_account
