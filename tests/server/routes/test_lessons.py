"""The tutorials: every lesson can be played to its end, in both languages, and says what it teaches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from beffroi.core.game import AnyGame
from beffroi.core.lesson import Lesson, start_of
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from beffroi.server.protocol.lessons import MOST_ANSWERS, LessonMoment
from beffroi.server.routes.lessons import cards_of, lessons_of, moment_of, pictures_of
from beffroi.text import LANGUAGES, Texts, folder_of, rules
from tests.server.guest import Guest
from tests.support.source import messages_in
from tests.toy import GAME as FAIR

GAMES = [find(name) for name in NAMES]
LESSONS = [(game, number, lesson) for game in GAMES for number, lesson in enumerate(lessons_of(game), start=1)]

every_game = pytest.mark.parametrize("game", GAMES, ids=NAMES)
every_lesson = pytest.mark.parametrize(
    ("game", "number", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.name}" for game, _, lesson in LESSONS]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def moments_of(game: AnyGame, number: int) -> list[LessonMoment]:
    """A lesson as somebody plays it who asks every time to be shown."""
    answers: list[Any] = []
    transitions = [moment_of(game, number, ())]
    while transitions[-1].shown is not None:
        answers.append(msgspec.to_builtins(transitions[-1].shown))
        transitions.append(moment_of(game, number, tuple(answers)))
    return transitions


@every_lesson
@every_language
def test_every_lesson_is_played_to_its_end(game: AnyGame, number: int, lesson: Lesson, language: str) -> None:
    texts = Texts(language, game)
    transitions = moments_of(game, number)
    assert [transition.done for transition in transitions] == list(range(len(lesson.tasks) + 1))
    for transition in transitions:
        assert transition.counted
        assert texts.say(transition.words)
        assert all(texts.event(event) for event in transition.events)
    assert transitions[-1].words == f"lesson-{lesson.name}-done"


@every_game
def test_every_lesson_is_a_picture_of_its_article_before_and_after(game: AnyGame) -> None:
    pictures = pictures_of(game)
    assert [(picture.name, picture.rule) for picture in pictures] == [
        (lesson.name, lesson.rule) for lesson in lessons_of(game)
    ]
    for number, picture in enumerate(pictures, start=1):
        first, *others = moments_of(game, number)
        assert (picture.before, picture.after) == (first.seen, others[-1].seen)
        assert picture.before != picture.after
        assert picture.events == tuple(event for moment in others for event in moment.events)


@every_lesson
def test_every_task_is_asked_of_the_learner_or_open_on_the_floor(game: AnyGame, number: int, lesson: Lesson) -> None:
    for transition in moments_of(game, number)[:-1]:
        assert transition.seen.viewer == lesson.seat
        assert transition.seen.ask is not None or transition.seen.floor


@every_game
def test_every_lesson_names_an_article_of_its_game_and_starts_from_a_position_that_can_be(game: AnyGame) -> None:
    for lesson in lessons_of(game):
        assert all(lesson.rule in rules(game, language) for language in LANGUAGES)
        game.audit(start_of(game, lesson))


@every_game
def test_a_tutorial_takes_less_than_ten_minutes(game: AnyGame) -> None:
    assert 5 <= len(lessons_of(game)) <= 12
    assert sum(card.tasks for card in cards_of(game)) <= 26


@every_game
@every_language
def test_every_text_of_a_lesson_is_there_and_none_is_left_over(game: AnyGame, language: str) -> None:
    messages = messages_in(Path(str(folder_of(game))) / f"{language}.ftl")
    written = {key for key in messages if key.startswith("lesson-")}
    wanted = {f"lesson-{each.name}{end}" for each in lessons_of(game) for end in _ends(each)}
    assert written == wanted


def _ends(lesson: Lesson) -> list[str]:
    return ["", "-done", *(f"-{number}" for number, _ in enumerate(lesson.tasks, start=1))]


def test_who_tries_something_unlawful_is_told_the_article() -> None:
    transition = moment_of(find("cathedral"), 4, ({"type": "Build", "piece": "TA", "facing": "n", "x": 9, "y": 9},))
    assert (transition.counted, transition.done) == (False, 0)
    assert [(refusal.rule.ref, refusal.why) for refusal in transition.refusals] == [("4", "conquered")]


def test_who_does_something_else_is_asked_again() -> None:
    transition = moment_of(find("leonardo"), 2, ({"type": "Decline"},))
    assert (transition.counted, transition.refusals, transition.words) == (False, (), "lesson-art-1")


@pytest.mark.parametrize("number", [0, 9])
def test_a_lesson_that_is_not_there_is_not_found(number: int) -> None:
    with pytest.raises(BadInput, match="unknown-lesson"):
        moment_of(find("cathedral"), number, ())


@pytest.mark.parametrize("answer", [None, 7, {}, {"type": "Fly"}, {"type": "Roll", "number": "x"}])
def test_an_answer_that_is_none_is_bad_input(answer: Any) -> None:
    with pytest.raises(BadInput, match="bad-action"):
        moment_of(find("leonardo"), 1, (answer,))


def test_a_game_without_lessons_has_none() -> None:
    assert cards_of(FAIR) == ()


@pytest.mark.parametrize("number", [MOST_ANSWERS, MOST_ANSWERS + 1])
def test_no_more_is_answered_in_a_lesson_than_any_of_them_asks(ann: Guest, number: int) -> None:
    """Thousands of answers that do not count kept everybody else waiting for half a second."""
    answers = [{"type": "Decline"}] * number
    said = ann.http.post("/api/lessons/leonardo/2", json={"answers": answers})
    assert said.status_code == (200 if number == MOST_ANSWERS else 400)
    assert said.status_code == 200 or said.json()["facts"]["field"] == "answers"
    assert all(len(lesson.tasks) < MOST_ANSWERS for game in GAMES for lesson in lessons_of(game))
