"""What the server writes about itself."""

from __future__ import annotations

import logging

import pytest

from beffroi.server.logs import JsonFormatter
from tests.server.guest import Guest
from tests.server.live.test_faults import break_table
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer
from tests.toy.rulebook import Bid


def test_the_log_tells_where_a_fault_was_and_no_secret(
    server: RunningServer, ann: Guest, bob: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        break_table(server, table)
        with caplog.at_level(logging.ERROR):
            player.move(Bid(5))
    lines = [JsonFormatter().format(record) for record in caplog.records if record.getMessage() == "table-frozen"]
    assert len(lines) == 1
    assert table in lines[0]
    assert "ArithmeticError" in lines[0]
    assert "test_faults.py" in lines[0]
    assert "424242" not in lines[0]
