"""Observations as rows of small numbers (octets) and of large ones (words); compiled, pieces of memory (`flat.pxd`)."""

from __future__ import annotations


def spread(planes: memoryview, at: int, area: int, count: int) -> None:
    """Writes a one for every member of a set below `count`, and a zero for every other."""
    for place in range(count):
        planes[at + place] = area >> place & 1


def clear(planes: memoryview, at: int, count: int) -> None:
    """Writes zeros."""
    for place in range(at, at + count):
        planes[place] = 0


def put(planes: memoryview, source: list[int], count: int) -> None:
    """Writes the first octets of a board as they are."""
    for place in range(count):
        planes[place] = source[place]
