"""What tells a good game of Bastide: projects that are paid for, bids, and bargains that are kept."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.model import Event
from beffroi.games.bastide.state import Bastide
from beffroi.quality import TURNS, Quality

OFFERS = ("exchange-offered", "gift-asked", "gift-offered", "promise-offered", "promise-wanted", "tied")


class BastideQuality(Quality[Bastide]):
    """A turn is a project or a tile, or a pass where there is neither."""

    counts = ("projects", "unpaid", "bids", "empty-bids", "offers", "deals", "broken-promises")

    def counted(self, s: Bastide, event: Event) -> Iterator[str]:
        match event.what:
            case "proposed":
                yield from (TURNS, "projects")
            case "tile-played" | "passed":
                yield TURNS
            case "project-failed":
                yield "unpaid"
            case "bid":
                yield "bids" if event.facts["amount"] else "empty-bids"
            case "offer-accepted" | "paid-back":
                yield "deals"
            case "promise-broken":
                yield "broken-promises"
            case what if what in OFFERS:
                yield "offers"


QUALITY = BastideQuality()
