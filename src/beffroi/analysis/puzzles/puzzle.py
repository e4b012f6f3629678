"""A puzzle as it is kept: a record that begins with the question and goes on with its solution, and what shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from msgspec import Raw, Struct
from msgspec.structs import replace

from beffroi.analysis.estimate import Estimate
from beffroi.core.action import Seat
from beffroi.core.codec import encode

EDITION = 1
"""What was mined by an earlier edition was mined otherwise."""


class PuzzleTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of puzzles: in which games they were looked for, and how."""

    puzzles: str
    revision: int
    seats: int
    bot: str
    """Who has played these games, on all seats."""
    seed: int
    effort: float = 1.0
    """How many times the usual simulations and games are made; less than once only proves that mining works."""
    edition: int = EDITION
    sieve: float = 0.5
    """How many times a journeyman's simulations are made at first sight."""


class Values(Struct, frozen=True, forbid_unknown_fields=True):
    """What the best and the second answer bring their seat, in parts of the victory, and how much more the best."""

    best: Estimate
    second: Estimate
    gap: Estimate


class LargeLook(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two looks that confirm a puzzle; they have different seeds."""

    search: int
    """How many simulations the search for the best answer made."""
    simulations: int
    """How many each of the looks behind an estimate made."""
    values: Values


class Novices(Struct, frozen=True, forbid_unknown_fields=True):
    """How many novices were asked, and how many of them gave the best answer."""

    asked: int
    solved: int


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A question, its solution, and everything that was found out about it."""

    number: int
    """The game of the terms in which it was asked, and after how many entries of its record."""
    entry: int
    seat: Seat
    record: tuple[Raw, ...]
    """Line by line: it starts from the question; the first answer is the solution, the others continue it."""
    second: str
    """The second best answer, in notation."""
    costs: tuple[tuple[str, float], ...]
    """The answers that were looked at besides the best, in notation, and what each costs, in parts of the victory."""
    looks: tuple[LargeLook, LargeLook]
    played_out: Values
    """By games that apprentices played to their end after the best and after the second answer."""
    novices: Novices
    """Those by whom it was judged hard enough."""
    others: Novices
    """The same with other seeds, for an honest share."""
    sha256: str = ""
    """Of this puzzle without this field."""


class MinedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was searched for puzzles: what was found, and what became of everything that was looked at."""

    number: int
    puzzles: tuple[Puzzle, ...]
    decisions: int
    """How many answers were searched at first sight."""
    suspects: int
    """How many of them seemed to have one best answer."""
    easy: int
    """How many of these were too easy, how many the large looks did not confirm, and how many the games did not."""
    doubtful: int
    refuted: int
    seconds: float
    """Of one processor."""
    day: str
    """When it was searched."""

    @property
    def key(self) -> tuple[int, int]:
        return 0, self.number


def signed(puzzle: Puzzle) -> Puzzle:
    """With the checksum of everything else."""
    return replace(puzzle, sha256=checksum(puzzle))


def checksum(puzzle: Puzzle) -> str:
    rest = {name: getattr(puzzle, name) for name in puzzle.__struct_fields__ if name != "sha256"}
    return sha256(encode(rest)).hexdigest()


def puzzles_in(games: Iterable[MinedGame]) -> Iterator[Puzzle]:
    """In the order of the games, whoever was searched first."""
    return (puzzle for game in sorted(games, key=lambda each: each.number) for puzzle in game.puzzles)
