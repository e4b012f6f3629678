"""A table as one reader may know it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.server.protocol.tables import SeatCard, TableInfo, TakeBack
from beffroi.server.tables.table import Table


class Presence(NamedTuple):
    """The seats whose people are here, those that are missed with the seconds until a bot stands in, who looks on."""

    online: Collection[Seat] = ()
    missed: Mapping[Seat, int] = MappingProxyType({})
    watching: int = 0


def table_info(
    table: Table, reader: str | None, asked: tuple[Seat, ...], presence: Presence, muted: tuple[int, ...] = ()
) -> TableInfo:
    seats = table.seats_of(reader)
    is_known = bool(seats) or table.host == reader
    return TableInfo(
        id=table.id,
        game=table.game,
        revision=table.revision,
        options=table.options,
        title=table.title,
        status=table.status,
        private=table.private,
        code=table.code if is_known else None,
        hosting=table.host == reader,
        standing=table.why_standing(reader),
        silent=table.why_silent(reader),
        muted=muted if table.host == reader else (),
        can_close=table.can_close(reader),
        seats=tuple(_card(table, Seat(n), n in seats, presence) for n in range(len(table.occupants))),
        asked=asked if table.is_playing else (),
        free_take_back=table.free_take_back,
        may_ask_back=table.is_playing and table.may_ask_back,
        asks_back=_asks_back(table, reader),
        clock=table.clock,
        commitment=table.commitment,
        result=table.result,
        rematch=table.rematch,
        tournament=table.tournament,
        created=table.created,
        changed=table.changed,
        watching=presence.watching,
    )


def _card(table: Table, seat: Seat, mine: bool, presence: Presence) -> SeatCard:
    occupant = table.occupants[seat]
    is_here = occupant.kind == "bot" or seat in presence.online
    after = None if occupant.bot or seat in table.awaited else presence.missed.get(seat)
    return SeatCard(
        occupant.kind,
        occupant.name,
        occupant.level,
        mine,
        is_here,
        occupant.stand_in,
        occupant.guest == table.host,
        after,
    )


def _asks_back(table: Table, reader: str | None) -> TakeBack | None:
    asked = table.asks_back
    return None if asked is None else TakeBack(asked.seat, asked.step, reader in table.must_agree, asked.declined)
