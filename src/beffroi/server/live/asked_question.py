"""The question that is put: it stays the same where a sealed answer to it is taken back, though its step is new."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.model import State


class AskedQuestion:
    """By which numbers of steps a question goes, and from which one on a seat answers it."""

    def __init__(self, step: int) -> None:
        self.number = step
        """The step by which it was put first."""
        self._step = step
        self._reopened: dict[Seat, int] = {}
        """The step by which it was put to a seat again, after it had taken something back."""

    def note_answer(self, after: State) -> None:
        if after.opened != self._step:
            self.number = self._step = after.opened

    def note_return(self, seat: Seat, before: State, after: State, *, is_far: bool) -> None:
        """A seat has taken its answer back; who goes further is put another question."""
        if is_far or after.agenda[:1] != before.agenda[:1]:
            self.number = after.opened
        self._step = self._reopened[seat] = after.opened

    def is_put_to(self, seat: Seat, step: int) -> bool:
        """Whether a seat that answers this step answers this question: nobody is late because another takes back."""
        return max(self.number, self._reopened.get(seat, 0)) <= step <= self._step
