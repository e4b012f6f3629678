"""Playing an English tile: the siege or the raid (section 4, II, C)."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.model import Given, Refusal, Refusals, Step
from beffroi.games.bastide.choices import Targets
from beffroi.games.bastide.damage import destroy, houses_in, influences_among, misnamed
from beffroi.games.bastide.ending import CheckMajorities, CountPoints
from beffroi.games.bastide.material import (
    BLOCKS,
    CIRCLE,
    ENGLISH_OF,
    EQUIPMENT_AT,
    EQUIPMENTS,
    GROUPS,
    OUTER,
    RELIGIOUS,
    SIDES,
    WALL_NAMES,
    WALLS,
)
from beffroi.games.bastide.promises import judge_strike
from beffroi.games.bastide.rulebook import R, Raid
from beffroi.games.bastide.state import Bastide

CAMP_SIZE = 7
STRONG = 3
"""English tiles of this value or more destroy two things, the others one."""
WALL_CIRCLES = range(GROUPS[WALLS].start, GROUPS[WALLS].stop)
RELIGIOUS_NAMES = tuple(name for name, each in EQUIPMENTS.items() if each.group == RELIGIOUS)


class LaySiege(Step[Bastide, Action], frozen=True):
    """The eighth tile ends the game: the town stays French if its four walls stand and carry enough influences."""

    rule = R.SIEGE
    value: int

    def then(self, s: Bastide, answers: Given[Action]) -> None:
        s.camp = tuple(sorted((*s.camp, self.value)))
        strength, defence = sum(s.camp), len(influences_among(s, WALL_CIRCLES))
        missing = missing_walls(s)
        s.tell(R.SIEGE, "siege", points=strength, count=defence)
        if missing:
            s.tell(R.SIEGE, "walls-missing", equipments=missing)
        held = not missing and defence >= strength
        s.skip_to(CheckMajorities(), CountPoints("siege-held" if held else "siege-lost"))


def missing_walls(s: Bastide) -> tuple[str, ...]:
    """The sides on which the town is open."""
    return tuple(wall for wall in WALL_NAMES if not s.is_started(wall))


class RaidTown(Step[Bastide, Raid], frozen=True):
    """The English must do what damage they can in the open town, else to its walls; then they make camp."""

    rule = R.RAID
    takes = (Raid,)
    seat: Seat
    value: int

    def asks(self, s: Bastide) -> tuple[Seat, ...]:
        return s.if_playing(self.seat) if any(exposed(s)) else ()

    def choices(self, s: Bastide, seat: Seat) -> Choices[Raid]:
        pools = exposed(s)
        return Targets(Raid, pools, (self.damage(pools),))

    def damage(self, pools: list[tuple[str, ...]]) -> int:
        """As much as the tile can do, and as the better of the two kinds of target allows."""
        return min(2 if self.value >= STRONG else 1, max(map(len, pools)))

    def refuse(self, s: Bastide, seat: Seat, action: Raid) -> Refusals:
        wrong = tuple(misnamed(s, action.targets, R.RAID))
        return wrong or tuple(self.unlawful(s, action.targets))

    def unlawful(self, s: Bastide, targets: tuple[str, ...]) -> Iterable[Refusal]:
        pools = exposed(s)
        safe = [target for target in targets if all(target not in pool for pool in pools)]
        if central := tuple(target for target in safe if not sides_of(s, target)):
            yield R.RAID.no("in-the-middle", targets=central)
        if walls := tuple(target for target in safe if is_wall(target)):
            yield R.RAID.no("walls-come-last", targets=walls)
        if behind := tuple(target for target in safe if sides_of(s, target) and not is_wall(target)):
            yield R.RAID.no("behind-walls", targets=behind)
        if len(targets) != self.damage(pools):
            yield R.RAID.no("must-destroy", count=self.damage(pools))

    def then(self, s: Bastide, answers: Given[Raid]) -> None:
        if not answers and any(exposed(s)):
            s.bag = s.bag.with_mixed(ENGLISH_OF[self.value])
            return
        for seat, raid in answers:
            judge_strike(s, seat, raid.targets)
            destroy(s, raid.targets, R.RAID)
        s.camp = tuple(sorted((*s.camp, self.value)))
        s.tell(R.RAID, "camped", value=self.value, count=len(s.camp))


def exposed(s: Bastide) -> list[tuple[str, ...]]:
    """What the English can reach: houses, or influences; where there is neither, the influences on the walls."""
    standing = {wall for wall in WALL_NAMES if s.is_started(wall)}
    if len(standing) == len(WALL_NAMES):
        return [influences_among(s, WALL_CIRCLES)]
    open_blocks = [block for block in BLOCKS if SIDES[block] and not standing.issuperset(SIDES[block])]
    houses = tuple([house for block in open_blocks for house in houses_in(s, block)])
    circles = [circle for circle, side in OUTER.items() if side not in standing]
    for building in RELIGIOUS_NAMES:
        if s.block_of(building) in open_blocks:
            circles += EQUIPMENTS[building].circles
    influences = influences_among(s, circles)
    return [houses, influences] if houses or influences else [influences_among(s, WALL_CIRCLES)]


def is_wall(target: str) -> bool:
    return target in CIRCLE and EQUIPMENT_AT[CIRCLE[target]].group == WALLS


def sides_of(s: Bastide, target: str) -> tuple[str, ...]:
    """The sides of the town from which something could be reached; from none, if it lies in the middle."""
    circle = CIRCLE.get(target)
    if circle is None:
        return SIDES[target.partition(".")[0]]
    equipment = EQUIPMENT_AT[circle]
    if equipment.group == WALLS:
        return (equipment.name,)
    if equipment.group == RELIGIOUS:
        block = s.block_of(equipment.name)
        assert block is not None
        return SIDES[block]
    return (OUTER[circle],) if circle in OUTER else ()
