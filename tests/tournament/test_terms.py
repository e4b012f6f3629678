"""What can be agreed, and what cannot."""

from __future__ import annotations

import pytest

from beffroi.core.model import BadInput
from beffroi.games import find
from beffroi.tournament.terms import Terms, check_entrants, opponents, swiss_stages, terms_for

CATHEDRAL, BASTIDE = find("cathedral"), find("bastide")


def test_the_rulebooks_tournament_has_two_games_a_meeting_and_its_own_points() -> None:
    terms = terms_for(CATHEDRAL, "rulebook", counting="places", legs=1)
    assert (terms.legs, terms.counting, terms.fewest_wins, terms.is_fewest) == (2, "points", True, True)


@pytest.mark.parametrize(("people", "met"), [(2, 1), (4, 3), (6, 5), (12, 5), (5, 4), (7, 4), (3, 2)])
def test_everybody_meets_five_others_in_ten_games_or_the_nearest_number_that_comes_out_even(
    people: int, met: int
) -> None:
    assert opponents(terms_for(CATHEDRAL, "rulebook"), people) == met


@pytest.mark.parametrize(("people", "seats", "stages"), [(2, 2, 1), (8, 2, 3), (9, 2, 4), (16, 4, 3), (4, 4, 2)])
def test_a_swiss_is_long_enough_for_one_to_have_won_all(people: int, seats: int, stages: int) -> None:
    assert swiss_stages(Terms("any", seats, "swiss"), people) == stages


def test_what_cannot_be_held_is_refused() -> None:
    with pytest.raises(BadInput, match="rulebook-is-for-two"):
        terms_for(BASTIDE, "rulebook")
    with pytest.raises(BadInput, match="wrong-seats"):
        terms_for(BASTIDE, "swiss", 2)
    with pytest.raises(BadInput, match="too-few-entrants"):
        check_entrants(terms_for(BASTIDE, "swiss"), 2)
    with pytest.raises(BadInput, match="too-many-entrants"):
        check_entrants(terms_for(BASTIDE, "swiss"), 65)
    with pytest.raises(BadInput, match="series-is-one-table"):
        check_entrants(terms_for(CATHEDRAL, "series"), 3)


def test_points_are_bad_only_where_they_count() -> None:
    assert not terms_for(CATHEDRAL, "swiss", counting="places").is_fewest


def test_what_is_added_up_is_what_is_usual_for_the_game_unless_the_organiser_chooses() -> None:
    assert terms_for(find("flandern"), "swiss").counting == "points"
    assert terms_for(find("leonardo"), "swiss").counting == "places"
    assert terms_for(find("leonardo"), "swiss", counting="points").counting == "points"
