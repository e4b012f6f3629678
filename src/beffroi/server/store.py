"""What is on disk, asked and written: every question has one method; only the writer thread writes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import BigInteger, Connection, Row, cast, delete, extract, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from beffroi.core.action import Seat
from beffroi.server.database import READERS, open_engines
from beffroi.server.match import Logged
from beffroi.server.plan import Plan, decode_plan, encode_plan
from beffroi.server.protocol import Guest, Remark
from beffroi.server.schema import GUESTS, KEEPERS, LOG, PASSINGS, REMARKS, SITTING, TABLES
from beffroi.server.settings import Settings
from beffroi.server.writer import Writer

T = TypeVar("T")
SHELF_LENGTH = 30
REMARKS_KEPT = 200


Stamp: TypeAlias = tuple[int, int, int]
"""How far a table has gone: changes of its plan, entries of its log, remarks."""


class Unreachable(Exception):
    """The database does not answer; whether the last thing was written is not known."""


class Behind(Exception):
    """Somebody else has written first; the log must be read again before another try."""


class Standing(msgspec.Struct, frozen=True):
    """A table on the shelf: its plan, who is waited for, when something last happened."""

    plan: Plan
    asked: tuple[Seat, ...]
    changed: int


class Store:
    """The database of a house."""

    def __init__(self, settings: Settings) -> None:
        self._writing, self._reading = open_engines(settings)
        self._writer = Writer(self._writing)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What the database answers."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, ask)
        except SQLAlchemyError as error:
            raise Unreachable(type(error).__name__) from None

    def _ask(self, ask: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return ask(connection)

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Returns when it is on disk; `Behind` when a key says that it was done before."""
        try:
            return await self._writer.write(do)
        except IntegrityError:
            raise Behind from None
        except SQLAlchemyError as error:
            raise Unreachable(type(error).__name__) from None

    # Guests

    async def guest(self, secret: str) -> Guest | None:
        """The guest whose secret has this hash."""
        query = select(GUESTS.c.id, GUESTS.c.nickname).where(GUESTS.c.secret == secret)
        row = await self.read(lambda c: c.execute(query).first())
        return None if row is None else Guest(row.id, row.nickname)

    async def add_guest(self, guest: Guest, secret: str, created: int) -> None:
        row = {"id": guest.id, "nickname": guest.nickname, "secret": secret, "created": created}
        await self.write(lambda c: c.execute(insert(GUESTS), row))

    async def rename_guest(self, guest: Guest) -> None:
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(nickname=guest.nickname)
        await self.write(lambda c: c.execute(change))

    # Tables

    async def add_table(self, plan: Plan, seed: bytes) -> None:
        await self.write(lambda c: add_table_row(c, plan, seed))

    async def count_tables(self) -> int:
        return await self.read(lambda c: c.scalar(select(func.count()).select_from(TABLES)) or 0)

    async def table(self, table: str) -> tuple[Plan, bytes] | None:
        query = select(TABLES.c.plan, TABLES.c.seed).where(TABLES.c.id == table)
        row = await self.read(lambda c: c.execute(query).first())
        return None if row is None else (decode_plan(row.plan), row.seed)

    async def table_of_code(self, code: str) -> str | None:
        query = select(TABLES.c.id).where(TABLES.c.code == code)
        return await self.read(lambda c: c.scalar(query))

    async def change(
        self, plan: Plan, entries: Sequence[Logged] = (), successor: tuple[Plan, bytes] | None = None
    ) -> None:
        """Writes a plan that follows from the one before, with what came with it, or `Behind`."""

        def write(c: Connection) -> None:
            change = update(TABLES).where(TABLES.c.id == plan.id, TABLES.c.edition == plan.edition - 1)
            if c.execute(change.values(_plan_row(plan))).rowcount != 1:
                raise Behind
            _write_sitting(c, plan)
            _append(c, plan.id, entries)
            if successor is not None:
                add_table_row(c, *successor)

        await self.write(write)

    async def tables(self, status: Sequence[str], guest: str | None = None) -> list[Standing]:
        """The newest tables in one of these states: those of a guest, or else the public ones."""
        query = select(TABLES.c.plan).where(TABLES.c.status.in_(status))
        if guest is None:
            query = query.where(TABLES.c.private.is_(False))
        else:
            query = query.join(SITTING, SITTING.c.table_id == TABLES.c.id).where(SITTING.c.guest == guest)
        query = query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(SHELF_LENGTH)
        return await self.read(lambda c: [_standing(c, decode_plan(plan)) for plan in c.scalars(query)])

    async def running(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.status == "running")
        return await self.read(lambda c: list(c.scalars(query)))

    # The log

    async def append(self, table: str, entries: Sequence[Logged]) -> None:
        """Returns when it is on disk; `Behind` when the log has gone on without us."""
        await self.write(lambda c: _append(c, table, entries))

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.version > after).order_by(LOG.c.version)
        return await self.read(lambda c: [logged(row) for row in c.execute(query)])

    # What was said

    async def add_remark(self, table: str, guest: str, move_id: str, remark: Remark) -> None:
        row = {"table_id": table, "guest": guest, "move_id": move_id, **msgspec.structs.asdict(remark)}
        await self.write(lambda c: c.execute(insert(REMARKS), row))

    async def remarks(self, table: str, after: int = 0) -> list[tuple[str, str, Remark]]:
        """Who said what under which name of a move, the last of it."""
        query = select(REMARKS).where(REMARKS.c.table_id == table, REMARKS.c.number > after)
        query = query.order_by(REMARKS.c.number.desc()).limit(REMARKS_KEPT)
        rows = await self.read(lambda c: list(c.execute(query)))
        return [(row.guest, row.move_id, _remark(row)) for row in reversed(rows)]

    # Handing a chair to another device

    async def add_passing(self, word: str, table: str, seat: Seat, until: int) -> None:
        row = {"word": word, "table_id": table, "seat": seat, "until": until}
        await self.write(lambda c: c.execute(insert(PASSINGS), row))

    async def take_passing(self, word: str, now: int) -> tuple[str, Seat] | None:
        """What a word is good for; it is good once."""

        def take(c: Connection) -> tuple[str, Seat] | None:
            row = c.execute(select(PASSINGS).where(PASSINGS.c.word == word)).first()
            c.execute(delete(PASSINGS).where((PASSINGS.c.word == word) | (PASSINGS.c.until < now)))
            return None if row is None or row.until < now else (row.table_id, Seat(row.seat))

        return await self.write(take)

    # Several processes

    async def beat(
        self, process: str, present: list[tuple[str, str]], lease: float
    ) -> dict[str, list[tuple[str, str]]]:
        """A sign of life, for those of the others: who lives, and who is at which table through them."""

        def write(c: Connection) -> dict[str, list[tuple[str, str]]]:
            now: int = c.execute(select(NOW)).scalar_one()
            row = {"at": now, "present": msgspec.json.encode(present).decode()}
            if c.execute(update(KEEPERS).where(KEEPERS.c.process == process).values(row)).rowcount == 0:
                c.execute(insert(KEEPERS), row | {"process": process})
            c.execute(delete(KEEPERS).where(KEEPERS.c.at < now - lease * 1000))
            return {row.process: _pairs(row.present) for row in c.execute(select(KEEPERS))}

        return await self.write(write)

    async def leave(self, process: str) -> None:
        await self.write(lambda c: c.execute(delete(KEEPERS).where(KEEPERS.c.process == process)))

    async def stamps(self, tables: Sequence[str]) -> dict[str, Stamp]:
        """How far these tables have gone, and all that are being played."""
        version = select(func.max(LOG.c.version)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
        remarks = select(func.max(REMARKS.c.number)).where(REMARKS.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, TABLES.c.edition, func.coalesce(version, 0), func.coalesce(remarks, 0))
        query = query.where(TABLES.c.id.in_(tables) | (TABLES.c.status == "running"))
        rows = await self.read(lambda c: list(c.execute(query)))
        return {table: (edition, entries, said) for table, edition, entries, said in rows}


def add_table_row(c: Connection, plan: Plan, seed: bytes) -> None:
    """A new table, as part of something larger that is written with it."""
    c.execute(insert(TABLES), _plan_row(plan) | {"id": plan.id, "created": plan.created, "seed": seed})
    _write_sitting(c, plan)


NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""The clock of the database, in milliseconds: the only one all processes share."""
_pairs = msgspec.json.Decoder(list[tuple[str, str]]).decode


def _plan_row(plan: Plan) -> dict[str, Any]:
    return {
        "code": plan.code,
        "status": plan.status,
        "private": plan.private or plan.tournament is not None,  # the tables of a tournament are found on its page
        "edition": plan.edition,
        "plan": encode_plan(plan),
    }


def _write_sitting(c: Connection, plan: Plan) -> None:
    guests = {chair.guest for chair in plan.chairs if chair.guest} | {plan.host}
    known = set(c.scalars(select(SITTING.c.guest).where(SITTING.c.table_id == plan.id)))
    for gone in known - guests:
        c.execute(delete(SITTING).where(SITTING.c.table_id == plan.id, SITTING.c.guest == gone))
    for guest in sorted(guests - known):
        c.execute(insert(SITTING), {"guest": guest, "table_id": plan.id})


def _append(c: Connection, table: str, entries: Sequence[Logged]) -> None:
    if entries:
        c.execute(insert(LOG), [_log_row(table, entry) for entry in entries])


def _log_row(table: str, entry: Logged) -> dict[str, Any]:
    asked = ",".join(map(str, entry.asked))
    return msgspec.structs.asdict(entry) | {"table_id": table, "asked": asked}


def logged(row: Row[Any]) -> Logged:
    """An entry of the log, as the game understands it."""
    asked = _seats(row.asked)
    return Logged(row.version, Seat(row.seat), row.action, row.hash, row.move_id, row.digest, row.at, asked, row.clock)


def _seats(text: str) -> tuple[Seat, ...]:
    return tuple(Seat(int(each)) for each in text.split(",") if each)


def _standing(c: Connection, plan: Plan) -> Standing:
    last = select(func.max(LOG.c.version)).where(LOG.c.table_id == plan.id).scalar_subquery()
    row = c.execute(select(LOG.c.asked, LOG.c.at).where(LOG.c.table_id == plan.id, LOG.c.version == last)).first()
    return (
        Standing(plan, plan.asked, plan.changed) if row is None else Standing(plan, _seats(row.asked), row.at // 1000)
    )


def _remark(row: Row[Any]) -> Remark:
    return Remark(row.number, None if row.seat is None else Seat(row.seat), row.name, row.text, row.at)
