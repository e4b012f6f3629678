"""What bots promise, and that they keep their word."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.games.bastide.state import Bastide

HONOUR = 1.5
"""What keeping a promise is worth, in points."""


def honour(s: Bastide, seat: Seat, promise: str) -> float:
    """What a seat gains by doing what it may have promised."""
    return HONOUR if any(each.seat == seat and each.promise == promise for each in s.promises) else 0.0


def is_spared(s: Bastide, seat: Seat, other: Seat) -> bool:
    """Whether a seat has promised another to leave its influence alone."""
    return any(each.seat == seat and each.to == other and each.promise == "spare" for each in s.promises)


def promised_bid(s: Bastide, seat: Seat) -> int:
    """The least a seat has promised to bid in this turn."""
    bids = [each.promise for each in s.promises if each.seat == seat and each.turn == s.turn]
    return max((int(bid.removeprefix("bid-")) for bid in bids if bid.startswith("bid-")), default=0)


def to_build(block: str) -> str:
    return f"build-{block}"


def is_bound(s: Bastide, seat: Seat) -> bool:
    """Whether a seat has already promised where to build next."""
    return any(each.seat == seat and each.promise.startswith("build-") for each in s.promises)
