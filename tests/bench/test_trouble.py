"""A server whose disk takes nothing for a while, or whose clock jumps, keeps every move and costs nobody time."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from beffroi.games import NAMES, find
from bench.trouble import DAY, DISKS, TROUBLES, Switch, TroubleReport, Troubles, trouble
from tests.support.effort import effort

TIMES = effort(len(TROUBLES), 8 * len(TROUBLES))
WRITER = """
import sys, time
for _ in sys.stdin:
    try:
        with open(sys.argv[1], "w") as file:
            file.write("x")
        found = 0
    except OSError as error:
        found = error.errno
    print(found, int(time.time()), int(time.monotonic()), flush=True)
"""
CLEAN = TroubleReport(
    disk_full=1,
    read_only=1,
    disk_error=1,
    jumps=1,
    jumps_and_kills=1,
    acknowledged=100,
    retries=10,
    lost=0,
    duplicated=0,
    gaps=0,
    wrong_hashes=0,
    refused=0,
    refusals=(),
    silent=0,
    timed_out=0,
)


def test_nothing_is_lost_whatever_trouble_the_machine_is_in(tmp_path: Path) -> None:
    games = [find(name) for name in NAMES]
    report = asyncio.run(trouble(games, Troubles(TIMES), tmp_path, lambda *_: None))
    assert report.is_clean, report
    assert report.acknowledged > 10
    assert report.retries > 0
    each = TIMES // len(TROUBLES)
    met = report.disk_full, report.read_only, report.disk_error, report.jumps, report.jumps_and_kills
    assert met == (each,) * len(TROUBLES)


@pytest.mark.parametrize("name", ["lost", "duplicated", "gaps", "wrong_hashes", "refused", "silent", "timed_out"])
def test_a_broken_promise_is_found_out(name: str) -> None:
    assert CLEAN.is_clean
    assert not replace(CLEAN, **{name: 1}).is_clean


def test_a_program_meets_the_trouble_that_is_switched_on_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    switch = Switch(tmp_path / "data", tmp_path)
    environment = os.environ | switch.environment()
    inside, outside = tmp_path / "data" / "file", tmp_path / "file"
    errors = (0, *DISKS.values(), 0)
    for file, met in ((inside, errors), (outside, (0,) * len(errors))):
        command = [sys.executable, "-c", WRITER, str(file)]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        ) as child:
            assert child.stdin
            assert child.stdout
            told = []
            for number, error in enumerate(errors):
                switch.refuse(error)
                switch.set_ahead(number * DAY)
                child.stdin.write("\n")
                child.stdin.flush()
                told.append([int(each) for each in child.stdout.readline().split()])
            child.stdin.close()
        assert tuple(found for found, _, _ in told) == met
        days = [(now - told[0][1]) // DAY for _, now, _ in told]
        assert days == list(range(len(errors)))
        assert told[-1][2] - told[0][2] < DAY
