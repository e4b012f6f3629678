"""A search: many simulations from one question, in every determinization, within a budget."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from time import monotonic
from typing import NamedTuple

from beffroi.fast.position import Position, copy_of
from beffroi.search.tree import Tree

FEWEST_NODES, MOST_NODES = 1 << 10, 1 << 18
AT_ONCE, ALONE = 4, 32
"""How many simulations are made in one of several determinizations before the next has its turn, or in a lone one,
without a look at the clock."""


class Opinion(NamedTuple):
    """A move, in how many simulations it was tried, and the mean value they brought."""

    move: int
    visits: int
    value: float


class Findings(NamedTuple):
    """What a search has found, and whether the clock cut it before all simulations were made."""

    opinions: list[Opinion]
    is_cut: bool


class Budget(NamedTuple):
    """How much is searched: simulations in all, seconds at most, threads."""

    simulations: int
    seconds: float
    threads: int = 1
    until_decided: bool = False
    """Whether a search ends once the simulations that are left can no longer change which move was tried most."""


class Prior(NamedTuple):
    """What a move counts for before any simulation: so many visits that brought such a value."""

    move: int
    visits: int
    value: float


def search(
    determinizations: Sequence[Position], seat: int, budget: Budget, seed: int, priors: Sequence[Prior] = ()
) -> Findings:
    """A seat's moves, the most visited first; the same for the same seed as long as the clock does not cut it."""
    end = monotonic() + budget.seconds
    trees = [plant(determinizations[0], budget, seat, seed + thread, priors) for thread in range(budget.threads)]
    if budget.threads == 1:
        cut = [grow(trees[0], seat, determinizations, budget, end)]
    else:
        with ThreadPoolExecutor(budget.threads) as pool:
            cut = list(pool.map(lambda tree: grow(tree, seat, determinizations, budget, end), trees))
    return Findings(merge(trees, seat), any(cut))


def plant(position: Position, budget: Budget, seat: int, seed: int, priors: Sequence[Prior]) -> Tree:
    capacity = FEWEST_NODES
    while capacity < min(2 * budget.simulations // budget.threads, MOST_NODES):
        capacity *= 2
    tree = Tree(seed, capacity, position.rollout_length, position.tree_depth)
    for each in priors:
        tree.set_prior(seat, each.move, each.visits, each.value)
    return tree


def grow(tree: Tree, seat: int, determinizations: Sequence[Position], budget: Budget, end: float) -> bool:
    """Makes the simulations of one tree, by turns in every determinization; whether the clock cut it."""
    at_once = AT_ONCE if len(determinizations) > 1 else ALONE
    positions = cycle([copy_of(each) for each in determinizations])
    simulations = budget.simulations // budget.threads
    for left in range(simulations, 0, -at_once):
        if budget.until_decided and tree.lead(seat) > left:
            return False
        if left < simulations and monotonic() >= end:
            return True
        tree.grow(next(positions), min(at_once, left))
    return False


def merge(trees: Sequence[Tree], seat: int) -> list[Opinion]:
    tried: dict[int, tuple[int, float]] = {}
    for tree in trees:
        for move, visits, value in tree.root_edges(seat):
            before, total = tried.get(move, (0, 0.0))
            tried[move] = (before + visits, total + visits * value)
    opinions = [Opinion(move, visits, total / visits) for move, (visits, total) in tried.items()]
    return sorted(opinions, key=lambda each: (-each.visits, -each.value, each.move))
