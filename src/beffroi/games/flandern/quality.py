"""What tells a good game of Flandern: how many rounds it has, and whether influence cards are played."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.model import Event
from beffroi.games.flandern.state import Flandern
from beffroi.quality import TURNS, Quality


class FlandernQuality(Quality[Flandern]):
    """A turn is a card that somebody lays."""

    counts = ("influence-cards", "several-influence-cards")

    def counted(self, s: Flandern, event: Event) -> Iterator[str]:
        match event.what, event.facts.get("count"):
            case "revealed", int(count):
                yield TURNS
                yield from ["influence-cards"] * count
                if count > 1:
                    yield "several-influence-cards"
            case (("card-laid" | "drawn" | "drawn-dead" | "drawn-again"), _):
                yield TURNS


QUALITY = FlandernQuality()
