"""A pile keeps in order only what people could know."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from beffroi.core.pile import Pile

CARDS = ("ox", "pig", "rat")
MIXED = Pile((("ox", 2), ("pig", 1)), under=("rat", "ox"))
UNDER = Pile(under=("rat", "ox"))
SHOWN = Pile((("ox", 2), ("pig", 1)), under=("rat",), top="rat")


def test_a_pile_has_as_many_cards_as_lie_in_it_wherever_they_lie() -> None:
    assert [len(pile) for pile in (MIXED, UNDER, SHOWN, Pile())] == [5, 2, 5, 0]


def test_a_card_is_counted_wherever_it_lies() -> None:
    assert [MIXED.count(card) for card in CARDS] == [3, 1, 1]
    assert [SHOWN.count(card) for card in CARDS] == [2, 1, 2]


def test_the_next_card_of_a_shuffled_pile_is_any_of_the_shuffled_ones() -> None:
    assert MIXED.odds() == (("ox", 2), ("pig", 1))


def test_the_next_card_is_known_when_only_those_put_under_are_left() -> None:
    assert UNDER.odds() == (("rat", 1),)


def test_the_next_card_is_known_when_it_lies_face_up() -> None:
    assert SHOWN.odds() == (("rat", 1),)


def test_an_empty_pile_has_no_next_card() -> None:
    assert Pile().odds() == ()


def test_a_drawn_card_leaves_the_shuffled_part() -> None:
    assert MIXED.without("ox") == Pile((("ox", 1), ("pig", 1)), ("rat", "ox"))


def test_the_last_of_a_card_leaves_no_trace_in_the_shuffled_part() -> None:
    assert MIXED.without("pig") == Pile((("ox", 2),), ("rat", "ox"))


def test_cards_put_under_come_in_the_order_they_were_put() -> None:
    assert UNDER.without("rat") == Pile(under=("ox",))
    assert UNDER.without("rat").without("ox") == Pile()


def test_the_card_face_up_is_drawn_first() -> None:
    assert SHOWN.without("rat") == Pile((("ox", 2), ("pig", 1)), ("rat",))


@pytest.mark.parametrize(("pile", "card"), [(MIXED, "rat"), (UNDER, "ox"), (SHOWN, "ox"), (Pile(), "ox")])
def test_a_card_that_cannot_be_next_cannot_be_drawn(pile: Pile, card: str) -> None:
    with pytest.raises(ValueError, match=f"the next card cannot be {card}"):
        pile.without(card)


def test_a_card_turned_face_up_stays_in_the_pile() -> None:
    assert MIXED.shown("pig") == Pile((("ox", 2),), ("rat", "ox"), top="pig")
    assert UNDER.shown("rat") == Pile(under=("ox",), top="rat")


def test_turning_up_the_card_that_lies_face_up_changes_nothing() -> None:
    assert SHOWN.shown("rat") == SHOWN


def test_a_card_that_cannot_be_next_cannot_be_turned_up() -> None:
    with pytest.raises(ValueError, match="cannot be rat"):
        MIXED.shown("rat")


def test_a_card_put_under_is_the_last_to_come() -> None:
    assert MIXED.with_under("pig") == Pile((("ox", 2), ("pig", 1)), ("rat", "ox", "pig"))
    assert SHOWN.with_under("pig").top == "rat"


def test_shuffling_a_card_in_loses_the_order_below_the_top() -> None:
    assert MIXED.with_mixed("rat") == Pile((("ox", 3), ("pig", 1), ("rat", 2)))
    assert SHOWN.with_mixed("rat") == Pile((("ox", 2), ("pig", 1), ("rat", 2)), top="rat")


def test_two_ways_to_the_same_knowledge_give_the_same_pile() -> None:
    assert Pile().with_mixed("pig").with_mixed("ox") == Pile().with_mixed("ox").with_mixed("pig")


class Handling(RuleBasedStateMachine):
    """Somebody handles a pile at random; somebody else counts along."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = Pile()
        self.counts = dict.fromkeys(CARDS, 0)

    @rule(card=st.sampled_from(CARDS))
    def put_under(self, card: str) -> None:
        self.pile = self.pile.with_under(card)
        self.counts[card] += 1

    @rule(card=st.sampled_from(CARDS))
    def shuffle_in(self, card: str) -> None:
        self.pile = self.pile.with_mixed(card)
        self.counts[card] += 1

    @precondition(lambda self: len(self.pile) > 0)
    @rule(data=st.data())
    def turn_up(self, data: st.DataObject) -> None:
        self.pile = self.pile.shown(self.next_card(data))

    @precondition(lambda self: len(self.pile) > 0)
    @rule(data=st.data())
    def draw(self, data: st.DataObject) -> None:
        card = self.next_card(data)
        self.pile = self.pile.without(card)
        self.counts[card] -= 1

    def next_card(self, data: st.DataObject) -> str:
        return data.draw(st.sampled_from([card for card, _ in self.pile.odds()]))

    @invariant()
    def cards_are_conserved(self) -> None:
        assert {card: self.pile.count(card) for card in CARDS} == self.counts
        assert len(self.pile) == sum(self.counts.values())

    @invariant()
    def a_pile_with_cards_has_a_next_one(self) -> None:
        odds = self.pile.odds()
        assert bool(odds) == bool(len(self.pile))
        assert all(0 < weight <= self.pile.count(card) for card, weight in odds)


TestHandling = Handling.TestCase
TestHandling.settings = settings(
    max_examples=40, stateful_step_count=25, deadline=None, derandomize=True, database=None
)
