"""Threads that work side by side; whoever asks is the first of them.

A step of a batch takes a fraction of a millisecond. To hand it over, a pool of `concurrent.futures` takes some forty
microseconds, a queue some ten.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar
from weakref import finalize

T = TypeVar("T")
R = TypeVar("R")
Answer: TypeAlias = tuple[Any, BaseException | None]
Task: TypeAlias = tuple[Callable[[Any], Any], Any, "SimpleQueue[Answer]"]


class Threads:
    """Do one thing with each of some objects at once, as many as there are threads."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._start()

    def each(self, work: Callable[[T], R], objects: Sequence[T]) -> list[R]:
        if self._process != os.getpid():
            self._start()  # a process that was forked has no threads but the one that forked it
        answers = [SimpleQueue[Answer]() for _ in self._tasks]
        for tasks, each, answer in zip(self._tasks, objects[1:], answers, strict=True):
            tasks.put((work, each, answer))
        found = [work(objects[0])]
        for answer in answers:
            result, fault = answer.get()
            if fault is not None:
                raise fault
            found.append(result)
        return found

    def close(self) -> None:
        self._dismissed()

    def _start(self) -> None:
        self._process = os.getpid()
        self._tasks = [SimpleQueue[Task | None]() for _ in range(self._count - 1)]
        for tasks in self._tasks:
            Thread(target=serve, args=(tasks,), daemon=True).start()
        self._dismissed = finalize(self, dismiss, self._tasks)


def serve(tasks: SimpleQueue[Task | None]) -> None:
    """Does what it is told until it is told nothing."""
    while (task := tasks.get()) is not None:
        work, each, answer = task
        try:
            answer.put((work(each), None))
        except BaseException as fault:
            answer.put((None, fault))
        del task, work, each, answer


def dismiss(queues: list[SimpleQueue[Task | None]]) -> None:
    for tasks in queues:
        tasks.put(None)
