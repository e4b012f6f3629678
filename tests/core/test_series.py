"""Several games between the same people: seats are swapped, points add up."""

from __future__ import annotations

import pytest

from beffroi.core.model import Result
from beffroi.core.series import Series, places


def result(*points: int) -> Result:
    return Result("rounds", places(points), points)


TWO = Series(people=2, planned=2)
THREE = Series(people=3, planned=3)


def test_in_the_first_game_everybody_sits_on_his_own_seat() -> None:
    assert [THREE.seat(person) for person in range(3)] == [0, 1, 2]


def test_two_people_swap_seats_from_game_to_game() -> None:
    assert [TWO.after(result(5, 3)).seat(person) for person in range(2)] == [1, 0]
    assert [TWO.after(result(5, 3)).after(result(1, 1)).seat(person) for person in range(2)] == [0, 1]


def test_three_people_have_sat_everywhere_after_three_games() -> None:
    series, seats = THREE, []
    for _ in range(3):
        seats.append([series.seat(person) for person in range(3)])
        series = series.after(result(0, 0, 0))
    assert seats == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_who_sits_on_a_seat_is_who_has_that_seat() -> None:
    series = THREE
    for _ in range(4):
        assert [series.person(series.seat(person)) for person in range(3)] == [0, 1, 2]
        series = series.after(result(0, 0, 0))


def test_points_go_to_the_person_and_not_to_the_seat() -> None:
    series = THREE.after(result(10, 20, 30)).after(result(1, 2, 3))
    assert series.games == ((10, 20, 30), (2, 3, 1))


def test_points_add_up() -> None:
    assert THREE.totals() == (0, 0, 0)
    assert THREE.after(result(10, 20, 30)).after(result(1, 2, 3)).totals() == (12, 23, 31)


def test_a_series_is_over_after_the_games_that_were_planned() -> None:
    once = TWO.after(result(5, 3))
    assert not TWO.is_over
    assert not once.is_over
    assert once.after(result(5, 3)).is_over


def test_a_series_after_a_game_leaves_the_former_one() -> None:
    TWO.after(result(5, 3))
    assert TWO.games == ()


def test_most_points_win_a_series() -> None:
    assert THREE.after(result(10, 20, 30)).places() == (3, 2, 1)


def test_fewest_points_win_a_series_where_points_are_bad() -> None:
    bad = Series(people=3, planned=3, fewest_wins=True).after(result(10, 20, 30))
    assert bad.places() == (1, 2, 3)
    assert bad.after(result(0, 0, 25)).places() == (1, 3, 2)


def test_before_the_first_game_everybody_shares_the_first_place() -> None:
    assert THREE.places() == (1, 1, 1)


@pytest.mark.parametrize(
    ("points", "most", "fewest"),
    [
        ((5,), (1,), (1,)),
        ((5, 5), (1, 1), (1, 1)),
        ((9, 5, 9), (1, 3, 1), (2, 1, 2)),
        ((5, 9, 5), (2, 1, 2), (1, 3, 1)),
        ((0, -1, 3, 0), (2, 4, 1, 2), (2, 1, 4, 2)),
    ],
)
def test_a_shared_place_leaves_the_next_one_empty(
    points: tuple[int, ...], most: tuple[int, ...], fewest: tuple[int, ...]
) -> None:
    assert places(points) == most
    assert places(points, fewest_wins=True) == fewest


def test_a_series_may_count_places_two_for_everybody_beaten_and_one_for_a_tie() -> None:
    series = Series(people=3, planned=2, fewest_wins=True, counting="places")
    once = series.after(Result("rounds", (1, 1, 3), (900, 900, 100)))
    assert once.games == ((3, 3, 0),)
    assert once.places() == (1, 1, 3)
    twice = once.after(Result("rounds", (1, 2, 3), (5, 4, 3)))
    assert twice.totals() == (3 + 2, 3 + 0, 0 + 4)
