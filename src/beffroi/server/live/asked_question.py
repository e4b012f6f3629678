"""The question that is put: it stays the same where a sealed answer to it is taken back, though its step is new."""

from __future__ import annotations

from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.core.model import State


class AskedQuestion(NamedTuple):
    """By which numbers of steps a question goes, and from which one on a seat answers it."""

    number: int
    """The step by which it was put first."""
    step: int
    """The step by which it was put last."""
    reopened: tuple[tuple[Seat, int], ...] = ()
    """The step by which it was put to a seat again, after it had taken something back."""

    def after_answer(self, after: State) -> AskedQuestion:
        return self if after.opened == self.step else question_at(after)

    def after_return(self, seat: Seat, before: State, after: State, *, is_far: bool) -> AskedQuestion:
        """A seat has taken its answer back; who goes further is put another question."""
        is_another = is_far or after.agenda[:1] != before.agenda[:1]
        reopened = {**dict(self.reopened), seat: after.opened}
        return AskedQuestion(after.opened if is_another else self.number, after.opened, tuple(reopened.items()))

    def is_put_to(self, seat: Seat, step: int) -> bool:
        """Whether a seat that answers this step answers this question: nobody is late because another takes back."""
        return max(self.number, dict(self.reopened).get(seat, 0)) <= step <= self.step


def question_at(state: State) -> AskedQuestion:
    """The question that is put for the first time."""
    return AskedQuestion(state.opened, state.opened)
