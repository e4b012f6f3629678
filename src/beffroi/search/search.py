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
    """A move, how often it was tried, and the mean value that brought its seat; a prior counts as tries."""

    move: int
    visits: int
    value: float
    simulations: int = 0
    """How many of the visits are no prior."""
    values: tuple[float, ...] = ()
    """What these simulations brought every seat on average; nothing where none was made."""


class Findings(NamedTuple):
    """What a search has found: the searching seat's moves, the most visited first, and what every seat may expect."""

    opinions: list[Opinion]
    is_cut: bool
    """Whether the clock cut the search before all simulations were made."""
    simulations: int
    values: tuple[float, ...]
    """What all simulations, whatever was played in them, brought every seat on average; no prior is in it."""
    others: dict[int, list[Opinion]]
    """The moves of those who are asked at the same time, as far as the searching seat can guess what they may do."""


class Budget(NamedTuple):
    """How much is searched: simulations in all, seconds at most, threads."""

    simulations: int
    seconds: float
    threads: int = 1
    until_decided: bool = False
    """Whether a search ends once the simulations that are left can no longer change which move was tried most."""


class Prior(NamedTuple):
    """What a move counts for before any simulation."""

    move: int
    visits: int
    """As if it had been tried so often; at least once."""
    advantage: float
    """How much more that brought than all simulations bring on average, so that it says the same in a won position."""


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
    return findings(trees, seat, priors, is_cut=any(cut))


def plant(position: Position, budget: Budget, seat: int, seed: int, priors: Sequence[Prior]) -> Tree:
    capacity = FEWEST_NODES
    while capacity < min(2 * budget.simulations // budget.threads, MOST_NODES):
        capacity *= 2
    tree = Tree(seed, position.seats, capacity, position.rollout_length, position.tree_depth)
    for each in priors:
        tree.set_prior(seat, each.move, each.visits, each.advantage)
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


def findings(trees: Sequence[Tree], seat: int, priors: Sequence[Prior], *, is_cut: bool) -> Findings:
    """What all trees together tell of the root."""
    opinions = merge(trees, seat, [each._replace(visits=len(trees) * each.visits) for each in priors])
    others = {each: merge(trees, each, ()) for each in range(trees[0].seats) if each != seat}
    made = [each for each in opinions if each.simulations]
    simulations = sum(each.simulations for each in made)
    totals = (sum(each.simulations * each.values[seat] for each in made) for seat in range(trees[0].seats))
    values = tuple(total / simulations for total in totals) if simulations else ()
    return Findings(opinions, is_cut, simulations, values, {each: moves for each, moves in others.items() if moves})


def merge(trees: Sequence[Tree], seat: int, priors: Sequence[Prior]) -> list[Opinion]:
    """What all trees have found about a seat's moves at the root, the most visited first."""
    made: dict[int, tuple[int, list[float]]] = {}
    for tree in trees:
        for move, simulations, totals in tree.root_edges(seat):
            before, sums = made.get(move, (0, [0.0] * tree.seats))
            made[move] = (before + simulations, [a + b for a, b in zip(sums, totals, strict=True)])
    total = sum(totals[seat] for _, totals in made.values())
    mean = total / max(1, sum(simulations for simulations, _ in made.values()))
    supposed = {each.move: each for each in priors}
    opinions = [
        opinion(supposed.get(move, Prior(move, 0, 0.0)), seat, simulations, totals, mean)
        for move, (simulations, totals) in made.items()
    ]
    return sorted(opinions, key=lambda each: (-each.visits, -each.value, each.move))


def opinion(prior: Prior, seat: int, simulations: int, totals: Sequence[float], mean: float) -> Opinion:
    """A move with its prior, and what its simulations brought without it."""
    visits = prior.visits + simulations
    supposed = prior.visits * min(1.0, max(0.0, mean + prior.advantage))
    brought = tuple(total / simulations for total in totals) if simulations else ()
    return Opinion(prior.move, visits, (totals[seat] + supposed) / visits, simulations, brought)
