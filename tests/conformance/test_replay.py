"""Point 4, across processes."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.codec import fingerprint
from beffroi.core.engine import advance, choices, waiting
from tests.support.cases import CASES


def test_hashes_do_not_depend_on_the_process() -> None:
    first, second = (_hashes_in_a_process(seed) for seed in ("1", "2"))
    assert first == second
    assert len(first.splitlines()) > len(CASES)


def _hashes_in_a_process(hash_seed: str) -> str:
    program = "from tests.conformance.test_replay import print_hashes; print_hashes()"
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def print_hashes() -> None:
    """The hash of every state of a short random game of every case."""
    for case in CASES:
        rng, s = Random(5), case.setup()
        for _ in range(12):
            if asked := waiting(s):
                action = draw(s, rng) if asked[0] == CHANCE else choices(s, asked[0]).sample(rng)
                advance(s, asked[0], action)
                print(case, fingerprint(s))
