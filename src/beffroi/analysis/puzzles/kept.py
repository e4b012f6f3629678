"""The puzzles that are kept with a game, and the one of each day."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

from beffroi.analysis.puzzles.puzzle import MinedGame, Puzzle, PuzzleTerms, puzzles_in
from beffroi.bots.journal import read_journal
from beffroi.core.game import AnyGame
from beffroi.text import folder_of

FILE = "puzzles.jsonl"


@cache
def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """Those that were mined by these rules, well mixed: two of one game seldom follow each other."""
    terms, games = mined_of(game)
    if terms is None or terms.revision != game.revision:
        return ()
    return tuple(sorted(puzzles_in(games), key=lambda puzzle: puzzle.sha256))


def mined_of(game: AnyGame) -> tuple[PuzzleTerms | None, list[MinedGame]]:
    """What the file in a game's folder says; nothing where there is none."""
    page = folder_of(game) / FILE
    if not page.is_file():
        return None, []
    terms, games = read_journal(Path(str(page)), page.read_bytes(), PuzzleTerms, MinedGame)
    return terms, games


def puzzle_on(puzzles: tuple[Puzzle, ...], day: date) -> Puzzle:
    """One after the other, day by day, and from the beginning again."""
    return puzzles[day.toordinal() % len(puzzles)]
