"""Hints: the best answers and why, in words of the game."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from beffroi.bots.hint import Advice, Adviser, hints
from beffroi.core.action import CHANCE
from beffroi.core.engine import choices, waiting
from beffroi.core.seen import Seen, seen
from beffroi.fast.position import Position
from beffroi.games.cathedral import GAME as CATHEDRAL
from beffroi.games.cathedral.rulebook import LIGHT
from beffroi.search.search import Opinion
from beffroi.taste import because
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


class Told(Adviser):
    """Advises on opinions that it is given."""

    def __init__(self, opinions: list[Opinion]) -> None:
        super().__init__(CATHEDRAL)
        self.opinions = opinions

    def search(self, view: Seen[Any], rng: Random, budget: float) -> tuple[list[Opinion], Position]:
        return self.opinions, self.position_of(self.game.setup(2))


def advice_on(opinions: list[Opinion]) -> list[Advice]:
    return Told(opinions).advise(seen(CATHEDRAL, CATHEDRAL.setup(2), LIGHT), Random(1), inf)


def test_what_a_hint_says_of_an_answer_is_what_its_simulations_brought_without_the_prior() -> None:
    first, second = advice_on([Opinion(1, 9, 0.8, 5, (0.6, 0.4)), Opinion(2, 8, 0.9, 4, (0.7, 0.3))])
    assert (first.value, first.otherwise) == (0.6, (because("played-on", percent=60),))
    assert second.value == 0.7


def test_an_answer_that_was_never_played_on_is_no_hint() -> None:
    assert [each.value for each in advice_on([Opinion(1, 9, 0.9), Opinion(2, 8, 0.9, 4, (0.7, 0.3))])] == [0.7]


def test_the_only_sensible_answer_is_a_hint_though_nothing_was_played_on() -> None:
    (only,) = advice_on([Opinion(1, 4, 0.5)])
    assert only.otherwise == (because("only-sensible"),)
    assert [Texts(language).say("why-only-sensible") for language in ("en", "fr")] == [
        "It is the only answer worth a thought.",
        "C’est la seule réponse qui mérite réflexion.",
    ]


@pytest.mark.parametrize("case", TABLES, ids=lambda case: case.game.name)
def test_hints_are_legal_have_a_reason_and_can_be_said_all_through_a_game(case: Case) -> None:
    asked = [ply for ply in walk(case, 11) if ply.seat != CHANCE and ply.seat in waiting(ply.before)]
    for ply in asked[:: max(1, len(asked) // LOOKS)]:
        for hint in hints(case.game, seen(case.game, ply.before, ply.seat), Random(1)):
            assert hint.action in choices(ply.before, ply.seat)
            assert hint.reasons
            assert all(hint.words(Texts(language, case.game)) for language in LANGUAGES)
