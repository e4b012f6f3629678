"""The board of a position: one flat structure that is copied whole; compiled, a piece of memory (see `memory.pxd`)."""

from __future__ import annotations

from typing import Any


class Structure:
    """Numbers and lists of numbers, all zero at first; a game says what they are, and beside it their types in C."""

    def copy_from(self, other: Any) -> None:
        """Makes everything as it is in another one, and shares none of it."""
        for name, value in vars(other).items():
            setattr(self, name, value[:] if isinstance(value, list) else value)


def take_many(like: Structure, _: int, count: int) -> list[Structure]:
    """So many boards of one kind, all blank."""
    return [type(like)() for _ in range(count)]


def one_of(boards: list[Structure], _: int, number: int) -> Structure:
    return boards[number]


def copy(to: Structure, source: Structure, _: int) -> None:
    to.copy_from(source)


def give_back(structure: Structure | list[Structure]) -> None:
    """Only what was taken in C is given back."""
