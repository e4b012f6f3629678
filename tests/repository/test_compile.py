"""Compiling happens aside and takes its place at once; whatever goes wrong, the plain cores go on as before."""

from __future__ import annotations

import fcntl
import os
import resource
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from bench import limit
from tests.repository.tree import ROOT

WHICH = "from beffroi import compiled, core; print(compiled.is_compiled(), core.Core().double(21))"
NO_ROOM = 20_000
"""Bytes a file may have where a disk is nearly full: less than a compiled module."""

WRITING = """
import itertools, os, sys
print("begun", flush=True)
for number in itertools.count():
    os.makedirs(os.path.join(sys.argv[1], str(number)), exist_ok=True)
"""
"""A compiler that goes on writing where it was told to."""


class Checkout:
    """A project with one small core, and an environment of its own that borrows our packages."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "src" / "beffroi"
        self.script = folder / "tools" / "compile.py"
        self.package.mkdir(parents=True)
        self.script.parent.mkdir()
        for name in ("setup.py", "tools/compile.py", "src/beffroi/compiled.py", "src/beffroi/__init__.py"):
            shutil.copy(ROOT / name, folder / name)
        (self.package / "core.py").write_text("class Core:\n    def double(self, n):\n        return 2 * n\n")
        (self.package / "core.pxd").write_text("cdef class Core:\n    cpdef int double(self, int n)\n")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
        self.python = str(folder / "venv" / "bin" / "python")
        self.compiled = folder / "venv" / "share" / "beffroi" / "compiled"
        self._borrow(folder / "venv", str(self.package.parent), sysconfig.get_path("purelib"))

    def _borrow(self, environment: Path, *folders: str) -> None:
        (place,) = environment.glob("lib/python*/site-packages")
        (place / "borrowed.pth").write_text("\n".join(folders))

    def compile(self, *arguments: str, most_bytes: int | None = None, **variables: str) -> tuple[int, str]:
        def nearly_full() -> None:
            if most_bytes:
                resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

        done = subprocess.run(
            [self.python, str(self.script), *arguments],
            env=os.environ | variables,
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=nearly_full,
        )
        return done.returncode, done.stderr

    def which(self) -> str:
        return subprocess.check_output([self.python, "-c", WHICH], text=True).strip()

    def left(self) -> list[str]:
        """What lies in the place of the compiled cores, its lock apart."""
        return [path.name for path in self.compiled.iterdir() if path.name != "lock"]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_what_was_compiled_is_used_from_the_next_start_until_the_source_changes(checkout: Checkout) -> None:
    assert checkout.which() == "False 42"
    has_compiler = limit.compiler() is not None
    assert (checkout.compile()[0] == 0) == has_compiler
    assert checkout.which() == f"{has_compiler} 42"
    first = checkout.left()
    checkout.compile("--wait")
    assert checkout.left() == first
    (checkout.package / "core.py").write_text("class Core:\n    def double(self, n):\n        return 2 * n + 1\n")
    assert checkout.which() == "False 43"


def test_only_one_header_of_the_fast_cores_knows_the_arrays_of_cython() -> None:
    """Whatever looks at one that does, through others too, becomes fourteen thousand lines of C longer."""
    package = ROOT / "src" / "beffroi"
    headers = [*package.glob("fast/*.pxd"), *package.glob("games/*/fast/*.pxd")]
    texts = {path.relative_to(package).as_posix(): path.read_text("utf-8") for path in headers}
    assert [name for name, text in texts.items() if "::1]" in text] == ["fast/rows.pxd"]
    assert [name for name, text in texts.items() if "cimport rows" in text] == ["fast/observation.pxd"]


def test_without_a_compiler_it_is_said_in_one_sentence_and_nothing_changes(checkout: Checkout) -> None:
    code, said = checkout.compile(CC="no-such-compiler")
    assert code != 0
    assert said.startswith("The fast cores are not compiled, so the strongest bots are slower:")
    assert len(said.strip().splitlines()) == 1
    assert checkout.left() == []
    assert checkout.which() == "False 42"


def test_a_compiler_that_is_killed_without_a_word_is_said_too(checkout: Checkout) -> None:
    code, said = checkout.compile(CC="sh -c 'kill -9 $$'")
    assert code != 0
    assert said.strip().endswith("slower: compiling was stopped.")
    assert checkout.left() == []


def test_a_full_disk_leaves_the_plain_cores_and_nothing_half_done(checkout: Checkout) -> None:
    code, said = checkout.compile(most_bytes=NO_ROOM)
    assert code != 0
    assert said.startswith("The fast cores are not compiled")
    assert checkout.left() == []
    assert checkout.which() == "False 42"


def test_what_a_killed_run_left_is_cleared_away_and_never_used(checkout: Checkout) -> None:
    half = checkout.compiled / "aside-killed" / "built" / "beffroi"
    half.mkdir(parents=True)
    (half / "core.so").write_text("half of it")
    assert checkout.which() == "False 42"
    checkout.compile(CC="no-such-compiler")
    assert checkout.left() == []


def test_a_compiler_that_outlives_a_killed_run_is_in_nobodys_way(checkout: Checkout) -> None:
    half = checkout.compiled / "aside-killed" / "temp"
    half.mkdir(parents=True)
    writing = [sys.executable, "-c", WRITING, str(half)]
    with subprocess.Popen(writing, stdout=subprocess.PIPE) as compiler:
        assert compiler.stdout
        compiler.stdout.readline()
        try:
            code, said = checkout.compile("--wait")
        finally:
            compiler.kill()
    assert "Directory not empty" not in said
    assert (code == 0) == (limit.compiler() is not None)


def test_of_two_at_once_the_second_leaves_it_to_the_first(checkout: Checkout) -> None:
    checkout.compiled.mkdir(parents=True)
    with open(checkout.compiled / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert checkout.compile() == (0, "")
    assert checkout.left() == []
