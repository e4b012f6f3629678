"""A run of the tests that is killed takes with it what it had started."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from tests.repository.tree import ROOT

PATIENCE = 60.0
RUN = """
import subprocess, sys
from tests.support.strays import Watch

watch = Watch()
started = subprocess.Popen(["sleep", "600"], start_new_session=True)
print(started.pid, flush=True)
if sys.stdin.readline():
    watch.end()
"""


def started_by_a_run() -> tuple[subprocess.Popen[str], int]:
    run = subprocess.Popen(
        [sys.executable, "-c", RUN], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert run.stdout
    return run, int(run.stdout.readline())


def is_running(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_what_a_killed_run_had_started_ends_too() -> None:
    run, started = started_by_a_run()
    with run:
        assert is_running(started)
        run.kill()
    end = time.monotonic() + PATIENCE
    while is_running(started) and time.monotonic() < end:
        time.sleep(0.02)
    assert not is_running(started)


def test_a_run_that_ends_by_itself_ends_nothing_else() -> None:
    run, started = started_by_a_run()
    run.communicate("\n")
    assert is_running(started)
    os.kill(started, 9)
