"""What mining has brought: how many puzzles of how many questions, at what cost, and how many of them novices solve."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from beffroi.analysis.puzzles.puzzle import MinedGame, PuzzleTerms, puzzles_in


class Summary(Struct, frozen=True):
    """Of all games of one file."""

    game: str
    seats: int
    games: int
    decisions: int
    """The questions that were looked at, and how many of them seemed to be puzzles."""
    suspects: int
    easy: int
    """How many of these novices solved too often, the large looks did not confirm, and the games did not."""
    doubtful: int
    refuted: int
    puzzles: int
    seconds: float
    """Of one processor, for all of it."""
    novices: float
    """Which part of their answers to the puzzles are the best; by other seeds than those that chose the puzzles."""


def summary_of(terms: PuzzleTerms, games: Sequence[MinedGame]) -> Summary:
    asked = [puzzle.others for puzzle in puzzles_in(games)]
    return Summary(
        game=terms.puzzles,
        seats=terms.seats,
        games=len(games),
        decisions=sum(game.decisions for game in games),
        suspects=sum(game.suspects for game in games),
        easy=sum(game.easy for game in games),
        doubtful=sum(game.doubtful for game in games),
        refuted=sum(game.refuted for game in games),
        puzzles=len(asked),
        seconds=round(sum(game.seconds for game in games), 1),
        novices=sum(each.solved for each in asked) / max(1, sum(each.asked for each in asked)),
    )
