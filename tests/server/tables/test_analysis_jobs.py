"""Analyses that were asked for, shared by processes: one makes one, and what a process leaves is another's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from unittest.mock import patch

import pytest

from beffroi.server.live.analyses.queue import AnalysisQueue
from beffroi.server.tables.analyses import AnalysisStore
from beffroi.server.tables.analysis_jobs import AnalysisJob, AnalysisJobs
from tests.server.guest import Guest
from tests.server.running import RunningServer, running_server
from tests.support.services import postgres

EDITION = 1


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that makes no analyses itself."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(AnalysisQueue, "run", idle))
        folder = tmp_path_factory.mktemp("jobs")
        database = stack.enter_context(postgres()).new_database("jobs") if request.param == "postgresql" else ""
        yield stack.enter_context(running_server(folder, database=database))


async def idle(_: AnalysisQueue) -> None:
    """Nothing is claimed but by the test."""


@pytest.fixture
def ann(shared: RunningServer) -> Iterator[Guest]:
    with closing(Guest(shared.address, "Ann")) as guest:
        yield guest


def jobs(server: RunningServer, lease: float = 60.0) -> AnalysisJobs:
    """What a process knows that makes nothing by itself."""
    made = AnalysisJobs(server.services.store, EDITION)
    made.lease = lease
    return made


def asked(ann: Guest) -> AnalysisJob:
    return AnalysisJob(ann.open_table("cathedral", "me", "me")["id"], "Ann", b"record", deeper=False)


def test_one_of_two_processes_makes_an_analysis_and_keeps_it(ann: Guest, shared: RunningServer) -> None:
    one, other, job = jobs(shared), jobs(shared), asked(ann)
    shared.ask(lambda: one.add(job))
    claimed = shared.ask(one.claim)
    assert (claimed.table_id, claimed.record) == (job.table_id, b"record")
    assert shared.ask(other.claim) is None
    assert shared.ask(lambda: one.hold(job.table_id, 0.5))
    found = shared.ask(lambda: other.find(job.table_id))
    assert (found.is_running, found.done) == (True, 0.5)
    shared.ask(lambda: one.finish(job.table_id, b"whole"))
    assert shared.ask(lambda: other.find(job.table_id)) is None
    assert shared.ask(lambda: AnalysisStore(shared.services.store, EDITION).find(job.table_id)) == b"whole"


def test_what_a_process_leaves_behind_another_makes_and_only_that_one_keeps_it(
    ann: Guest, shared: RunningServer
) -> None:
    gone, other, job = jobs(shared, lease=-1.0), jobs(shared), asked(ann)
    shared.ask(lambda: gone.add(job))
    assert shared.ask(gone.claim) is not None
    assert shared.ask(other.claim) is not None
    assert not shared.ask(lambda: gone.hold(job.table_id, 0.9)), "it is no longer its own"
    shared.ask(lambda: gone.finish(job.table_id, b"late"))
    assert shared.ask(lambda: AnalysisStore(shared.services.store, EDITION).find(job.table_id)) is None
    shared.ask(lambda: other.drop(job.table_id))


def test_what_was_called_off_is_no_longer_wanted(ann: Guest, shared: RunningServer) -> None:
    one, job = jobs(shared), asked(ann)
    shared.ask(lambda: one.add(job))
    shared.ask(one.claim)
    shared.ask(lambda: jobs(shared).drop(job.table_id))
    assert not shared.ask(lambda: one.hold(job.table_id, 0.5))


def test_what_has_failed_waits_for_nobody_and_may_be_asked_for_again(ann: Guest, shared: RunningServer) -> None:
    one, job = jobs(shared), asked(ann)
    shared.ask(lambda: one.add(job))
    shared.ask(one.claim)
    shared.ask(lambda: one.fail(job.table_id))
    assert shared.ask(lambda: one.find(job.table_id)).failed
    assert (shared.ask(one.count), shared.ask(one.claim)) == (0, None)
    shared.ask(lambda: one.add(job))
    assert not shared.ask(lambda: one.find(job.table_id)).failed
    shared.ask(lambda: one.drop(job.table_id))
