"""Something that plays many games from a position, and can do it without Python's lock."""

from __future__ import annotations

from beffroi.fast import Fast


class Worker:
    """What `unlocked.work` sets to work."""

    def play_games(self, position: Fast, games: int) -> None:
        """Plays so many games from a position's origin."""
        raise NotImplementedError
