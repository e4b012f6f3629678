"""The puzzle of the day of a game: shown as its seat saw it, and judged by what was found out when it was mined."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

from litestar import Controller

from beffroi.analysis.puzzles.kept import puzzle_on, puzzles_of
from beffroi.analysis.puzzles.posing import Posed, judge, pose, reasons_of
from beffroi.analysis.puzzles.puzzle import Puzzle
from beffroi.core.codec import codec_of, encode
from beffroi.core.entry import Played
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.revisions import Find
from beffroi.core.seen import Seen, seen
from beffroi.server.protocol.frames import Ply
from beffroi.server.protocol.problems import NotFound
from beffroi.server.protocol.puzzles import PuzzleAnswer, PuzzleJudgement, PuzzleOfTheDay, PuzzleSolution, PuzzleStep
from beffroi.server.routes.dependencies import MaybeWord, Name, get, post

DAY = timedelta(days=1)


class PuzzleRoutes(Controller):
    """Puzzles; nothing is kept of who solves them."""

    find_game: Find
    today: Callable[[], date]

    @get("/api/puzzles/{game:str}", sync_to_thread=False)
    def puzzle(self, game: Name, day: MaybeWord = None) -> PuzzleOfTheDay:
        """The puzzle of today, or of an earlier day."""
        rules, today = self.find_game(game), self.today()
        puzzles, wanted = puzzles_for(rules), day_of(day, today)
        return of_the_day(pose(rules, puzzle_on(puzzles, wanted)), wanted, today, len(puzzles))

    @post("/api/puzzles/{game:str}", sync_to_thread=False)
    def answer(self, game: Name, data: PuzzleAnswer, day: MaybeWord = None) -> PuzzleJudgement:
        """Whether an answer to it is legal, and the best."""
        rules = self.find_game(game)
        return judgement_of(pose(rules, puzzle_on(puzzles_for(rules), day_of(day, self.today()))), data.answer)


def local_day() -> date:
    """Where the server is."""
    return datetime.now().astimezone().date()


def puzzles_for(game: AnyGame) -> tuple[Puzzle, ...]:
    puzzles = puzzles_of(game)
    if not puzzles:
        raise NotFound("no-puzzle", game=game.name)
    return puzzles


def day_of(text: str | None, today: date) -> date:
    """The day that is meant; nobody sees the puzzles of days to come."""
    if text is None:
        return today
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadInput("bad-day", day=text) from None
    if day > today:
        raise NotFound("puzzle-to-come", day=text)
    return day


def of_the_day(posed: Posed, day: date, today: date, count: int) -> PuzzleOfTheDay:
    """The question, without anything that its seat could not see; of as many days as there are puzzles."""
    shown = as_seen(posed, posed.s)
    age = (today - day) // DAY
    return PuzzleOfTheDay(
        day=day.isoformat(),
        earlier=(day - DAY).isoformat() if age + 1 < count else None,
        later=(day + DAY).isoformat() if age else None,
        seen=shown,
        score=posed.game.sheet(shown),
    )


def judgement_of(posed: Posed, answer: Any) -> PuzzleJudgement:
    """What is said of an answer, with the solution once it is found or asked for."""
    if answer is None:
        return PuzzleJudgement("shown", (), 0, False, solution_of(posed))
    judged = judge(posed, codec_of(posed.game).action(encode(answer)))
    if judged.refusals:
        return PuzzleJudgement("refused", judged.refusals, 0, False, None)
    if judged.cost:
        return PuzzleJudgement("wrong", (), percent(judged.cost), judged.is_least, None)
    return PuzzleJudgement("solved", (), 0, False, solution_of(posed))


def solution_of(posed: Posed) -> PuzzleSolution:
    played_out = posed.puzzle.played_out
    return PuzzleSolution(
        answer=posed.solution,
        reasons=reasons_of(posed),
        games=played_out.best.looks,
        best_percent=percent(played_out.best.value),
        second_percent=percent(played_out.second.value),
        steps=tuple(step_of(posed, number, step) for number, step in enumerate(posed.steps, start=1)),
    )


def step_of(posed: Posed, number: int, step: Played) -> PuzzleStep:
    events = tuple(event.seen_by(posed.seat) for event in step.events)
    shown = as_seen(posed, step.state, is_past=True)
    return PuzzleStep(Ply(number, step.entry.seat, False, events), shown, posed.game.sheet(shown))


def as_seen(posed: Posed, s: Any, *, is_past: bool = False) -> Seen[Any]:
    return seen(posed.game, s, posed.seat, is_past=is_past)


def percent(share: float) -> int:
    return round(100 * share)
