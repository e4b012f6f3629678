"""Who is putting an offer together: their page says so, bots give them time, and nobody is told."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.server.live.peers import Peers
from beffroi.server.live.socket import Socket


class ComposingSockets:
    """The sockets behind which somebody puts an offer together; a page that is gone composes nothing."""

    def __init__(self, table_id: str, peers: Peers) -> None:
        self._table_id = table_id
        self._peers = peers
        self._sockets: set[Socket] = set()

    def note(self, socket: Socket, *, is_on: bool) -> None:
        if is_on:
            self._sockets.add(socket)
        else:
            self._sockets.discard(socket)

    @property
    def seats(self) -> set[Seat]:
        """The seats for which an offer is being put together, through whatever process."""
        here = {seat for socket in self._sockets for seat in self.behind(socket)}
        return here | set(self._peers.composing(self._table_id))

    def behind(self, socket: Socket) -> tuple[Seat, ...]:
        """The seat for which an offer is being put together behind a socket, if one is."""
        if socket.viewer is None or socket.is_closing or socket not in self._sockets:
            return ()
        return (socket.viewer,)
