"""The board and the buildings: how many, of what shape, and in how many ways they can stand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest

from beffroi.core.action import Seat
from beffroi.games.cathedral.material import (
    CATHEDRAL_SHAPE,
    CATHEDRAL_SQUARES,
    CATHEDRAL_TURNS,
    CITY,
    KINDS,
    SHAPES,
    SQUARES,
    SUPPLY,
    TURNS,
    Turn,
    names_of,
    squares_in,
)
from beffroi.games.cathedral.rulebook import DARK, LIGHT, R
from tests.support.marks import prevents, states

# The table of the pieces: drawn for dark and for light, turned in how many ways, placed on the empty board in how many.
DRAWN: dict[str, tuple[str, str, int, int]] = {
    "TA": ("X", "X", 1, 100),
    "ST": ("XX", "XX", 2, 180),
    "IN": ("XX/.X", "XX/.X", 4, 324),
    "BR": ("XXX", "XXX", 2, 160),
    "MA": ("XXX/.X.", "XXX/.X.", 4, 288),
    "SQ": ("XX/XX", "XX/XX", 1, 81),
    "AB": ("XX./.XX", ".XX/XX.", 2, 144),
    "IF": (".X./XXX/.X.", ".X./XXX/.X.", 1, 64),
    "CS": ("XX/X./XX", "XX/X./XX", 4, 288),
    "TO": ("..X/.XX/XX.", "..X/.XX/XX.", 4, 256),
    "AC": (".X./XXX/..X", ".X./XXX/X..", 4, 256),
}
OF_BOTH_COLOURS = {"TA": 4, "ST": 4, "IN": 4, "BR": 2, "MA": 2, "SQ": 2, "AB": 2, "IF": 2, "CS": 2, "TO": 2, "AC": 2}
CHIRAL = {"AB", "AC"}

every_kind = pytest.mark.parametrize("kind", KINDS)


def drawing(cells: Iterable[tuple[int, int]]) -> str:
    """A shape in rows of text, as the table draws it."""
    listed = set(cells)
    left, right = min(x for x, _ in listed), max(x for x, _ in listed)
    top, bottom = min(y for _, y in listed), max(y for _, y in listed)
    rows = ("".join(".X"[(x, y) in listed] for x in range(left, right + 1)) for y in range(top, bottom + 1))
    return "/".join(rows)


def mirrored(drawn: str) -> str:
    return "/".join(row[::-1] for row in drawn.split("/"))


def turns_of(seat: Seat, kind: str) -> tuple[Turn, ...]:
    return TURNS[seat][KINDS.index(kind)]


@states(R.BUILD)
@every_kind
def test_a_building_has_the_shape_of_the_table_of_pieces(kind: str) -> None:
    for_dark, for_light, _, _ = DRAWN[kind]
    assert for_dark in {drawing(turn.cells) for turn in turns_of(DARK, kind)}
    assert for_light in {drawing(turn.cells) for turn in turns_of(LIGHT, kind)}
    assert drawing(SHAPES[kind]) == for_dark


@states(R.BUILD)
@every_kind
def test_a_building_can_be_turned_in_as_many_ways_as_look_different(kind: str) -> None:
    for seat in (LIGHT, DARK):
        turned = [drawing(turn.cells) for turn in turns_of(seat, kind)]
        assert len(turned) == len(set(turned)) == DRAWN[kind][2]


@prevents(R.BUILD)
@every_kind
def test_only_the_abbey_and_the_academy_differ_between_the_sides(kind: str) -> None:
    light, dark = ({drawing(turn.cells) for turn in turns_of(seat, kind)} for seat in (LIGHT, DARK))
    assert light == {mirrored(drawn) for drawn in dark}
    assert (not light & dark) == (light != dark) == (kind in CHIRAL)


@states(R.BUILD)
@every_kind
def test_a_quarter_turn_to_the_right_is_the_next_direction(kind: str) -> None:
    for seat in (LIGHT, DARK):
        turns = turns_of(seat, kind)
        for turn, following in pairwise(turns):
            assert drawing((-y, x) for x, y in turn.cells) == drawing(following.cells)
        assert "".join(turn.facing for turn in turns) == "nesw"[: len(turns)]


@states(R.BUILD)
@every_kind
def test_both_sides_have_half_of_the_buildings_the_sheet_counts(kind: str) -> None:
    assert 2 * SUPPLY[kind] == OF_BOTH_COLOURS[kind]


@states(R.BUILD)
def test_fourteen_buildings_of_a_side_cover_forty_seven_squares() -> None:
    assert sum(SUPPLY.values()) == 14
    assert sum(SUPPLY[kind] * len(SHAPES[kind]) for kind in KINDS) == 47


@states(R.CATHEDRAL)
def test_one_cathedral_and_the_buildings_of_both_sides_would_fill_the_city_exactly() -> None:
    assert drawing(CATHEDRAL_SHAPE) == ".X./XXX/.X./.X."
    assert CITY.bit_count() == 2 * 47 + len(CATHEDRAL_SHAPE) == 100
    assert len(set(names_of(CITY))) == 100
    assert (names_of(CITY)[0], names_of(CITY)[99]) == ("A1", "J10")


@states(R.BUILD)
@every_kind
def test_a_building_can_stand_in_so_many_places_of_the_empty_city(kind: str) -> None:
    for seat in (LIGHT, DARK):
        standing = [squares for build, squares in SQUARES[seat].items() if build.piece == kind]
        assert len(standing) == len(set(standing)) == DRAWN[kind][3]
        assert all(squares & ~CITY == 0 and squares.bit_count() == len(SHAPES[kind]) for squares in standing)


@states(R.CATHEDRAL)
def test_the_cathedral_can_stand_in_224_places_which_are_56_but_for_turning_the_board() -> None:
    assert len(CATHEDRAL_TURNS) == 4
    places = {frozenset(squares_in(squares)) for squares in CATHEDRAL_SQUARES.values()}
    assert len(places) == 224
    assert len({_first(place) for place in places}) == 56


@states(R.BUILD)
def test_a_side_has_2141_placements_in_the_empty_city() -> None:
    assert [len(SQUARES[seat]) for seat in (LIGHT, DARK)] == [2141, 2141]


def _turned_with_the_board(place: frozenset[tuple[int, int]]) -> list[frozenset[tuple[int, int]]]:
    found = [place]
    for _ in range(3):
        found.append(frozenset((9 - y, x) for x, y in found[-1]))
    return found


def _first(place: frozenset[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The same for all places that are one but for turning the board."""
    return min(tuple(sorted(turned)) for turned in _turned_with_the_board(place))
