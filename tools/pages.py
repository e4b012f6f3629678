"""Builds the pages of the browser into the archive that the server and every wheel carry.

    python3 tools/boot.py pages              # after a change in web/: build, then commit src/beffroi/server/pages.zip
    .venv/bin/python -m tools.pages --check   # whether what is committed is what the sources give, byte for byte

The archive holds the same bytes wherever it is built: names in order, no times, nothing packed (git and wheels pack it
themselves). Its comment names the sources, so that ./play can tell that they have changed without Node.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tools.boot import PAGES, VENV, WEB, pages_digest

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The earliest time an archive can name."""


def main(*arguments: str) -> None:
    made = archive()
    if arguments == ("--check",):
        if not PAGES.exists() or PAGES.read_bytes() != made:
            sys.exit(f"{PAGES.name} is not what web/ gives: run `python3 tools/boot.py pages` and commit it.")
        print("The pages are those of their sources.")
        return
    aside = PAGES.with_suffix(".new")
    aside.write_bytes(made)
    aside.replace(PAGES)


def archive() -> bytes:
    with tempfile.TemporaryDirectory() as folder, BytesIO() as packed:
        build(Path(folder))
        with ZipFile(packed, "w", ZIP_STORED) as pages:
            for path in sorted(Path(folder).rglob("*")):
                if path.is_file():
                    pages.writestr(ZipInfo(path.relative_to(folder).as_posix(), LONG_AGO), path.read_bytes())
            pages.comment = pages_digest().encode()
        return packed.getvalue()


def build(folder: Path) -> None:
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    command = [
        str(VENV / "bin" / "node"),
        vite,
        "build",
        "--logLevel",
        "warn",
        "--emptyOutDir",
        "--outDir",
        str(folder),
    ]
    if subprocess.call(command, cwd=WEB, env={**os.environ, "NODE_ENV": "production"}):
        sys.exit("The pages do not build: mend what is named above.")


if __name__ == "__main__":
    main(*sys.argv[1:])
