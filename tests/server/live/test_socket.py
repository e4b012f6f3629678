"""A queue that a slow reader cannot fill for ever."""

from __future__ import annotations

from beffroi.server.live.socket import QUEUE_LENGTH
from beffroi.server.protocol.frames import Pong
from tests.server.guest import BOTH_WAYS, Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer


@BOTH_WAYS
def test_a_slow_reader_is_closed_and_nobody_waits_for_him(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        (socket,) = server.services.tables.open[table].sockets

        def flood() -> None:
            for _ in range(QUEUE_LENGTH + 1):
                socket.say(Pong())

        server.ask(flood)
        assert player.closed() == 4408
