"""A table as one reader may know it."""

from __future__ import annotations

from collections.abc import Collection

from beffroi.core.action import Seat
from beffroi.server.protocol.rest import SeatCard, Sheet
from beffroi.server.tables.table import Plan, Sitter


def sheet_of(
    plan: Plan, reader: str | None, asked: tuple[Seat, ...], online: Collection[Seat], muted: tuple[int, ...] = ()
) -> Sheet:
    seats = plan.seats_of(reader)
    is_known = bool(seats) or plan.host == reader
    return Sheet(
        id=plan.id,
        game=plan.game,
        revision=plan.revision,
        options=plan.options,
        title=plan.title,
        status=plan.status,
        private=plan.private,
        code=plan.code if is_known else None,
        hosting=plan.host == reader,
        standing=plan.why_standing(reader),
        silent=plan.why_silent(reader),
        muted=muted if plan.host == reader else (),
        can_close=plan.can_close(reader),
        seats=tuple(_card(chair, n in seats, n in online) for n, chair in enumerate(plan.chairs)),
        asked=asked if plan.is_playing else (),
        clock=plan.clock,
        commitment=plan.commitment,
        result=plan.result,
        rematch=plan.rematch,
        tournament=plan.tournament,
        created=plan.created,
        changed=plan.changed,
    )


def _card(chair: Sitter, mine: bool, online: bool) -> SeatCard:
    return SeatCard(chair.kind, chair.name, chair.level, mine, online or chair.kind == "bot", chair.stand_in)
