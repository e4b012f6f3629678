"""The limit: Cathedral written by hand in C (`limit.c`), compiled and run beside its fast core."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from msgspec import Struct

from beffroi.bench.peers import Speed, sprint_apart
from beffroi.bench.sprint import SEED
from beffroi.core.model import BadInput
from beffroi.games.cathedral import GAME
from bench.material import header

SOURCE = Path(__file__).with_suffix(".c")
GAMES, RUNS = 20_000, 3
"""Enough games for the program in C to take a while; the best run counts."""


class Limit(Struct, frozen=True):
    """What the program in C has done."""

    decisions: int
    seconds: float


def speeds(seconds: float) -> list[Speed]:
    """How near the compiled core comes to the program by hand."""
    core = sprint_apart(GAME, max(GAME.seats), seconds)
    if compiler() is None or not core.compiled:
        raise BadInput("no-compiler")
    with tempfile.TemporaryDirectory() as folder:
        built = build(Path(folder))
        best = max(done.decisions / done.seconds for done in (run(built, SEED, GAMES) for _ in range(RUNS)))
    return [
        Speed(GAME.name, "limit", best),
        Speed(GAME.name, "compiled", core.decisions, core.decisions / best, "limit"),
    ]


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc")


def build(folder: Path) -> Path:
    """Compiles the program, with the material of the game as a header beside it."""
    (folder / "material.h").write_text(header())
    built = folder / "limit"
    subprocess.run([str(compiler()), "-O3", f"-I{folder}", "-o", str(built), str(SOURCE)], check=True)
    return built


def run(built: Path, seed: int, games: int) -> Limit:
    """Plays a number of random games."""
    told = subprocess.run([built, str(seed), str(games)], check=True, capture_output=True, text=True).stdout.split()
    return Limit(int(told[0]), float(told[2]))
