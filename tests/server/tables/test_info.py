"""A table as one reader may know it."""

from __future__ import annotations

import pytest

from beffroi.core.action import Seat
from beffroi.server.protocol.tables import TableInfo
from beffroi.server.tables.info import Presence, table_info
from tests.server.tables.test_table import ANN, BOB, BOT, OPEN, table


def told(reader: str | None) -> TableInfo:
    """What somebody is told of a table whose host has muted whoever made the fourth remark."""
    open_table = table(OPEN, BOB, BOT, status="open", private=True)
    return table_info(open_table, reader, (Seat(1),), Presence({Seat(1)}), (4,))


@pytest.mark.parametrize("reader", ["ann", "bob", "cid", None])
def test_the_code_is_for_those_who_belong_there_and_the_muted_for_the_host(reader: str | None) -> None:
    info = told(reader)
    assert (info.code is not None) == (reader in ("ann", "bob"))
    assert bool(info.muted) == info.hosting == (reader == "ann")


def test_each_reader_knows_their_own_seats_and_who_is_there() -> None:
    assert [card.mine for card in told("bob").seats] == [False, True, False]
    assert [card.mine for card in told(None).seats] == [False, False, False]
    assert [card.online for card in told(None).seats] == [False, True, True], "a bot is always there"


def test_nobody_is_asked_at_a_table_that_is_not_played() -> None:
    assert told("bob").asked == ()
    assert table_info(table(ANN, BOB), None, (Seat(1),), Presence()).asked == (1,)


def test_no_reader_is_told_the_name_by_which_another_is_known_to_the_server() -> None:
    for reader in ("ann", "bob", "cid", None):
        assert "'bob'" not in repr(told(reader))
        assert "'ann'" not in repr(told(reader))
