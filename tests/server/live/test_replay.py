"""Games played again from their logs."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from beffroi.core.model import BadInput
from beffroi.server.live.replay import check_games, replayed
from beffroi.server.tables.log import LogEntry
from beffroi.server.tables.table import SeededTable
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer
from tests.support.find import find_any
from tests.toy.rulebook import Bid


def played(server: RunningServer, ann: Guest, bob: Guest) -> tuple[SeededTable, list[LogEntry], str]:
    """A table with its log, and the hash of the state it has led to."""
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.move(Bid(5))
        player.undo()
        player.move(Bid(6))
    live, store = server.services.tables.open[table], server.services.table_store
    assert live.game is not None
    log: list[LogEntry] = server.ask(lambda: store.log(table))
    return SeededTable(live.table, live.seed), log, live.game.record.entries[-1].hash


def test_a_log_leads_where_it_led_with_all_or_some_of_what_happened(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    seeded, log, reached = played(server, ann, bob)
    rules = find_any(seeded.table.game)
    for kept, remembered in ((None, len(log)), (1, 1)):
        game = replayed(rules, seeded, log, kept)
        assert (game.version, game.record.entries[-1].hash) == (len(log), reached)
        assert len(game.transitions) == remembered


def test_a_log_that_leads_elsewhere_is_found_out(server: RunningServer, ann: Guest, bob: Guest) -> None:
    seeded, log, _ = played(server, ann, bob)
    rules = find_any(seeded.table.game)
    for changed in (replace(log[-1], hash="0" * 16), replace(log[-1], version=7)):
        with pytest.raises(ValueError, match="does not lead"):
            replayed(rules, seeded, [*log[:-1], changed])


def test_all_games_of_a_database_are_played_again_and_counted(server: RunningServer, ann: Guest, bob: Guest) -> None:
    _, log, _ = played(server, ann, bob)

    def check() -> tuple[int, int]:
        found = check_games(connection, Path("copy"), find_any)
        return found.tables, found.entries

    with server.services.store._reading.connect() as connection:
        tables, entries = check()
        assert tables >= 1
        assert entries >= len(log)


def test_a_copy_in_which_a_game_leads_elsewhere_is_named(server: RunningServer, ann: Guest, bob: Guest) -> None:
    seeded, _, _ = played(server, ann, bob)
    with server.services.store._reading.connect() as connection:
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("BEGIN")
        connection.exec_driver_sql("UPDATE log SET hash = 'x' WHERE table_id = ?", (seeded.table.id,))
        with pytest.raises(BadInput, match="damaged-copy") as found:
            check_games(connection, Path("copy"), find_any)
        connection.exec_driver_sql("ROLLBACK")
    assert found.value.facts["problem"] == f"{seeded.table.id} 1"
