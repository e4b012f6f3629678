"""The town of Bastide as data: moulons, streets, walls, buildings, their circles, what faces what, and the tiles.

Values marked `reconstructed` are ours: the pictures that showed them are lost. Whoever owns the printed game may
correct them here without touching a rule.
"""

from __future__ import annotations

from typing import NamedTuple

ROWS, COLUMNS = "ABC", "1234"
CARRA = "B2"  # reconstructed: it could as well be B3, its mirror image
BLOCKS = tuple(row + column for row in ROWS for column in COLUMNS if row + column != CARRA)
"""The moulons one can build in, in reading order."""
BLOCK = {block: number for number, block in enumerate(BLOCKS)}
STRIPS = 3
FACINGS = ("ew", "ns")
"""How the strips of a moulon run: from east to west, or from north to south."""

FREE, HOUSE = ".", "h"
"""What the letters of a moulon mean, besides those of the religious buildings."""
EMPTY = FREE * STRIPS

ROADS, WALLS, RELIGIOUS = "roads", "walls", "religious"


class Equipment(NamedTuple):
    """Something the town builds together: its circles, in the order of all circles, and its place in a moulon."""

    name: str
    group: str
    circles: range
    letter: str = ""
    width: int = 0
    """How many strips of a moulon it covers; only religious buildings cover any."""


_CIRCLES: dict[str, tuple[str, tuple[str, ...]]] = {
    "R1": (ROADS, ("1", "2", "3", "4")),
    "R2": (ROADS, ("1", "2", "3", "4")),
    "T1": (ROADS, ("A", "B", "C")),
    "T2": (ROADS, ("A", "B", "C")),
    "T3": (ROADS, ("A", "B", "C")),
    "halle": (ROADS, ("N", "E", "S", "W")),
    "N": (WALLS, ("1", "2", "3", "4")),
    "S": (WALLS, ("1", "2", "3", "4")),
    "W": (WALLS, ("A", "B", "C")),
    "E": (WALLS, ("A", "B", "C")),
    "church": (RELIGIOUS, ("1", "2", "3", "4")),  # reconstructed: at least 2 are known
    "chapel": (RELIGIOUS, ("1", "2", "3")),  # reconstructed
    "monastery": (RELIGIOUS, ("1", "2", "3", "4")),
    "maladrerie": (RELIGIOUS, ("1", "2", "3")),  # reconstructed
}
_FOOTPRINTS = {"church": ("c", 2), "chapel": ("p", 1), "monastery": ("m", 2), "maladrerie": ("d", 1)}  # reconstructed

CIRCLES = tuple(f"{name}.{circle}" for name, (_, circles) in _CIRCLES.items() for circle in circles)
CIRCLE = {name: number for number, name in enumerate(CIRCLES)}


def _equipments() -> dict[str, Equipment]:
    found, first = {}, 0
    for name, (group, circles) in _CIRCLES.items():
        found[name] = Equipment(name, group, range(first, first + len(circles)), *_FOOTPRINTS.get(name, ()))
        first += len(circles)
    return found


EQUIPMENTS = _equipments()
WALL_NAMES = tuple(name for name, each in EQUIPMENTS.items() if each.group == WALLS)
BUILDING_OF = {each.letter: name for name, each in EQUIPMENTS.items() if each.letter}
EQUIPMENT_AT = tuple(next(each for each in EQUIPMENTS.values() if number in each.circles) for number in CIRCLE.values())
"""The equipment every circle belongs to."""


def _group(group: str) -> slice:
    circles = [number for each in EQUIPMENTS.values() if each.group == group for number in each.circles]
    return slice(circles[0], circles[-1] + 1)


GROUPS = {group: _group(group) for group in (WALLS, RELIGIOUS, ROADS)}
"""The circles of the three kinds of equipment; their order is that of the cards and of the tie-breaks."""


def _faced(circle: str) -> tuple[str, ...]:
    """The moulons an influence on this circle faces; religious buildings face none."""
    name, _, place = circle.partition(".")
    faced: tuple[str, ...]
    match name:
        case "R1" | "R2":
            row = ROWS.index("A") if name == "R1" else ROWS.index("B")
            faced = (ROWS[row] + place, ROWS[row + 1] + place)
        case "T1" | "T2" | "T3":
            faced = (place + name[1], place + str(int(name[1]) + 1))
        case "halle":
            faced = ({"N": "A2", "E": "B3", "S": "C2", "W": "B1"}[place],)
        case "N" | "S":
            faced = (("A" if name == "N" else "C") + place,)
        case "W" | "E":
            faced = (place + ("1" if name == "W" else "4"),)
        case _:
            faced = ()
    return tuple(block for block in faced if block != CARRA)


FACED = tuple(map(_faced, CIRCLES))
FACING_CIRCLES = {
    block: tuple(number for number, faced in enumerate(FACED) if block in faced) for block in (*BLOCKS, CARRA)
}
"""The circles whose influences are paid when a house comes to a moulon."""


def _near(block: str) -> tuple[str, ...]:
    row, column = ROWS.index(block[0]), COLUMNS.index(block[1])
    return tuple(
        other for other in BLOCKS if abs(ROWS.index(other[0]) - row) <= 1 and abs(COLUMNS.index(other[1]) - column) <= 1
    )


NEAR = {block: _near(block) for block in (*BLOCKS, CARRA)}
"""A moulon and those around it, over corners too."""


def _sides(block: str) -> tuple[str, ...]:
    touched = {"A": "N", "C": "S"}.get(block[0], "") + {"1": "W", "4": "E"}.get(block[1], "")
    return tuple(touched)


SIDES = {block: _sides(block) for block in BLOCKS}
"""The sides of the town a moulon touches; one that touches none is in the middle and is never raided."""


def _outer() -> dict[int, str]:
    open_on = {"R1.1": "W", "R2.1": "W", "R1.4": "E", "R2.4": "E"}
    open_on |= {f"{street}.{row}": side for street in ("T1", "T2", "T3") for row, side in (("A", "N"), ("C", "S"))}
    return {CIRCLE[circle]: open_on[circle] for circle in CIRCLES if circle in open_on}


OUTER = _outer()
"""The ten outer portions of the streets, with the side of the town each opens on."""

STRIP_NAMES = tuple(f"{block}.{strip}" for block in BLOCKS for strip in range(1, STRIPS + 1))
STRIP = {name: number for number, name in enumerate(STRIP_NAMES)}
"""Where a house can stand: strip number n is strip n % 3 of moulon n // 3."""

HOUSE_TILE, FIRE_TILE = "house", "fire"
ENGLISH_TILES = {"english-1": 1, "english-2": 2, "english-3": 3, "english-4": 4}
ENGLISH_OF = {value: tile for tile, value in ENGLISH_TILES.items()}
TILES = (("english-1", 8), ("english-2", 5), ("english-3", 2), ("english-4", 1), ("fire", 6), ("house", 36))

CARDS = {"prince": WALLS, "pope": RELIGIOUS, "people": ROADS}
CARD_POINTS = {  # reconstructed: which card has which of the values 8, 6 and 4
    "8-6-4": {"prince": 8, "pope": 6, "people": 4},
    "4-4-11": {"prince": 4, "pope": 4, "people": 11},
}
INFLUENCES = 20
PRINTED_BANK = 96

NO_PROMISE, SPARE = "none", "spare"
LEAST_BIDS = {f"bid-{amount}": amount for amount in (3, 6, 9, 12)}
MOST_BIDS = {"abstain": 0} | {f"most-{amount}": amount for amount in (3, 6, 9, 12)}
BUILDINGS = {f"build-{place}": place for place in (*EQUIPMENTS, *BLOCKS)}
PLACINGS = {f"put-{circle.replace('.', '-')}": circle for circle in CIRCLES}
PROMISE_KINDS = {
    "least": (*LEAST_BIDS,),
    "most": (*MOST_BIDS,),
    "put": (*PLACINGS,),
    "house": tuple(f"build-{block}" for block in BLOCKS),
    "propose": tuple(f"build-{equipment}" for equipment in EQUIPMENTS),
    "spare": (SPARE,),
}
"""The promises in the order in which one is chosen: what is done, then where or how much."""
PROMISES = (NO_PROMISE, SPARE, *LEAST_BIDS, *MOST_BIDS, *BUILDINGS, *PLACINGS)
"""What may be promised: to leave one's influence alone, to bid at least or at most so much, to build here next, to put
one's next influence on a circle."""
