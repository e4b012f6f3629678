"""The tables in memory."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beffroi.server.storage.store import Unreachable
from tests.server.guest import Guest
from tests.server.live.test_revival import eventually, garbled, of_an_unknown_game, with_an_unknown_option
from tests.server.running import running_server


def test_a_table_that_is_put_away_leaves_the_memory_without_a_collection(tmp_path: Path) -> None:
    with running_server(tmp_path, put_away_after=0.0) as server:
        ann = Guest(server.address, "Ann")
        in_memory = server.services.tables.open
        server.ask(gc.disable)
        try:
            table = ann.open_table("fair", "me", "me")["id"]
            with ann.at(table, 0) as player:
                live = server.ask(lambda: weakref.ref(in_memory[table]))
                player.say({"type": "chat", "move_id": "c1", "text": "Bonsoir"})
                assert player.reply("c1")["type"] == "ok"
                ann.post(f"/api/tables/{table}/resign?seat=0")
                player.wait_for("over")
            eventually(lambda: table not in in_memory)
            eventually(lambda: live() is None)
        finally:
            gc.enable()
    ann.close()


@pytest.mark.parametrize("spoil", [garbled, of_an_unknown_game, with_an_unknown_option])
def test_one_table_that_cannot_be_read_stops_no_other(
    tmp_path: Path, spoil: Callable[[Path, str], None], caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(tmp_path, bot_pause=3600.0) as server:
        ann = Guest(server.address, "Ann")
        first, *others = sorted(ann.open_table("fair", "me", "random")["id"] for _ in range(3))
    spoil(tmp_path, first)
    with running_server(tmp_path) as server:
        eventually(lambda: server.services.tables.open.keys() >= set(others))
        ann.move_to(server.address)
        for table in others:
            with ann.at(table, 0) as player:
                while player.shown()["answered"] != [1]:
                    player.next()
        for _ in range(2):
            server.ask(server.services.revival.revive)
        assert ann.http.get(f"/api/tables/{first}").status_code < 500
        assert {each["id"] for each in ann.get("/api/tables")["mine"]} >= set(others)
        assert ann.open_table("fair", "me", "open")["status"] == "open"
    about = [record.message for record in caplog.records if getattr(record, "table", None) == first]
    assert about in (["table-unreadable"], ["table-frozen"])
    ann.close()


def test_a_table_the_database_does_not_give_yet_is_opened_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("beffroi.server.live.tables.pause_after", lambda tries: 0.01 * tries)
    with running_server(tmp_path, bot_pause=3600.0) as server:
        ann = Guest(server.address, "Ann")
        tables = [ann.open_table("fair", "me", "random")["id"] for _ in range(3)]
        in_memory, store = server.services.tables.open, server.services.table_store
        read, refusals = store.find, iter(range(4))

        async def refusing(table: str) -> Any:
            if table == tables[0] and next(refusals, None) is not None:
                raise Unreachable("OperationalError")
            return await read(table)

        server.ask(lambda: setattr(store, "find", refusing))
        server.ask(in_memory.clear)
        server.ask(server.services.revival.revive)
        assert in_memory.keys() >= set(tables[1:])
        eventually(lambda: tables[0] in in_memory)
    assert [record.message for record in caplog.records].count("table-unreachable") == 1
    ann.close()
