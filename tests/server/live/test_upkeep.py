"""What happens at tables by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.guest import Guest
from tests.server.live.test_revival import eventually
from tests.server.running import running_server


def test_a_fault_of_one_table_stops_the_clocks_of_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann")
        broken = ann.open_table("fair", "me", "me")["id"]
        server.ask(lambda: monkeypatch.setattr(server.services.tables.open[broken].absence, "look", lambda *_: 1 / 0))
        eventually(lambda: "table-not-looked-after" in [record.message for record in caplog.records])
        timed = ann.open_table("fair", "me", "me", clock={"per_move": 1})["id"]
        with ann.at(timed, 0) as player:
            player.wait_for("over")
    assert [record.message for record in caplog.records].count("table-not-looked-after") == 1
    ann.close()
