"""All fast cores are compiled or none, and nobody can tell which from what they answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from beffroi.bench import limit
from beffroi.bench.peers import plain_copy
from beffroi.core.fast import Dice, board_on, finish_often
from beffroi.games import NAMES, fast_of, find
from beffroi.search import build
from tests.house.tree import ROOT
from tests.search.digest import digests

WITH_LIMIT = [name for name in NAMES if limit.source(find(name))]


def test_where_there_is_a_c_compiler_the_fast_cores_are_compiled() -> None:
    assert build.is_compiled() == (limit.compiler() is not None)


def test_plain_and_compiled_answer_the_same() -> None:
    with plain_copy() as folder:
        surroundings = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "tests.search.digest"]
        told = json.loads(subprocess.check_output(command, env=surroundings, cwd=folder, text=True))
    assert told == {"compiled": False, "digests": digests()}


def test_half_a_compilation_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.pxd").write_text("cdef class Something:\n    pass\n")
    (tmp_path / "words.pxd").write_text("cdef inline int nothing() noexcept: return 0\n")
    monkeypatch.setattr("beffroi.__path__", [str(tmp_path)])
    assert not build.is_compiled()
    (tmp_path / f"one{EXTENSION_SUFFIXES[0]}").touch()
    with pytest.raises(RuntimeError, match="Only some of the fast cores are compiled"):
        build.is_compiled()
    (tmp_path / f"two{EXTENSION_SUFFIXES[0]}").touch()
    assert build.is_compiled()


@pytest.mark.parametrize("name", WITH_LIMIT)
def test_the_program_in_c_plays_the_very_games_of_the_fast_core(name: str, tmp_path: Path) -> None:
    game, games = find(name), 2000
    program = limit.source(game)
    assert program is not None
    built = limit.build(game, program, tmp_path)
    board = board_on(fast_of(game)(game.setup()))
    for seed in (1, 1302):
        assert finish_often(board, Dice(seed), games) == limit.run(built, seed, games).decisions
