"""A lesson: what counts, what is refused, what the others then answer."""

from __future__ import annotations

import pytest

from beffroi.core.action import Action, Seat
from beffroi.core.lesson import Lesson, Task, follow, read_lessons, start_of
from beffroi.core.model import BadInput
from beffroi.core.notation import write_position
from tests.toy import GAME
from tests.toy.rulebook import Bid

ANN, BOB = Seat(0), Seat(1)
DRAWN = ('-1 Draw "10"',)


def lesson(*tasks: Task, played: tuple[str, ...] = DRAWN) -> Lesson:
    return Lesson("bid", "2", tasks, ANN, options={"purse": 3}, played=played)


def bids(*amounts: int) -> list[Action]:
    return [Bid(amount) for amount in amounts]


def test_a_lesson_starts_from_a_set_up_and_what_was_answered_since() -> None:
    s = start_of(GAME, lesson())
    assert type(s.agenda[0]).__name__ == "FirstBid"


def test_a_lesson_may_start_from_a_position() -> None:
    position = write_position(start_of(GAME, lesson()))
    s = start_of(GAME, Lesson("bid", "2", (), ANN, position=position))
    assert write_position(s) == position


def test_the_answer_that_is_wanted_counts_and_the_others_answer_then() -> None:
    progress = follow(GAME, lesson(Task("Bid 3", then=("1 Bid 0",))), bids(3))
    assert progress.done == 1
    assert not progress.strayed
    assert progress.events[0].what == "bids"


def test_a_lawful_answer_that_is_not_wanted_is_not_played() -> None:
    progress = follow(GAME, lesson(Task("Bid 3")), bids(2))
    assert (progress.done, progress.strayed, progress.refusals) == (0, True, ())
    assert progress.state.held == ()


def test_an_unlawful_answer_is_refused_with_its_article() -> None:
    progress = follow(GAME, lesson(Task("Bid 3")), bids(1000))
    assert (progress.done, progress.strayed) == (0, False)
    assert [refusal.why for refusal in progress.refusals] == ["bid-over-purse"]


def test_an_answer_that_did_not_count_is_as_if_it_had_not_been_given() -> None:
    progress = follow(GAME, lesson(Task("Bid 3")), bids(1000, 2, 3))
    assert (progress.done, progress.refusals, progress.strayed) == (1, (), False)


@pytest.mark.parametrize(
    "task",
    [Task("Bid 3", begins=("Bid",)), Task("Bid 3", event="bids", then=()), Task("Bid 3", asks="RaiseBid")],
    ids=["how it begins", "what comes of it", "what is asked next"],
)
def test_a_task_may_let_other_answers_count(task: Task) -> None:
    answered_last = lesson(task, played=(*DRAWN, "1 Bid 0"))
    assert follow(GAME, answered_last, bids(2)).done == 1


def test_after_the_last_task_nothing_is_answered() -> None:
    with pytest.raises(BadInput, match="lesson-is-over"):
        follow(GAME, lesson(Task("Bid 3")), bids(3, 3))


def test_lessons_are_read_strictly() -> None:
    assert read_lessons(b'[[lesson]]\nname = "a"\nrule = "1"\ntasks = []')[0].name == "a"
    with pytest.raises(ValueError, match="unknown field"):
        read_lessons(b'[[lesson]]\nname = "a"\nrule = "1"\ntasks = []\nwhim = 1')
