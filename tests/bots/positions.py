"""Positions and views that the tests of bots ask about."""

from __future__ import annotations

from typing import Any

from beffroi.core.action import CHANCE, Seat
from beffroi.core.engine import after
from beffroi.core.seen import Seen, seen
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Draw, FairOptions

ANN, BOB = Seat(0), Seat(1)


def bidding(seats: int = 2, purse: int = 3) -> Any:
    """The first sealed bid of the Fair; Ann knows the card."""
    options = FairOptions(purse=3) if purse == 3 else FairOptions()
    return after(FAIR.setup(seats, options), CHANCE, Draw("20"))


def sight(seats: int = 2) -> Seen[Any]:
    """What Ann sees of it."""
    return seen(FAIR, bidding(seats), ANN)
