"""What bots promise, and that they keep their word."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.core.action import Action, Seat
from beffroi.games.bastide.house import PlaceHouse
from beffroi.games.bastide.material import (
    BLOCK,
    BUILDINGS,
    CIRCLE,
    FREE,
    LEAST_BIDS,
    MOST_BIDS,
    PLACINGS,
    SPARE,
)
from beffroi.games.bastide.promises import promises_of
from beffroi.games.bastide.rulebook import Add, Bid, Build, Burn, Play, Propose, Put, Raid
from beffroi.games.bastide.state import Bastide, Promise

HONOUR = 1.5
"""What keeping a promise is worth, in points."""


def faithful(s: Bastide, seat: Seat, actions: Sequence[Action]) -> Sequence[Action]:
    """The answers that keep every promise, as far as one of them does."""
    for promise in promises_of(s, seat):
        actions = [action for action in actions if keeps(s, promise, action)] or actions
    return actions


def keeps(s: Bastide, promise: Promise, action: Action) -> bool:
    """Whether an answer does what was promised, or helps to."""
    word, kept = promise.promise, False
    place = BUILDINGS.get(word)
    match action:
        case Propose(equipment=equipment):
            kept = equipment == place
        case Play(tile="house"):
            kept = place in BLOCK and FREE in s.blocks[BLOCK[place]]
        case Build(block=block):
            kept = block == place and isinstance(s.agenda[0], PlaceHouse)
        case Bid(amount=amount):
            kept = LEAST_BIDS.get(word, amount) <= amount <= MOST_BIDS.get(word, amount)
        case Add(amount=amount):
            kept = not amount or word not in MOST_BIDS
        case Put(circle=circle):
            kept = circle == PLACINGS.get(word)
        case Burn(targets=targets) | Raid(targets=targets):
            hit = {s.influences[CIRCLE[target]] for target in targets if target in CIRCLE}
            kept = word != SPARE or promise.to not in hit
    return kept


def least_promised(s: Bastide, seat: Seat) -> int:
    """The least that keeps what a seat has promised to bid, as far as it has the money."""
    promised = [LEAST_BIDS.get(promise.promise, 0) for promise in promises_of(s, seat)]
    return max((least for least in promised if least <= s.money[seat]), default=0)


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
