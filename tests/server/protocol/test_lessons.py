"""What a learner answers, read strictly."""

from __future__ import annotations

import msgspec
import pytest

from beffroi.server.protocol.lessons import MOST_ANSWERS, LessonAnswers


def test_a_lesson_begins_with_no_answer() -> None:
    assert msgspec.json.decode("{}", type=LessonAnswers).answers == ()


def test_a_lesson_hears_no_more_answers_than_it_may() -> None:
    most: list[object] = [{}] * MOST_ANSWERS
    assert len(msgspec.convert({"answers": most}, LessonAnswers).answers) == MOST_ANSWERS
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"answers": [*most, {}]}, LessonAnswers)


@pytest.mark.parametrize("said", ['{"answers":{}}', '{"answer":[]}', "[]"])
def test_what_is_none_is_refused(said: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=LessonAnswers)
