"""A time for tests, which passes when they say so."""

from __future__ import annotations


class Time:
    """What the clocks of all servers in this process show, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)
