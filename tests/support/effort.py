"""How thorough a run of the tests is: the gate shows everything in short, `./test --long` takes its time."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

IS_LONG = bool(os.environ.get("BEFFROI_LONG"))


def effort(short: T, long: T) -> T:
    """The size of a proof: how many games, kills, examples or seconds."""
    return long if IS_LONG else short
