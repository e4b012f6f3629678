"""What the fast cores of all games have in common: positions for search, with no texts, no refusals and no events.

A game's own core is composed of modules in its folder `fast/`: `board` is one flat structure that is copied whole,
`rules` are functions on it, one a step of the rulebook, `policy` values it and chooses moves for rollouts, and
`position` joins them to what is said here. All of it is plain Python that runs as it is. The types beside it let it be
compiled, and then a whole search touches no Python object.
"""

from __future__ import annotations

CHANCE, OVER = -1, -3
"""Who is asked when it is no seat: chance, or nobody any more."""
MOST_MOVES = 4096
"""Where there are more legal answers, a fast core lists a sample of them."""


def blank(size: int) -> list[int]:
    """So many zeros; compiled, they become an array of the declared type."""
    return [0] * size


def blank_reals(size: int) -> list[float]:
    """The same for numbers with a fraction."""
    return [0.0] * size
