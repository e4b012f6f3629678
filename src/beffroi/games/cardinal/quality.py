"""What tells a good game of Cardinal: how long it is, and how often somebody can build nothing."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.model import Event
from beffroi.games.cardinal.state import Cardinal
from beffroi.quality import TURNS, Quality


class CardinalQuality(Quality[Cardinal]):
    """A turn is a building, or a pass."""

    counts = ("passes",)

    def counted(self, s: Cardinal, event: Event) -> Iterator[str]:
        match event.what:
            case "built":
                yield TURNS
            case "passes" | "passes-with-nothing-left":
                yield from (TURNS, "passes")


QUALITY = CardinalQuality()
