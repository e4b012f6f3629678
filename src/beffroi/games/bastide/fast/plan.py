"""The plan of Bastide for search: which strips and circles there are, what faces what, and what the walls keep out.

A place is a strip of a moulon (three times the number of the moulon, plus its own), or, from FIRST_CIRCLE on, a circle;
a set of places is one number. Moulons, equipments, tiles and cards have the numbers of their order in `material`, a
facing that of its order in FACINGS.
"""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.core import bits
from beffroi.fast import blank
from beffroi.games.bastide.english import CAMP_SIZE
from beffroi.games.bastide.house import NEWCOMER, RENT, TAX_CHANGES
from beffroi.games.bastide.influence import ROAD_END
from beffroi.games.bastide.material import (
    BLOCKS,
    CARDS,
    CARRA,
    CIRCLES,
    EQUIPMENT_AT,
    EQUIPMENTS,
    FACED,
    FACING_CIRCLES,
    FIRE_TILE,
    GROUPS,
    HOUSE_TILE,
    NEAR,
    OUTER,
    PRINTED_BANK,
    RELIGIOUS,
    SIDES,
    STRIP,
    STRIP_NAMES,
    STRIPS,
    TILES,
    WALL_NAMES,
    WALLS,
)

MOST_SEATS = 5
NOBODY = -1
MOULONS, MOULON_SIZE = len(BLOCKS), STRIPS
FIRST_CIRCLE = len(STRIP_NAMES)
PLACE_NAMES = (*STRIP_NAMES, *CIRCLES)
PLACE_COUNT = len(PLACE_NAMES)
EQUIPMENT_NAMES = tuple(EQUIPMENTS)
TILE_NAMES = tuple(tile for tile, _ in TILES)
EQUIPMENT_COUNT, TILE_COUNT, CARD_COUNT, WALL_COUNT = len(EQUIPMENTS), len(TILES), len(CARDS), len(WALL_NAMES)
FIRE, NEW_HOUSE = TILE_NAMES.index(FIRE_TILE), TILE_NAMES.index(HOUSE_TILE)
HALLE, CHURCH, MALADRERIE = (EQUIPMENT_NAMES.index(name) for name in ("halle", "church", "maladrerie"))
FIRST_WALL = EQUIPMENT_NAMES.index(WALL_NAMES[0])
FIRST_RELIGIOUS = min(number for number, each in enumerate(EQUIPMENTS.values()) if each.group == RELIGIOUS)
RELIGIOUS_COUNT = EQUIPMENT_COUNT - FIRST_RELIGIOUS
WALL_CARD = tuple(CARDS.values()).index(WALLS)
HAND_ROOM = 8
"""How far the hands of two seats lie apart."""
TAX, RENT_OF_ONE, BANK, ROAD_LENGTH, CAMP_ROOM = NEWCOMER, RENT, PRINTED_BANK, ROAD_END, CAMP_SIZE
HALLE_TAX, CHURCH_TAX, MALADRERIE_TAX = (dict(TAX_CHANGES)[name] for name in ("halle", "church", "maladrerie"))
STANDING_ROOM, LEAST_POINTS = 32, 64
"""More influences than a seat has, and more points than it can lose."""

STRIPS_OF = blank(MOULONS)
CIRCLES_OF = blank(EQUIPMENT_COUNT)
CIRCLES_FACING = blank(MOULONS)
CIRCLES_OF_GROUP = blank(CARD_COUNT)
WIDTH = blank(EQUIPMENT_COUNT)
EQUIPMENT_ON = blank(len(PLACE_NAMES))
STRIPS_NEAR = blank(MOULONS)
STRIPS_FACED = blank(len(PLACE_NAMES))
OPEN_STRIPS = blank(1 << WALL_COUNT)
OPEN_CIRCLES = blank(1 << WALL_COUNT)
"""What lies open to the English, by the walls that stand; the bit of a wall is its number after FIRST_WALL."""


def _circles(numbers: Iterable[int]) -> int:
    return sum([bits.one(FIRST_CIRCLE + circle) for circle in numbers])


def _strips(blocks: Iterable[str]) -> int:
    return sum([bits.one(STRIP[name]) for name in STRIP_NAMES if name.partition(".")[0] in blocks])


def _fill() -> None:
    for number, block in enumerate(BLOCKS):
        STRIPS_OF[number] = _strips((block,))
        STRIPS_NEAR[number] = _strips(NEAR[block])
        CIRCLES_FACING[number] = _circles(FACING_CIRCLES[block])
    for number, each in enumerate(EQUIPMENTS.values()):
        CIRCLES_OF[number], WIDTH[number] = _circles(each.circles), each.width
    for number, group in enumerate(CARDS.values()):
        CIRCLES_OF_GROUP[number] = _circles(range(GROUPS[group].start, GROUPS[group].stop))
    for circle, equipment in enumerate(EQUIPMENT_AT):
        EQUIPMENT_ON[FIRST_CIRCLE + circle] = EQUIPMENT_NAMES.index(equipment.name)
        STRIPS_FACED[FIRST_CIRCLE + circle] = _strips(FACED[circle])
    for standing in range(1 << WALL_COUNT):
        walls = {wall for number, wall in enumerate(WALL_NAMES) if standing >> number & 1}
        exposed = tuple(block for block, sides in SIDES.items() if sides and not walls.issuperset(sides))
        OPEN_STRIPS[standing] = _strips(exposed)
        OPEN_CIRCLES[standing] = _circles([circle for circle, side in OUTER.items() if side not in walls])


_fill()
ALL_STRIPS, NEAR_HALLE = _strips(BLOCKS), _strips(NEAR[CARRA])
FIRST_OF_TWO = sum([bits.one(strip) for strip in STRIP.values() if strip % STRIPS < STRIPS - 1])


def reach_of_fire(place: int) -> int:
    """The places that burn together with one (4.B): those of its moulon or of its equipment."""
    return STRIPS_OF[place // MOULON_SIZE] if place < FIRST_CIRCLE else CIRCLES_OF[EQUIPMENT_ON[place]]
