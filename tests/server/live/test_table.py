"""One table in memory: read from its log while others play, and changed though others write at the same time."""

from __future__ import annotations

import asyncio
from copy import copy
from typing import Any

import msgspec
import pytest

from beffroi.server.live import faults
from beffroi.server.live.game import LiveGame
from beffroi.server.logs import ThrottledLog
from beffroi.server.storage.store import WriteConflict
from tests.core.positions import PURSE
from tests.server.guest import Guest
from tests.server.live.test_attempt import fair_for_three
from tests.server.live.test_move import fair_for_two
from tests.server.running import PATIENCE, RunningServer
from tests.toy.rulebook import Bid


def test_others_have_their_turn_between_the_entries_of_a_long_game(
    server: RunningServer, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.open_table("cathedral", "random", "random")["id"]
    with ann.at(table) as window:
        window.wait_for("over")
    replay, turns, seen = LiveGame.replay, [0], []

    def noting(game: LiveGame, *entry: Any) -> Any:
        seen.append(turns[0])
        return replay(game, *entry)

    async def read_again() -> None:
        live = server.services.tables.open[table]
        live.game = None
        reading = asyncio.create_task(live.change(lambda agreed: agreed))
        live.is_behind = True
        while not reading.done():
            turns[0] += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(LiveGame, "replay", noting)
    server.ask(read_again)
    assert len(set(seen)) == len(seen) > 10


def test_of_all_that_another_process_has_written_only_the_last_question_is_asked(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    """Or whoever is quick would answer one that chance or the table has answered already, and be refused."""
    table = fair_for_three(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        second.shown()
        live = server.services.tables.open[table]
        early = server.ask(lambda: as_it_is(live.game))
        for player, bid in ((second, PURSE), (first, 1)):
            assert player.move(Bid(bid))["type"] == "ok"
        second.ping()

        async def read_on() -> None:
            live.game, live.is_behind = early, True
            await live.change(lambda agreed: agreed)

        server.ask(read_on)
        second.say({"type": "ping"})
        frames = list(iter(lambda: msgspec.json.decode(second.socket.recv(timeout=PATIENCE)), {"type": "pong"}))
    *before, last = [frame["seen"] for frame in frames if frame["type"] == "update"]
    assert [seen["ask"] for seen in before] == [None] * len(before)
    assert "RaiseBid" in [seen["asking"] for seen in before]
    assert last["step"] > before[-1]["step"]


def as_it_is(game: LiveGame | None) -> LiveGame:
    """A game that does not go on with the one it is of."""
    assert game is not None
    early = copy(game)
    early.transitions, early.moves = game.transitions.copy(), game.moves.copy()
    early._seen, early._scores = {}, {}
    return early


def test_whoever_is_overtaken_each_time_is_told_to_come_again_and_the_log_says_it_once(
    server: RunningServer, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def overtaken(*_: Any) -> None:
        raise WriteConflict

    monkeypatch.setattr(faults, "CONTENTION", ThrottledLog())
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        with monkeypatch.context() as patched:
            patched.setattr(server.services.table_store, "append", overtaken)
            answers = [player.move(Bid(5), move_id=name) for name in ("one", "two")]
        assert [(answer["type"], answer["why"]) for answer in answers] == [("retry", "store")] * 2
        assert player.move(Bid(5), move_id="one")["type"] == "ok"
    assert [record.message for record in caplog.records].count("others-write-first") == 1
