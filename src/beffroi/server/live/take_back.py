"""Going back to a decision by consent: one person asks, the others allow it or do not."""

from __future__ import annotations

from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.server.live.access import TableAccess
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import Proposal, play
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import NotAllowed, NotNow
from beffroi.server.tables.seating import own_seat, own_seats
from beffroi.server.tables.table import AskedBack, Table


class TakeBackRequests:
    """Asks on behalf of one person, and hears the others."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access

    async def ask(self, table_id: str, guest: Guest, seat: int | None) -> LiveTable:
        """Somebody would like to go back to their last decision; with nobody else to ask, they do."""
        live = await self._access.find(table_id, guest)
        await live.change(lambda table: _asking(table, own_seat(table, guest.id, seat), live.game))
        return await _settle(live)

    async def grant(self, table_id: str, guest: Guest) -> LiveTable:
        """Somebody who was asked lets it happen; the last one makes it so."""
        live = await self._access.find(table_id, guest)
        await live.change(lambda table: _granted(_heard(table, guest, live.game), guest))
        return await _settle(live)

    async def decline(self, table_id: str, guest: Guest) -> LiveTable:
        """Somebody who was asked does not want it: the game goes on, and nobody asks again at this question."""
        live = await self._access.find(table_id, guest)
        await live.change(lambda table: _declined(_heard(table, guest, live.game)))
        return live


class AgreedTakeBack(Proposal):
    """What everybody has agreed to, while the question they were asked at is still open."""

    def attempt(self, live: LiveTable, game: LiveGame) -> Attempt | None:
        asked = live.table.asks_back
        if asked is None or asked.declined or asked.step != game.question.number or live.table.must_agree:
            return None
        if asked.seat not in game.record.askers:
            return None
        tried = Attempt(game)
        tried.let_back(asked.seat)
        return tried


async def _settle(live: LiveTable) -> LiveTable:
    if live.table.asks_back is not None and not live.table.must_agree:
        await play(live, AgreedTakeBack())
    return live


def _asking(table: Table, seat: Seat, game: LiveGame | None) -> Table:
    if game is None or not table.is_playing:
        raise NotNow("not-playing-now")
    if not table.may_ask_back:
        raise NotNow("take-back-among-people")
    if seat not in game.record.askers:
        raise NotNow("nothing-to-take-back")
    if game.is_final_for(seat):
        raise NotNow("answers-are-final")
    if table.asks_back is not None and table.asks_back.step == game.question.number:
        raise NotNow("take-back-was-asked")
    return replace(table, asks_back=AskedBack(seat, game.question.number))


def _heard(table: Table, guest: Guest, game: LiveGame | None) -> Table:
    """The table, if this guest's word is waited for."""
    own_seats(table, guest.id)
    asked = table.asks_back
    if asked is None or game is None or not table.is_playing or asked.step != game.question.number:
        raise NotNow("take-back-is-over")
    if guest.id not in table.must_agree:
        raise NotAllowed("not-asked-back")
    return table


def _granted(table: Table, guest: Guest) -> Table:
    assert table.asks_back is not None
    return replace(table, asks_back=replace(table.asks_back, granted=(*table.asks_back.granted, guest.id)))


def _declined(table: Table) -> Table:
    assert table.asks_back is not None
    return replace(table, asks_back=replace(table.asks_back, declined=True))
