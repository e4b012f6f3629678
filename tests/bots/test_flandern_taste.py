"""What bots value in Flandern 1302."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from beffroi.bots.evaluation import weigh, worth
from beffroi.core.action import Action, Seat
from beffroi.games.flandern import GAME
from beffroi.games.flandern.rulebook import Build, Choose, Finish
from beffroi.games.flandern.state import Flandern
from beffroi.games.flandern.taste import TASTE
from tests.bots.tasting import check_answers, check_words
from tests.games.flandern.tables import BLUE, YELLOW, choosing, city_card, put, scored, table

NOTHING_TO_DO = -1.0


def gains(s: Flandern, seat: Seat, actions: Sequence[Action]) -> list[float]:
    return weigh(GAME, s, seat, actions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_candidates_are_legal_in_every_position_of_a_game(seats: int) -> None:
    assert check_answers(GAME, seats, seats) > 40
    assert check_words(GAME, seats, seats) == []


def test_a_majority_in_a_city_is_better_than_being_equal() -> None:
    even = put(choosing(), "gent", b="blue")
    ahead = put(put(choosing(), "gent", b="blue"), "gent", i="blue")
    assert worth(GAME, ahead, BLUE) > worth(GAME, even, BLUE)
    assert worth(GAME, ahead, YELLOW) < worth(GAME, even, YELLOW)


def test_a_quarter_is_worth_more_than_its_site() -> None:
    s = put(city_card(table(), BLUE, "gent"), "gent", sites="b", b="blue")
    finish, elsewhere = gains(s, BLUE, [Finish("gent", "b"), Build("gent", "k", "grey")])
    assert finish > elsewhere


def test_a_card_is_worth_the_best_work_it_can_do() -> None:
    s = choosing()
    (card,) = gains(s, BLUE, [Choose("gent", 0)])
    asked = city_card(choosing(), BLUE, "gent")
    assert card == pytest.approx(max(gains(asked, BLUE, TASTE.candidates(asked, BLUE, Random(1)))))


def test_every_seat_weighs_its_own_card_while_all_choose_at_once() -> None:
    s = put(choosing(), "gent", b="blue", i="blue")
    assert gains(s, BLUE, [Choose("gent", 0)]) != gains(s, YELLOW, [Choose("gent", 0)])


def test_the_card_of_a_scored_city_is_chosen_last() -> None:
    s = choosing()
    scored(s, "leuven")
    dead, live = gains(s, BLUE, [Choose("leuven", 0), Choose("gent", 0)])
    assert dead == NOTHING_TO_DO < live


def test_cards_are_not_taken_back_before_any_is_played() -> None:
    s = choosing()
    actions = TASTE.candidates(s, BLUE, Random(1))
    weights = dict(zip(actions, gains(s, BLUE, actions), strict=True))
    worst = min(weights, key=lambda action: weights[action])
    assert isinstance(worst, Choose)
    assert worst.card == "take-back"


def test_cards_are_taken_back_when_hardly_any_is_in_hand() -> None:
    s = choosing()
    s.played[BLUE], s.hands[BLUE] = s.hands[BLUE][:6], ("take-back",)
    (back,) = gains(s, BLUE, [Choose("take-back", 0)])
    s.hands[BLUE] = ("take-back", "site")
    with_site, site = gains(s, BLUE, [Choose("take-back", 0), Choose("site", 0)])
    assert back > with_site > NOTHING_TO_DO
    assert site > NOTHING_TO_DO


def test_an_influence_card_is_not_thrown_in_where_nobody_hurries() -> None:
    without, with_one = gains(choosing(), BLUE, [Choose("gent", 0), Choose("gent", 1)])
    assert with_one == pytest.approx(without - 1)


def test_two_influence_cards_are_thought_of_while_a_rival_can_answer_one() -> None:
    s = choosing()
    assert {action.influence for action in TASTE.candidates(s, BLUE, Random(1)) if isinstance(action, Choose)} == {
        0,
        1,
        2,
    }
    s.influence = [3, *(0 for _ in s.seats[1:])]
    assert {action.influence for action in TASTE.candidates(s, BLUE, Random(1)) if isinstance(action, Choose)} == {0, 1}
