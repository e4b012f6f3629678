"""What may still come: the cards, the rents, and the English."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.games.bastide.english import CAMP_SIZE
from beffroi.games.bastide.house import RENT
from beffroi.games.bastide.material import (
    BLOCKS,
    CARD_POINTS,
    CARDS,
    EQUIPMENTS,
    FACING_CIRCLES,
    FREE,
    GROUPS,
    WALL_NAMES,
)
from beffroi.games.bastide.state import NOBODY, Bastide

HOUSE_COMES = 0.45
"""How likely a house still comes to a free strip."""
ENGLISH_TILE = 1.75
"""The mean value of an English tile."""
CAMPED, STARTED = 0.3, 0.4
"""How much nearer a tile in the camp brings the siege, and an equipment that is started the other end."""
STANDS = 0.5
"""How likely a wall that is missing is still built in time."""
LOTS = tuple(slice(each.circles.start, each.circles.stop) for each in EQUIPMENTS.values())
WALL_LOTS = tuple(slice(EQUIPMENTS[wall].circles.start, EQUIPMENTS[wall].circles.stop) for wall in WALL_NAMES)
NEAR_CARD, HELD_CARD = 0.9, 0.5
"""How much an influence more brings a card nearer, and how much it helps to hold it."""


class Known(NamedTuple):
    """What hopes are founded on; everybody around the table sees all of it."""

    playing: tuple[Seat, ...]
    printed: str
    influences: tuple[int, ...]
    blocks: tuple[str, ...]
    money: tuple[int, ...]
    road: tuple[int, ...]
    cards: tuple[int, ...]
    camp: tuple[int, ...]


def known_of(s: Bastide) -> Known:
    return Known(
        s.playing,
        s.options.cards,
        tuple(s.influences),
        tuple(s.blocks),
        tuple(s.money),
        tuple(s.road),
        tuple(s.cards),
        s.camp,
    )


def town_falls(known: Known) -> float:
    """How likely the town falls: the siege must come, and find the walls too weak."""
    walls = [lot.stop - lot.start - known.influences[lot].count(NOBODY) for lot in WALL_LOTS]
    missing = sum(known.influences[lot].count(NOBODY) == lot.stop - lot.start for lot in LOTS)
    holds = _walls_hold(walls.count(0), sum(walls), known.camp)
    return (1 - holds) * _siege_comes(missing, len(known.camp))


@cache
def _siege_comes(missing: int, camped: int) -> float:
    """How likely the camp is full before everything is started."""
    return 1 / (1 + exp(CAMPED * (CAMP_SIZE + 1 - camped) - STARTED * missing))


@cache
def _walls_hold(gaps: int, influences: int, camp: tuple[int, ...]) -> float:
    strength = sum(camp) + ENGLISH_TILE * (CAMP_SIZE + 1 - len(camp))
    return STANDS**gaps / (1 + exp((strength - 1 - influences) / 2))


def card_hopes(known: Known) -> dict[Seat, float]:
    """What the cards promise: most to who holds one, something to who is near it."""
    hopes = dict.fromkeys(known.playing, 0.0)
    for holder, (card, group) in zip(known.cards, CARDS.items(), strict=True):
        owned = known.influences[GROUPS[group]]
        counts = tuple([owned.count(seat) for seat in known.playing])
        held = known.playing.index(Seat(holder)) if holder in known.playing else None
        for seat, share in zip(known.playing, _card_shares(counts, held), strict=True):
            hopes[seat] += CARD_POINTS[known.printed][card] * share
    return hopes


@cache
def _card_shares(counts: tuple[int, ...], held: int | None) -> tuple[float, ...]:
    """How likely everybody has a card in the end, from the influences that count for it."""
    weights = [exp(NEAR_CARD * count + HELD_CARD * (place == held)) for place, count in enumerate(counts)]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def rent_hopes(known: Known) -> dict[int, float]:
    """The rents that influences will bring when houses come to the moulons they face."""
    hopes: dict[int, float] = {}
    for block, strips in zip(BLOCKS, known.blocks, strict=True):
        rent = RENT * HOUSE_COMES * strips.count(FREE)
        for circle in FACING_CIRCLES[block]:
            owner = known.influences[circle]
            hopes[owner] = hopes.get(owner, 0.0) + rent
    return hopes
