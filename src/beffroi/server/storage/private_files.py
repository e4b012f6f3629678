"""The folder of a server and the files in it: nobody else on the machine can read them."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from beffroi.core.model import BadInput
from beffroi.server.settings import SQLITE_FILE, Settings

OWNER = stat.S_IRWXU
"""What the owner of a file may do with it; others may do nothing."""
BESIDE = ("", "-wal", "-shm")
"""What SQLite adds to the name of a database for the files it keeps beside it."""


def make_folder(folder: Path) -> None:
    """A folder for its owner alone; one that was there and is not the usual one keeps the rights it has."""
    try:
        if folder.is_dir() and folder == Settings().folder:
            tighten(folder)
        folder.mkdir(OWNER, parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None


def make_database(folder: Path) -> None:
    """The file of a database for its owner alone; SQLite gives what it keeps beside it the same rights."""
    try:
        make_file(folder / SQLITE_FILE)
        for suffix in BESIDE:
            tighten(folder / (SQLITE_FILE + suffix))
    except OSError as error:
        raise unwritable(folder, error) from None


def make_file(file: Path) -> None:
    """A file for its owner alone; one that is there keeps what is in it."""
    try:
        # Never opened when it is there: closing it would give up the locks this process has on it.
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, stat.S_IRUSR | stat.S_IWUSR))
    except FileExistsError:
        tighten(file)


def tighten(path: Path) -> None:
    """Takes from everybody but the owner what they may do with something; what is not ours stays as it is."""
    with suppress(FileNotFoundError, PermissionError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & ~OWNER:
            path.chmod(mode & OWNER)


def unwritable(folder: Path, error: OSError) -> BadInput:
    return BadInput("unwritable-folder", folder=str(folder), problem=error.strerror or "")
