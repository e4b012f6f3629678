"""What bots value in Flandern 1302."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.games.flandern import GAME
from beffroi.games.flandern.rulebook import Build, Choose, Finish
from beffroi.games.flandern.taste import TASTE
from beffroi.games.flandern.taste.works import NOTHING_TO_DO, best_gain
from tests.bots.tasting import check_answers, check_words
from tests.games.flandern.tables import BLUE, YELLOW, choosing, city_card, put, scored, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_candidates_are_legal_in_every_position_of_a_game(seats: int) -> None:
    assert check_answers(GAME, seats, seats) > 40
    assert check_words(GAME, seats, seats) == []


def test_a_majority_in_a_city_is_better_than_being_equal() -> None:
    even = put(table(), "gent", b="blue")
    ahead = put(put(table(), "gent", b="blue"), "gent", i="blue")
    assert TASTE.worth(ahead, BLUE) > TASTE.worth(even, BLUE)
    assert TASTE.worth(ahead, YELLOW) < TASTE.worth(even, YELLOW)


def test_a_quarter_is_worth_more_than_its_site() -> None:
    s = put(city_card(table(), BLUE, "gent"), "gent", sites="b", b="blue")
    finish, elsewhere = TASTE.weigh(s, BLUE, [Finish("gent", "b"), Build("gent", "k", "grey")])
    assert finish > elsewhere


def test_the_card_of_a_scored_city_is_chosen_last() -> None:
    s = choosing()
    scored(s, "leuven")
    dead, live = TASTE.weigh(s, BLUE, [Choose("leuven", 0), Choose("gent", 0)])
    assert dead == best_gain(s, BLUE, s.city("leuven"), as_site=False) == NOTHING_TO_DO < live


def test_cards_are_not_taken_back_before_any_is_played() -> None:
    s = choosing()
    actions = TASTE.candidates(s, BLUE, Random(1))
    weights = dict(zip(actions, TASTE.weigh(s, BLUE, actions), strict=True))
    worst = min(weights, key=lambda action: weights[action])
    assert isinstance(worst, Choose)
    assert worst.card == "take-back"


def test_cards_are_taken_back_when_nothing_else_is_in_hand() -> None:
    s = choosing()
    s.played[BLUE], s.hands[BLUE] = s.hands[BLUE][:6], ("take-back", "site")
    s.played[BLUE] = ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")
    back, site = TASTE.weigh(s, BLUE, [Choose("take-back", 0), Choose("site", 0)])
    assert back > NOTHING_TO_DO
    assert site == pytest.approx(max(best_gain(s, BLUE, city, as_site=True) for city in s.open_cities()))


def test_an_influence_card_is_not_thrown_in_where_nobody_hurries() -> None:
    without, with_one = TASTE.weigh(choosing(), BLUE, [Choose("gent", 0), Choose("gent", 1)])
    assert without > with_one


def test_two_influence_cards_are_thought_of_while_a_rival_can_answer_one() -> None:
    s = choosing()
    assert {action.influence for action in TASTE.candidates(s, BLUE, Random(1)) if isinstance(action, Choose)} == {
        0,
        1,
        2,
    }
    s.influence = [3, *(0 for _ in s.seats[1:])]
    assert {action.influence for action in TASTE.candidates(s, BLUE, Random(1)) if isinstance(action, Choose)} == {0, 1}
