"""Journeyman and master: they think as long as they may, and no longer."""

from __future__ import annotations

from itertools import count
from math import inf
from random import Random
from typing import Any

import pytest

from beffroi.bots import searcher
from beffroi.bots.apprentice import Apprentice
from beffroi.bots.bot import BUDGET
from beffroi.bots.searcher import Journeyman, Master
from beffroi.core.action import CHANCE, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.game import AnyGame
from beffroi.core.seen import Seen, seen
from beffroi.games import NAMES, find
from beffroi.games.leonardo.rulebook import LATER, LeonardoOptions
from beffroi.search import search
from tests.games.leonardo.table import A, B, C, city

TICK = 0.01
GAMES = [find(name) for name in NAMES]


def first_question(game: AnyGame) -> tuple[Any, Seat, Seen[Any]]:
    """The first question of a game that leaves a choice, and what the seat sees that is asked."""
    s, rng = game.setup(min(game.seats)), Random(2)
    while waiting(s)[0] == CHANCE or len(choices(s, waiting(s)[0])) == 1:
        seat = waiting(s)[0]
        advance(s, seat, draw(s, rng) if seat == CHANCE else next(iter(choices(s, seat))))
    return s, waiting(s)[0], seen(game, s, waiting(s)[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_has_endless_thoughts_answers_when_the_time_is_up(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    for module in (searcher, search):
        monkeypatch.setattr(module, "monotonic", lambda: next(looks) * TICK)
    monkeypatch.setattr(Master, "simulations_from", lambda _, __: 10**9)
    s, seat, view = first_question(game)
    assert Master(game).choose(view, choices(s, seat), Random(1), BUDGET) in choices(s, seat)
    assert BUDGET <= next(looks) * TICK < 1.1 * BUDGET


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_dice_give_the_same_answer(game: AnyGame) -> None:
    s, seat, view = first_question(game)
    first, second = (Journeyman(game).choose(view, choices(s, seat), Random(7), inf) for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("round_", "proposing"),
    [(1, {(Master, A), (Master, B)}), (LATER + 1, {(Journeyman, A), (Master, A), (Master, B)})],
    ids=["early", "late"],
)
def test_a_master_proposes_before_anybodys_turn_and_a_journeyman_late_and_before_his_own(
    round_: int, proposing: set[tuple[type[Apprentice], Seat]]
) -> None:
    # C is ahead: two who unite to draw level do nobody wrong.
    owners = {2: A, 8: B, 14: C, 18: C, 20: C}
    game, s = find("leonardo"), city(4, options=LeonardoOptions(), owners=owners, round_=round_)
    assert waiting(s) == (A,)
    words = {
        (kind, seat): kind(game).talk(seen(game, s, seat), Random(1), inf)
        for kind in (Apprentice, Journeyman, Master)
        for seat in (A, B)
    }
    spoken = {asked for asked, word in words.items() if word is not None}
    assert spoken == proposing


def test_a_lone_choice_needs_no_thought() -> None:
    game = find("leonardo")
    s, seat, view = first_question(game)
    only = next(iter(choices(s, seat)))
    unthinking = Journeyman(game)
    unthinking.search = None  # type: ignore[method-assign,assignment]
    assert unthinking.choose(view, [only], Random(1), inf) == only  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [Apprentice, Journeyman])
@pytest.mark.parametrize(("budget", "is_cut"), [(inf, False), (0.0, True)])
def test_it_knows_whether_its_thoughts_were_cut_short(kind: type[Apprentice], budget: float, is_cut: bool) -> None:
    game = find("bastide")
    s, seat, view = first_question(game)
    bot = kind(game)
    bot.choose(view, choices(s, seat), Random(1), budget)
    assert bot.is_cut == is_cut
