"""Environments that can be dealt, checked and stepped without Python's lock."""

from __future__ import annotations


class Stepper:
    """What `unlocked.deal`, `unlocked.check` and `unlocked.step` set going."""

    def deal_all(self) -> None:
        """A new game in every environment."""
        raise NotImplementedError

    def first_illegal(self) -> int:
        """The first environment whose action is not legal; as many as there are if all are."""
        raise NotImplementedError

    def step_all(self) -> None:
        """Every environment plays its action."""
        raise NotImplementedError
