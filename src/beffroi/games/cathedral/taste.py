"""What a bot considers in Cathedral and why: the rulebook's strategy A to E. What it is worth, `fast/policy` says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.engine import choices
from beffroi.games.cathedral.enclosure import foreign_buildings, region_around
from beffroi.games.cathedral.material import CATHEDRAL, CITY, SIDE, SIZES, SQUARES, STRIDE, TURNS, bit, names_of
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Build
from beffroi.games.cathedral.state import Cathedral, opponent
from beffroi.games.cathedral.steps import CaptureOrLeave
from beffroi.taste import Reason, Taste, because, few_of, played

PREY = 0.5
"""A square of a foreign building that might be captured, as a part of the hope for its ground (C)."""
INSIDE = 3.0
"""Building on one's own land while other land is left (D)."""

EDGE = sum(bit(x, y) for x in range(SIDE) for y in range(SIDE) if x in (0, SIDE - 1) or y in (0, SIDE - 1))
LOOKED_AT, BY_CHANCE = 40, 8
"""How many placements are weighed: the most promising ones at a glance, and a few others."""


def beside(area: int) -> int:
    """An area and the squares that share a side with it."""
    return (area | area << 1 | area >> 1 | area << STRIDE | area >> STRIDE) & CITY


AROUND = {seat: {build: beside(squares) for build, squares in SQUARES[seat].items()} for seat in (LIGHT, DARK)}


class CathedralTaste(Taste[Cathedral]):
    """Land first, large buildings first, nothing that can be taken, one's own land last; never give up."""

    def candidates(self, s: Cathedral, seat: Seat, rng: Rng) -> Sequence[Action]:
        offered = choices(s, seat)
        if s.cathedral is None or len(offered) <= LOOKED_AT + BY_CHANCE:
            return few_of(offered, rng)
        listed = sorted(offered, key=lambda build: -glance(s, seat, build))
        others = (listed[rng.randrange(len(listed))] for _ in range(BY_CHANCE))
        return tuple(dict.fromkeys((*listed[:LOOKED_AT], *others)))

    def reasons(self, s: Cathedral, seat: Seat, action: Action) -> tuple[Reason, ...]:
        then = played(s, seat, action)
        if isinstance(action, Build):
            return (*gains(s, then, seat), *prospects(s, then, seat), *manners(s, seat, action))
        return tuple(captured(s, then, seat))


def glance(s: Cathedral, seat: Seat, build: Build) -> float:
    """What a building promises at first sight: its size, and how well it goes on from the wall and its own side."""
    squares = SQUARES[seat][build]
    touched = (AROUND[seat][build] & s.covered[seat]).bit_count()
    return 3 * squares.bit_count() + touched + (squares & EDGE).bit_count() / 2 - waste(s, seat, build)


def waste(s: Cathedral, seat: Seat, action: Action) -> float:
    """What is lost by building on one's own land, which waits, while there is other land (D)."""
    if not isinstance(action, Build) or not s.territory[seat]:
        return 0.0
    squares = SQUARES[seat].get(action, 0)
    return INSIDE if squares & s.territory[seat] and s.free(seat) & ~s.territory[seat] else 0.0


def hopes(s: Cathedral, seat: Seat) -> float:
    """The squares that a side has nearly enclosed, with what stands on them alone."""
    if not s.has_built[seat]:
        return 0.0
    taken = s.territory[seat] | s.territory[opponent(seat)]
    hope = 0.0
    for region in nearly_enclosed(s, seat):
        prey = foreign_buildings(s, seat, region)
        if len(prey) <= 1:
            hope += (region & ~taken).bit_count() + PREY * sum(each.bit_count() for each in prey)
    return hope


def nearly_enclosed(s: Cathedral, seat: Seat) -> Iterator[int]:
    """The parts of the city that would be cut off if a side's buildings were one square wider; not the largest."""
    left = CITY & ~beside(s.covered[seat])
    parts = []
    while left:
        part = region_around(left & -left, left)
        parts.append(part)
        left ^= part
    parts.sort(key=int.bit_count)
    return iter(parts[:-1])


def gains(s: Cathedral, then: Cathedral, seat: Seat) -> Iterator[Reason]:
    """What a building brings at once."""
    if then.agenda and isinstance(asked := then.agenda[0], CaptureOrLeave):
        yield because("encloses-building", piece=then.piece_on(asked.building), squares=names_of(asked.building))
    if claimed := then.territory[seat] & ~s.territory[seat] & ~then.covered[seat]:
        yield because("encloses-land", squares=names_of(claimed))


def prospects(s: Cathedral, then: Cathedral, seat: Seat) -> Iterator[Reason]:
    """What a building prepares, and what it spoils."""
    other = opponent(seat)
    if (nearly := round(hopes(then, seat) - hopes(s, seat))) > 0:
        yield because("prepares-land", count=nearly)
    if (spoilt := round(hopes(s, other) - hopes(then, other))) > 0:
        yield because("spoils-land", seat=other, count=spoilt)


def manners(s: Cathedral, seat: Seat, build: Build) -> Iterator[Reason]:
    """What the rulebook advises in general."""
    squares = SQUARES[seat].get(build, 0)
    if build.piece == CATHEDRAL:
        yield because("cathedral-somewhere")
    elif squares.bit_count() == largest(s.stock[seat]):
        yield because("largest-first", piece=build.piece)
    elif squares.bit_count() == largest(fitting(s, seat)):
        yield because("largest-that-fits", piece=build.piece)
    if s.territory[seat] & ~s.covered[seat] and not squares & s.territory[seat]:
        yield because("keeps-own-land")


def largest(stock: Sequence[int]) -> int:
    """How many squares the largest building of a stock covers."""
    return max((size for size, count in zip(SIZES, stock, strict=True) if count), default=0)


def fitting(s: Cathedral, seat: Seat) -> Sequence[int]:
    """The part of a side's stock that still fits somewhere."""
    free = s.free(seat)
    return [
        count if any(turn.places(free) for turn in turns) else 0
        for turns, count in zip(TURNS[seat], s.stock[seat], strict=True)
    ]


def captured(s: Cathedral, then: Cathedral, seat: Seat) -> Iterator[Reason]:
    """What a capture brings; leaving a building has nothing to say for itself but the space it fills."""
    if claimed := then.territory[seat] & ~s.territory[seat] & ~then.covered[seat]:
        yield because("capture-brings", squares=names_of(claimed))
    else:
        yield because("leaving-fills")


TASTE = CathedralTaste()
