"""What buildings enclose in Cathedral, for search: articles 4 and 5, O, and the dossier's rulings A5 to A8."""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import blank
from beffroi.games.cathedral.fast import placing
from beffroi.games.cathedral.fast.board import KINDS, Board
from beffroi.games.cathedral.material import SIZES as SIZES_OF_KINDS
from beffroi.games.cathedral.material import STRIDE
from beffroi.games.cathedral.rulebook import HALF_THE_CITY

WAITING, STANDING, CAPTURED = 0, 1, 2
"""What the Cathedral does."""
ROW, HALF = STRIDE, HALF_THE_CITY
NUMBERS = 16
"""How far the buildings of one side lie apart from the other's."""
SIZES = blank(KINDS)


def _fill() -> None:
    for kind, size in enumerate(SIZES_OF_KINDS):
        SIZES[kind] = size


_fill()


def enclose(b: Board, building: int) -> None:
    """What a new building encloses: empty regions are taken (4), single foreign buildings may be captured (5)."""
    if divide(b) == 1:
        return
    near = cut_off(b, building)
    outside = outside_of(b, near)
    for number in range(b.part_count):
        region = b.parts[number]
        if number == outside:
            continue
        if not is_held(b, region):
            claim(b, region)
        elif is_single(b, region, near):
            remember(b, foreign_in(b, region))


def divide(b: Board) -> int:
    """Finds the parts into which the mover's buildings divide the city, in reading order; returns how many."""
    left = placing.CITY & ~b.covered[b.mover]
    b.part_count = 0
    while left:
        region = region_around(left & (~left + 1), left)
        b.parts[b.part_count] = region
        b.part_count += 1
        left ^= region
    return b.part_count


def cut_off(b: Board, building: int) -> int:
    """The squares around a new building; none when it touches one part only and so has cut off nothing (A8)."""
    near, touched = grown(building), 0
    for number in range(b.part_count):
        if b.parts[number] & near:
            touched += 1
    return near if touched > 1 else 0


def outside_of(b: Board, near: int) -> int:
    """The number of the largest part, when it is over half of the city or all would be won (O, A5); otherwise none."""
    if not b.guard:
        return -1
    outside, size, lost = -1, 0, 0
    for number in range(b.part_count):
        region = b.parts[number]
        # A part that is the mover's already counts neither as the outside nor as won.
        if not region & ~b.territory[b.mover]:
            continue
        if is_held(b, region) and not is_single(b, region, near):
            lost += 1
        if bits.count(region) > size:
            outside, size = number, bits.count(region)
    return outside if size > HALF or lost == 0 else -1


def is_held(b: Board, region: int) -> bool:
    """Whether anything stands in a region that is not the mover's."""
    return region & (b.covered[1 - b.mover] | b.cathedral) != 0


def is_single(b: Board, region: int, near: int) -> bool:
    """Whether one foreign building stands there, and the new building has just cut the region off (5)."""
    return region & near != 0 and count_foreign(b, region) == 1


def grown(area: int) -> int:
    """An area and the squares that touch it, by a side or a corner."""
    wide = area | area << 1 | area >> 1
    return (wide | wide << ROW | wide >> ROW) & placing.CITY


def region_around(start: int, area: int) -> int:
    """All squares of an area that can be reached from some of them, over corners too (4)."""
    reached = start
    wider = grown(reached) & area
    while wider != reached:
        reached = wider
        wider = grown(reached) & area
    return reached


def count_foreign(b: Board, region: int) -> int:
    """How many buildings in a region are not the mover's; the Cathedral is one (5)."""
    other, count = 1 - b.mover, 0
    for number in range(other * NUMBERS, other * NUMBERS + b.built[other]):
        if b.buildings[number] & region:
            count += 1
    if b.cathedral & region:
        count += 1
    return count


def foreign_in(b: Board, region: int) -> int:
    """The one building in a region that is not the mover's."""
    other = 1 - b.mover
    for number in range(other * NUMBERS, other * NUMBERS + b.built[other]):
        if b.buildings[number] & region:
            return b.buildings[number]
    return b.cathedral


def claim(b: Board, region: int) -> None:
    """A region becomes the mover's territory (4)."""
    b.territory[b.mover] |= region
    b.territory[1 - b.mover] &= ~region


def remember(b: Board, building: int) -> None:
    """Keeps a capture to be asked, in the order of the buildings' first squares."""
    place = b.pending_count
    while place and bits.lowest(b.pending[place - 1]) > bits.lowest(building):
        b.pending[place] = b.pending[place - 1]
        place -= 1
    b.pending[place] = building
    b.pending_count += 1


def forget_first(b: Board) -> None:
    for number in range(1, b.pending_count):
        b.pending[number - 1] = b.pending[number]
    b.pending_count -= 1
    b.pending[b.pending_count] = 0


def capture(b: Board) -> None:
    """The building goes back to its owner, the Cathedral out of the game, and the region is taken (5)."""
    building = b.pending[0]
    forget_first(b)
    region = region_around(building, placing.CITY & ~b.covered[b.mover])
    if building == b.cathedral:
        b.cathedral = 0
        b.church = CAPTURED
    else:
        give_back(b, building)
    claim(b, region)


def give_back(b: Board, building: int) -> None:
    """A captured building can be built again by its owner (5)."""
    owner = 1 - b.mover
    number = owner * NUMBERS
    while b.buildings[number] != building:
        number += 1
    kind, last = b.building_kind[number], owner * NUMBERS + b.built[owner] - 1
    for later in range(number, last):
        b.buildings[later] = b.buildings[later + 1]
        b.building_kind[later] = b.building_kind[later + 1]
    b.buildings[last] = 0
    b.built[owner] -= 1
    b.covered[owner] ^= building
    b.stock[owner * NUMBERS + kind] += 1
    b.unplaced[owner] += SIZES[kind]
