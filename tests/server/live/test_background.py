"""Work that nobody waits for is begun again after a fault."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from beffroi.server.storage.store import Unreachable
from beffroi.server.tournaments.ratings import Ratings
from tests.server.running import PATIENCE, running_server


def test_what_a_server_does_by_itself_is_begun_again_after_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("beffroi.server.live.tables.pause_after", lambda tries: 0.01 * tries)
    faults = iter([ArithmeticError(), KeyError(), Unreachable()])
    catch_up = Ratings.catch_up

    async def failing(ratings: Ratings) -> None:
        for fault in faults:
            raise fault
        await catch_up(ratings)
        done.set()

    done = threading.Event()
    monkeypatch.setattr(Ratings, "catch_up", failing)
    with running_server(tmp_path):
        assert done.wait(PATIENCE)
