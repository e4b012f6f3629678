"""What is on disk, asked and written: every question has one method; only the writer thread writes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import msgspec
from prometheus_client import Counter, Histogram
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Row,
    ScalarSelect,
    bindparam,
    cast,
    delete,
    extract,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from beffroi.core.action import Seat
from beffroi.server.errors import CONFLICT, Sorry
from beffroi.server.live.game import Logged
from beffroi.server.protocol.frames import Remark
from beffroi.server.protocol.rest import Guest
from beffroi.server.settings import Settings
from beffroi.server.storage.cache import Recent
from beffroi.server.storage.checkpoint import Checkpoints
from beffroi.server.storage.database import READERS, open_engines, write_pulse, writers
from beffroi.server.storage.outage import Outages, is_conflict, outage_of
from beffroi.server.storage.schema import GUESTS, KEEPERS, LOG, PASSINGS, REMARKS, SITTING, TABLES
from beffroi.server.storage.writer import Rows, Writer
from beffroi.server.tables.table import Plan, decode_plan, encode_plan

T = TypeVar("T")
SHELF_LENGTH = 30
REMARKS_KEPT = 200
PASSING_SECONDS = 600
MOST_GUESTS, GUEST_SECONDS = 10_000, 10.0
"""How many guests are known without asking, and for how many seconds."""
CHECK_EVERY = 5.0
"""Seconds in which asking whether the database is well writes to it once."""
AGAIN = 1.0
"""Seconds after which an outage is looked at again."""


Stamp: TypeAlias = tuple[int, int, int]
"""How far a table has gone: changes of its plan, entries of its log, remarks."""


class Unreachable(Exception):
    """The database does not answer; whether the last thing was written is not known."""


class Behind(Exception):
    """Somebody else has written first; the log must be read again before another try."""


class Spent(Exception):
    """A word is good for nothing any more."""


class Passed(msgspec.Struct, frozen=True):
    """What a word stands for: the chair of a table, and who sat there when it was made."""

    table: str
    seat: Seat
    guest: str


class Standing(msgspec.Struct, frozen=True):
    """A table on the shelf: its plan, who is waited for, when something last happened."""

    plan: Plan
    asked: tuple[Seat, ...]
    changed: int


class Store:
    """The database of a house."""

    def __init__(self, settings: Settings) -> None:
        self._writing, self._reading = open_engines(settings)
        self._writer = Writer(self._writing, writers(settings))
        self._checkpoints = None if settings.is_shared else self._new_checkpoints()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._guests: Recent[Guest] = Recent(MOST_GUESTS, GUEST_SECONDS)
        self.outages = Outages()
        self._checking = asyncio.Lock()
        self._checked = -CHECK_EVERY

    @property
    def figures(self) -> tuple[Counter | Histogram, ...]:
        return *self.outages.figures, self._writer.seconds

    def _new_checkpoints(self) -> Checkpoints:
        return Checkpoints(str(self._writing.url.database), self._writer.seconds.labels("checkpoint"))

    def close(self) -> None:
        self._writer.close()
        if self._checkpoints is not None:
            self._checkpoints.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What the database answers."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, ask)
        except SQLAlchemyError as error:
            raise self._failed(error, is_write=False) from None

    def _ask(self, ask: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return ask(connection)

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Returns when it is on disk; `Behind` when a key says that it was done before."""
        try:
            written = await self._writer.write(do)
        except SQLAlchemyError as error:
            if isinstance(error, IntegrityError) or is_conflict(error):
                raise Behind from None
            raise self._failed(error, is_write=True) from None
        self.outages.wrote()
        return written

    # How the database is

    def _failed(self, error: SQLAlchemyError, *, is_write: bool) -> Unreachable:
        kind = outage_of(error)
        if kind is not None:
            self.outages.failed(kind, is_write=is_write)
        return Unreachable(type(error).__name__)

    async def check(self) -> str | None:
        """The kind of outage there is, if any; something is written for it, but not all the time."""
        async with self._checking:
            if time.monotonic() - self._checked >= CHECK_EVERY:
                self._checked = time.monotonic()
                await self._beat_pulse()
        return self.outages.kind

    async def outlast(self) -> None:
        """Returns when the next outage is over; in it, something is written again and again."""
        await self.outages.begun.wait()
        while self.outages.kind is not None:
            await asyncio.sleep(AGAIN)
            await self._beat_pulse()

    async def _beat_pulse(self) -> None:
        with suppress(Unreachable):
            await self.write(write_pulse)

    # Guests

    async def guest(self, secret: str) -> Guest | None:
        """The guest whose secret has this hash; a name given through another process is known in a few seconds."""
        return await self._guests.get(secret, lambda: self.read(lambda c: _guest(c, secret)))

    async def add_guest(self, guest: Guest, secret: str, created: int) -> None:
        row = {"id": guest.id, "nickname": guest.nickname, "secret": secret, "created": created}
        await self.write(Rows(GUESTS, [row]))
        self._guests.keep(secret, guest)

    async def rename_guest(self, guest: Guest) -> None:
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(nickname=guest.nickname)
        try:
            await self.write(lambda c: c.execute(change))
        finally:
            self._guests.forget()

    # Tables

    async def add_table(self, plan: Plan, seed: bytes, most: int = 0) -> None:
        """A new table, or `Sorry` when its host has as many as one may have; 0: any number."""

        def write(c: Connection) -> None:
            _check_hosted(c, plan.host, most)
            add_table_row(c, plan, seed)

        await self.write(write)

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
        self,
        plan: Plan,
        entries: Sequence[Logged] = (),
        successor: tuple[Plan, bytes] | None = None,
        word: str | None = None,
        most: int = 0,
    ) -> None:
        """Writes a plan that follows from the one before, with what came with it, or `Behind`; uses up its word.

        A table that succeeds it is new like any other: `Sorry` when its host has as many as one may have.
        """

        def write(c: Connection) -> None:
            change = _plan_row(plan) | {"table": plan.id, "before": plan.edition - 1}
            if c.execute(CHANGE, change).rowcount != 1:
                raise Behind
            if word is not None and c.execute(delete(PASSINGS).where(PASSINGS.c.word == word)).rowcount != 1:
                raise Spent
            _void_words(c, plan)
            _write_sitting(c, plan)
            _append(c, plan.id, entries)
            if successor is not None:
                _check_hosted(c, plan.host, most)
                add_table_row(c, *successor)

        await self.write(write)

    async def tables_of(self, guest: str, before: str | None = None) -> list[Standing]:
        """The newest tables of a guest, or the newest that are older than one of them; one more than fits the shelf."""
        query = STANDING.join(SITTING, SITTING.c.table_id == TABLES.c.id).where(SITTING.c.guest == guest)
        query = query.order_by(SITTING.c.created.desc(), SITTING.c.table_id.desc()).limit(SHELF_LENGTH + 1)
        if before is not None:
            created = select(TABLES.c.created).where(TABLES.c.id == before).scalar_subquery()
            query = query.where(tuple_(SITTING.c.created, SITTING.c.table_id) < tuple_(created, before))
        return await self.read(lambda c: list(_standings(c.execute(query))))

    async def public_tables(self, *statuses: str) -> list[list[Standing]]:
        """The newest public tables in each of these states."""
        query = STANDING.where(TABLES.c.private.is_(False))
        query = query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(SHELF_LENGTH)
        queries = [query.where(TABLES.c.status == status) for status in statuses]
        return await self.read(lambda c: [list(_standings(c.execute(each))) for each in queries])

    async def running(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.status == "running")
        return await self.read(lambda c: list(c.scalars(query)))

    # The log

    async def append(self, table: str, entries: Sequence[Logged]) -> None:
        """Returns when it is on disk; `Behind` when the log has gone on without us."""
        await self.write(Rows(LOG, [_log_row(table, entry) for entry in entries]))

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.version > after).order_by(LOG.c.version)
        return await self.read(lambda c: [logged(row) for row in c.execute(query)])

    # What was said

    async def add_remark(self, table: str, guest: str, move_id: str, remark: Remark) -> None:
        row = {"table_id": table, "guest": guest, "move_id": move_id, **msgspec.structs.asdict(remark)}
        await self.write(Rows(REMARKS, [row]))

    async def remarks(self, table: str, after: int = 0) -> list[tuple[str, str, Remark]]:
        """Who said what under which name of a move, the last of it."""
        query = select(REMARKS).where(REMARKS.c.table_id == table, REMARKS.c.number > after)
        query = query.order_by(REMARKS.c.number.desc()).limit(REMARKS_KEPT)
        rows = await self.read(lambda c: list(c.execute(query)))
        return [(row.guest, row.move_id, _remark(row)) for row in reversed(rows)]

    # Handing a chair to another device

    async def add_passing(self, word: str, passed: Passed, edition: int, now: int) -> None:
        """Keeps a word, or `Behind` when its chair may have gone to somebody else since that edition of the plan."""
        row = {"word": word, "table_id": passed.table, "seat": passed.seat, "guest": passed.guest}
        unchanged = select(TABLES.c.id).where(TABLES.c.id == passed.table, TABLES.c.edition == edition)

        def write(c: Connection) -> None:
            if c.scalar(unchanged.with_for_update()) is None:
                raise Behind
            c.execute(delete(PASSINGS).where(PASSINGS.c.until < now))
            c.execute(insert(PASSINGS), row | {"until": now + PASSING_SECONDS})

        await self.write(write)

    async def passing(self, word: str, now: int) -> Passed | None:
        """What a word is good for."""
        query = select(PASSINGS).where(PASSINGS.c.word == word, PASSINGS.c.until >= now)
        row = await self.read(lambda c: c.execute(query).first())
        return None if row is None else Passed(row.table_id, Seat(row.seat), row.guest)

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

    async def stamps(self, tables: Sequence[str], *, is_running: bool) -> dict[str, Stamp]:
        """How far these tables have gone, and where wanted all that are being played."""
        version = select(func.max(LOG.c.version)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
        remarks = select(func.max(REMARKS.c.number)).where(REMARKS.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, TABLES.c.edition, func.coalesce(version, 0), func.coalesce(remarks, 0))
        among = TABLES.c.id.in_(tables)
        query = query.where(among | (TABLES.c.status == "running") if is_running else among)
        rows = await self.read(lambda c: list(c.execute(query)))
        return {table: (edition, entries, said) for table, edition, entries, said in rows}


def _guest(c: Connection, secret: str) -> Guest | None:
    row = c.execute(select(GUESTS.c.id, GUESTS.c.nickname).where(GUESTS.c.secret == secret)).first()
    return None if row is None else Guest(row.id, row.nickname)


def add_table_row(c: Connection, plan: Plan, seed: bytes) -> None:
    """A new table, as part of something larger that is written with it."""
    Rows(TABLES, [_plan_row(plan) | {"id": plan.id, "created": plan.created, "seed": seed}])(c)
    _write_sitting(c, plan)


class Hosted(msgspec.Struct, frozen=True):
    """What a plan tells of whose table it is."""

    host: str
    tournament: str | None = None


_decode_hosted = msgspec.json.Decoder(Hosted).decode


def _check_hosted(c: Connection, host: str, most: int) -> None:
    """Refuses one table more than a host may have open or running; tables of a tournament are not his doing."""
    query = select(TABLES.c.plan).join(SITTING, SITTING.c.table_id == TABLES.c.id)
    query = query.where(SITTING.c.guest == host, TABLES.c.status.in_(("open", "running")))
    if most and sum(_is_hosted(plan, host) for plan in c.scalars(query)) >= most:
        raise Sorry(CONFLICT, "too-many-running-tables", most=most)


def _is_hosted(plan: bytes, host: str) -> bool:
    try:
        return _decode_hosted(plan) == Hosted(host)
    except msgspec.MsgspecError:
        return False


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


# Made once, as they are used all the time.
SITTERS = select(SITTING.c.guest).where(SITTING.c.table_id == bindparam("table"))
CHANGE = update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.edition == bindparam("before"))
CHANGE = CHANGE.values({name: bindparam(name) for name in ("code", "status", "private", "edition", "plan")})


def _write_sitting(c: Connection, plan: Plan) -> None:
    guests = {chair.guest for chair in plan.chairs if chair.guest} | {plan.host}
    known = set(c.scalars(SITTERS, {"table": plan.id}))
    for gone in known - guests:
        c.execute(delete(SITTING).where(SITTING.c.table_id == plan.id, SITTING.c.guest == gone))
    new = [{"guest": guest, "table_id": plan.id, "created": plan.created} for guest in sorted(guests - known)]
    if new:
        Rows(SITTING, new)(c)


def _void_words(c: Connection, plan: Plan) -> None:
    """A word dies with the right of its maker: when somebody else has the chair, or nobody plays any more."""
    words = delete(PASSINGS).where(PASSINGS.c.table_id == plan.id)
    for seat, chair in enumerate(plan.chairs):
        if chair.guest is not None and not plan.is_ended:
            words = words.where((PASSINGS.c.seat != seat) | (PASSINGS.c.guest != chair.guest))
    c.execute(words)


def _append(c: Connection, table: str, entries: Sequence[Logged]) -> None:
    if entries:
        Rows(LOG, [_log_row(table, entry) for entry in entries])(c)


def _log_row(table: str, entry: Logged) -> dict[str, Any]:
    asked = ",".join(map(str, entry.asked))
    return msgspec.structs.asdict(entry) | {"table_id": table, "asked": asked}


def logged(row: Row[Any]) -> Logged:
    """An entry of the log, as the game understands it."""
    asked = read_seats(row.asked)
    return Logged(row.version, Seat(row.seat), row.action, row.hash, row.move_id, row.digest, row.at, asked, row.clock)


def read_seats(text: str) -> tuple[Seat, ...]:
    """The seats an entry of the log names as asked."""
    return tuple(Seat(int(each)) for each in text.split(",") if each)


def _last(column: Column[Any]) -> ScalarSelect[Any]:
    """What the last entry of a table's log says."""
    query = select(column).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.version.desc()).limit(1)
    return query.scalar_subquery()


STANDING = select(TABLES.c.plan, _last(LOG.c.asked).label("asked"), _last(LOG.c.at).label("at"))


def _standing(row: Any) -> Standing:
    plan = decode_plan(row.plan)
    if row.asked is None:
        return Standing(plan, plan.asked, plan.changed)
    return Standing(plan, read_seats(row.asked), row.at // 1000)


def _standings(rows: Iterable[Any]) -> Iterator[Standing]:
    """Those of the tables that can be read; one that cannot does not hide the others."""
    for row in rows:
        with suppress(msgspec.MsgspecError):
            yield _standing(row)


def _remark(row: Row[Any]) -> Remark:
    return Remark(row.number, None if row.seat is None else Seat(row.seat), row.name, row.text, row.at)
