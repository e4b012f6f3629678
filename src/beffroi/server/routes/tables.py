"""Tables: listed, opened, joined, left, started, ended, played again."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import msgspec
import segno
from litestar import Controller, Request
from litestar.params import FromQuery
from litestar.response import Response

from beffroi.server.live.access import TableAccess
from beffroi.server.live.bots.hints import Hints
from beffroi.server.live.handover import Handover
from beffroi.server.live.lobby import Lobby
from beffroi.server.live.tables import LiveTables
from beffroi.server.live.take_back import TakeBackRequests
from beffroi.server.protocol.games import HintCard
from beffroi.server.protocol.people import GuestRef
from beffroi.server.protocol.problems import NotNow
from beffroi.server.protocol.tables import Claim, Invitation, Join, TableInfo, TableLists, TableRef, TransferWord
from beffroi.server.routes.dependencies import Address, Guest, MaybeNumber, MaybeWord, Name, Visitor, get, post
from beffroi.server.tables.info import Presence, table_info
from beffroi.server.tables.seating import own_seat
from beffroi.server.tables.store import LIST_LENGTH, ListedTable, TableStore


class TableListRoutes(Controller):
    """Which tables there are, and one more."""

    lobby: Lobby
    store: TableStore
    tables: LiveTables

    @post("/api/tables")
    async def open_table(self, data: Invitation, guest: Guest) -> TableInfo:
        """Opens a table; it begins at once when no seat is open."""
        return (await self.lobby.open_table(guest, data)).info(guest.id)

    @get("/api/tables")
    async def tables_listed(self, visitor: Visitor, before: MaybeWord = None) -> TableLists:
        """The tables of a guest and the public ones, newest first; or only those of a guest that are older than one."""
        reader = None if visitor is None else visitor.id
        mine = [] if reader is None else await self.store.of_guest(reader, before)
        public = [[], [], []] if before else await self.store.public("open", "running", "over")
        own, opened, running, over = (self._infos(each, reader) for each in (mine[:LIST_LENGTH], *public))
        return TableLists(own, opened, running, over, more=len(mine) > LIST_LENGTH)

    def _infos(self, listed: Iterable[ListedTable], reader: str | None) -> tuple[TableInfo, ...]:
        return tuple(self._info(each, reader) for each in listed)

    def _info(self, listed: ListedTable, reader: str | None) -> TableInfo:
        live = self.tables.open.get(listed.table.id)
        presence = Presence() if live is None else Presence(live.online, watching=live.watching)
        return table_info(listed.table, reader, listed.asked, presence)


class TableRoutes(Controller):
    """What can be done about a table besides playing at it."""

    lobby: Lobby
    access: TableAccess
    handover: Handover
    take_back_requests: TakeBackRequests
    hints: Hints
    origin: str
    """The address people use, when whoever runs the server has named one."""

    @get("/api/tables/{table:str}")
    async def table_sheet(self, table: Name, visitor: Visitor, address: Address, code: MaybeWord = None) -> TableInfo:
        """A table as the reader may know it; a private one opens to its guests and to its code."""
        live = await self.access.find(table, visitor, code, address)
        return live.info(None if visitor is None else visitor.id)

    @get("/api/codes/{code:str}")
    async def find_code(self, code: Name, address: Address) -> TableRef:
        """Where a code leads."""
        return TableRef(await self.access.find_code(code, address))

    @post("/api/tables/{table:str}/join")
    async def join(self, table: Name, data: Join, guest: Guest, address: Address) -> TableInfo:
        """Takes a seat."""
        return (await self.lobby.join(table, guest, data, address)).info(guest.id)

    @post("/api/tables/{table:str}/leave")
    async def leave(self, table: Name, guest: Guest) -> TableInfo:
        """Gets up: the seat is free again, or a bot plays until its owner is back."""
        return (await self.lobby.leave(table, guest)).info(guest.id)

    @post("/api/tables/{table:str}/return")
    async def come_back(self, table: Name, guest: Guest) -> TableInfo:
        """Takes the seat back from the bot."""
        return (await self.lobby.come_back(table, guest)).info(guest.id)

    @post("/api/tables/{table:str}/wait")
    async def wait_for(self, table: Name, guest: Guest, seat: FromQuery[int]) -> TableInfo:
        """Waits for somebody who is away instead of having a bot stand in."""
        return (await self.lobby.wait_for(table, guest, seat)).info(guest.id)

    @post("/api/tables/{table:str}/ask-back")
    async def ask_back(self, table: Name, guest: Guest, seat: MaybeNumber = None) -> TableInfo:
        """Asks the others to let one go back to one's last decision."""
        return (await self.take_back_requests.ask(table, guest, seat)).info(guest.id)

    @post("/api/tables/{table:str}/grant-back")
    async def grant_back(self, table: Name, guest: Guest) -> TableInfo:
        """Lets somebody go back who has asked."""
        return (await self.take_back_requests.grant(table, guest)).info(guest.id)

    @post("/api/tables/{table:str}/decline-back")
    async def decline_back(self, table: Name, guest: Guest) -> TableInfo:
        """Does not let somebody go back who has asked."""
        return (await self.take_back_requests.decline(table, guest)).info(guest.id)

    @post("/api/tables/{table:str}/start")
    async def start(self, table: Name, guest: Guest, level: MaybeWord = None) -> TableInfo:
        """Begins with bots on the seats that are still open; tries a frozen table again."""
        return (await self.lobby.start(table, guest, level)).info(guest.id)

    @post("/api/tables/{table:str}/free")
    async def free_seat(self, table: Name, guest: Guest, seat: FromQuery[int]) -> TableInfo:
        """Puts whoever sits in a seat out, before the game has begun; only the host may."""
        return (await self.lobby.free_seat(table, guest, seat)).info(guest.id)

    @post("/api/tables/{table:str}/mute")
    async def mute(self, table: Name, data: GuestRef, guest: Guest) -> TableInfo:
        """Refuses the remarks of a guest from now on; only the host may."""
        return (await self.lobby.mute(table, guest, data)).info(guest.id)

    @post("/api/tables/{table:str}/unmute")
    async def unmute(self, table: Name, data: GuestRef, guest: Guest) -> TableInfo:
        """Lets a guest speak again; only the host may."""
        return (await self.lobby.unmute(table, guest, data)).info(guest.id)

    @post("/api/tables/{table:str}/resign")
    async def resign(self, table: Name, guest: Guest, seat: MaybeNumber = None) -> TableInfo:
        """Gives up."""
        return (await self.lobby.resign(table, guest, seat)).info(guest.id)

    @post("/api/tables/{table:str}/close")
    async def close(self, table: Name, guest: Guest) -> TableInfo:
        """Ends the table before its time; only its host may."""
        return (await self.lobby.close(table, guest)).info(guest.id)

    @post("/api/tables/{table:str}/rematch")
    async def rematch(self, table: Name, guest: Guest) -> TableInfo:
        """The same people again, one seat further."""
        return (await self.lobby.rematch(table, guest)).info(guest.id)

    @post("/api/tables/{table:str}/pass")
    async def hand_on(self, table: Name, guest: Guest, seat: MaybeNumber = None) -> TransferWord:
        """A word by which another device takes over a seat."""
        return TransferWord(await self.handover.offer(table, guest, seat))

    @post("/api/claim")
    async def claim(self, data: Claim, guest: Guest, address: Address) -> TableRef:
        """Takes over the seat a word stands for."""
        return TableRef(await self.handover.claim(guest, data.word, address))

    @get("/api/tables/{table:str}/hint")
    async def hint(self, table: Name, guest: Guest, address: Address, seat: MaybeNumber = None) -> tuple[HintCard, ...]:
        """What a bot on this seat would consider, from what the seat sees; nobody is helped in a tournament."""
        live = await self.access.find(table, guest)
        own = own_seat(live.table, guest.id, seat)
        if live.table.tournament is not None:
            raise NotNow("no-hints-in-tournaments")
        if live.game is None or own not in live.asked:
            raise NotNow("not-asked-now")
        return msgspec.json.decode(await self.hints.of(live, own, address), type=tuple[HintCard, ...])

    @get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, table: Name, visitor: Visitor, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The link of a table, for a telephone's camera."""
        live = await self.access.find(table, visitor)
        info = live.info(None if visitor is None else visitor.id)
        path = f"join/{info.code}" if info.code else f"table/{live.id}"
        base = self.origin or str(request.base_url).rstrip("/")
        drawn = io.BytesIO()
        segno.make(f"{base}/{path}").save(drawn, kind="svg", scale=4, border=2)
        return Response(drawn.getvalue(), media_type="image/svg+xml")
