"""A table as one reader may know it."""

from __future__ import annotations

from collections.abc import Collection

from beffroi.core.action import Seat
from beffroi.server.protocol.rest import SeatCard, TableInfo
from beffroi.server.tables.table import Occupant, Table


def table_info(
    table: Table, reader: str | None, asked: tuple[Seat, ...], online: Collection[Seat], muted: tuple[int, ...] = ()
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
        seats=tuple(_card(chair, n in seats, n in online) for n, chair in enumerate(table.chairs)),
        asked=asked if table.is_playing else (),
        free_take_back=table.free_take_back,
        clock=table.clock,
        commitment=table.commitment,
        result=table.result,
        rematch=table.rematch,
        tournament=table.tournament,
        created=table.created,
        changed=table.changed,
    )


def _card(chair: Occupant, mine: bool, online: bool) -> SeatCard:
    return SeatCard(chair.kind, chair.name, chair.level, mine, online or chair.kind == "bot", chair.stand_in)
