"""What bots promise, and that they keep their word."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.games.bastide.material import LEAST_BIDS, MOST_BIDS, PLACINGS
from beffroi.games.bastide.state import Bastide

HONOUR = 1.5
"""What keeping a promise is worth, in points."""


def honour(s: Bastide, seat: Seat, promise: str) -> float:
    """What a seat gains by doing what it may have promised."""
    return HONOUR if any(each.seat == seat and each.promise == promise for each in s.promises) else 0.0


def is_spared(s: Bastide, seat: Seat, other: Seat) -> bool:
    """Whether a seat has promised another to leave its influence alone."""
    return any(each.seat == seat and each.to == other and each.promise == "spare" for each in s.promises)


def bid_honour(s: Bastide, seat: Seat, total: int) -> float:
    """What a seat gains by a bid that is as high, or as low, as it has promised."""
    words = [each.promise for each in s.promises if each.seat == seat]
    kept = sum(total >= LEAST_BIDS[word] for word in words if word in LEAST_BIDS)
    return HONOUR * (kept + sum(total <= MOST_BIDS[word] for word in words if word in MOST_BIDS))


def to_put(circle: str) -> str:
    return next(word for word, promised in PLACINGS.items() if promised == circle)


def to_build(block: str) -> str:
    return f"build-{block}"


def is_bound(s: Bastide, seat: Seat) -> bool:
    """Whether a seat has already promised where to build next."""
    return any(each.seat == seat and each.promise.startswith("build-") for each in s.promises)
