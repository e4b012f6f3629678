"""Tables of any size: whom to put together so that few meet again, and who sits in which seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

Group: TypeAlias = tuple[int, ...]
Met: TypeAlias = Mapping[frozenset[int], int]
"""How often every two have sat at one table."""
MOST_TRIES = 20_000
"""Tables looked at before those who have met may meet again; enough for every small tournament to be searched whole."""


def meetings_in(groups: Iterable[Group]) -> Counter[frozenset[int]]:
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


def gather(order: Sequence[int], size: int, met: Met) -> tuple[Group, ...]:
    """Tables of those who stand next to each other in an order; nobody meets again where that can be avoided."""
    tries = iter(range(MOST_TRIES))
    strangers = _strangers(tuple(order), size, met, tries)
    return strangers if strangers is not None else _least_met(order, size, met)


def _strangers(left: Group, size: int, met: Met, tries: Iterator[int]) -> tuple[Group, ...] | None:
    """Tables at which nobody has met anybody, the first of the order with the nearest; nothing when there are none."""
    if not left:
        return ()
    first, others = left[0], [other for other in left[1:] if not met.get(frozenset((left[0], other)))]
    for company in combinations(others, size - 1):
        if next(tries, None) is None:
            return None
        if any(met.get(frozenset(pair)) for pair in combinations(company, 2)):
            continue
        seated = {first, *company}
        rest = _strangers(tuple(each for each in left if each not in seated), size, met, tries)
        if rest is not None:
            return ((first, *company), *rest)
    return None


def _least_met(order: Sequence[int], size: int, met: Met) -> tuple[Group, ...]:
    """Tables that no exchange of two people makes less of a reunion."""
    groups = [list(order[start : start + size]) for start in range(0, len(order), size)]
    while any(_exchange(one, other, met) for one, other in combinations(groups, 2)):
        pass
    return tuple(map(tuple, groups))


def _exchange(one: list[int], other: list[int], met: Met) -> bool:
    """Exchanges two people of two tables if they then have met fewer around them; says whether it did."""
    for here in range(len(one)):
        for there in range(len(other)):
            before = _reunion(one, met) + _reunion(other, met)
            one[here], other[there] = other[there], one[here]
            if _reunion(one, met) + _reunion(other, met) < before:
                return True
            one[here], other[there] = other[there], one[here]
    return False


def _reunion(group: Sequence[int], met: Met) -> int:
    """How much of a reunion a table is; to meet a third time weighs more than twice a second time."""
    return sum(met.get(frozenset(pair), 0) ** 2 for pair in combinations(group, 2))


def seats_for(group: Group, sat: Mapping[tuple[int, int], int]) -> Group:
    """The same people in the order of seats in which nobody gets one he has had often; `sat` counts (who, seat)."""

    def repeated(seated: Group) -> int:
        return sum((sat.get((who, seat), 0) + 1) ** 2 for seat, who in enumerate(seated))

    return min(permutations(group), key=repeated)


def seats_in(groups: Iterable[Group]) -> Counter[tuple[int, int]]:
    return Counter((who, seat) for group in groups for seat, who in enumerate(group))
