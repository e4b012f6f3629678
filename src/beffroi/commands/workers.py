"""Who plays when many games are to be played: processes of this machine, or a cluster."""

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from beffroi.core.model import BadInput


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
