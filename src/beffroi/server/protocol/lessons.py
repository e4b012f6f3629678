"""Lessons, and what a learner answers in them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from beffroi.core.model import Event, Refusal
from beffroi.server.protocol.values import Value

MOST_ANSWERS = 16
"""How many answers a lesson hears at once; none has nearly as many tasks."""


class LessonCard(Value, frozen=True):
    """A lesson of a game's tutorial; its title is the text `lesson-` and its name."""

    name: str
    rule: str
    """The article it teaches."""
    tasks: int


class LessonPicture(Value, frozen=True):
    """What a lesson shows at a glance: the position before its tasks and after them, and what happened in between."""

    name: str
    rule: str
    before: Any
    after: Any
    events: tuple[Event, ...]


class LessonAnswers(Value, frozen=True):
    """What a learner has answered so far in a lesson."""

    answers: Annotated[tuple[Any, ...], Meta(max_length=MOST_ANSWERS)] = ()


class LessonMoment(Value, frozen=True):
    """Where these answers lead, and what came of the last of them."""

    seen: Any
    events: tuple[Event, ...]
    refusals: tuple[Refusal, ...]
    counted: bool
    """Whether the last answer was played; when not, it is refused, or it is lawful but not what the task wants."""
    done: int
    """How many tasks are done."""
    words: str
    """The key of what to say now."""
    shown: Any
    """An answer that does the next task, for who asks to be shown."""
