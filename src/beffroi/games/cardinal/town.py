"""What the buildings of a town cover and what they stand beside, as sets of squares."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from beffroi.games.cardinal.ground import Square, area_of, beside, names_of
from beffroi.games.cardinal.material import (
    CATHEDRAL,
    CELLS,
    CHURCH_TOWER,
    COLOUR_NUMBER,
    COLOUR_OF,
    COLOURS,
    FORM_OF,
    FORMS,
    NAVE,
    OF_EACH,
    PIECES,
)
from beffroi.games.cardinal.rulebook import Build

PIECE_NUMBER = {piece: number for number, piece in enumerate(PIECES)}


def squares_of(build: Build) -> tuple[Square, ...]:
    """The squares a building covers."""
    cells = CELLS[FORM_OF[build.piece]][build.facing]
    return tuple((build.x + dx, build.y + dy) for dx, dy in cells)


class Site(NamedTuple):
    """The squares a building covers, with their names, and those beside it."""

    covered: int
    names: tuple[str, ...]
    beside: int


@lru_cache(maxsize=8192)
def site_of(build: Build) -> Site:
    """The same sites are built on in game after game."""
    squares = squares_of(build)
    return Site(area_of(squares), names_of(squares), area_of(beside(squares)))


class Town(NamedTuple):
    """The cathedral and all buildings; beside a form also means beside that part of the cathedral."""

    covered: int
    beside_form: tuple[int, ...]
    beside_colour: tuple[int, ...]
    of_colour: tuple[int, ...]
    stock: tuple[int, ...]
    """How many of every piece are not built yet."""

    def zones(self) -> int:
        """The free squares beside anything built."""
        houses, towers, places = self.beside_form
        return (houses | towers | places) & ~self.covered

    def unbuilt(self, piece: str) -> int:
        return self.stock[PIECE_NUMBER[piece]]

    def with_building(self, build: Build) -> Town:
        form, colour = FORMS.index(FORM_OF[build.piece]), COLOUR_NUMBER[COLOUR_OF[build.piece]]
        site, piece = site_of(build), PIECE_NUMBER[build.piece]
        return Town(
            self.covered | site.covered,
            _joined(self.beside_form, form, site.beside),
            _joined(self.beside_colour, colour, site.beside),
            _joined(self.of_colour, colour, site.covered),
            (*self.stock[:piece], self.stock[piece] - 1, *self.stock[piece + 1 :]),
        )


def _joined(areas: tuple[int, ...], number: int, more: int) -> tuple[int, ...]:
    return (*areas[:number], areas[number] | more, *areas[number + 1 :])


CATHEDRAL_ALONE = Town(
    covered=area_of(CATHEDRAL.values()),
    beside_form=(area_of(beside([CATHEDRAL[NAVE]])), area_of(beside([CATHEDRAL[CHURCH_TOWER]])), 0),
    beside_colour=(0,) * len(COLOURS),
    of_colour=(0,) * len(COLOURS),
    stock=(OF_EACH,) * len(PIECES),
)


@lru_cache(maxsize=1024)
def town_of(buildings: tuple[Build, ...]) -> Town:
    """The town of these buildings: the town without the last one, which is remembered, and that one."""
    return town_of(buildings[:-1]).with_building(buildings[-1]) if buildings else CATHEDRAL_ALONE
