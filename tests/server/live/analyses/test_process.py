"""The process of an analysis as the server sees it: how far it has got, how it ends, and whom it gives way to."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time

import msgspec
import pytest

from beffroi.analysis.analysis import Analysis
from beffroi.server.live.analyses import process
from beffroi.server.live.analyses.process import COMMAND, AnalysisProcess
from tests.server.live.analyses.test_worker import SHORT


def test_what_it_has_written_last_is_the_analysis() -> None:
    making = AnalysisProcess("table", 0)
    whole = asyncio.run(making.run(SHORT, is_deeper=False))
    assert whole is not None
    assert msgspec.json.decode(whole, type=Analysis).points
    assert making.done == 1


def test_one_that_ends_early_has_made_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", "pass"))
    making = AnalysisProcess("table", 0)
    assert asyncio.run(making.run(SHORT, is_deeper=False)) is None
    assert making.done == 0


def test_it_gives_way_as_far_as_it_is_told() -> None:
    with subprocess.Popen([*COMMAND, "7"], stdin=subprocess.PIPE) as worker:  # waits for a record
        while os.getpriority(os.PRIO_PROCESS, worker.pid) != 7 and worker.poll() is None:
            time.sleep(0.02)
        assert worker.poll() is None
        worker.kill()
