"""Strength with its uncertainty."""

from __future__ import annotations

import pytest

from beffroi.tournament.ratings import Rating, rate, rate_all


def test_who_wins_rises_and_all_become_less_uncertain() -> None:
    after = rate({}, ("ann", "bob"), (1, 2))
    assert after["ann"].mean > Rating().mean > after["bob"].mean
    assert all(each.error < Rating().error and each.games == 1 for each in after.values())


def test_the_order_of_the_chairs_does_not_matter() -> None:
    one, other = rate({}, ("ann", "bob", "cid"), (1, 2, 3)), rate({}, ("cid", "ann", "bob"), (3, 1, 2))
    assert {name: one[name].mean for name in one} == pytest.approx({name: other[name].mean for name in one})


def test_bots_of_one_level_are_rated_once_by_the_mean_of_their_places() -> None:
    assert rate({}, ("ann", "novice", "novice"), (2, 1, 3)) == rate({}, ("ann", "novice"), (1, 1))
    assert rate({}, ("novice", "novice"), (1, 2)) == {}


def test_all_games_in_their_order_give_the_ratings_game_by_game() -> None:
    games = [(("ann", "bob"), (1, 2)), (("bob", "cid"), (1, 1)), (("ann", "cid"), (2, 1))]
    ratings: dict[str, Rating] = {}
    for who, places in games:
        ratings |= rate(ratings, who, places)
    assert rate_all(games) == ratings
    assert {name: each.games for name, each in ratings.items()} == dict.fromkeys(("ann", "bob", "cid"), 2)


def test_the_interval_leaves_out_one_case_in_twenty() -> None:
    assert Rating(25.0, 2.0).reach == pytest.approx(3.92)
