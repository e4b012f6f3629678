"""The long proof of the fast cores: lock-step with the rulebook over as many plies as wanted, every game and option.

    .venv/bin/python -m tools.lockstep --plies 200000 [GAME ...]

The gate runs the same on a few games and every pair of options.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count, cycle

from rich.progress import Progress

from beffroi.games import NAMES
from tests.support.cases import Case
from tests.support.lockstep import lock_step, lock_step_after_talk
from tools.prove import cases_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(NAMES))
    parser.add_argument("--plies", type=int, default=200_000, help="how many plies of each game")
    parser.add_argument("--seed", type=int, default=1000)
    chosen = parser.parse_args()
    unknown = [name for name in chosen.game if name not in NAMES]
    if unknown:
        sys.exit(f"There is no game called {unknown[0]}; choose from: {', '.join(NAMES)}.")
    with Progress() as bar:
        for name in chosen.game:
            task, plies = bar.add_task(name, total=chosen.plies), 0
            for case, seed in zip(cycle(cases_of([name])), count(chosen.seed)):
                if plies >= chosen.plies:
                    break
                plies += prove(case, seed)
                bar.update(task, completed=plies)
            bar.console.print(f"{name}: {plies} plies, no difference")


def prove(case: Case, seed: int) -> int:
    """One game from the start, and one taken up after talk; says which it was where the two differ."""
    try:
        return lock_step(case, seed) + lock_step_after_talk(case, seed)
    except AssertionError:
        print(f"\nthey differ: {case}, seed {seed}", file=sys.stderr)
        raise


if __name__ == "__main__":
    main()
