"""A position that the tests of bots ask about: the first sealed bid of the Fair, with three coins each."""

from __future__ import annotations

from typing import Any

from beffroi.core.seen import Seen, seen
from tests.core.positions import ANN, POOR
from tests.core.positions import bidding as bidding_with
from tests.toy import GAME as FAIR
from tests.toy.state import Fair


def bidding(seats: int = 2) -> Fair:
    return bidding_with(seats, POOR)


def sight(seats: int = 2) -> Seen[Any]:
    """What Ann sees of it."""
    return seen(FAIR, bidding(seats), ANN)
