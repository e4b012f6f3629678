"""Rows of the arrays that a batch hands out; compiled, pieces of memory (see `rows.pxd`)."""

from __future__ import annotations

from typing import Any


def octets(array: Any, number: int) -> Any:
    """A row of small numbers."""
    return memoryview(array[number])


def words(array: Any, number: int) -> Any:
    """A row of large numbers."""
    return memoryview(array[number])


def copy(to: Any, moves: list[int], count: int) -> None:
    """So many moves, from the start of both."""
    for number in range(count):
        to[number] = moves[number]


def find(moves: Any, count: int, move: int) -> bool:
    """Whether a move is among the first `count`."""
    return any(moves[number] == move for number in range(count))
