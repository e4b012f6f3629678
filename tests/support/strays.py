"""What a run of the tests has started ends with it, also when the run is killed and can no longer see to it.

A watcher that outlives the run looks for the mark that every process of the run inherits in its environment. It needs
Linux, which shows the environment of a process; elsewhere nothing is found.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

MARK = "BEFFROI_TEST_RUN"
ALL_IS_WELL = b"."
ROUNDS, PAUSE = 5, 0.2
"""A process that is ending may still be starting another."""


class Watch:
    """From now on whatever this process starts is watched, until it says that it has ended by itself."""

    def __init__(self) -> None:
        run = uuid4().hex
        unmarked = {name: value for name, value in os.environ.items() if name != MARK}
        self._watcher = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__, run], stdin=subprocess.PIPE, env=unmarked, start_new_session=True
        )
        os.environ[MARK] = run

    def end(self) -> None:
        self._watcher.communicate(ALL_IS_WELL)


def main(run: str) -> None:
    if sys.stdin.buffer.read() != ALL_IS_WELL:
        for _ in range(ROUNDS):
            for pid in marked(run):
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(PAUSE)


def marked(run: str) -> list[int]:
    """The processes that carry the mark of a run."""
    return [int(place.parent.name) for place in Path("/proc").glob("[0-9]*/environ") if is_marked(place, run)]


def is_marked(environment: Path, run: str) -> bool:
    with suppress(OSError):
        return f"{MARK}={run}".encode() in environment.read_bytes().split(b"\0")
    return False


if __name__ == "__main__":
    main(*sys.argv[1:])
