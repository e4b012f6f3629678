"""All fast cores are compiled or none, and nobody can tell which from what they answer."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from importlib.util import module_from_spec
from pathlib import Path

import pytest

from beffroi import compiled
from bench import limit
from tests.repository.tree import ROOT
from tests.search.digest import digests

WHICH = "from beffroi import compiled; from beffroi.fast import dice; print(compiled.is_compiled(), dice.__file__)"


def asked(script: str, **variables: str) -> str:
    """What another process of the same installation says."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
    return subprocess.check_output([sys.executable, "-c", script], env=variables, text=True).strip()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of two fast cores, neither compiled, and an environment in which nothing has been compiled."""
    folder = tmp_path / "src" / "beffroi"
    folder.mkdir(parents=True)
    for name in ("one", "two"):
        (folder / f"{name}.py").write_text("")
        (folder / f"{name}.pxd").write_text("cdef class Something:\n    pass\n")
    (folder / "words.py").write_text("")
    (folder / "words.pxd").write_text("cdef inline int nothing() noexcept: return 0\n")
    monkeypatch.setattr(compiled, "PACKAGE", folder)
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "compiled")
    monkeypatch.setattr(sys, "meta_path", [])
    return folder


def test_where_there_is_a_c_compiler_the_fast_cores_are_compiled() -> None:
    assert compiled.is_compiled() == (limit.compiler() is not None)


def test_plain_and_compiled_answer_the_same() -> None:
    told = json.loads(asked("from tests.search.digest import main; main()", **{compiled.PLAIN: "1"}))
    assert told == {"compiled": False, "digests": digests()}


def test_a_process_told_to_be_plain_loads_the_sources() -> None:
    which, file = asked(WHICH, **{compiled.PLAIN: "1"}).split()
    assert which == "False"
    assert Path(file) == compiled.PACKAGE / "fast" / "dice.py"


def test_half_a_compilation_beside_the_sources_is_refused(package: Path) -> None:
    one, two = compiled.targets(package.parent).values()
    assert not compiled.is_compiled()
    one.touch()
    with pytest.raises(RuntimeError, match="Only some of the fast cores are compiled"):
        compiled.is_compiled()
    two.touch()
    assert compiled.is_compiled()


def test_what_was_compiled_from_other_sources_is_not_used(package: Path) -> None:
    (compiled.FOLDER / compiled.digest()).mkdir(parents=True)
    compiled.choose()
    assert compiled.is_compiled()
    sys.meta_path.clear()
    (package / "words.py").write_text("something else")
    compiled.choose()
    assert not compiled.is_compiled()


@pytest.mark.usefixtures("package")
def test_a_process_keeps_to_what_it_has_chosen() -> None:
    compiled.choose()
    (compiled.FOLDER / compiled.digest()).mkdir(parents=True)
    assert compiled.is_built()
    assert not compiled.is_compiled()
    compiled.choose()
    with pytest.raises(ImportError, match="one"):
        load("beffroi.one")  # nobody falls back on the source when the compiled file has gone


def load(name: str) -> None:
    spec = sys.meta_path[0].find_spec(name, None)
    assert spec is not None
    module_from_spec(spec)


@pytest.mark.usefixtures("package")
def test_whoever_compiles_is_noticed() -> None:
    assert not compiled.is_building()
    compiled.FOLDER.mkdir()
    with open(compiled.FOLDER / compiled.LOCK, "w") as lock:
        assert not compiled.is_building()
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert compiled.is_building()
    assert not compiled.is_building()
