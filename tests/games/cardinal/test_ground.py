"""The table without end: names of squares, sets of squares, and bitmaps for the question where to build."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beffroi.core.ask import Place
from beffroi.core.engine import choices, waiting
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.ground import (
    REACH,
    area_of,
    is_within_reach,
    nth_square,
    places_of,
    square_called,
    square_name,
    squares_in,
)
from beffroi.games.cardinal.rulebook import Build
from tests.games.cardinal.towns import first_building, town

within_reach = st.tuples(st.integers(-REACH, REACH), st.integers(-REACH, REACH))


@pytest.mark.parametrize(
    ("square", "name"),
    [
        ((0, 0), "M13"),
        ((1, 0), "N13"),
        ((-12, -12), "A1"),
        ((13, 13), "Z26"),
        ((14, 0), "AA13"),
        ((-13, -13), "-A0"),
        ((-34, -34), "-V-21"),
        ((34, 34), "AU47"),
    ],
)
def test_a_square_is_called_by_its_column_and_row(square: tuple[int, int], name: str) -> None:
    assert square_name(*square) == GAME.square(*square) == name


@given(within_reach)
def test_every_square_is_found_again_by_its_name(square: tuple[int, int]) -> None:
    name = square_name(*square)
    column = name[: name.index("-", 1)] if "-" in name[1:] else name.rstrip("0123456789")
    assert square_called(column, name[len(column) :]) == square


def test_no_two_squares_have_the_same_name() -> None:
    squares = [(x, y) for x in range(-REACH, REACH + 1) for y in range(-REACH, REACH + 1)]
    assert len({square_name(*square) for square in squares}) == len(squares)


@given(st.sets(within_reach, min_size=1))
def test_a_set_of_squares_gives_them_back_in_reading_order(squares: set[tuple[int, int]]) -> None:
    in_order = sorted(squares, key=lambda square: (square[1], square[0]))
    area = area_of(squares)
    assert list(squares_in(area)) == in_order
    assert [nth_square(area, number) for number in range(len(squares))] == in_order


def test_the_ground_ends_where_no_building_can_stand() -> None:
    assert is_within_reach(REACH, -REACH)
    assert not is_within_reach(REACH + 1, 0)
    assert not is_within_reach(0, -REACH - 1)


@given(st.sets(within_reach, min_size=1, max_size=30))
def test_a_bitmap_shows_exactly_the_squares_it_was_made_of(squares: set[tuple[int, int]]) -> None:
    places = places_of("HR", "n", area_of(squares), ((0, 0),))
    bits = "".join(f"{int(digit, 16):04b}" for digit in places.bits)
    shown = {
        (places.left + number % places.width, places.top + number // places.width)
        for number, each in enumerate(bits)
        if each == "1"
    }
    assert shown == squares


def test_the_question_where_to_build_shows_every_choice_once() -> None:
    for s in (first_building(), town("HRnM12 PBnM11", "b2"), town("HRnM12", "b1", seats=3)):
        offered = choices(s, waiting(s)[0])
        question = offered.ask()
        assert isinstance(question, Place)
        assert question.action == "Build"
        assert sum(int(each.bits, 16).bit_count() for each in question.places) == len(offered)
        assert {each.cells for each in question.places if each.piece[0] == "P"} <= {((0, 0), (1, 0)), ((0, 0), (0, 1))}


def test_a_sample_is_any_of_the_choices() -> None:
    s = town("HRnM12", "b1")
    offered, rng = choices(s, waiting(s)[0]), Random(1)
    assert {offered.sample(rng) for _ in range(400)} == set(offered)
    assert Build("PB", "n", 10**9, 0) not in offered
