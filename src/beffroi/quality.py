"""Quality: what a game counts in games of bots, to tell whether they make a good evening."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Generic

from beffroi.core.model import Event, S

TURNS = "turns"
"""What every game counts."""


class Quality(ABC, Generic[S]):
    """What is worth counting in one game."""

    counts: ClassVar[tuple[str, ...]] = ()
    """What is counted besides turns; the texts translate each as `count-…`."""

    @abstractmethod
    def counted(self, s: S, event: Event) -> Iterable[str]:
        """As what an event counts, where the game now stands."""
