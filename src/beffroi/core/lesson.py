"""Lessons: a prepared position, what a learner should do there, and what the others then answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from beffroi.core.action import Action, Seat
from beffroi.core.engine import play
from beffroi.core.game import AnyGame, Options
from beffroi.core.model import BadInput, Event, Refusal, Refused, State


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: `answer` does it, and so does every other that the fields below let count."""

    answer: str
    begins: tuple[str, ...] = ()
    """Any answer will do that begins like this in the game's notation."""
    event: str = ""
    """Any answer will do of which this comes."""
    asks: str = ""
    """Any answer will do after which this step is asked."""
    then: tuple[str, ...] = ()
    """What chance and the other seats answer next: the number of a seat, then a move."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A few tasks for one seat; the words are in the game's texts under `lesson-` and the lesson's name."""

    name: str
    rule: str
    """The article it teaches."""
    tasks: tuple[Task, ...]
    seat: Seat = Seat(0)
    position: str = ""
    """Where it starts, in the game's notation; without it, at the set-up."""
    seats: int = 2
    options: dict[str, bool | int | str] = {}
    played: tuple[str, ...] = ()
    """What has been answered since, as in `Task.then`."""


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    """The tutorial of a game."""

    lesson: tuple[Lesson, ...] = ()


class Progress(Struct):
    """How far a learner has come, and what came of the last answer."""

    state: Any
    done: int = 0
    events: list[Event] = []
    refusals: tuple[Refusal, ...] = ()
    strayed: bool = False
    """Whether the last answer was lawful, but not what the task wants; it was not played."""


def read_lessons(data: bytes) -> tuple[Lesson, ...]:
    return msgspec.toml.decode(data, type=Lessons).lesson


def follow(game: AnyGame, lesson: Lesson, answers: Iterable[Action]) -> Progress:
    """Where a learner stands who has given these answers; one that did not count is as if it had not been given."""
    progress = Progress(start_of(game, lesson))
    for answer in answers:
        if progress.done == len(lesson.tasks):
            raise BadInput("lesson-is-over")
        progress = _answered(game, lesson, progress, answer)
    return progress


def solutions(game: AnyGame, lesson: Lesson) -> list[Progress]:
    """Where a learner stands who does what every task shows: before the first, then after each of them."""
    answers = [game.read(task.answer) for task in lesson.tasks]
    return [follow(game, lesson, answers[:done]) for done in range(len(answers) + 1)]


def start_of(game: AnyGame, lesson: Lesson) -> State:
    """The position a lesson starts from."""
    s: State = game.read_position(lesson.position) if lesson.position else _set_up(game, lesson)
    for line in lesson.played:
        _play_line(game, s, line)
    return s


def _set_up(game: AnyGame, lesson: Lesson) -> Any:
    options: Options = msgspec.convert(lesson.options, game.options)
    return game.setup(lesson.seats, options)


def _answered(game: AnyGame, lesson: Lesson, progress: Progress, answer: Action) -> Progress:
    task, draft = lesson.tasks[progress.done], progress.state.copy()
    try:
        events = play(draft, lesson.seat, answer)
    except Refused as refused:
        return Progress(progress.state, progress.done, refusals=refused.refusals)
    if not _counts(game, task, answer, events, draft):
        return Progress(progress.state, progress.done, strayed=True)
    for line in task.then:
        events += _play_line(game, draft, line)
    return Progress(draft, progress.done + 1, events)


def _counts(game: AnyGame, task: Task, answer: Action, events: list[Event], reached: State) -> bool:
    """Whether an answer does what a task wants."""
    asked = reached.agenda[0].called() if reached.agenda else None
    return (
        answer == game.read(task.answer)
        or any(map(game.write(answer).startswith, task.begins))
        or any(event.what == task.event for event in events)
        or asked == task.asks
    )


def _play_line(game: AnyGame, s: State, line: str) -> list[Event]:
    seat, _, move = line.partition(" ")
    return play(s, Seat(int(seat)), game.read(move))
