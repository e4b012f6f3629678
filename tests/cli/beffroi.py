"""Running the command line as a person would."""

from __future__ import annotations

import os
import sys
import tempfile
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
    with tempfile.TemporaryDirectory() as streams:
        Path(streams, "in").write_text(typed, "utf-8")
        process = COPIES.Process(target=run, args=(arguments, streams, folder or Path.cwd(), surroundings(lang)))
        process.start()
        process.join(PATIENCE)
        assert not process.is_alive(), arguments
        out, err = (Path(streams, name).read_text("utf-8") for name in NAMES[1:])
    return Ran(process.exitcode, out, err)


def surroundings(lang: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return kept | {"COLUMNS": "120", "LANG": lang, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}


def run(arguments: tuple[str, ...], streams: str, folder: Path, variables: dict[str, str]) -> None:
    """Becomes `beffroi`, with files for a terminal."""
    for number, name in enumerate(NAMES):
        os.dup2(os.open(Path(streams, name), os.O_RDWR | os.O_CREAT), number)
    os.environ.clear()
    os.environ.update(variables)
    os.chdir(folder)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    sys.argv = ["beffroi", *arguments]
    main()
    sys.stdout.flush()
