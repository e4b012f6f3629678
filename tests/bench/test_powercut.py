"""The power-cut machine forgets what was not synced, and finds out a database that does not sync."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bench.powercut import SECTOR, PowerCut, mix

ROWS = 60
WRITER = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("pragma journal_mode=wal")
database.execute(f"pragma synchronous={sys.argv[2]}")
database.execute("create table if not exists moves (number integer primary key, filler text)")
for number in range(int(sys.argv[3]), 10**9):
    database.execute("insert into moves values (?, ?)", (number, "x" * 500))
    print(number, flush=True)
"""


class Disk:
    """A database that a program writes to until the power fails."""

    def __init__(self, folder: Path) -> None:
        (folder / "data").mkdir()
        self.path = folder / "data" / "moves.db"
        self.machine = PowerCut(folder / "data", folder)

    def write_until_the_cut(self, synchronous: str, start: int, rng: Random, kept: float) -> int:
        """The last row that was acknowledged."""
        command = [sys.executable, "-c", WRITER, str(self.path), synchronous, str(start)]
        environment = os.environ | self.machine.environment()
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as child:
            assert child.stdout
            acknowledged = [int(child.stdout.readline()) for _ in range(ROWS)]
            child.kill()
            acknowledged += map(int, child.stdout.read().split(b"\n")[:-1])
        self.machine.cut(rng, kept)
        return acknowledged[-1]

    def rows(self) -> list[int]:
        database = sqlite3.connect(self.path)
        try:
            assert database.execute("pragma integrity_check").fetchone() == ("ok",)
            return [number for (number,) in database.execute("select number from moves order by number")]
        finally:
            database.close()


@pytest.mark.parametrize("kept", [0.0, 0.5])
def test_a_database_that_syncs_every_commit_loses_no_acknowledged_row(tmp_path: Path, kept: float) -> None:
    disk, rng = Disk(tmp_path), Random(1302)
    rows: list[int] = []
    for _ in range(4):
        last = disk.write_until_the_cut("full", len(rows), rng, kept)
        rows = disk.rows()
        assert rows == list(range(len(rows)))
        assert len(rows) > last


def test_a_database_that_does_not_sync_is_found_out(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    disk.write_until_the_cut("full", 0, Random(0), 0.0)
    safe = len(disk.rows())
    assert disk.write_until_the_cut("off", safe, Random(0), 0.0) > safe
    assert len(disk.rows()) == safe


def test_a_new_name_is_lost_until_its_folder_is_synced(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    machine = PowerCut(tmp_path / "data", tmp_path)
    program = """
import os, sys
for name in ("named", "unnamed"):
    with open(f"{sys.argv[1]}/{name}", "wb", 0) as file:
        file.write(b"safe")
        os.fsync(file.fileno())
        file.write(b" and lost")
    if name == "named":
        os.fsync(os.open(sys.argv[1], os.O_RDONLY))
os.kill(os.getpid(), 9)
"""
    command = [sys.executable, "-c", program, str(machine.folder)]
    subprocess.run(command, env=os.environ | machine.environment(), check=False)
    machine.cut(Random(0))
    assert {path.name: path.read_bytes() for path in machine.folder.iterdir()} == {"named": b"safe"}


def test_chance_may_keep_some_of_the_sectors_that_were_not_synced() -> None:
    now, safe = b"n" * SECTOR * 64, b"s" * SECTOR * 64
    mixed, lost = mix(now, safe, Random(5), 0.5)
    assert 0 < lost < 64
    assert mixed.count(b"s") == lost * SECTOR
    assert mix(now, safe, Random(5), 0.0) == (safe, 64)
