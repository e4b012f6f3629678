"""A journal: every game that was played, on disk at once, so that a run can be taken up again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from beffroi.core.codec import encode
from beffroi.core.model import BadInput

L = TypeVar("L")


class Journal(Generic[L]):
    """A file of JSON lines: the terms, then a line of one `kind` for each game; what was cut short is dropped."""

    def __init__(self, path: Path, terms: Any, kind: Any) -> None:
        written = path.read_bytes() if path.is_file() else b""
        whole = written[: written.rfind(b"\n") + 1]
        self.lines: list[L] = _read(path, whole or written, terms, kind) if written else []
        try:
            self._file = path.open("ab")
        except FileNotFoundError:
            raise BadInput("unwritable", file=str(path), folder=str(path.parent)) from None
        except OSError as error:
            raise BadInput("unwritable-journal", file=str(path), problem=error.strerror or "") from None
        self._file.truncate(len(whole))
        if not whole:
            self._write(encode(terms))

    def add(self, line: L) -> None:
        self.lines.append(line)
        self._write(encode(line))

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _read(path: Path, data: bytes, terms: Any, kind: Any) -> list[Any]:
    """The lines of a journal that was begun with the same terms."""
    begun, lines = read_journal(path, data, type(terms), kind)
    if begun != terms:
        raise BadInput("other-terms", file=str(path))
    return lines


def read_journal(path: Path, data: bytes, terms: Any, kind: Any) -> tuple[Any, list[Any]]:
    """What a journal was begun with, and its lines."""
    header, *lines = data.splitlines() or [b""]
    try:
        return msgspec.json.decode(header, type=terms), [msgspec.json.decode(line, type=kind) for line in lines]
    except msgspec.DecodeError as error:
        raise BadInput("no-journal", file=str(path), problem=str(error)) from None
