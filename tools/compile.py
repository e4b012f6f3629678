"""Compiles the fast cores and the search aside, and puts them in their place by one rename.

    .venv/bin/python tools/compile.py            # at the lowest priority, unless somebody is at it: ./play
    .venv/bin/python tools/compile.py --wait     # at once, or after whoever is at it: ./test

Killed halfway, or on a full disk, it leaves nothing that would be used; the next run clears away what it left.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import IO

from beffroi.compiled import FOLDER, LOCK, digest, is_built, targets

ROOT = Path(__file__).resolve().parent.parent
LOWEST = 19
ASIDE = "aside-"


class NotCompiled(Exception):
    """Everything works without; the words say why it is slower."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wait", action="store_true", help="compile with normal priority, after whoever is at it")
    wait = parser.parse_args().wait
    try:
        FOLDER.mkdir(parents=True, exist_ok=True)
        with open(FOLDER / LOCK, "w") as lock:
            if is_built() or not is_ours(lock, wait=wait) or is_built():
                return
            os.nice(0 if wait else LOWEST)
            put_in_place()
    except (NotCompiled, OSError) as why:
        sys.exit(f"The fast cores are not compiled, so the strongest bots are slower: {why}")


def is_ours(lock: IO[str], *, wait: bool) -> bool:
    """Takes the lock; who does not wait may be refused it."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def put_in_place() -> None:
    for left in FOLDER.glob(f"{ASIDE}*"):
        shutil.rmtree(left, ignore_errors=True)  # the compiler of a killed run may still be writing there
    with tempfile.TemporaryDirectory(prefix=ASIDE, dir=FOLDER, ignore_cleanup_errors=True) as aside:
        name = digest()
        built = compile_into(Path(aside))
        if digest() != name:
            raise NotCompiled("the sources changed meanwhile.")
        os.sync()  # after a power cut a folder with its final name must hold whole files
        older = [folder for folder in FOLDER.iterdir() if folder.is_dir() and not folder.name.startswith(ASIDE)]
        built.rename(FOLDER / name)
    for folder in sorted(older, key=lambda folder: folder.stat().st_mtime)[:-1]:
        shutil.rmtree(folder)  # all but the one that a server may have been running until now


def compile_into(aside: Path) -> Path:
    """The folder of all compiled modules."""
    require_compiler(aside)
    built = aside / "built"
    where = ["--build-lib", str(built), "--build-temp", str(aside / "temp")]
    run([sys.executable, "setup.py", "--quiet", "build_ext", *where], aside)
    if not all(module.exists() for module in targets(built).values()):
        raise NotCompiled((aside / "log").read_text(errors="replace").strip())
    return built


def require_compiler(aside: Path) -> None:
    """Asks for a compiler, and Python's headers, before half a minute is spent on what it would compile."""
    (aside / "empty.c").write_text("#include <Python.h>\n")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    run([*compiler, "-fsyntax-only", f"-I{sysconfig.get_path('include')}", str(aside / "empty.c")], aside)


def run(command: list[str], aside: Path) -> None:
    with open(aside / "log", "w") as log:
        done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False)
    if done.returncode:
        last = (aside / "log").read_text(errors="replace").strip().rpartition("\n")[2]
        raise NotCompiled(last or "compiling was stopped.")


if __name__ == "__main__":
    main()
