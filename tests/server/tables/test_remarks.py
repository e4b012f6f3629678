"""What was said at tables, on disk."""

from __future__ import annotations

import pytest

from beffroi.server.protocol.frames import Remark
from beffroi.server.storage.store import WriteConflict
from beffroi.server.tables import remarks
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer


def remark(number: int) -> Remark:
    return Remark(number, None, "Ann", f"remark {number}", 1)


def test_remarks_are_numbered_kept_once_and_the_last_are_shown(
    server: RunningServer, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remarks, "REMARKS_KEPT", 3)
    table, store = fair_for_two(ann, bob), server.services.table_store.remarks
    for number in range(1, 6):
        server.ask(lambda: store.add(table, ann.id, f"m{number}", remark(number)))  # noqa: B023 - asked at once
    for taken in (remark(5), remark(6)):
        with pytest.raises(WriteConflict):
            server.ask(lambda: store.add(table, ann.id, "m5", taken))  # noqa: B023 - asked at once
    shown = server.ask(lambda: store.after(table))
    assert shown == [(ann.id, f"m{number}", remark(number)) for number in (3, 4, 5)]
    assert [each.number for _, _, each in server.ask(lambda: store.after(table, 4))] == [5]
