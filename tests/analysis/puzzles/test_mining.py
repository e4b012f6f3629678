"""Mining: the same puzzles whoever searches a game when, and nothing that is easy, doubtful or refuted."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.analysis.estimate import Estimate
from beffroi.analysis.puzzles import mining, novices
from beffroi.analysis.puzzles.confirming import LEAST_GAP, is_clear
from beffroi.analysis.puzzles.mining import Mining, mine, terms_of
from beffroi.analysis.puzzles.novices import MOST_SOLVED
from beffroi.analysis.puzzles.playing_out import AT_ONCE, is_out_of_reach, play_out, values_of
from beffroi.analysis.puzzles.posing import pose
from beffroi.analysis.puzzles.puzzle import MinedGame, Novices, Values
from beffroi.analysis.puzzles.sieve import Asked, bot_game, can_be_puzzle
from beffroi.analysis.puzzles.summary import summary_of
from beffroi.core.action import CHANCE
from beffroi.core.engine import choices, waiting
from beffroi.core.model import BadInput
from beffroi.games import find
from tests.analysis.fair import last_round, played
from tests.support.effort import effort
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Draw

CATHEDRAL = find("cathedral")
RICH, EFFORT = 24, effort(0.1, 1.0)
"""A game with a puzzle in it, and how thoroughly it is searched."""
TERMS = replace(terms_of(CATHEDRAL, None, 1), effort=EFFORT)


@cache
def mined() -> MinedGame:
    return mine(Mining(TERMS, RICH + 1), 0, RICH)


def test_a_game_that_is_searched_again_has_the_same_puzzles() -> None:
    again = mine(Mining(TERMS, 100), 0, RICH)
    assert mined().puzzles
    assert replace(again, seconds=0.0, day="") == replace(mined(), seconds=0.0, day="")


def test_a_puzzle_comes_from_its_game_at_its_moment() -> None:
    (puzzle, *_) = mined().puzzles
    questions = {each.entry: each for each in bot_game(CATHEDRAL, 2, "apprentice", f"puzzles/1/{RICH}")}
    assert pose(CATHEDRAL, puzzle).s == questions[puzzle.entry].s
    assert questions[puzzle.entry].seat == puzzle.seat


def test_only_one_seat_with_several_answers_is_asked_a_puzzle() -> None:
    for asked in bot_game(find("bastide"), 3, "novice", "several"):
        assert waiting(asked.s) == (asked.seat,)
        assert len(choices(asked.s, asked.seat)) > 2


def test_what_chance_draws_and_what_several_seal_is_no_puzzle() -> None:
    assert not can_be_puzzle(last_round())
    assert not can_be_puzzle(played((CHANCE, Draw("10"))).state)


def test_what_novices_find_too_often_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(novices, "ask_novices", lambda *_: Novices(40, int(40 * MOST_SOLVED) + 1))
    found = mine(Mining(TERMS, 1), 0, RICH)
    assert (found.puzzles, found.easy) == ((), found.suspects)


def test_what_the_games_do_not_confirm_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "play_out", lambda *_: None)
    found = mine(Mining(TERMS, 1), 0, RICH)
    assert (found.puzzles, found.refuted) == ((), len(mined().puzzles))


def test_a_gap_counts_if_it_is_large_and_no_chance() -> None:
    assert is_clear(values(LEAST_GAP, 0.07))
    assert not is_clear(values(LEAST_GAP - 0.01, 0.0))
    assert not is_clear(values(0.3, 0.16))


def values(gap: float, error: float) -> Values:
    some = Estimate(0.5, 0.0, 8)
    return Values(some, some, Estimate(gap, error, 8))


def test_games_are_played_out_only_while_they_can_still_confirm() -> None:
    even, split = [(1.0, 1.0), (0.0, 0.0)] * 10, [(1.0, 0.0), (0.0, 0.0)] * 10
    assert is_out_of_reach(even, LEAST_GAP)
    assert not is_out_of_reach(split, LEAST_GAP)
    assert values_of(split).gap.value == 0.5


def test_an_answer_played_out_beside_itself_brings_nothing() -> None:
    s: Any = CATHEDRAL.setup(2)
    answers = tuple(choices(s, waiting(s)[0]))[:1] * 2
    asked = Asked(0, s, waiting(s)[0])
    assert play_out(CATHEDRAL, asked, answers, LEAST_GAP, 2 * AT_ONCE) is None
    same = play_out(CATHEDRAL, asked, answers, LEAST_GAP, 2)
    assert same is not None
    assert same.gap.value == same.gap.error == 0


def test_a_summary_counts_everything() -> None:
    found = summary_of(TERMS, [mined(), replace(mined(), number=RICH + 1)])
    assert (found.games, found.puzzles, found.decisions) == (2, 2 * len(mined().puzzles), 2 * mined().decisions)
    assert found.suspects >= found.easy + found.doubtful + found.refuted + found.puzzles


def test_games_that_cannot_be_searched_have_no_puzzles() -> None:
    with pytest.raises(BadInput, match="no-analysis"):
        terms_of(FAIR, None, 1)
