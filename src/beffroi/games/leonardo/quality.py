"""What tells a good game of Leonardo: who is ruined when, and what is agreed."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.model import Event
from beffroi.games.leonardo.state import Leonardo
from beffroi.quality import TURNS, Quality

EARLY = 10
"""A game that ruin ends before this round was too short."""


class LeonardoQuality(Quality[Leonardo]):
    """A turn is that of a side."""

    counts = ("bankruptcies", "bankruptcies-in-round-1", "ruin-before-round-10", "offers", "deals", "alliances")

    def counted(self, s: Leonardo, event: Event) -> Iterator[str]:
        match event.what:
            case "turn":
                yield TURNS
            case "bankrupt":
                yield "bankruptcies"
                if s.round == 1:
                    yield "bankruptcies-in-round-1"
            case "alone" if s.round < EARLY:
                yield "ruin-before-round-10"
            case "offered":
                yield "offers"
            case "offer-accepted":
                yield "deals"
            case "allied":
                yield "alliances"


QUALITY = LeonardoQuality()
