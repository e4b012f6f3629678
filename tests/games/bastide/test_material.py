"""The town as data."""

from __future__ import annotations

from beffroi.games.bastide.material import (
    BLOCKS,
    CIRCLES,
    EQUIPMENTS,
    FACED,
    FACING_CIRCLES,
    GROUPS,
    NEAR,
    OUTER,
    RELIGIOUS,
    ROADS,
    SIDES,
    TILES,
    WALLS,
)
from tests.games.bastide.naive import RENT


def test_there_are_fourteen_equipments_and_forty_nine_circles() -> None:
    assert len(EQUIPMENTS) == 14
    assert {group: len(CIRCLES[circles]) for group, circles in GROUPS.items()} == {WALLS: 14, RELIGIOUS: 14, ROADS: 21}
    assert [len(each.circles) for each in EQUIPMENTS.values()] == [4, 4, 3, 3, 3, 4, 4, 4, 3, 3, 4, 3, 4, 3]


def test_every_moulon_is_faced_by_the_circles_of_the_dossiers_table() -> None:
    assert {block: {CIRCLES[circle] for circle in FACING_CIRCLES[block]} for block in BLOCKS} == {
        block: set(circles) for block, circles in RENT.items()
    }


def test_a_street_faces_two_moulons_the_halle_and_a_wall_one_and_a_church_none() -> None:
    faced = dict(zip(CIRCLES, FACED, strict=True))
    assert faced["R1.3"] == ("A3", "B3")
    assert faced["T2.C"] == ("C2", "C3")
    assert faced["R1.2"] == ("A2",)
    assert faced["halle.W"] == ("B1",)
    assert faced["E.B"] == ("B4",)
    assert faced["church.1"] == ()


def test_ten_moulons_touch_a_side_and_corners_touch_two() -> None:
    assert [block for block in BLOCKS if not SIDES[block]] == ["B3"]
    assert {block for block in BLOCKS if len(SIDES[block]) == 2} == {"A1", "A4", "C1", "C4"}


def test_ten_portions_of_streets_open_on_one_side_each() -> None:
    sides = {CIRCLES[circle]: side for circle, side in OUTER.items()}
    assert len(sides) == 10
    assert (sides["R2.1"], sides["R1.4"], sides["T3.A"], sides["T1.C"]) == ("W", "E", "N", "S")


def test_the_carra_has_eight_neighbours() -> None:
    assert set(NEAR["B2"]) == {"A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"}
    assert set(NEAR["A1"]) == {"A1", "A2", "B1"}


def test_the_tiles_are_those_of_the_list_of_material() -> None:
    assert sum(count for _, count in TILES) == 58
