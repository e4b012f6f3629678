"""The puzzle of the day: what its page is told, what is said of answers, and what nobody learns from it."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from beffroi.analysis.puzzles.kept import puzzle_on, puzzles_of
from beffroi.analysis.puzzles.posing import Posed, pose
from beffroi.analysis.puzzles.sieve import can_be_puzzle
from beffroi.core.action import Action
from beffroi.core.codec import encode
from beffroi.core.engine import choices
from beffroi.core.game import AnyGame
from beffroi.core.host import Resign
from beffroi.core.model import BadInput
from beffroi.core.seen import seen
from beffroi.games import NAMES, find
from beffroi.server.protocol.problems import NotFound
from beffroi.server.routes.puzzles import day_of, judgement_of, local_day, of_the_day
from beffroi.text import LANGUAGES, Texts
from tests.server.guest import Guest
from tests.support.cases import Case, walk
from tests.support.effort import effort

GAMES = [game for game in map(find, NAMES) if puzzles_of(game)]
GAME = GAMES[0]
TODAY, DAY = date(2026, 11, 19), timedelta(days=1)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


PUZZLES = puzzles_of(GAME)
MOST = effort(8, 100)
ENOUGH = 10
"""At least this many questions of a random game have something hidden behind them."""


def posed_of(game: AnyGame) -> list[Posed]:
    return [pose(game, puzzle) for puzzle in puzzles_of(game)]


def plain(action: Action) -> Any:
    return msgspec.to_builtins(action)


def page(posed: Posed, s: Any = None) -> bytes:
    """Every byte the page is told before anybody answers; of another position, if one is given."""
    return encode(of_the_day(posed if s is None else posed._replace(s=s), TODAY, TODAY, 9))


def wrong(posed: Posed) -> list[Action]:
    """Legal answers besides the best, the second best first."""
    return [posed.second, *(each for each in choices(posed.s, posed.seat) if each != posed.solution)][:5]


@every_game
def test_a_puzzle_is_shown_to_its_seat_which_is_asked(game: AnyGame) -> None:
    for posed in posed_of(game):
        shown = of_the_day(posed, TODAY, TODAY, 9)
        assert shown.seen == seen(game, posed.s, posed.seat)
        assert shown.seen.ask is not None


@every_game
def test_what_the_seat_cannot_know_changes_no_byte_of_a_puzzle_nor_of_its_judgements(game: AnyGame) -> None:
    for number, posed in enumerate(posed_of(game)):
        other = posed._replace(s=game.guess(seen(game, posed.s, posed.seat), Random(number)))
        assert page(other) == page(posed)
        for answer in wrong(posed):
            assert judgement_of(other, plain(answer)) == judgement_of(posed, plain(answer))
        assert judgement_of(other, None).solution == judgement_of(posed, None).solution


@pytest.mark.parametrize("name", ["bastide", "flandern"])
def test_no_puzzle_could_tell_what_its_seat_cannot_know(name: str) -> None:
    """Of any question with something hidden behind it, whether it would make a puzzle or not."""
    for posed, other in hiding(find(name)):
        assert page(other) == page(posed)
        nonsense = [plain(action) for action in (*wrong(posed), posed.solution)] + [plain(Resign(posed.seat))]
        for answer in (None, *nonsense):
            assert encode(judgement_of(other, answer)) == encode(judgement_of(posed, answer))


def hiding(game: AnyGame) -> list[tuple[Posed, Posed]]:
    """Questions of a random game as if they were puzzles, each with one that looks the same to its seat."""
    found: list[tuple[Posed, Posed]] = []
    for ply in walk(Case(game, max(game.seats), game.options()), seed=1):
        s = ply.after
        if not s.agenda or not can_be_puzzle(s):
            continue
        (seat,) = s.agenda[0].asks(s)
        guess = game.guess(seen(game, s, seat), Random(len(found)))
        if encode(guess) != encode(s):
            best, second, *_ = choices(s, seat)
            posed = Posed(replace(PUZZLES[0], seat=seat), game, s, best, second, ())
            found.append((posed, posed._replace(s=guess)))
    assert len(found) > ENOUGH
    return found[:: max(1, len(found) // MOST)]


@every_game
def test_the_continuation_shows_no_more_than_the_seat_saw(game: AnyGame) -> None:
    for posed in posed_of(game):
        solution = judgement_of(posed, None).solution
        assert solution is not None
        for step, played in zip(solution.steps, posed.steps, strict=True):
            assert step.seen == seen(game, played.state, posed.seat, is_past=True)
            assert step.seen.ask is None
            assert step.ply.events == tuple(event.seen_by(posed.seat) for event in played.events)


@every_game
def test_neither_the_solution_nor_anything_kept_is_told_before_the_answer(game: AnyGame) -> None:
    for posed in posed_of(game):
        other = posed._replace(solution=posed.second, second=posed.solution, steps=())
        assert page(other) == page(posed)
        for said in (page(posed), *(encode(judgement_of(posed, plain(answer))) for answer in wrong(posed))):
            assert b'"hash"' not in said
            assert posed.puzzle.sha256.encode() not in said
        assert all(judgement_of(posed, plain(answer)).solution is None for answer in wrong(posed))


@every_game
def test_the_best_answer_solves_it_and_every_other_has_its_price(game: AnyGame) -> None:
    for posed in posed_of(game):
        solved = judgement_of(posed, plain(posed.solution))
        assert (solved.verdict, solved.percent) == ("solved", 0)
        assert solved.solution is not None
        assert solved.solution.answer == posed.solution
        assert solved.solution.best_percent > solved.solution.second_percent
        assert len(solved.solution.steps) == len(posed.steps)
        for answer in wrong(posed):
            judged = judgement_of(posed, plain(answer))
            assert judged.verdict == "wrong"
            assert judged.percent >= 15


@every_game
def test_whoever_asks_is_shown(game: AnyGame) -> None:
    posed = posed_of(game)[0]
    assert judgement_of(posed, None).verdict == "shown"
    assert replace(judgement_of(posed, None), verdict="solved") == judgement_of(posed, plain(posed.solution))


@every_game
def test_what_is_said_of_a_solution_is_said_in_both_languages(game: AnyGame) -> None:
    for posed in posed_of(game):
        solution = judgement_of(posed, None).solution
        assert solution is not None
        for language in LANGUAGES:
            texts = Texts(language, game)
            assert texts.action(posed.solution)
            assert all(texts.event(event) for step in solution.steps for event in step.ply.events)
            assert all(texts.say(key, **facts) for key, facts in solution.reasons)


def test_an_illegal_answer_is_refused_with_its_article() -> None:
    posed = posed_of(find("cathedral"))[0]
    judged = judgement_of(posed, {"type": "Build", "piece": "TA", "facing": "n", "x": 40, "y": 9})
    assert (judged.verdict, judged.solution) == ("refused", None)
    assert judged.refusals[0].rule.ref


def test_what_answers_another_question_is_refused() -> None:
    posed = posed_of(find("cathedral"))[0]
    assert [each.why for each in judgement_of(posed, {"type": "Capture"}).refusals] == ["not-asked"]


@pytest.mark.parametrize("answer", [7, {}, {"type": "Fly"}, "no"])
def test_an_answer_that_is_none_is_bad_input(answer: Any) -> None:
    with pytest.raises(BadInput, match="bad-action"):
        judgement_of(posed_of(GAME)[0], answer)


def test_days_lead_back_as_far_as_there_are_puzzles_and_never_ahead() -> None:
    posed = posed_of(GAME)[0]
    days = [of_the_day(posed, TODAY - age * DAY, TODAY, 3) for age in range(3)]
    assert [each.earlier for each in days] == ["2026-11-18", "2026-11-17", None]
    assert [each.later for each in days] == [None, "2026-11-19", "2026-11-18"]
    assert of_the_day(posed, date.min, TODAY, 3).earlier is None


def test_a_day_is_read_and_one_to_come_is_not_shown() -> None:
    assert day_of(None, TODAY) == TODAY
    assert day_of("2026-11-18", TODAY) == TODAY - DAY
    with pytest.raises(NotFound, match="puzzle-to-come"):
        day_of("2026-11-20", TODAY)
    for text in ("", "yesterday", "2026-13-01"):
        with pytest.raises(BadInput, match="bad-day"):
            day_of(text, TODAY)


def test_the_page_asks_for_today_and_answers(ann: Guest) -> None:
    today = local_day()
    shown = ann.get(f"/api/puzzles/{GAME.name}?day={today}")
    posed = pose(GAME, puzzle_on(puzzles_of(GAME), today))
    assert shown["seen"] == msgspec.json.decode(encode(seen(GAME, posed.s, posed.seat)))
    told = ann.http.post(f"/api/puzzles/{GAME.name}?day={today}", json={"answer": plain(posed.solution)})
    assert told.json()["verdict"] == "solved"
    assert ann.http.get(f"/api/puzzles/{GAME.name}").json()["day"] in {str(today), str(local_day())}


@pytest.mark.parametrize(
    ("path", "status"),
    [("fair", 404), ("nothing", 400), ("cathedral?day=x", 400), ("cathedral?day=9999-12-31", 404)],
)
def test_what_is_not_there_is_said(ann: Guest, path: str, status: int) -> None:
    assert ann.http.get(f"/api/puzzles/{path}").status_code == status
    assert ann.http.post(f"/api/puzzles/{path}", json={}).status_code == status


def test_a_game_says_how_many_puzzles_it_has(ann: Guest) -> None:
    assert {card["name"]: card["puzzles"] for card in ann.get("/api/games") if card["puzzles"]} == {
        game.name: len(puzzles_of(game)) for game in GAMES
    }
