"""Whoever puts an offer together is given time by bots, and nobody else learns of it."""

from __future__ import annotations

import pytest

from beffroi.core.action import Seat
from beffroi.games import find
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, RED
from tests.server.guest import Guest, TableSocket
from tests.server.running import running_server
from tests.server.test_worlds import World


def heard(window: TableSocket) -> list[str]:
    """What came besides the answer to a ping."""
    return [frame["type"] for frame in window.ping() if frame["type"] != "pong"]


def test_nobody_is_told_that_an_offer_is_put_together_and_it_ends_with_the_page(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running_server(tmp_path_factory.mktemp("composing"), bot_pause=3600.0) as server:
        world = World(server, Guest(server.address, "Ann"))
        world.lay(find("bastide"), bidding(), "T")

        def composing() -> set[Seat]:
            return set(server.ask(lambda: server.services.tables.open["T"].composing.seats))

        with world.guest.at("T", BLUE) as player, world.guest.at("T", RED) as other, world.guest.at("T") as watcher:
            for window in (player, other, watcher):
                window.ping()
            player.say({"type": "composing", "is_on": True})
            assert heard(player) == []
            assert composing() == {BLUE}
            watcher.say({"type": "composing", "is_on": True})
            assert heard(other) == []
            assert heard(watcher) == []
            assert composing() == {BLUE}, "whoever only watches offers nothing"
            player.say({"type": "composing", "is_on": False})
            player.ping()
            assert composing() == set()
            player.say({"type": "composing", "is_on": True})
            player.ping()
        world.guest.close()
        assert composing() == set()
