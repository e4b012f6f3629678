"""The process of one analysis: reads a record, and writes the analysis line by line as it grows.

Its first argument says how far it gives way to everything else on the machine.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import IO

from msgspec import Struct

from beffroi.analysis.analysis import Analysis, Grown, Looker, analyse
from beffroi.core.codec import encode
from beffroi.core.record_file import load
from beffroi.games import find

DEEPER = "--deeper"
LIFE = 1800
"""Seconds after which it ends by itself, for then the server may be gone."""
PAUSE = 0.5
"""Seconds between two lines: nobody looks more often."""


class AnalysisLine(Struct, frozen=True):
    """An analysis as far as it has got, and which part of the work is done."""

    done: float
    analysis: Analysis


def write(record: bytes, lines: IO[bytes], *, is_deeper: bool = False) -> None:
    """The last line is the whole analysis."""
    looker, written = Looker(load(record, find), is_deeper=is_deeper), 0.0
    grown: Grown | None = None
    for grown in analyse(looker):
        if time.monotonic() - written >= PAUSE and grown.done < 1:
            lines.write(encode(AnalysisLine(grown.done, grown.analysis)) + b"\n")
            lines.flush()
            written = time.monotonic()
    assert grown is not None
    lines.write(encode(AnalysisLine(1.0, grown.analysis)) + b"\n")
    lines.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    signal.alarm(LIFE)
    os.nice(int(sys.argv[1]))
    write(sys.stdin.buffer.read(), sys.stdout.buffer, is_deeper=DEEPER in sys.argv)
