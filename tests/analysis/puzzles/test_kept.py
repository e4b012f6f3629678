"""The puzzles that are kept: each can be rebuilt, is confirmed by what is kept of it, and is too hard for novices."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from beffroi.analysis.puzzles.confirming import LARGE, LEAST_GAP, is_clear
from beffroi.analysis.puzzles.kept import FILE, NOTICE, Calendar, calendar_of, mined_of
from beffroi.analysis.puzzles.mining import BOT, CONTINUATION, MOST_OF_A_GAME
from beffroi.analysis.puzzles.novices import MOST_FOUND, MOST_SOLVED, NOVICES, ask_novices
from beffroi.analysis.puzzles.playing_out import GAMES
from beffroi.analysis.puzzles.posing import Posed, judge, pose, reasons_of
from beffroi.analysis.puzzles.puzzle import EDITION, Novices, checksum
from beffroi.analysis.puzzles.sieve import FEWEST_CHOICES, Asked, can_be_puzzle
from beffroi.analysis.puzzles.summary import summary_of
from beffroi.core.engine import choices, refusals, waiting
from beffroi.core.game import AnyGame
from beffroi.games import NAMES, find
from beffroi.text import LANGUAGES, Texts, folder_of
from tests.support.effort import effort

MOST_BYTES = 700_000
CATHEDRAL = find("cathedral")
WITH_PUZZLES = [find(name) for name in NAMES if calendar_of(find(name))]
PUZZLES = [(game, puzzle) for game in WITH_PUZZLES for puzzle in calendar_of(game).puzzles]
every_game = pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.name)


@every_game
def test_every_game_has_puzzles_with_their_provenance_in_small_files(game: AnyGame) -> None:
    terms, games = mined_of(game)
    assert terms is not None
    assert (terms.puzzles, terms.revision, terms.seats) == (game.name, game.revision, min(game.seats))
    assert (terms.bot, terms.effort, terms.edition) == (BOT, 1.0, EDITION)
    assert len({each.number for each in games}) == len(games)
    assert all(len(each.puzzles) <= MOST_OF_A_GAME for each in games)
    assert calendar_of(game).puzzles
    assert len((folder_of(game) / FILE).read_bytes()) < MOST_BYTES


@every_game
def test_every_puzzle_is_rebuilt_from_its_record_and_can_be_answered(game: AnyGame) -> None:
    for puzzle in calendar_of(game).puzzles:
        posed = pose(game, puzzle)
        game.audit(posed.s)
        assert can_be_puzzle(posed.s)
        assert waiting(posed.s) == (posed.seat,)
        assert refusals(posed.s, posed.seat, posed.solution) == ()
        assert posed.steps[0].entry.seat == posed.seat
        assert 1 <= len(posed.steps) <= CONTINUATION + 1
        assert len(choices(posed.s, posed.seat)) >= FEWEST_CHOICES


@every_game
def test_every_puzzle_is_confirmed_by_two_large_looks_and_by_the_games_played_out(game: AnyGame) -> None:
    for puzzle in calendar_of(game).puzzles:
        assert checksum(puzzle) == puzzle.sha256
        assert len(puzzle.looks) == 2
        for look in puzzle.looks:
            assert is_clear(look.values)
            assert look.values.best.looks == LARGE.looks
            assert look.search >= 8 * look.simulations > 0
        assert puzzle.played_out.best.looks == GAMES == 200
        assert puzzle.played_out.gap.value >= LEAST_GAP
        assert is_clear(puzzle.played_out)
        assert all(cost >= LEAST_GAP for _, cost in puzzle.costs)


@every_game
def test_a_puzzle_judges_every_answer(game: AnyGame) -> None:
    for puzzle in calendar_of(game).puzzles:
        posed = pose(game, puzzle)
        assert judge(posed, posed.solution).cost == 0
        assert judge(posed, posed.second).cost == dict(puzzle.costs)[puzzle.second]
        assert not judge(posed, posed.second).is_least
        other = next(each for each in choices(posed.s, posed.seat) if game.write(each) not in dict(puzzle.costs))
        if other != posed.solution:
            assert judge(posed, other).is_least
            assert judge(posed, other).cost == min(cost for _, cost in puzzle.costs)


@every_game
def test_the_reasons_of_a_puzzle_are_said_in_both_languages(game: AnyGame) -> None:
    for language in LANGUAGES:
        texts = Texts(language, game)
        assert all(
            texts.say(key, **facts)
            for puzzle in calendar_of(game).puzzles
            for key, facts in reasons_of(pose(game, puzzle))
        )


@every_game
def test_novices_solve_at_most_a_third_or_so_of_the_puzzles(game: AnyGame) -> None:
    """Counted when they were mined, by other novices than those that chose them; and again, of some, by new ones."""
    terms, games = mined_of(game)
    assert terms is not None
    for puzzle in calendar_of(game).puzzles:
        assert puzzle.novices.asked == puzzle.others.asked == NOVICES
        assert puzzle.novices.solved <= MOST_FOUND * NOVICES
    assert summary_of(terms, games).novices <= MOST_SOLVED
    asked = [ask_again(pose(game, puzzle)) for puzzle in calendar_of(game).puzzles[: effort(8, 100)]]
    assert sum(each.solved for each in asked) <= MOST_SOLVED * sum(each.asked for each in asked)


def ask_again(posed: Posed) -> Novices:
    asked = Asked(posed.puzzle.entry, posed.s, posed.seat)
    return ask_novices(posed.game, asked, posed.solution, "novice of the gate", effort(40, NOVICES))


def test_a_changed_puzzle_does_not_fit_its_checksum() -> None:
    _, puzzle = PUZZLES[0]
    assert checksum(replace(puzzle, second="")) != puzzle.sha256


def test_every_day_has_a_puzzle_and_all_have_their_turn() -> None:
    calendar, today = calendar_of(CATHEDRAL), date(2026, 11, 19)
    days = [today + timedelta(days=number) for number in range(len(calendar))]
    assert {calendar.on(day).sha256 for day in days} == {puzzle.sha256 for puzzle in calendar.puzzles}
    assert calendar.on(today) == calendar.on(today + timedelta(days=len(calendar)))
    assert calendar.on(date.min) in calendar.puzzles


def test_puzzles_that_are_mined_later_come_after_their_notice_and_move_no_day_before() -> None:
    _, games = mined_of(CATHEDRAL)
    first, *later = [replace(game, day="2026-11-19") for game in games if game.puzzles]
    more = [replace(game, day="2027-02-01") for game in later]
    before, after = Calendar([first]), Calendar([*more, first])
    come = date(2027, 2, 1) + NOTICE
    past = [come - timedelta(days=age) for age in range(1, 200)]
    assert [after.on(day) for day in past] == [before.on(day) for day in past]
    days = [come + timedelta(days=age) for age in range(len(after))]
    assert [after.on(day) for day in days] == [*after.puzzles[len(before) :], *before.puzzles]


def test_puzzles_of_other_rules_are_not_posed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = PUZZLES[0]
    monkeypatch.setattr(type(game), "revision", game.revision + 1)
    assert not calendar_of.__wrapped__(game)
