"""A seat goes to another device: by a word that its owner makes and the other device says."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.server.live.access import TableAccess
from beffroi.server.live.tables import LiveTables
from beffroi.server.people.brute_force import BruteForceLimit
from beffroi.server.people.tokens import hashed, new_word
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import NotFound, NotNow
from beffroi.server.tables.seating import hand_over, own_seat
from beffroi.server.tables.table import Table
from beffroi.server.tables.transfers import Transfer, TransferStore, WordUsed


class Handover:
    """Makes words for seats, and gives the seats to whoever has them."""

    def __init__(
        self, tables: LiveTables, access: TableAccess, transfers: TransferStore, brute_force: BruteForceLimit
    ) -> None:
        self._tables = tables
        self._access = access
        self._transfers = transfers
        self._brute_force = brute_force

    async def offer(self, table_id: str, guest: Guest, seat: int | None) -> str:
        """A word by which another device takes over a seat; it is good once, and not for long."""
        live = await self._access.find(table_id, guest)
        word = new_word()

        async def keep() -> None:
            transfer = Transfer(live.id, _passable(live.table, guest.id, seat), guest.id)
            await self._transfers.add(hashed(word), transfer, live.table.edition)

        await live.retry(keep)
        return word

    async def claim(self, guest: Guest, word: str, address: str) -> str:
        """Gives a seat to the device that has a word for it, if its maker still has the seat; returns the table."""
        async with self._brute_force.guess(address):
            transfer = await self._transfers.find(hashed(word))
            if transfer is None:
                raise NotFound("no-such-word")
        live = await self._tables.get(transfer.table_id)
        try:
            await live.change(lambda table: hand_over(table, transfer.seat, transfer.guest, guest), hashed(word))
        except WordUsed:
            raise NotFound("no-such-word") from None
        return live.id


def _passable(table: Table, guest: str, seat: int | None) -> Seat:
    own = own_seat(table, guest, seat)
    if table.is_ended:
        raise NotNow("not-playing-now")
    return own
