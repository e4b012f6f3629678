"""A search: many games played on from one question, in every guess of what is hidden, within a number and a time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from time import monotonic
from typing import NamedTuple

from beffroi.fast import Fast, board_on
from beffroi.search.tree import Tree

FEWEST_NODES, MOST_NODES = 1 << 10, 1 << 18
AT_ONCE, ALONE = 4, 32
"""So many games are played in one of several guesses before the next has its turn, or in a lone one, without a look at
the clock."""


class Opinion(NamedTuple):
    """An answer, in how many games it was tried, and what share of the victory it brought."""

    move: int
    games: int
    share: float


class Findings(NamedTuple):
    """What a search has found out, and whether the time was up before all games were played."""

    opinions: list[Opinion]
    is_cut: bool


class Effort(NamedTuple):
    """How much is thought: games in all, seconds at most, side by side."""

    games: int
    seconds: float
    threads: int = 1
    until_decided: bool = False
    """Whether a search ends once the games that are left can no longer change which answer was tried most."""


class Expectation(NamedTuple):
    """What is thought of an answer before any game: worth so many games that brought such a share."""

    move: int
    games: int
    share: float


def search(
    guesses: Sequence[Fast], seat: int, effort: Effort, seed: int, expected: Sequence[Expectation] = ()
) -> Findings:
    """What a seat may answer, the most tried first; the same for the same seed as long as time suffices."""
    end = monotonic() + effort.seconds
    trees = [plant(guesses[0], effort, seat, seed + thread, expected) for thread in range(effort.threads)]
    if effort.threads == 1:
        cut = [grow(trees[0], seat, guesses, effort, end)]
    else:
        with ThreadPoolExecutor(effort.threads) as pool:
            cut = list(pool.map(lambda tree: grow(tree, seat, guesses, effort, end), trees))
    return Findings(merge(trees, seat), any(cut))


def plant(guess: Fast, effort: Effort, seat: int, seed: int, expected: Sequence[Expectation]) -> Tree:
    room = FEWEST_NODES
    while room < min(2 * effort.games // effort.threads, MOST_NODES):
        room *= 2
    tree = Tree(seed, room, guess.horizon, guess.memory)
    for each in expected:
        tree.expect(seat, each.move, each.games, each.share)
    return tree


def grow(tree: Tree, seat: int, guesses: Sequence[Fast], effort: Effort, end: float) -> bool:
    """Plays the games of one tree, by turns in every guess, until enough are played; whether the time was up before."""
    boards, at_once = cycle([board_on(guess) for guess in guesses]), AT_ONCE if len(guesses) > 1 else ALONE
    games = effort.games // effort.threads
    for left in range(games, 0, -at_once):
        if effort.until_decided and tree.lead(seat) > left:
            return False
        if left < games and monotonic() >= end:
            return True
        tree.grow(next(boards), min(at_once, left))
    return False


def merge(trees: Sequence[Tree], seat: int) -> list[Opinion]:
    tried: dict[int, tuple[int, float]] = {}
    for tree in trees:
        for move, games, share in tree.answers(seat):
            before, total = tried.get(move, (0, 0.0))
            tried[move] = (before + games, total + games * share)
    opinions = [Opinion(move, games, total / games) for move, (games, total) in tried.items()]
    return sorted(opinions, key=lambda each: (-each.games, -each.share, each.move))
