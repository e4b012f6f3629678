"""Analyses wait for each other, few wait, and one that cannot be made is said to have failed."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from beffroi.analysis.analysis import Analysis
from beffroi.core.codec import encode
from beffroi.server.live.analyses import process, queue
from beffroi.server.live.analyses.worker import AnalysisLine
from tests.server.guest import Guest
from tests.server.routes.test_analyses import finished
from tests.server.running import RunningServer, running_server


def status(guest: Guest, table: str) -> str:
    return str(guest.get(f"/api/tables/{table}/analysis")["status"])


def until(guest: Guest, table: str, *awaited: str) -> None:
    while status(guest, table) not in awaited:
        time.sleep(0.02)


EMPTY = encode(AnalysisLine(1.0, Analysis("cathedral", 2, 2, is_open=True))).decode()
"""What the process of a very quick analysis writes."""


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every analysis lasts until it is ended."""
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", "import time; time.sleep(600)"))


@pytest.mark.usefixtures("slow")
def test_one_is_made_at_a_time_and_each_guest_waits_for_one(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        first, second, third = finished(ann), finished(bob), finished(ann)
        ann.post(f"/api/tables/{first}/analysis")
        until(ann, first, "running")
        bob.post(f"/api/tables/{second}/analysis")
        assert status(bob, second) == "waiting"
        assert ann.post(f"/api/tables/{third}/analysis", status=409)["why"] == "too-many-analyses"
        ann.http.delete(f"/api/tables/{first}/analysis")
        until(bob, second, "running")
        assert status(ann, first) == "none"
        ann.close()
        bob.close()


@pytest.mark.usefixtures("slow")
def test_no_more_wait_than_a_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MOST_WAITING", 0)
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        ann.post(f"/api/tables/{finished(ann)}/analysis")
        assert bob.post(f"/api/tables/{finished(bob)}/analysis", status=409)["why"] == "too-many-analyses"
        ann.close()
        bob.close()


def test_an_analysis_that_breaks_off_has_failed_and_can_be_asked_for_again(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, server: RunningServer
) -> None:
    table = finished(ann)
    with monkeypatch.context() as broken:
        broken.setattr(process, "COMMAND", (sys.executable, "-c", "print('no')"))
        ann.post(f"/api/tables/{table}/analysis")
        until(ann, table, "failed")
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", f"print({EMPTY!r})"))
    ann.post(f"/api/tables/{table}/analysis")
    until(ann, table, "whole")
    assert server.ask(server.services.analyses.is_idle)


def test_a_deeper_one_takes_the_place_of_the_other_and_is_not_made_twice(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(ann)
    deep = EMPTY.replace('"is_deeper":false', '"is_deeper":true')
    program = f"import sys; print({deep!r} if '--deeper' in sys.argv else {EMPTY!r})"
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", program))
    for query, is_deeper in (("", False), ("?deeper=true", True), ("", True)):
        ann.post(f"/api/tables/{table}/analysis{query}")
        until(ann, table, "whole")
        assert ann.get(f"/api/tables/{table}/analysis")["analysis"]["is_deeper"] is is_deeper


@pytest.mark.usefixtures("slow")
def test_only_whoever_asked_may_call_it_off(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = finished(ann)
        ann.post(f"/api/tables/{table}/analysis")
        refused = bob.http.delete(f"/api/tables/{table}/analysis")
        assert (refused.status_code, refused.json()["why"]) == (403, "not-your-analysis")
        assert status(ann, table) != "none"
        assert ann.http.delete(f"/api/tables/{table}/analysis").status_code == 204
        assert status(ann, table) == "none"
        ann.close()
        bob.close()


def making(server: RunningServer) -> Any:
    """The process that makes an analysis, once it is there."""
    while (found := server.services.analyses._making) is None or found._process is None:
        time.sleep(0.02)
    return found._process


@pytest.mark.usefixtures("slow")
def test_what_was_killed_has_failed_and_can_be_asked_for_again(ann: Guest, server: RunningServer) -> None:
    table = finished(ann)
    ann.post(f"/api/tables/{table}/analysis")
    making(server).send_signal(signal.SIGKILL)
    until(ann, table, "failed")
    assert ann.post(f"/api/tables/{table}/analysis")["status"] in ("waiting", "running")
    ann.http.delete(f"/api/tables/{table}/analysis")


def test_a_server_that_is_opened_again_makes_what_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as slowly:
        slowly.setattr(process, "COMMAND", (sys.executable, "-c", "import time; time.sleep(600)"))
        with running_server(tmp_path) as server:
            ann = Guest(server.address, "Ann")
            table = finished(ann)
            ann.post(f"/api/tables/{table}/analysis")
            until(ann, table, "running")
            ann.close()
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", f"print({EMPTY!r})"))
    with running_server(tmp_path) as server:
        stranger = Guest(server.address)
        until(stranger, table, "whole")
        stranger.close()
