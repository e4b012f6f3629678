"""The six sites on the board: their lots as drawn, and what borders what.

The printed drawings are lost: the six maps, the annexes and what the church quarters A to D do to a wall are
reconstructed. Everything else here is read off the maps. A set of lots is an int: lot number n is bit n.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

Cell: TypeAlias = tuple[int, int]

# reconstructed: a letter a lot, # the centre, . outside the wall; row 0 is north.
MAPS = {
    "I": (".aabbc.", "daabbce", "df###ee", "ff###gg", "hh###gg", "hhiijkk", ".llijj."),
    "II": (".abbcd.", "eabbcdd", "ee###ff", "gg###ff", "hg###ii", "hjjkkii", ".jjkll."),
    "III": (".aabbc.", "daabbce", "df###ee", "gf###hh", "gg###hh", "iijjkll", ".ijjkk."),
    "IV": (".abbcc.", "dabbcce", "dd###fe", "gg###fh", "gg###hh", "iijjkll", ".ijjkl."),
    "V": (".aabbc.", "daabbcc", "de###ff", "ge###hh", "gg###hh", "iijjkll", ".ijjkk."),
    "VI": (".abccd.", "aabccdd", "ee###ff", "eg###hh", "ig###hh", "ijjkkll", ".jjkkl."),
}
# reconstructed: the cells of the annexes, small lots along the outside of the four walls.
ANNEX_CELLS: dict[str, tuple[Cell, Cell]] = {
    "N1": ((1, -1), (2, -1)),
    "N2": ((4, -1), (5, -1)),
    "E1": ((7, 1), (7, 2)),
    "E2": ((7, 4), (7, 5)),
    "S1": ((1, 7), (2, 7)),
    "S2": ((4, 7), (5, 7)),
    "W1": ((-1, 1), (-1, 2)),
    "W2": ((-1, 4), (-1, 5)),
}
WIDTH = 7
OUT = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SHAPES = "KER"
"""The three shapes of a lot: large (a square of four cells), corner (three cells), small (two cells)."""
SHAPE_OF_SIZE = {4: "K", 3: "E", 2: "R"}  # reconstructed
LONG = 2
"""A straight side is long from this length on."""

CENTRE = 0
LETTERS = "#abcdefghijkl"
"""What stands for the centre and the lots in the maps."""
LOT_NAMES = ("centre", *LETTERS[1:], *ANNEX_CELLS)
LOT_OF = {name: number for number, name in enumerate(LOT_NAMES)}
INSIDE = sum(1 << LOT_OF[name] for name in LETTERS[1:])
ANNEXES = sum(1 << LOT_OF[name] for name in ANNEX_CELLS)


class Site(NamedTuple):
    """One site; everything is told lot by lot, by number, with other lots as sets."""

    name: str
    rows: tuple[str, ...]
    shapes: tuple[str, ...]
    lots: dict[str, int]
    """All lots of a shape, annexes included."""
    touch: tuple[int, ...]
    long: tuple[int, ...]
    """The neighbours along a long side: one of them must be built before this lot can be."""
    over: tuple[int, ...]
    """The annexes a porch on this lot would cover."""
    opens: tuple[int, ...]
    """The annexes that a church quarter with a porch opens when it stands on this lot."""
    porch: tuple[int, ...]
    """The annexes that touch a porch on this lot."""
    pairs: tuple[tuple[int, int], ...]
    """A large lot and the small one along its side that D swallows."""


def members(lots: int) -> Iterator[int]:
    """The numbers of the lots in a set."""
    while lots:
        lowest = lots & -lots
        yield lowest.bit_length() - 1
        lots ^= lowest


@lru_cache(maxsize=8192)
def names_of(lots: int) -> tuple[str, ...]:
    return tuple(LOT_NAMES[lot] for lot in members(lots))


def lots_in(names: tuple[str, ...]) -> int:
    return sum(1 << LOT_OF[name] for name in names)


class _Side(NamedTuple):
    """A straight side of a lot: the cells right outside it."""

    cells: tuple[Cell, ...]

    @property
    def is_long(self) -> bool:
        return len(self.cells) >= LONG


def _cells(rows: tuple[str, ...]) -> tuple[frozenset[Cell], ...]:
    drawn = [
        frozenset((x, y) for (y, row), x in product(enumerate(rows), range(WIDTH)) if row[x] == name)
        for name in LETTERS
    ]
    return (*drawn, *map(frozenset, ANNEX_CELLS.values()))


def _sides(cells: frozenset[Cell]) -> Iterator[_Side]:
    """The straight sides of a figure, each as the row of cells it looks at."""
    for dx, dy in OUT.values():
        outside = [(x + dx, y + dy) for x, y in cells if (x + dx, y + dy) not in cells]
        side: tuple[Cell, ...] = ()
        for cell in sorted(outside, key=lambda cell: (dx * cell[0] + dy * cell[1], cell)):
            if side and abs(cell[0] - side[-1][0]) + abs(cell[1] - side[-1][1]) != 1:
                yield _Side(side)
                side = ()
            side += (cell,)
        yield _Side(side)


def _looking_at(sides: list[_Side], figures: tuple[frozenset[Cell], ...]) -> int:
    seen = {cell for side in sides for cell in side.cells}
    return sum(1 << lot for lot, cells in enumerate(figures) if cells & seen)


def _porch(cells: frozenset[Cell]) -> tuple[frozenset[Cell], str]:
    """The cells a porch covers, right outside the wall, and the walls it breaks."""
    outside = {
        wall: [(x + dx, y + dy) for x, y in cells if _is_beyond(x + dx, y + dy)] for wall, (dx, dy) in OUT.items()
    }
    return frozenset(cell for found in outside.values() for cell in found), "".join(filter(outside.get, outside))


def _is_beyond(x: int, y: int) -> bool:
    return not (0 <= x < WIDTH and 0 <= y < WIDTH)


def _site(name: str, rows: tuple[str, ...]) -> Site:
    figures = _cells(rows)
    sides = [list(_sides(cells)) for cells in figures]
    shapes = ("", *(SHAPE_OF_SIZE[len(cells)] for cells in figures[1:]))
    porches = [_porch(cells if INSIDE >> lot & 1 else frozenset()) for lot, cells in enumerate(figures)]
    over = [sum(1 << lot for lot in members(ANNEXES) if figures[lot] & porch) for porch, _ in porches]
    on_walls = [sum(1 << LOT_OF[annex] for annex in ANNEX_CELLS if annex[0] in walls) for _, walls in porches]
    opens = [there & ~covered for there, covered in zip(on_walls, over, strict=True)]
    return Site(
        name=name,
        rows=rows,
        shapes=shapes,
        lots={shape: sum(1 << lot for lot, each in enumerate(shapes) if each == shape) for shape in SHAPES},
        touch=tuple(_looking_at(each, figures) for each in sides),
        long=tuple(_looking_at([side for side in each if side.is_long], figures) for each in sides),
        over=tuple(over),
        opens=tuple(opens),
        porch=tuple(
            _looking_at(list(_sides(porch)), figures) & opened
            for (porch, _), opened in zip(porches, opens, strict=True)
        ),
        pairs=tuple(_pairs(shapes, sides, figures)),
    )


def _pairs(
    shapes: tuple[str, ...], sides: list[list[_Side]], figures: tuple[frozenset[Cell], ...]
) -> Iterator[tuple[int, int]]:
    """Every small lot whose whole long side lies along a large one."""
    for large, small in product(range(1, LOT_OF["l"] + 1), repeat=2):
        along = any(side.is_long and figures[large] >= set(side.cells) for side in sides[small])
        if along and shapes[large] == "K" and shapes[small] == "R":
            yield large, small


SITES = tuple(_site(name, rows) for name, rows in MAPS.items())
CUTS = tuple(
    tuple(
        sum(site.lots[shape] for bit, shape in enumerate(SHAPES) if cut >> bit & 1) for cut in range(1 << len(SHAPES))
    )
    for site in SITES
)
"""For every site, the lots of any of some shapes; bit n of the index is shape n."""
SITE_NAMES = tuple(MAPS)
SITE_OF = {name: number for number, name in enumerate(SITE_NAMES)}


@lru_cache(maxsize=1 << 12)
def around(site: int, lots: int) -> int:
    """The lots that touch any of some lots."""
    touch, found = SITES[site].touch, 0
    for lot in members(lots):
        found |= touch[lot]
    return found


@lru_cache(maxsize=1 << 12)
def bordering(site: int, built: int) -> int:
    """The lots that have something built along a long side."""
    return sum(1 << lot for lot, long in enumerate(SITES[site].long) if long & built)


@lru_cache(maxsize=1 << 12)
def beside_porches(site: int, porches: int) -> int:
    """The annexes that touch one of the porches on some lots."""
    porch, found = SITES[site].porch, 0
    for lot in members(porches):
        found |= porch[lot]
    return found


@lru_cache(maxsize=1 << 12)
def under_porches(site: int, porches: int) -> int:
    """The annexes that the porches on some lots cover."""
    over, found = SITES[site].over, 0
    for lot in members(porches):
        found |= over[lot]
    return found


@lru_cache(maxsize=1 << 12)
def opening(site: int, opened: int, porches: int) -> int:
    """The lots where a porch would open a new annex and cover none that is open."""
    plan, hidden = SITES[site], under_porches(site, porches)
    return sum(
        1 << lot for lot, opens in enumerate(plan.opens) if opens & ~opened & ~hidden and not plan.over[lot] & opened
    )
