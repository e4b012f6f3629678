"""What tells a good game of Cathedral: how long it is, and how much is captured."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.model import Event
from beffroi.games.cathedral.state import Cathedral
from beffroi.quality import TURNS, Quality


class CathedralQuality(Quality[Cathedral]):
    """A turn is a building on the board."""

    counts = ("captures",)

    def counted(self, s: Cathedral, event: Event) -> Iterator[str]:
        match event.what:
            case "built" | "cathedral-placed":
                yield TURNS
            case "captured":
                yield "captures"


QUALITY = CathedralQuality()
