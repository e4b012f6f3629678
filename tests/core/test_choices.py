"""What may be answered is a collection that need not be listed."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from beffroi.core.ask import Amount, Pick, YesNo
from beffroi.core.choices import Amounts, Listed, Weighted
from tests.core.positions import ANN, BOB
from tests.toy.rulebook import Add, Bid, Offer, Take

MILLIONS = Amounts(Bid, 0, 10_000_000)
FIVES = Amounts(Bid, 10, 33, by=5)
LISTED = Listed((Bid(1), Bid(2), Bid(3)))


class Loaded:
    """An rng that answers the highest number it may."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def randrange(self, stop: int, /) -> int:
        self.asked.append(stop)
        return stop - 1


def never(amount: int) -> Bid:
    raise AssertionError(f"{amount} was listed")


def test_ten_million_amounts_are_counted_without_being_listed() -> None:
    assert len(Amounts(never, 0, 10_000_000)) == 10_000_001


def test_ten_million_amounts_are_searched_without_being_listed() -> None:
    made: list[int] = []

    def make(amount: int) -> Bid:
        made.append(amount)
        return Bid(amount)

    amounts = Amounts(make, 0, 10_000_000)
    assert Bid(10_000_000) in amounts
    assert Bid(10_000_001) not in amounts
    assert made == [10_000_000]


def test_ten_million_amounts_are_sampled_with_one_draw() -> None:
    rng = Loaded()
    assert MILLIONS.sample(rng) == Bid(10_000_000)
    assert rng.asked == [10_000_001]


def test_ten_million_amounts_are_walked_through_one_by_one() -> None:
    assert list(islice(MILLIONS, 3)) == [Bid(0), Bid(1), Bid(2)]


def test_ten_million_amounts_are_asked_as_two_bounds() -> None:
    assert MILLIONS.ask() == Amount("Bid", "amount", 0, 10_000_000)


def test_amounts_by_fives_hold_nothing_between() -> None:
    assert list(FIVES) == [Bid(10), Bid(15), Bid(20), Bid(25), Bid(30)]
    assert len(FIVES) == 5
    assert Bid(12) not in FIVES
    assert Bid(35) not in FIVES


def test_amounts_by_fives_are_asked_with_the_last_one_reached() -> None:
    assert FIVES.ask() == Amount("Bid", "amount", 10, 30, 5)


def test_every_amount_can_be_sampled() -> None:
    rng = Random(1)
    assert {FIVES.sample(rng) for _ in range(200)} == set(FIVES)


@pytest.mark.parametrize("other", [Add(15), Take(ANN), None, 15, Bid(True), Bid(15.0), Bid("15")])  # type: ignore[arg-type]
def test_amounts_hold_only_their_own_action(other: object) -> None:
    assert other not in FIVES


def test_amounts_may_be_another_field_of_the_action() -> None:
    takes = Amounts(lambda seat: Take(ANN if seat == 0 else BOB), 0, 1, field="giver")
    assert takes.ask() == Amount("Take", "giver", 0, 1)
    assert Take(BOB) in takes


def test_amounts_hold_an_action_only_if_the_rest_of_it_is_the_same() -> None:
    to_bob = Amounts(lambda amount: Offer(BOB, amount), 1, 9)
    assert Offer(BOB, 9) in to_bob
    assert Offer(ANN, 9) not in to_bob


def test_a_lone_amount_is_still_asked() -> None:
    assert Amounts(Bid, 5, 5).ask() == Amount("Bid", "amount", 5, 5)


def test_there_may_be_no_amount_at_all() -> None:
    assert len(Amounts(Bid, 1, 0)) == 0
    assert list(Amounts(Bid, 1, 0)) == []


def test_listed_choices_are_counted_searched_and_walked_through() -> None:
    assert len(LISTED) == 3
    assert Bid(2) in LISTED
    assert Bid(4) not in LISTED
    assert list(LISTED) == [Bid(1), Bid(2), Bid(3)]


def test_listed_choices_are_sampled_evenly() -> None:
    rng = Random(1)
    drawn = Counter(LISTED.sample(rng).amount for _ in range(3000))
    assert min(drawn.values()) > 900


def test_outcomes_of_chance_are_sampled_as_often_as_they_weigh() -> None:
    rng = Random(1)
    outcomes = Weighted(((Bid(1), 1), (Bid(2), 0), (Bid(3), 9)))
    drawn = Counter(outcomes.sample(rng).amount for _ in range(3000))
    assert list(outcomes) == [Bid(1), Bid(3)]
    assert drawn.keys() == {1, 3}
    assert 200 < drawn[1] < 400


def test_listed_choices_are_asked_as_a_list() -> None:
    assert LISTED.ask() == Pick((Bid(1), Bid(2), Bid(3)))


def test_listed_choices_may_have_a_question_of_their_own() -> None:
    question = YesNo(Bid(1), Bid(0))
    assert Listed((Bid(1), Bid(0)), question).ask() == question
