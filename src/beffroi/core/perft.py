"""Counting all ways a game can go on: the classic proof that two rulebooks agree."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import CHANCE
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.model import State


def perft(s: State, depth: int) -> int:
    """The number of sequences of decisions of the seats, `depth` long; chance branches but is no decision."""
    if depth == 0:
        return 1
    asked = waiting(s)
    if not asked:
        return 0
    if asked[0] == CHANCE:
        return sum(perft(child, depth) for child in children(s))
    if depth == 1:
        return len(choices(s, asked[0]))
    return sum(perft(child, depth - 1) for child in children(s))


def children(s: State) -> Iterator[State]:
    """The positions one answer later; of several seats asked at once, the first one's answers."""
    seat = waiting(s)[0]
    for action in choices(s, seat):
        child = s.copy()
        advance(child, seat, action)
        yield child
