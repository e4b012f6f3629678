"""Who is putting an offer together: their page says so, bots give them time, and nobody is told."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.server.live.socket import Socket


class Composers:
    """The sockets behind which somebody puts an offer together; a page that is gone composes nothing."""

    def __init__(self) -> None:
        self._sockets: set[Socket] = set()

    def note(self, socket: Socket, *, is_on: bool) -> None:
        if is_on:
            self._sockets.add(socket)
        else:
            self._sockets.discard(socket)

    @property
    def seats(self) -> set[Seat]:
        """The chairs for which an offer is being put together."""
        return {socket.viewer for socket in self._sockets if socket.viewer is not None and not socket.is_closing}
