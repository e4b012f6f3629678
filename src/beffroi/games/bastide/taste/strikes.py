"""Whom fire and the English should hit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from beffroi.core.action import Seat
from beffroi.games.bastide.damage import destroy
from beffroi.games.bastide.english import CAMP_SIZE, STRONG, exposed
from beffroi.games.bastide.fire import FIRE_SIZES, inflammable
from beffroi.games.bastide.material import CIRCLE, GROUPS, WALL_NAMES, WALLS
from beffroi.games.bastide.rulebook import R
from beffroi.games.bastide.state import NOBODY, Bastide
from beffroi.games.bastide.taste.outlook import if_over, outlook
from beffroi.games.bastide.taste.promises import is_spared

HATRED = 3.0
"""What it costs to tear down: the others will do the same, and nobody builds."""
MOST_TARGETS = 4
BROKEN_WORD = 2.0
Targets = tuple[str, ...]


def targets_for(s: Bastide, seat: Seat, pools: Iterable[Sequence[str]], sizes: Sequence[int]) -> Iterator[Targets]:
    """As much damage as possible, and none of it to oneself; also without those one has promised to spare."""
    for pool in pools:
        foreign = tuple(target for target in pool if _owner(s, target) != seat)
        unspared = tuple(target for target in foreign if not _is_spared_by(s, seat, target))
        for targets in dict.fromkeys((foreign, unspared)):
            size = min(max(sizes), len(targets))
            if size in sizes:
                yield from combinations(_best_of(s, seat, targets), size)


def _best_of(s: Bastide, seat: Seat, targets: Targets) -> Targets:
    """The few targets whose loss helps a seat most, in the order of the town."""
    if len(targets) <= MOST_TARGETS:
        return targets
    best = sorted(targets, key=lambda target: -strike_worth(s, seat, (target,)))[:MOST_TARGETS]
    return tuple(target for target in targets if target in best)


def _owner(s: Bastide, target: str) -> int | None:
    return s.influences[CIRCLE[target]] if target in CIRCLE else None


def _is_spared_by(s: Bastide, seat: Seat, target: str) -> bool:
    owner = _owner(s, target)
    return owner is not None and is_spared(s, seat, Seat(owner))


def struck(s: Bastide, targets: Targets) -> Bastide:
    draft = s.copy()
    destroy(draft, targets, R.FIRE)
    return draft


def strike_worth(s: Bastide, seat: Seat, targets: Targets) -> float:
    """How things look after a strike; who has promised to spare somebody does."""
    broken = len({_owner(s, target) for target in targets if _is_spared_by(s, seat, target)})
    return outlook(struck(s, targets), seat) - BROKEN_WORD * broken


def fire_worth(s: Bastide, seat: Seat) -> float:
    """The best that fire can do."""
    found = targets_for(s, seat, inflammable(s), FIRE_SIZES)
    best = max((strike_worth(s, seat, targets) for targets in found), default=outlook(s, seat))
    return best - HATRED


def english_worth(s: Bastide, seat: Seat, value: int) -> float:
    """The siege if the camp is full, else the best raid, and a camp that has grown."""
    if len(s.camp) == CAMP_SIZE:
        return siege_worth(s, seat, value)
    pools = exposed(s)
    damage = min(2 if value >= STRONG else 1, max(map(len, pools)))
    found = list(targets_for(s, seat, pools, (damage,))) if damage else []
    best = max(found, key=lambda targets: strike_worth(s, seat, targets), default=())
    draft = struck(s, best)
    draft.camp = tuple(sorted((*s.camp, value)))
    return outlook(draft, seat) - HATRED


def siege_worth(s: Bastide, seat: Seat, value: int) -> float:
    """The game ends at once: the walls hold, or they do not."""
    return if_over(s, seat, town_after_siege(s, value))


def town_after_siege(s: Bastide, value: int) -> int:
    """Whose town it is (1 French, -1 English) once this tile has completed the siege."""
    holds = all(map(s.is_started, WALL_NAMES)) and _on_walls(s) >= sum(s.camp) + value
    return 1 if holds else -1


def _on_walls(s: Bastide) -> int:
    walls = s.influences[GROUPS[WALLS]]
    return len(walls) - walls.count(NOBODY)
