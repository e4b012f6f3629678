"""Hints: the best answers and why, in words of the game."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.bots.hint import hints
from beffroi.core.action import CHANCE
from beffroi.core.engine import choices, waiting
from beffroi.core.seen import seen
from beffroi.text import LANGUAGES, Texts
from tests.bots.positions import sight
from tests.support.cases import GAMES, Case, walk
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Bid

TABLES = [Case(game, max(game.seats), game.options()) for game in GAMES]
LOOKS = 12


def test_the_best_answer_comes_first_and_the_others_say_how_much_worse_they_are() -> None:
    best, other = hints(FAIR, sight(), Random(1))
    assert (best.action, best.score) == (Bid(1), 0.0)
    assert (other.action, other.score) == (Bid(0), -1.0)


def test_no_more_answers_are_named_than_wanted() -> None:
    assert len(hints(FAIR, sight(), Random(1), most=1)) == 1


def test_a_hint_is_said_in_both_languages() -> None:
    (best,) = hints(FAIR, sight(), Random(1), most=1)
    assert best.words(Texts("en", FAIR)) == "bid 1. A third of a purse of 3 is a fair price."
    assert best.words(Texts("fr", FAIR)) == "miser 1. Un tiers d’une bourse de 3 est un prix juste."


@pytest.mark.parametrize("case", TABLES, ids=lambda case: case.game.name)
def test_hints_are_legal_have_a_reason_and_can_be_said_all_through_a_game(case: Case) -> None:
    asked = [ply for ply in walk(case, 11) if ply.seat != CHANCE and ply.seat in waiting(ply.before)]
    for ply in asked[:: max(1, len(asked) // LOOKS)]:
        for hint in hints(case.game, seen(case.game, ply.before, ply.seat), Random(1)):
            assert hint.action in choices(ply.before, ply.seat)
            assert hint.reasons
            assert all(hint.words(Texts(language, case.game)) for language in LANGUAGES)
