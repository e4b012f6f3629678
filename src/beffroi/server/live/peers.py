"""The other processes of the same server, as far as a table needs to know of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from beffroi.core.action import Seat


class Peers(Protocol):
    """Who looks after which table, and who is connected through another process."""

    def owns(self, table_id: str) -> bool:
        """Whether the bots, the clocks and the absent of a table are the business of this process."""

    def elsewhere(self, table_id: str) -> Collection[str]:
        """Who is connected to a table through another process: guests, and nobody's name for those without one."""

    def composing(self, table_id: str) -> Collection[Seat]:
        """The seats of a table for which an offer is being put together through another process."""

    @property
    def guests(self) -> Collection[str]:
        """The guests who are connected to some table through another process."""


class NoPeers:
    """One process for all: every table is its own, and nobody is elsewhere."""

    guests: Collection[str] = ()

    def owns(self, _table_id: str) -> bool:
        return True

    def elsewhere(self, _table_id: str) -> Collection[str]:
        return ()

    def composing(self, _table_id: str) -> Collection[Seat]:
        return ()
