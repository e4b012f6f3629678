"""The same view, dice and number of simulations give the same answer, in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.repository.tree import ROOT

ANSWER = "from tests.bots.repeating import main; main()"


def told(seed: str, *order: str) -> dict[str, str]:
    """The answers of a process that puts sets and dicts in an order of its own."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed}
    said: dict[str, str] = json.loads(subprocess.check_output([sys.executable, "-c", ANSWER, *order], env=variables))
    return said


def test_every_level_and_every_hint_is_the_same_in_another_process_and_after_other_questions() -> None:
    assert told("1") == told("2", "backward")
