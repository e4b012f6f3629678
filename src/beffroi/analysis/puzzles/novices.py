"""Novices: how many of them find the best answer. What they find too often is no puzzle."""

from __future__ import annotations

from contextlib import closing
from math import inf
from random import Random

from beffroi.analysis.looks import seed_of
from beffroi.analysis.puzzles.puzzle import Novices
from beffroi.analysis.puzzles.sieve import Asked
from beffroi.bots.levels import bot_named
from beffroi.core.action import Action
from beffroi.core.engine import choices
from beffroi.core.game import AnyGame
from beffroi.core.seen import seen

LEVEL = "novice"
FIRST, NOVICES = 40, 200
"""So many are asked first, and all of them where these find the answer seldom enough."""
MOST_SOLVED, MOST_FOUND = 0.35, 0.3
"""A puzzle that a larger part of the first ones finds is left out, and one that more of all of them find: by chance the
novices who choose the puzzles are those who find few of them, and others find more."""


def hard_for_novices(game: AnyGame, asked: Asked, best: Action) -> Novices | None:
    """How many novices find the best answer; nothing where they do so too often."""
    for number, most in ((FIRST, MOST_SOLVED), (NOVICES, MOST_FOUND)):
        novices = ask_novices(game, asked, best, "novice", number)
        if novices.solved > most * novices.asked:
            return None
    return novices


def ask_novices(game: AnyGame, asked: Asked, best: Action, name: str, most: int = NOVICES) -> Novices:
    """Asks `most` of them; those of another `name` think otherwise."""
    view, offered = seen(game, asked.s, asked.seat), choices(asked.s, asked.seat)
    seeds = (Random(seed_of(asked.s, f"{name}/{number}")) for number in range(most))
    with closing(bot_named(LEVEL, game)) as novice:
        solved = sum(novice.choose(view, offered, rng, inf) == best for rng in seeds)
    return Novices(most, solved)
