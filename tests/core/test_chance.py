"""Chance answers as its odds say."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beffroi.core.action import CHANCE, Seat
from beffroi.core.chance import draw, fair, loaded
from beffroi.core.engine import choices, play, refusals
from beffroi.core.model import Step
from beffroi.core.pile import Pile
from tests.core.positions import bidding
from tests.toy import GAME
from tests.toy.rulebook import Draw, R
from tests.toy.state import Fair


class Weighted(Step[Fair, Draw], frozen=True):
    """Chance draws one of these, with these weights."""

    rule = R.DRAW
    takes = (Draw,)
    weights: tuple[tuple[str, int], ...]

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Fair) -> Sequence[tuple[Draw, int]]:
        return tuple((Draw(card), weight) for card, weight in self.weights)


class Sure:
    """An rng that answers what it was told, and remembers how much choice it had."""

    def __init__(self, told: int) -> None:
        self.told = told
        self.asked = 0

    def randrange(self, stop: int, /) -> int:
        self.asked = stop
        return self.told


def drawing(*weights: tuple[str, int]) -> Fair:
    s = bidding()
    s.agenda = (Weighted(weights), *s.agenda)
    return s


def every_draw(s: Fair, total: int) -> list[str]:
    """What is drawn for every number the rng can give."""
    drawn = [draw(s, Sure(number)) for number in range(total)]
    return [each.card for each in drawn if isinstance(each, Draw)]


def test_every_outcome_is_drawn_as_often_as_its_weight() -> None:
    assert every_draw(drawing(("10", 2), ("20", 1), ("30", 3)), 6) == ["10", "10", "20", "30", "30", "30"]


def test_the_rng_is_asked_for_one_number_below_the_sum_of_the_weights() -> None:
    rng = Sure(0)
    draw(drawing(("10", 2), ("20", 5)), rng)
    assert rng.asked == 7


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(weights=st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any))
def test_odds_are_followed_exactly(weights: list[int]) -> None:
    s = drawing(*((str(card), weight) for card, weight in enumerate(weights)))
    drawn = every_draw(s, sum(weights))
    assert [drawn.count(str(card)) for card in range(len(weights))] == weights


def test_what_has_no_weight_is_never_drawn() -> None:
    s = drawing(("10", 0), ("20", 1), ("30", 0))
    assert every_draw(s, 1) == ["20"]


def test_what_has_no_weight_is_no_choice_of_chance() -> None:
    s = drawing(("10", 0), ("20", 1), ("30", 0))
    assert list(choices(s, CHANCE)) == [Draw("20")]
    assert [refusal.why for refusal in refusals(s, CHANCE, Draw("10"))] == ["impossible-by-chance"]


def test_an_rng_beyond_its_bounds_is_found_out() -> None:
    with pytest.raises(AssertionError, match="add up"):
        draw(drawing(("10", 1)), Sure(1))


def test_drawing_changes_nothing() -> None:
    s = GAME.setup()
    draw(s, Random(1))
    assert s.card is None


def test_a_fair_dealer_draws_by_the_odds() -> None:
    deal = fair(Random(1))
    assert {deal(GAME.setup()) for _ in range(50)} == {Draw("10"), Draw("20"), Draw("30")}


def test_a_loaded_dealer_answers_what_he_was_told() -> None:
    s, deal = GAME.setup(), loaded([Draw("30"), Draw("10")])
    play(s, CHANCE, deal(s))
    assert s.card == "30"


def test_a_loaded_dealer_refuses_the_impossible() -> None:
    s = GAME.setup()
    s.pile = Pile((("10", 1),), under=("20",))
    with pytest.raises(ValueError, match="chance cannot answer"):
        loaded([Draw("20")])(s)


def test_a_loaded_dealer_has_no_more_than_he_was_told() -> None:
    with pytest.raises(StopIteration):
        loaded([])(GAME.setup())
