"""Looks taken in other processes: each of them reads the record once and takes whatever looks it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import repeat
from multiprocessing import get_context
from typing import Any

from beffroi.analysis.analysis import Kind, Looker, Run
from beffroi.core.record_file import load
from beffroi.games import find

_looker: Looker
"""What this process looks at."""


@contextmanager
def workers(record: bytes, processes: int, *, is_deeper: bool) -> Iterator[Run]:
    """So many processes that take looks at a record."""
    begin = (prepare, (record, is_deeper))
    with ProcessPoolExecutor(processes, get_context("spawn"), *begin) as pool:
        yield lambda kind, numbers: pool.map(look, repeat(kind), numbers)


def prepare(record: bytes, is_deeper: bool) -> None:
    global _looker  # noqa: PLW0603 - a process of a pool keeps what it was begun with here
    _looker = Looker(load(record, find), is_deeper=is_deeper)


def look(kind: Kind, number: int) -> Any:
    return _looker.look(kind, number)
