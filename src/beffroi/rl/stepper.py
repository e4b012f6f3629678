"""Environments that can be dealt and stepped without Python's lock."""

from __future__ import annotations


class Stepper:
    """What `unlocked.deal` and `unlocked.step` set going."""

    def deal_all(self) -> None:
        """A new game in every environment."""
        raise NotImplementedError

    def step_all(self) -> None:
        """Every environment plays its action."""
        raise NotImplementedError
