"""The puzzles that are kept with a game, and the one of each day."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from datetime import date, timedelta
from functools import cache
from itertools import accumulate, chain
from pathlib import Path

from beffroi.analysis.puzzles.puzzle import MinedGame, Puzzle, PuzzleTerms, puzzles_in
from beffroi.bots.journal import read_journal
from beffroi.core.game import AnyGame
from beffroi.text import folder_of

FILE = "puzzles.jsonl"
NOTICE = timedelta(days=30)
"""Puzzles come this long after they were mined; whoever installs them by then has shown no others on their days."""


class Calendar:
    """The puzzles of a game, one for each day; those that are mined later change no day before they come."""

    def __init__(self, games: Iterable[MinedGame] = ()) -> None:
        rich = [game for game in games if game.puzzles]
        days = sorted({game.day for game in rich})
        batches = [well_mixed(puzzles_in(game for game in rich if game.day == day)) for day in days]
        self.puzzles = tuple(chain.from_iterable(batches))
        self._known = list(accumulate(map(len, batches)))
        self._come = [date.fromisoformat(day) + NOTICE for day in days]

    def __len__(self) -> int:
        return len(self.puzzles)

    def on(self, day: date) -> Puzzle:
        """One after the other, day by day, and from the beginning again; new ones first."""
        batch = max(1, bisect_right(self._come, day)) - 1
        if batch == 0:
            return self.puzzles[day.toordinal() % self._known[0]]
        age = day - self._come[batch]
        return self.puzzles[(self._known[batch - 1] + age.days) % self._known[batch]]


def well_mixed(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Two of one game seldom follow each other."""
    return sorted(puzzles, key=lambda puzzle: puzzle.sha256)


@cache
def calendar_of(game: AnyGame) -> Calendar:
    """The puzzles that were mined by these rules."""
    terms, games = mined_of(game)
    return Calendar(games if terms is not None and terms.revision == game.revision else ())


def mined_of(game: AnyGame) -> tuple[PuzzleTerms | None, list[MinedGame]]:
    """What the file in a game's folder says; nothing where there is none."""
    page = folder_of(game) / FILE
    if not page.is_file():
        return None, []
    terms, games = read_journal(Path(str(page)), page.read_bytes(), PuzzleTerms, MinedGame)
    return terms, games
