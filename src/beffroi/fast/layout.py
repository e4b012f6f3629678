"""What an observation holds, part by part: a row of octets, and a row of whole numbers of 32 bits."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import NamedTuple


class Feature(NamedTuple):
    """Some neighbouring numbers of an observation, by name."""

    name: str
    shape: tuple[int, ...] = ()
    meaning: str = ""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout(NamedTuple):
    """The parts of both rows, in their order."""

    planes: tuple[Feature, ...]
    numbers: tuple[Feature, ...]

    @property
    def plane_size(self) -> int:
        return sum(part.size for part in self.planes)

    @property
    def number_size(self) -> int:
        return sum(part.size for part in self.numbers)


def places(parts: tuple[Feature, ...]) -> Iterator[tuple[Feature, int]]:
    """Every part and where it begins in its row."""
    at = 0
    for part in parts:
        yield part, at
        at += part.size


def start(parts: tuple[Feature, ...], name: str) -> int:
    """Where a part begins in its row."""
    return next(at for part, at in places(parts) if part.name == name)
