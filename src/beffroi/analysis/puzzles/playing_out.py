"""Playing out: whole games after the best and after the second answer, from lawful guesses of what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from random import Random
from typing import Any

from beffroi.analysis.estimate import Estimate, estimate
from beffroi.analysis.looks import seed_of
from beffroi.analysis.passages import answered
from beffroi.analysis.puzzles.puzzle import Values
from beffroi.analysis.puzzles.sieve import Asked
from beffroi.analysis.valuer import shares_of
from beffroi.bots.match import lineup_of, moves
from beffroi.core.action import Action, Seat
from beffroi.core.engine import advance
from beffroi.core.game import AnyGame
from beffroi.core.seen import seen

LEVEL = "apprentice"
"""They judge without a search, so that what a search has found is confirmed by somebody else."""
GAMES, AT_ONCE = 200, 20
SURE = 2.0
"""What lies further away, in standard errors, is out of reach."""


def play_out(game: AnyGame, asked: Asked, answers: tuple[Action, Action], least: float, games: int) -> Values | None:
    """What both answers bring, with the same guesses and the same dice; nothing once the difference is out of reach."""
    brought: list[tuple[float, float]] = []
    for number in range(games):
        guess = game.guess(seen(game, asked.s, asked.seat), Random(seed_of(asked.s, f"guess/{number}")))
        seed = f"{seed_of(asked.s, 'games')}/{number}"
        best, second = (share_after(game, guess, asked.seat, action, seed) for action in answers)
        brought.append((best, second))
        if len(brought) % AT_ONCE == 0 and is_out_of_reach(brought, least):
            return None
    return values_of(brought)


def share_after(game: AnyGame, s: Any, seat: Seat, action: Action, seed: str) -> float:
    """What a seat has of the victory when apprentices play on after its answer."""
    reached = answered(s, ((seat, action),))
    lineup, dice = lineup_of(game, [LEVEL] * len(s.seats), f"{seed}/minds"), Random(f"{seed}/dice")
    with closing(lineup):
        for other, answer in moves(lineup, reached, dice):
            advance(reached, other, answer)
    return shares_of(reached.result)[seat]


def is_out_of_reach(brought: Sequence[tuple[float, float]], least: float) -> bool:
    gap = values_of(brought).gap
    return gap.value + SURE * gap.error < least


def values_of(brought: Sequence[tuple[float, float]]) -> Values:
    """From what the best and the second answer brought each time, rounded to what is kept."""
    best, second = (rounded(estimate(each)) for each in zip(*brought, strict=True))
    return Values(best, second, rounded(estimate([first - other for first, other in brought])))


def rounded(found: Estimate) -> Estimate:
    return Estimate(round(found.value, 4), round(found.error, 4), found.looks)
