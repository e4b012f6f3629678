"""The six sites drawn in lines, for the rules pages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from beffroi.games.flandern.sites import ANNEX_CELLS, CENTRE, LETTERS, LOT_NAMES, SITES, WIDTH, Cell, Site

WALLS = range(-1, WIDTH + 1)
"""Rows and columns, one more than the city on every side for the annexes."""
ACROSS = 3
# A corner by the lines that meet in it: up 1, down 2, left 4, right 8.
CORNERS = " │││─┘┐┤─└┌├─┴┬┼"
CELL = 2


def drawings() -> str:
    """The six sites, three in a row."""
    rows = (SITES[number : number + ACROSS] for number in range(0, len(SITES), ACROSS))
    return "\n\n".join("\n".join(_beside(sites)) for sites in rows)


def _beside(sites: tuple[Site, ...]) -> Iterator[str]:
    drawn = [[site.name, *plan(site)] for site in sites]
    width = max(len(line) for lines in drawn for line in lines) + 1
    for lines in zip(*drawn, strict=True):
        yield "".join(line.ljust(width) for line in lines).rstrip()


def plan(site: Site) -> list[str]:
    """One site: every lot with its letter, the centre filled, the annexes with their names."""
    figures = cells_of(site)
    lines = []
    for y in (*WALLS, WALLS.stop):
        lines.append("".join(_corner(figures, x, y) + _edge(figures, x, y) for x in (*WALLS, WALLS.stop)).rstrip())
        if y in WALLS:
            lines.append("".join(_wall(figures, x, y) + _inside(figures, x, y) for x in (*WALLS, WALLS.stop)).rstrip())
    return lines


def cells_of(site: Site) -> dict[Cell, str]:
    """The lot of every cell, annexes included."""
    letters = {(x, y): site.rows[y][x] for x, y in product(range(WIDTH), repeat=2)}
    inside = {cell: LOT_NAMES[LETTERS.index(letter)] for cell, letter in letters.items() if letter in LETTERS}
    return inside | {cell: name for name, cells in ANNEX_CELLS.items() for cell in cells}


def _differ(figures: dict[Cell, str], one: Cell, other: Cell) -> bool:
    return figures.get(one) != figures.get(other)


def _corner(figures: dict[Cell, str], x: int, y: int) -> str:
    up = _differ(figures, (x - 1, y - 1), (x, y - 1))
    down = _differ(figures, (x - 1, y), (x, y))
    left = _differ(figures, (x - 1, y - 1), (x - 1, y))
    right = _differ(figures, (x, y - 1), (x, y))
    return CORNERS[up | down << 1 | left << 2 | right << 3]


def _edge(figures: dict[Cell, str], x: int, y: int) -> str:
    return ("─" if _differ(figures, (x, y - 1), (x, y)) else " ") * CELL


def _wall(figures: dict[Cell, str], x: int, y: int) -> str:
    return "│" if _differ(figures, (x - 1, y), (x, y)) else " "


def _inside(figures: dict[Cell, str], x: int, y: int) -> str:
    """The name of a lot in its first cell."""
    name = figures.get((x, y), "")
    if name == LOT_NAMES[CENTRE]:
        return "░" * CELL
    first = min(
        (each for each, lot in figures.items() if lot == name), key=lambda cell: (cell[1], cell[0]), default=None
    )
    return name.ljust(CELL) if first == (x, y) else " " * CELL
