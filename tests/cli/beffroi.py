"""Running the command line as a person would."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from beffroi.__main__ import main
from tests.support.processes import COPIES

PATIENCE = 120
NAMES = ("in", "out", "err")


class Ran(NamedTuple):
    code: int | None
    out: str
    err: str


def beffroi(*arguments: str, typed: str = "", folder: Path | None = None, lang: str = "") -> Ran:
    """Runs `beffroi` with these arguments and this typed, in a terminal of 120 columns without colours."""
    return ran(main, arguments, typed, folder, lang)


def bench(*arguments: str, folder: Path | None = None) -> Ran:
    """Runs `python -m bench` in the same way."""
    return ran(_bench, arguments, "", folder, "")


def _bench() -> None:
    import bench.__main__  # noqa: PLC0415 - it reads its language where it is loaded, which must be in the copy

    bench.__main__.main()


def ran(command: Callable[[], None], arguments: tuple[str, ...], typed: str, folder: Path | None, lang: str) -> Ran:
    with tempfile.TemporaryDirectory() as streams:
        Path(streams, "in").write_text(typed, "utf-8")
        process = COPIES.Process(
            target=run, args=(command, arguments, streams, folder or Path.cwd(), surroundings(lang))
        )
        process.start()
        process.join(PATIENCE)
        assert not process.is_alive(), arguments
        out, err = (Path(streams, name).read_text("utf-8") for name in NAMES[1:])
    return Ran(process.exitcode, out, err)


def surroundings(lang: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return kept | {"COLUMNS": "120", "LANG": lang, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}


def run(
    command: Callable[[], None], arguments: tuple[str, ...], streams: str, folder: Path, variables: dict[str, str]
) -> None:
    """Becomes the command, with files for a terminal."""
    for number, name in enumerate(NAMES):
        os.dup2(os.open(Path(streams, name), os.O_RDWR | os.O_CREAT), number)
    os.environ.clear()
    os.environ.update(variables)
    os.chdir(folder)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    sys.argv = ["beffroi", *arguments]
    command()
    sys.stdout.flush()
