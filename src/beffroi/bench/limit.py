"""The limit: a game written by hand in C (`limit.c` in its folder), compiled and run beside its fast core."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from msgspec import Struct

from beffroi.core.game import AnyGame


class Limit(Struct, frozen=True):
    """What the program in C has done."""

    decisions: int
    seconds: float


def source(game: AnyGame) -> Path | None:
    """The program of a game, if it has one."""
    path = Path(str(sys.modules[type(game).__module__].__file__)).with_name("limit.c")
    return path if path.exists() else None


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc")


def build(game: AnyGame, program: Path, folder: Path) -> Path:
    """Compiles a game's program, with its material as a header beside it."""
    package = type(game).__module__.rpartition(".")[0]
    (folder / "material.h").write_text(import_module(f"{package}.limit").header())
    built = folder / "limit"
    subprocess.run([str(compiler()), "-O3", f"-I{folder}", "-o", str(built), str(program)], check=True)
    return built


def run(built: Path, seed: int, games: int) -> Limit:
    """Plays so many games by chance."""
    told = subprocess.run([built, str(seed), str(games)], check=True, capture_output=True, text=True).stdout.split()
    return Limit(int(told[0]), float(told[2]))
