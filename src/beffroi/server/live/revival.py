"""Which running tables must be looked after though nobody is there: found in one pass that opens none of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, select

from beffroi.core.action import Seat
from beffroi.server.storage.schema import LOG, TABLES
from beffroi.server.storage.store import Store, read_seats
from beffroi.server.tables.table import Plan, decode_plan

CHUNK = 500
"""Tables that are looked at at once, so that other readers have their turn."""


class Look(NamedTuple):
    """Of some tables, those that need somebody and those that cannot be read."""

    needy: list[str]
    unreadable: list[tuple[str, Exception]]


async def looks(store: Store) -> AsyncIterator[Look]:
    """All running tables, some at a time."""
    running = await store.running()
    for start in range(0, len(running), CHUNK):
        yield await store.read(partial(look_at, tables=running[start : start + CHUNK]))


def look_at(c: Connection, tables: Sequence[str]) -> Look:
    look = Look([], [])
    asked = select(LOG.c.asked).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.version.desc()).limit(1)
    query = select(TABLES.c.id, TABLES.c.plan, asked.scalar_subquery().label("asked")).where(TABLES.c.id.in_(tables))
    for row in c.execute(query):
        try:
            plan = decode_plan(row.plan)
            if needs_upkeep(plan, plan.asked if row.asked is None else read_seats(row.asked)):
                look.needy.append(row.id)
        except Exception as fault:
            look.unreadable.append((row.id, fault))
    return look


def needs_upkeep(plan: Plan, asked: Sequence[Seat]) -> bool:
    """Whether a clock runs at a table, or a bot is asked that plays without being watched."""
    chairs = [plan.chairs[seat] for seat in asked if seat >= 0]
    has_clock = plan.clock is not None and any(chair.kind == "person" for chair in chairs)
    is_played = not plan.is_of_bots or plan.tournament is not None
    return has_clock or (is_played and any(chair.bot is not None for chair in chairs))
