"""The journal of an arena: every game that was played, on disk at once, so that a run can be taken up again."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from beffroi.bots.arena import Met, Terms
from beffroi.core.codec import encode
from beffroi.core.model import BadInput


class Journal:
    """A file of JSON lines: the terms, then a line a game; a line cut short by a sudden end is dropped."""

    def __init__(self, path: Path, terms: Terms) -> None:
        written = path.read_bytes() if path.is_file() else b""
        whole = written[: written.rfind(b"\n") + 1]
        self.met = _read(path, whole or written, terms) if written else []
        try:
            self._file = path.open("ab")
        except OSError:
            raise BadInput("unwritable", file=str(path), folder=str(path.parent)) from None
        self._file.truncate(len(whole))
        if not whole:
            self._write(encode(terms))

    def add(self, met: Met) -> None:
        self.met.append(met)
        self._write(encode(met))

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _read(path: Path, data: bytes, terms: Terms) -> list[Met]:
    """The games in a journal that was begun with the same terms."""
    header, *lines = data.splitlines()
    try:
        begun = msgspec.json.decode(header, type=Terms)
        met = [msgspec.json.decode(line, type=Met) for line in lines]
    except msgspec.DecodeError as error:
        raise BadInput("no-journal", file=str(path), problem=str(error)) from None
    if begun != terms:
        raise BadInput("other-terms", file=str(path))
    return met
