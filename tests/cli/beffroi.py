"""Running the command line as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def beffroi(*arguments: str, typed: str = "", folder: Path | None = None, lang: str = "") -> Ran:
    """Runs `beffroi` with these arguments and this typed, in a terminal of 120 columns without colours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment = kept | {"COLUMNS": "120", "LANG": lang, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "beffroi", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        check=False,
        timeout=120,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
