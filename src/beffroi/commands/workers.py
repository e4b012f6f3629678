"""Who plays when many games are to be played: processes of this machine, or a cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing, contextmanager, nullcontext
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from rich.progress import Progress, TimeRemainingColumn

from beffroi.bots.arena import Number, Schedule, run
from beffroi.bots.journal import Journal
from beffroi.commands.output import ERR, TEXTS
from beffroi.core.model import BadInput

AHEAD = 4
"""Games handed out for every process, so that none waits for work."""


class Numbered(Protocol):
    """A game that was played: which one of its schedule."""

    @property
    def key(self) -> Number: ...


T = TypeVar("T", bound=Schedule)
N = TypeVar("N", bound=Numbered)


@contextmanager
def executor(processes: int, cluster: str | None) -> Iterator[Executor]:
    """Processes of this machine, or the workers of a Dask cluster."""
    if cluster is None:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            yield pool
        return
    try:
        dask: Any = import_module("distributed")
    except ImportError:
        raise BadInput("no-cluster") from None
    with dask.Client(cluster) as client:
        yield client.get_executor()


class Workers(NamedTuple):
    """This number of processes, or the cluster at this address."""

    number: int
    cluster: str | None


def play_all(
    play: Callable[[T, int, int], N], kind: type[N], terms: T, workers: Workers, resume: Path | None
) -> list[N]:
    """Every game of the terms, those of a journal without playing them again; a bar shows how far it is."""
    kept = nullcontext() if resume is None else closing(Journal[N](resume, terms, kind))
    with kept as journal, executor(workers.number, workers.cluster) as pool, progress_bar() as progress:
        played = [] if journal is None else journal.lines.copy()
        whole = sum(1 for _ in terms.numbers())
        bar = progress.add_task(TEXTS.say("cli-measuring"), total=whole, completed=len(played))
        for each in run(play, terms, pool, AHEAD * workers.number, {each.key for each in played}):
            played.append(each)
            if journal is not None:
                journal.add(each)
            progress.advance(bar)
    return played


def progress_bar() -> Progress:
    return Progress(*Progress.get_default_columns()[:-1], TimeRemainingColumn(), console=ERR, transient=True)
