"""The lessons of a game: stateless, a learner brings the answers given so far and is shown where they lead."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Controller

from beffroi.core.codec import codec_of, encode
from beffroi.core.game import AnyGame
from beffroi.core.lesson import Lesson, Progress, follow, read_lessons, solutions
from beffroi.core.model import BadInput
from beffroi.core.revisions import Find
from beffroi.core.seen import seen
from beffroi.server.protocol.lessons import LessonAnswers, LessonCard, LessonMoment, LessonPicture
from beffroi.server.routes.dependencies import Name, Number, get, post
from beffroi.text import folder_of


class LessonRoutes(Controller):
    """The lessons of every game."""

    find_game: Find

    @get("/api/lessons/{game:str}", sync_to_thread=False)
    def lessons(self, game: Name) -> tuple[LessonCard, ...]:
        """The lessons in their order."""
        return cards_of(self.find_game(game))

    @get("/api/lessons/{game:str}/pictures", sync_to_thread=False)
    def pictures(self, game: Name) -> tuple[LessonPicture, ...]:
        """What every lesson shows, before and after."""
        return pictures_of(self.find_game(game))

    @post("/api/lessons/{game:str}/{number:int}", sync_to_thread=False)
    def lesson(self, game: Name, number: Number, data: LessonAnswers) -> LessonMoment:
        """Where a learner stands who has given these answers; nothing is kept."""
        return moment_of(self.find_game(game), number, data.answers)


@cache
def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons in a game's folder, in their order."""
    page = folder_of(game) / "lessons.toml"
    return read_lessons(page.read_bytes()) if page.is_file() else ()


def cards_of(game: AnyGame) -> tuple[LessonCard, ...]:
    return tuple(LessonCard(each.name, each.rule, len(each.tasks)) for each in lessons_of(game))


@cache
def pictures_of(game: AnyGame) -> tuple[LessonPicture, ...]:
    """What every lesson shows of its article, for the page of rules."""
    return tuple(_picture(game, lesson) for lesson in lessons_of(game))


def _picture(game: AnyGame, lesson: Lesson) -> LessonPicture:
    before, *steps = solutions(game, lesson)
    return LessonPicture(
        name=lesson.name,
        rule=lesson.rule,
        before=seen(game, before.state, lesson.seat),
        after=seen(game, steps[-1].state, lesson.seat),
        events=tuple(event.seen_by(lesson.seat) for step in steps for event in step.events),
    )


def moment_of(game: AnyGame, number: int, answers: tuple[Any, ...]) -> LessonMoment:
    """Where a learner stands in the lesson of this number, the first being 1."""
    lessons = lessons_of(game)
    if not 1 <= number <= len(lessons):
        raise BadInput("unknown-lesson", game=game.name, number=number)
    lesson = lessons[number - 1]
    actions = [codec_of(game).action(encode(answer)) for answer in answers]
    return _moment(game, lesson, follow(game, lesson, actions))


def _moment(game: AnyGame, lesson: Lesson, progress: Progress) -> LessonMoment:
    is_over = progress.done == len(lesson.tasks)
    return LessonMoment(
        seen=seen(game, progress.state, lesson.seat),
        events=tuple(event.seen_by(lesson.seat) for event in progress.events),
        refusals=progress.refusals,
        counted=not (progress.refusals or progress.strayed),
        done=progress.done,
        words=f"lesson-{lesson.name}-{'done' if is_over else progress.done + 1}",
        shown=None if is_over else game.read(lesson.tasks[progress.done].answer),
    )
