"""Handing a seat to another device: by a word that is good once, and not for long."""

from __future__ import annotations

import time

import pytest

from beffroi.core.action import Seat
from beffroi.server.storage.store import WriteConflict
from beffroi.server.tables import transfers
from beffroi.server.tables.transfers import GOOD_FOR, Transfer, WordUsed, use_word
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer


class Later:
    """The time when a word is not good any more."""

    @staticmethod
    def time() -> float:
        return time.time() + GOOD_FOR + 2


def test_a_word_is_found_until_it_is_used_or_too_old(
    server: RunningServer, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, table = server.services.table_store.transfers, fair_for_two(ann, bob)
    transfer, edition = Transfer(table, Seat(1), bob.id), server.services.tables.open[table].table.edition
    server.ask(lambda: store.add("one", transfer, edition))
    server.ask(lambda: store.add("other", transfer, edition))
    assert server.ask(lambda: store.find("one")) == transfer
    assert server.ask(lambda: store.find("nobody's")) is None
    server.ask(lambda: server.services.store.write(lambda c: use_word(c, "one")))
    assert server.ask(lambda: store.find("one")) is None
    with pytest.raises(WordUsed):
        server.ask(lambda: server.services.store.write(lambda c: use_word(c, "one")))
    assert server.ask(lambda: store.find("other")) == transfer
    monkeypatch.setattr(transfers, "time", Later)
    assert server.ask(lambda: store.find("other")) is None


def test_a_word_is_not_kept_for_a_seat_that_may_have_gone_meanwhile(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = fair_for_two(ann, bob)
    edition = server.services.tables.open[table].table.edition
    with pytest.raises(WriteConflict):
        server.ask(
            lambda: server.services.table_store.transfers.add("word", Transfer(table, Seat(1), bob.id), edition - 1)
        )
