"""Sets as the bits of a number, for fast cores; compiled, a set has at most 128 members (see `bits.pxd`)."""

from __future__ import annotations


def count(area: int) -> int:
    """How many members a set has."""
    return area.bit_count()


def few(area: int) -> int:
    """The same for a set whose members are below 32: compiled, without a call."""
    return area.bit_count()


def lowest(area: int) -> int:
    """The smallest member of a set that is not empty."""
    return (area & -area).bit_length() - 1


def one(place: int) -> int:
    """The set with this one member."""
    return 1 << place


def nth(area: int, number: int) -> int:
    """The member of a set that has `number` smaller ones."""
    below = 0
    for width, part in _PARTS:
        inside = (area & part).bit_count()
        if number >= inside:
            number -= inside
            area >>= width
            below += width
    for _ in range(number):
        area &= area - 1
    return below + lowest(area)


_PARTS = tuple((width, (1 << width) - 1) for width in (64, 32, 16, 8))
