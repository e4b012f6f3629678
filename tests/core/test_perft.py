"""All ways a game can go on are counted."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.codec import encode
from beffroi.core.engine import after, choices, waiting
from beffroi.core.perft import children, perft
from tests.core.positions import ANN, BOB, POOR, bidding, finished, raising, sealed
from tests.toy import GAME
from tests.toy.rulebook import Bid
from tests.toy.state import Fair


def count(s: Fair, depth: int) -> int:
    """The same, slowly: every answer listed, checked and played on a copy."""
    if depth == 0:
        return 1
    if not waiting(s):
        return 0
    seat = waiting(s)[0]
    return sum(count(after(s, seat, action), depth - (seat != CHANCE)) for action in choices(s, seat))


def test_there_is_one_way_to_decide_nothing() -> None:
    assert perft(bidding(), 0) == 1
    assert perft(finished(), 0) == 1


def test_a_game_that_is_over_goes_on_in_no_way() -> None:
    assert perft(finished(), 1) == 0


def test_one_decision_is_counted_without_being_made() -> None:
    assert perft(bidding(), 1) == 1_000_001


def test_seats_that_are_asked_together_decide_one_after_the_other() -> None:
    assert perft(bidding(2, POOR), 1) == 4
    assert perft(bidding(2, POOR), 2) == 4 * 4


def test_chance_branches_but_is_no_decision() -> None:
    assert perft(GAME.setup(2, POOR), 1) == 3 * 4
    assert perft(GAME.setup(2, POOR), 2) == 3 * 4 * 4


def test_only_those_who_have_not_sealed_decide() -> None:
    assert perft(sealed(bidding(2, POOR), (ANN, 1)), 1) == 4


@pytest.mark.parametrize("depth", [3, 4])
def test_the_count_is_that_of_all_games_played_out(depth: int) -> None:
    assert perft(bidding(2, POOR), depth) == count(bidding(2, POOR), depth)


def test_the_children_of_a_position_are_one_answer_of_the_first_seat_further() -> None:
    s = bidding(2, POOR)
    kept = encode(s)
    assert [child.held for child in children(s)] == [((ANN, Bid(amount)),) for amount in range(4)]
    assert encode(s) == kept


def test_the_children_of_a_lone_question_are_positions_after_it() -> None:
    s = raising(2, (BOB, 999_999))
    assert [child.purses[BOB] for child in children(s) if isinstance(child, Fair)] == [1, 0]
