"""The long proof: all checks of the conformance suite on as many random games as wanted, every combination of options.

    .venv/bin/python -m tools.prove --games 1000 [GAME ...]

The gate runs the same checks on a few games and every pair of options.
"""

from __future__ import annotations

import argparse
import sys

from rich.progress import track

from tests.conformance.checks import CHECKS
from tests.support.cases import GAMES, Case, walk
from tests.support.setups import every_setup


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument("--games", type=int, default=100, help="how many random games in all")
    parser.add_argument("--seed", type=int, default=1000)
    chosen = parser.parse_args()
    cases = cases_of(chosen.game)
    if not cases:
        sys.exit(f"There is no such game; choose from: {', '.join(game.name for game in GAMES)}.")
    plies = 0
    for number in track(range(chosen.games), "Proving"):
        plies += prove(cases[number % len(cases)], chosen.seed + number)
    print(f"{chosen.games} games of {len(cases)} cases, {plies} plies, {len(CHECKS)} checks each: nothing found.")


def cases_of(names: list[str]) -> list[Case]:
    games = [game for game in GAMES if game.name in names]
    return [Case(game, seats, options) for game in games for seats, options in every_setup(game)]


def prove(case: Case, seed: int) -> int:
    """Every check on one random game; says which game it was when one fails."""
    for check in CHECKS:
        try:
            check(case, seed)
        except AssertionError:
            print(f"\n{check.__name__} fails: {case}, seed {seed}", file=sys.stderr)
            raise
    return sum(1 for _ in walk(case, seed))


if __name__ == "__main__":
    main()
