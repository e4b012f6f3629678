"""The journal of an arena: every game that was played, on disk at once, so that a run can be taken up again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

import msgspec

from beffroi.bots.arena import Met, Terms
from beffroi.core.codec import encode
from beffroi.core.model import BadInput


class Journal:
    """A file of JSON lines: the terms, then a line a game; a line cut short by a sudden end is dropped."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self.met: list[Met] = []
        try:
            self._file: BinaryIO = path.open("a+b")
        except OSError:
            raise BadInput("unwritable", file=str(path), folder=str(path.parent)) from None
        self._file.seek(0)
        whole, newline, _ = self._file.read().rpartition(b"\n")
        self._file.truncate(len(whole) + len(newline))
        header, *lines = whole.splitlines() or [b""]
        if not header:
            self._write(encode(terms))
            return
        try:
            kept = msgspec.json.decode(header, type=Terms)
            self.met = [msgspec.json.decode(line, type=Met) for line in lines]
        except msgspec.DecodeError as error:
            raise BadInput("no-journal", file=str(path), problem=str(error)) from None
        if kept != terms:
            raise BadInput("other-terms", file=str(path))

    def add(self, met: Met) -> None:
        self.met.append(met)
        self._write(encode(met))

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
