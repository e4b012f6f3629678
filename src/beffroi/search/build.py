"""Whether the fast cores and the search are compiled: all of them, or none."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import beffroi


def is_compiled() -> bool:
    """Looks beside every module that can be compiled; some compiled and some not would differ in silence."""
    found = {has_compiled(types) for types in compilable()}
    if len(found) > 1:
        raise RuntimeError("Only some of the fast cores are compiled. Install Beffroi again, and try once more.")
    return found == {True}


def compilable() -> list[Path]:
    """The types of every module that setup.py compiles."""
    types = sorted(Path(beffroi.__path__[0]).rglob("*.pxd"))
    return [path for path in types if "cdef class" in path.read_text()]


def has_compiled(types: Path) -> bool:
    return any(types.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
