"""The bots around a table: answers, talk, and faults."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from beffroi.bots.bot import Bot
from beffroi.bots.levels import bot_named
from beffroi.bots.lineup import MOST_WORDS, Lineup, speaker
from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.seen import Seen
from beffroi.games.leonardo import rulebook as leonardo
from tests.bots.positions import bidding
from tests.core.positions import ANN, BOB
from tests.games.leonardo.table import A, B, C, D, city, say
from tests.games.leonardo.test_alliance import PARTIES, talking
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Bid, Offer, Propose


class Stubborn(Bot):
    """Answers and says always the same."""

    talks = True

    def __init__(self, answer: Action, word: Action | None = None) -> None:
        super().__init__(FAIR)
        self.answer, self.word = answer, word

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        return self.answer

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        return self.word


def lineup(*bots: Bot) -> Lineup:
    return Lineup(FAIR, dict(zip((ANN, BOB), bots, strict=False)), "seed", inf)


def test_a_legal_answer_is_the_bots_own() -> None:
    table = lineup(Stubborn(Bid(2)))
    assert table.answer(bidding(), ANN) == Bid(2)
    assert table.faults == []


def test_an_illegal_answer_is_a_fault_and_replaced_by_a_legal_one() -> None:
    table = lineup(Stubborn(Bid(99)))
    assert table.answer(bidding(), ANN) in choices(bidding(), ANN)
    assert table.faults == [(ANN, "illegal")]


def test_what_is_said_is_heard_before_the_next_one_speaks() -> None:
    table, s, said = lineup(Stubborn(Bid(0), Offer(BOB, 1)), Stubborn(Bid(0), Offer(ANN, 1))), bidding(), []
    for seat, word in table.words(lambda: s):
        advance(s, seat, word)
        said.append(seat)
    assert said == [ANN, BOB, ANN, BOB]  # the Fair lets everybody speak twice a round
    assert table.faults == []


def test_an_illegal_word_is_a_fault_and_not_said() -> None:
    table = lineup(Stubborn(Bid(0), Offer(ANN, 1)))
    assert list(table.words(bidding)) == []
    assert table.faults == [(ANN, "illegal")]


def test_nobody_talks_for_ever() -> None:
    table = lineup(Stubborn(Bid(0), Offer(BOB, 1)), Stubborn(Bid(0), Offer(ANN, 1)))
    assert len(list(table.words(bidding))) == MOST_WORDS


def test_a_bot_with_nothing_to_say_is_silent() -> None:
    assert list(lineup(bot_named("random", FAIR), bot_named("mute", FAIR)).words(bidding)) == []


def test_a_bot_says_what_its_taste_suggests() -> None:
    s = bidding(seats=3)
    assert next(lineup(bot_named("apprentice", FAIR)).words(lambda: s)) == (ANN, Propose(BOB))


@pytest.mark.parametrize(
    ("people", "speaks"),
    [((), A), ((B, C), A), ((A,), A), ((D,), D), ((A, D), A)],
    ids=["bots", "strangers", "the first", "the second", "both"],
)
def test_a_person_speaks_for_an_alliance_though_a_bot_sits_before_it(people: tuple[Seat, ...], speaks: Seat) -> None:
    s = city(4, options=leonardo.LeonardoOptions(), parties=PARTIES, owners={18: A, 20: B})
    say(s, (A, leonardo.Propose(D, leonardo.OURS)), (D, leonardo.Join(1)))
    assert waiting(s) == (A, D)
    assert [speaker(s, seat, people) for seat in (A, D)] == [speaks, speaks]


@pytest.mark.parametrize(("pawn", "speaks"), [(leonardo.OURS, A), (leonardo.THEIRS, D)])
def test_of_bots_the_one_whose_pawn_an_alliance_keeps_speaks_for_it(pawn: str, speaks: Seat) -> None:
    s = talking()
    say(s, (A, leonardo.Propose(D, pawn)), (D, leonardo.Join(1)))
    assert [speaker(s, seat) for seat in waiting(s)] == [speaks, B, C, speaks]


def test_who_has_no_ally_speaks_for_itself() -> None:
    s = talking()
    assert [speaker(s, seat, (B,)) for seat in waiting(s)] == [A, B, C, D]
