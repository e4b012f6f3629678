"""What can be done about a table besides playing at it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from beffroi.core.codec import encode
from beffroi.core.game import AnyGame
from beffroi.core.host import Close
from beffroi.core.model import BadInput
from beffroi.server.live.access import TableAccess
from beffroi.server.live.history import Histories
from beffroi.server.live.host import resign, say_as_host
from beffroi.server.live.no_show import STAND_IN
from beffroi.server.live.table import LiveTable
from beffroi.server.live.tables import LiveTables
from beffroi.server.people.sanitize import visible
from beffroi.server.protocol.people import Guest, GuestRef
from beffroi.server.protocol.problems import Malformed, NotFound, NotNow
from beffroi.server.protocol.tables import Invitation, Join, SeatTerms, Start
from beffroi.server.protocol.values import NICKNAME_LENGTH
from beffroi.server.tables.factory import TableFactory
from beffroi.server.tables.seating import (
    bot,
    come_back,
    fill,
    free,
    mute,
    occupant_of,
    own_seat,
    own_seats,
    rise,
    sit,
    unmute,
    wait_for,
    with_bot_names,
)
from beffroi.server.tables.store import TableStore
from beffroi.server.tables.table import EMPTY, Occupant, Table
from beffroi.server.tables.terms import carried_over, read_clock, read_level, read_options, read_take_back

KEPT_FOR_A_REMATCH = (
    *("game", "title", "private", "host", "clock"),
    *("spectators_speak", "several_seats", "free_take_back", "muted", "barred"),
)


class Lobby:
    """Opens tables, seats people, and lets hosts decide what is theirs to decide."""

    def __init__(
        self,
        factory: TableFactory,
        store: TableStore,
        tables: LiveTables,
        access: TableAccess,
        histories: Histories,
    ) -> None:
        self._factory = factory
        self._store = store
        self._tables = tables
        self._access = access
        self._histories = histories

    async def open_table(self, guest: Guest, invitation: Invitation) -> LiveTable:
        """A new table as somebody wants it; it begins at once when no seat is open."""
        rules, seats = self._factory.find_game(invitation.game), len(invitation.seats)
        if seats not in rules.seats:
            raise BadInput("wrong-seats", game=rules.name, seats=seats, allowed=rules.seats)
        agreed = {"revision": rules.revision, "options": read_options(rules, invitation.options, seats)}
        if invitation.start is not None:
            agreed = await self._position(guest, invitation, invitation.start)
        new = self._factory.new(
            game=rules.name,
            title=visible(invitation.title),
            private=invitation.private,
            host=guest.id,
            occupants=with_bot_names(tuple(self._occupant(terms, guest) for terms in invitation.seats)),
            clock=read_clock(invitation.clock),
            spectators_speak=invitation.spectators_speak,
            several_seats=invitation.several_seats,
            free_take_back=read_take_back(invitation),
            **agreed,
        )
        await self._store.add(new)
        return await self._tables.get(new.table.id, new)

    def _occupant(self, terms: SeatTerms, guest: Guest) -> Occupant:
        if terms.kind == "me":
            return Occupant("person", visible(terms.name or "", NICKNAME_LENGTH) or guest.nickname, guest.id)
        return EMPTY if terms.kind == "open" else bot(read_level(self._factory.levels, terms.level))

    async def _position(self, guest: Guest, wish: Invitation, start: Start) -> dict[str, Any]:
        """The position of a finished game from which somebody wants to play on, by the same rules and options."""
        live = await self._access.find(start.table, guest)
        table = live.table
        if not table.is_ended or table.game != wish.game:
            raise NotNow("game-is-not-over")
        if len(table.occupants) != len(wish.seats):
            raise NotNow("other-seats", seats=len(table.occupants))
        state = (await self._histories.of(live, None)).state_at(start.ply, None)
        if not state.agenda:
            raise NotNow("nothing-left-to-play")
        return {"revision": table.revision, "options": table.options, "start": encode(state).decode()}

    # What everybody may do about their own seat

    async def join(self, table_id: str, guest: Guest, wish: Join, address: str) -> LiveTable:
        live = await self._access.find(table_id, guest, wish.code, address)
        await live.change(lambda table: sit(table, guest, wish.seat))
        return live

    async def leave(self, table_id: str, guest: Guest) -> LiveTable:
        live = await self._access.find(table_id, guest)
        seats = own_seats(live.table, guest.id)
        if live.table.forfeits and live.table.is_playing:
            for seat in seats:
                await resign(live, seat, guest.id)
        elif live.table.status in ("open", "running"):
            await live.change(lambda table: rise(table, guest.id, STAND_IN))
        return live

    async def come_back(self, table_id: str, guest: Guest) -> LiveTable:
        live = await self._access.find(table_id, guest)
        await live.change(lambda table: come_back(table, guest.id))
        return live

    async def wait_for(self, table_id: str, guest: Guest, seat: int) -> LiveTable:
        live = await self._access.find(table_id, guest)
        await live.change(lambda table: wait_for(table, guest.id, seat))
        return live

    async def resign(self, table_id: str, guest: Guest, seat: int | None) -> LiveTable:
        live = await self._access.find(table_id, guest)
        _check_taken(live, await resign(live, own_seat(live.table, guest.id, seat), guest.id))
        return live

    async def rematch(self, table_id: str, guest: Guest) -> LiveTable:
        """The same people again, everybody one seat further; whoever asks second finds the table of the first."""
        live = await self._access.find(table_id, guest)
        own_seats(live.table, guest.id)
        if not live.table.is_ended:
            raise NotNow("game-is-not-over")
        if live.table.rematch is None:
            today = self._factory.find_game(live.table.game)
            await live.succeed(lambda table: self._factory.new(**_again(table, today)))
        assert live.table.rematch is not None
        return await self._tables.get(live.table.rematch)

    # What the host decides

    async def start(self, table_id: str, guest: Guest, level: str | None) -> LiveTable:
        """The host begins: bots take the seats still open. A frozen table is tried again."""
        live = await self._access.find_hosted(table_id, guest)
        wanted = read_level(self._factory.levels, level)
        if live.table.status == "frozen":
            await live.thaw()
        elif live.table.status == "open":
            await live.change(lambda table: fill(table, wanted) if table.status == "open" else table)
        return live

    async def free_seat(self, table_id: str, guest: Guest, seat: int) -> LiveTable:
        """The host puts somebody out before the game has begun."""
        live = await self._access.find_hosted(table_id, guest)
        await live.change(lambda table: free(table, seat))
        return live

    async def mute(self, table_id: str, guest: Guest, whom: GuestRef) -> LiveTable:
        """The host does not want somebody's remarks; they are refused from now on."""
        live = await self._access.find_hosted(table_id, guest)
        await live.change(lambda table: mute(table, _meant(live, table, whom)))
        return live

    async def unmute(self, table_id: str, guest: Guest, whom: GuestRef) -> LiveTable:
        live = await self._access.find_hosted(table_id, guest)
        await live.change(lambda table: unmute(table, _meant(live, table, whom)))
        return live

    async def close(self, table_id: str, guest: Guest) -> LiveTable:
        """The host ends the evening; a game that had not begun, or cannot go on, is simply put away."""
        live = await self._access.find_hosted(table_id, guest)
        if not live.table.can_close(guest.id):
            raise NotNow("own-tournament-table")
        if live.table.is_playing:
            _check_taken(live, await say_as_host(live, Close()))
        elif live.table.status in ("open", "frozen"):
            await live.change(lambda table: replace(table, status="closed"))
        return live


def _meant(live: LiveTable, table: Table, whom: GuestRef) -> str:
    """The guest of whom the host speaks: not themselves, and no bot."""
    if (whom.remark is None) == (whom.seat is None):
        raise Malformed("bad-request")
    speaker = None if whom.remark is None else live.chat.speaker(whom.remark)
    if whom.remark is not None and speaker is None:
        raise NotFound("no-such-remark")
    meant = speaker if whom.seat is None else occupant_of(table, whom.seat).guest
    if meant is None or meant == table.host:
        raise NotNow("nobody-to-mute")
    return meant


def _check_taken(live: LiveTable, is_taken: bool) -> None:
    if not is_taken or live.table.status == "open":
        raise NotNow("not-playing-now")


def _again(table: Table, rules: AnyGame) -> dict[str, Any]:
    """What was agreed, by the rules of today."""
    occupants = tuple(replace(occupant, stand_in=None) for occupant in table.occupants)
    kept = {name: getattr(table, name) for name in KEPT_FOR_A_REMATCH}
    agreed = {"revision": rules.revision, "options": carried_over(rules, table.options, len(table.occupants))}
    return kept | agreed | {"occupants": (occupants[-1], *occupants[:-1])}
