"""How the database is asked whether it is well."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from beffroi.server.storage import store
from tests.server.guest import Guest
from tests.server.running import running_server
from tests.server.storage.test_outage import FAULTS, wait_until

pytestmark = pytest.mark.usefixtures("impatience")


@pytest.mark.parametrize("kind", ["locked", "read-only"])
def test_a_quiet_server_notices_an_outage_when_it_is_asked(kind: str, tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann")
        assert ann.get("/readyz").text == "ok"
        with FAULTS[kind](server):
            answer = ann.get("/readyz", 503)
            assert (answer["why"], answer["facts"]) == ("store", {"kind": kind})
            assert ann.get("/healthz").text == "ok"
        wait_until(lambda: ann.http.get("/readyz").is_success)
        ann.close()


def test_being_asked_often_writes_once_in_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHECK_EVERY", 3600.0)
    written: list[Connection] = []
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann")
        event.listen(server.services.store._writing, "commit", written.append)
        for _ in range(5):
            ann.get("/readyz")
        ann.close()
    assert len(written) == 1
