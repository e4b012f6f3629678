"""Which fast cores this process runs: the compiled ones or the plain ones, all of one kind.

A wheel has the compiled ones beside their sources. A checkout has them apart, in its environment, in a folder that is
named for the sources they were made from, built aside and renamed once: there is never a part of them. A process
chooses when it starts; what is compiled while it runs is for the next one.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = Path(sys.prefix, "share", "beffroi", "compiled")
LOCK = "lock"
"""Held by whoever compiles."""
SUFFIX = EXTENSION_SUFFIXES[0]
DECLARED = re.compile(r"^cdef class |^cp?def (?!inline|extern)[^:]*\)( noexcept)?( nogil)?$", re.MULTILINE)
"""Types that are declared here and made in the module; a header that makes everything itself has none."""
PLAIN = "BEFFROI_PLAIN"
"""Set in the environment, this makes a process run the plain cores whatever has been compiled."""


class Chosen(MetaPathFinder):
    """Leads the import of every fast core to the file chosen for it; one that has gone is an error, never another."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def choose() -> None:
    """Decides for the whole process, before any fast core is imported."""
    if is_forbidden():
        sys.meta_path.insert(0, Chosen(sources()))
    elif FOLDER.exists() and (built := FOLDER / digest()).exists():
        sys.meta_path.insert(0, Chosen(targets(built)))


def is_forbidden() -> bool:
    """Whether this process and those it starts were told to run the plain cores."""
    return bool(os.environ.get(PLAIN))


def sources() -> dict[str, Path]:
    """Every module that is compiled, by name: the types of its classes or functions stand beside it."""
    found = [types for types in PACKAGE.rglob("*.pxd") if DECLARED.search(types.read_text("utf-8"))]
    return {".".join(types.relative_to(PACKAGE.parent).with_suffix("").parts): source_of(types) for types in found}


def source_of(types: Path) -> Path:
    return types.with_suffix(".py")


def targets(folder: Path) -> dict[str, Path]:
    """Where the compiled modules are below a folder that holds the package."""
    return {name: folder / f"{name.replace('.', '/')}{SUFFIX}" for name in sources()}


def digest() -> str:
    """A name for everything the compiled modules are made from."""
    total = hashlib.sha256()
    for types in sorted(PACKAGE.rglob("*.pxd")):
        for path in (types, source_of(types)):
            total.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:32]


def is_built() -> bool:
    """Whether the sources, as they are now, have been compiled apart: a process that starts now runs the result."""
    return FOLDER.exists() and (FOLDER / digest()).exists()


def is_building() -> bool:
    """Whether somebody is compiling at this moment."""
    import fcntl  # noqa: PLC0415 - only a checkout asks, and not every system has it

    try:
        with open(FOLDER / LOCK) as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except BlockingIOError:
        return True
    return False


def is_coming() -> bool:
    """Whether a process that starts soon may run compiled cores although this one does not."""
    return not is_forbidden() and (is_building() or is_built())


def is_compiled() -> bool:
    """Whether this process runs compiled cores; beside their sources there must be all of them or none."""
    for finder in sys.meta_path:
        if isinstance(finder, Chosen):
            return all(file.suffix != ".py" for file in finder.files.values())
    found = {file.exists() for file in targets(PACKAGE.parent).values()}
    if len(found) > 1:
        raise RuntimeError("Only some of the fast cores are compiled. Install Beffroi again, and try once more.")
    return found == {True}
