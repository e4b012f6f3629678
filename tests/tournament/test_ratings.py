"""Strength with its uncertainty."""

from __future__ import annotations

import pytest

from beffroi.tournament.ratings import BOT, ESTABLISHED_AFTER, RatedGame, Rating, rate, rate_all

KNOWN = {name: Rating(games=ESTABLISHED_AFTER) for name in ("ann", "bob", "cid")}
NOVICE = f"{BOT}novice"


def test_who_wins_rises_and_all_become_less_uncertain() -> None:
    after = rate(KNOWN, RatedGame(("ann", "bob"), (1, 2)))
    assert after["ann"].mean > Rating().mean > after["bob"].mean
    assert all(each.error < Rating().error and each.games == ESTABLISHED_AFTER + 1 for each in after.values())


def test_the_order_of_the_seats_does_not_matter() -> None:
    one, other = (
        rate(KNOWN, RatedGame(who, places))
        for who, places in ((("ann", "bob", "cid"), (1, 2, 3)), (("cid", "ann", "bob"), (3, 1, 2)))
    )
    assert {name: one[name].mean for name in one} == pytest.approx({name: other[name].mean for name in one})


def test_bots_of_one_level_are_rated_once_by_the_mean_of_their_places() -> None:
    assert rate({}, RatedGame(("ann", NOVICE, NOVICE), (2, 1, 3))) == rate({}, RatedGame(("ann", NOVICE), (1, 1)))
    assert rate({}, RatedGame((NOVICE, NOVICE), (1, 2))) == {}


def test_all_games_in_their_order_give_the_ratings_game_by_game() -> None:
    games = [
        RatedGame(("ann", NOVICE), (1, 2)),
        RatedGame((NOVICE, "cid"), (1, 1)),
        RatedGame(("ann", "cid"), (2, 1)),
    ]
    ratings: dict[str, Rating] = {}
    for game in games:
        ratings |= rate(ratings, game)
    assert rate_all(games) == ratings
    assert {name: each.games for name, each in ratings.items()} == dict.fromkeys(("ann", NOVICE, "cid"), 2)


def test_the_interval_leaves_out_one_case_in_twenty() -> None:
    assert Rating(25.0, 2.0).reach == pytest.approx(3.92)


# What is fair


def test_a_newcomer_moves_nobody_but_themselves() -> None:
    after = rate(KNOWN, RatedGame(("new", "ann"), (2, 1)))
    assert after["ann"] == Rating(games=ESTABLISHED_AFTER + 1)
    assert after["new"].mean < Rating().mean


def test_bots_are_a_measure_from_their_first_game() -> None:
    after = rate({}, RatedGame(("new", NOVICE), (1, 2)))
    assert after["new"].mean > Rating().mean
    assert after[NOVICE] == Rating(games=1)


def test_people_who_only_play_each_other_are_established_after_a_few_games() -> None:
    game = RatedGame(("one", "other"), (1, 2))
    ratings = rate_all([game] * ESTABLISHED_AFTER)
    assert set(ratings.values()) == {Rating(games=ESTABLISHED_AFTER)}
    after = rate(ratings, game)
    assert after["one"].mean > after["other"].mean


def test_at_a_mixed_table_everybody_is_measured_by_those_who_are_a_measure() -> None:
    after = rate(KNOWN, RatedGame(("ann", "new", "bob"), (1, 2, 3)))
    without = rate(KNOWN, RatedGame(("ann", "bob"), (1, 2)))
    assert (after["ann"], after["bob"]) == (without["ann"], without["bob"])


def test_new_names_that_lose_bring_nothing_however_many_they_are() -> None:
    names = [f"name {number}" for number in range(50)]
    games = [RatedGame(("main", name), (1, 2)) for name in names]
    assert rate_all(games)["main"] == Rating(games=len(games))


@pytest.mark.parametrize(("places", "falls"), [((1, 2), False), ((1, 1), False), ((2, 1), True)])
def test_whoever_was_helped_cannot_gain(places: tuple[int, int], falls: bool) -> None:
    game = RatedGame(("ann", "bob"), places, capped=("ann",))
    after = rate(KNOWN, game)
    assert (after["ann"].mean < Rating().mean) == falls
    assert after["ann"].mean <= Rating().mean
    assert (after["ann"].error, after["ann"].games) == (Rating().error, ESTABLISHED_AFTER + 1)
    assert after["bob"] == rate(KNOWN, RatedGame(("ann", "bob"), places))["bob"]


def test_a_game_may_count_for_one_alone() -> None:
    after = rate(KNOWN, RatedGame(("ann", "bob"), (2, 1), only=("ann",)))
    assert list(after) == ["ann"]
    assert after["ann"].mean < Rating().mean
