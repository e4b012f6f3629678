"""The house: all its tables, those who watch over them, and what is done when it opens and closes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from beffroi.bots.levels import LEVELS
from beffroi.core.revisions import Find
from beffroi.games import find
from beffroi.server.cluster.membership import Keepers
from beffroi.server.errors import CONFLICT, NOT_FOUND, Sorry
from beffroi.server.live.bots.pool import Pool
from beffroi.server.live.bots.table_bots import Robots
from beffroi.server.live.chat import A_SECOND, AT_ONCE
from beffroi.server.live.clock import Uptime
from beffroi.server.live.faults import FIRST_PAUSE, Faults, pause_after
from beffroi.server.live.game import new_record
from beffroi.server.live.history import Histories
from beffroi.server.live.move import run_out
from beffroi.server.live.revival import looks
from beffroi.server.live.table import Room
from beffroi.server.logs import LOG, Seldom
from beffroi.server.metrics import Metrics
from beffroi.server.people.guesses import Misses
from beffroi.server.people.guests import new_code
from beffroi.server.people.limits import Limits
from beffroi.server.people.password import Password
from beffroi.server.settings import Settings
from beffroi.server.storage.store import Store, Unreachable
from beffroi.server.tables.dice import Entropy, commitment
from beffroi.server.tables.table import Plan
from beffroi.server.tournaments.rating_rules import verdict
from beffroi.server.tournaments.ratings import Strength
from beffroi.server.tournaments.runner import STAND_IN, Tournaments, no_show
from beffroi.server.tournaments.store import ENDED
from beffroi.tournament.ratings import RatedGame

if TYPE_CHECKING:
    from beffroi.server.routes.event_streams import Stream

TICK = 0.25
ROOMS_AT_ONCE = 20
"""How many rooms are looked at before moves are answered that came meanwhile."""


class House:
    """Rooms are opened when somebody needs them, and put away when nobody does."""

    def __init__(self, settings: Settings, find_game: Find = find) -> None:
        self.settings = settings
        self.find_game = find_game
        self.store = Store(settings)
        self.password = Password(settings.password)
        self.pool = Pool(settings.workers, settings.bot_deadline)
        self.remarks = Limits(A_SECOND, AT_ONCE)
        self.misses = Misses(settings.misses_per_minute)
        self.levels = {level: level for level in LEVELS} | settings.programs
        self.rooms: dict[str, Room] = {}
        self.robots: dict[str, Robots] = {}
        self.streams: dict[tuple[str, str], Stream] = {}
        self.is_closing = False
        self.uptime = Uptime()
        self._seldom = Seldom()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._is_news = asyncio.Event()
        self.faults = Faults()
        self.metrics = Metrics(self)
        self.keepers = Keepers(self) if settings.is_shared else None
        self.histories = Histories(self.store)
        self.tournaments = Tournaments(self)
        self.strength = Strength(self.store, find_game, self.faults)
        self._entropy = Entropy(settings.seed)
        self._tasks: set[asyncio.Task[None]] = set()

    def new_table(self, **agreed: Any) -> tuple[Plan, bytes]:
        """The plan of a new table, its name and its dice, bound to all that can no longer change."""
        table, seed = self._entropy.table()
        now = int(time.time())
        code = new_code() if any(chair.kind == "open" for chair in agreed["chairs"]) else None
        plan = Plan(id=table, code=code, commitment="", created=now, changed=now, **agreed)
        record = new_record(self.find_game(plan.game, plan.revision), plan)
        record.table = table
        return replace(plan, commitment=commitment(record, seed)), seed

    async def open(self) -> None:
        self._entropy = Entropy(self.settings.seed, await self.store.count_tables())
        if self.keepers is not None:
            await self.keepers.open()
            self._start(self._persist(self.keepers.watch))
        self.look_around()
        for task in (self._tick_for_ever, self._revive_for_ever, self.tournaments.watch, self._make_up):
            self._start(self._persist(task))
        self._start(self._persist(self.strength.catch_up))
        self._start(self._persist(self.pool.watch))

    async def drain(self, seconds: float) -> None:
        """Takes no new moves, lets what is under way finish, and sends everybody away for a moment."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        for robots in self.robots.values():
            robots.stop()
        for room in list(self.rooms.values()):
            async with room.lock:
                for socket in room.sockets:
                    socket.dismiss("closing")
        patience = time.monotonic() + seconds
        while any(room.sockets for room in self.rooms.values()) and time.monotonic() < patience:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        if self.keepers is not None:
            await self.keepers.close()
        await self.pool.close()
        await asyncio.to_thread(self.store.close)

    def keeps(self, table: str) -> bool:
        """Whether the bots, the clocks and the absent of a table are the business of this process."""
        return self.keepers is None or self.keepers.keeps(table)

    async def room(self, table: str, new: tuple[Plan, bytes] | None = None) -> Room:
        """The room of a table, brought up to date; `Sorry` when there is none. Of a new one nothing is read."""
        if table in self.rooms:
            self.rooms[table].touched = time.monotonic()
            return self.rooms[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open_room(table, new))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table))
        return await asyncio.shield(self._opening[table])

    async def _open_room(self, table: str, new: tuple[Plan, bytes] | None) -> Room:
        """Reads a table from the store; only when it is up to date does anybody else get hold of it."""
        try:
            found = new or await self.store.table(table)
        except msgspec.MsgspecError as fault:
            self.faults.report("table-unreadable", fault, table=table)
            raise Sorry(CONFLICT, "table-unreadable") from None
        if found is None:
            raise Sorry(NOT_FOUND, "no-such-table")
        plan, seed = found
        room = Room(self.find_game(plan.game, plan.revision), plan, seed, self.store, self)
        room.is_behind = new is None
        if room.is_behind:
            await self._read_on(room)
        if room.plan.status == "open" and room.plan.is_full:
            await room.change(lambda plan: plan)
        self.robots[table] = Robots(room, self)
        self.rooms[table] = room
        self.changed(room)
        return room

    # What other processes tell

    def refresh(self, room: Room) -> None:
        """A room has fallen behind the log."""
        room.is_behind = True
        self._start(self._read_on(room))

    async def _read_on(self, room: Room) -> None:
        async with room.lock:
            await room.recover()

    def wake(self, table: str) -> None:
        """A table of ours that nobody here has open has gone on, or is watched elsewhere: its bots may be asked."""
        if table not in self.rooms and table not in self._opening:
            self._start(self._open_again(table))

    async def _open_again(self, table: str, tries: int = 1) -> None:
        """Opens a table that needs it; one that cannot be read is left alone, and the others go on."""
        try:
            with self.faults.contained("table-unreadable", table=table):
                self.changed(await self.room(table))
        except Unreachable as fault:
            if tries > 1:
                self.faults.report("table-unreachable", fault, table=table)
            self._start(self._open_later(table, tries))

    async def _open_later(self, table: str, tries: int) -> None:
        await asyncio.sleep(pause_after(tries))
        await self._open_again(table, tries + 1)

    def elsewhere(self, table: str) -> frozenset[str]:
        return frozenset() if self.keepers is None else self.keepers.elsewhere(table)

    @property
    def connected(self) -> set[str]:
        """The guests who have a socket open at some table, through whatever process."""
        here = {socket.guest_id for room in self.rooms.values() for socket in room.sockets}
        return {guest for guest in here if guest is not None} | (self.keepers.guests if self.keepers else set())

    # What rooms tell

    def changed(self, room: Room) -> None:
        if self.keepers is not None:
            self.keepers.tell(room)
        if not self.is_closing and room.id in self.robots and self.keeps(room.id):
            self.robots[room.id].wake()
            if room.plan.status in ENDED:
                outcome = None if room.match is None else verdict(room.plan, room.match)
                self._start(self._ended(room.plan, outcome))

    async def _ended(self, plan: Plan, outcome: RatedGame | None) -> None:
        """A game is over: its tournament may go on, for which people wait, and it says something about strength."""
        if plan.tournament is not None:
            await self.tournaments.go_on(plan.tournament)
        await self.strength.rate(plan, outcome)

    def thoughts_were_cut(self) -> None:
        """A bot would have thought longer, had there been time."""
        self.metrics.cut.inc()
        self._seldom.warning("bots-short-of-time", waiting=len(self.pool.queue))

    def faulted(self, room: Room, fault: Exception) -> None:
        self.metrics.faults.inc()
        LOG.error("table-frozen", exc_info=fault, extra={"table": room.id, "game": room.plan.game})

    # What happens by itself

    def look_around(self) -> None:
        """There may be tables that have become ours."""
        self._is_news.set()

    async def _revive_for_ever(self) -> None:
        while True:
            await self._is_news.wait()
            self._is_news.clear()
            try:
                await self.revive()
            except BaseException:
                self.look_around()  # when it is begun again
                raise

    async def revive(self) -> None:
        """Opens the tables of ours where a clock runs or a bot is asked; the others wait until somebody comes."""
        for room in self.rooms.values():
            if self.keeps(room.id):
                self.robots[room.id].wake()
        async for look in looks(self.store):
            for table, fault in look.unreadable:
                self.faults.report("table-unreadable", fault, table=table)
            for table in filter(self.keeps, look.needy):
                await self._open_again(table)

    async def _make_up(self) -> None:
        """After every outage of the database, does what could not be done in it."""
        while True:
            await self.store.outlast()
            self.look_around()
            await self.strength.catch_up()

    async def _tick_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for number, table in enumerate(list(self.rooms)):
                try:
                    self._tick(table)
                except Exception as fault:
                    self.faults.report("table-not-looked-after", fault, table=table)
                if number % ROOMS_AT_ONCE == 0:
                    await asyncio.sleep(0)  # moves come first

    def _tick(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is None or room.lock.locked() or self.is_closing:
            return
        if self.keeps(room.id):
            self._look_after(room)
        if room.is_idle(self.settings.put_away_after) and not self.robots[room.id].are_thinking:
            self.robots.pop(room.id).stop()
            del self.rooms[room.id]

    def _look_after(self, room: Room) -> None:
        self.robots[room.id].attend()
        if room.clock is not None and room.plan.is_playing and room.clock.late() is not None:
            self._start(run_out(room))
        usual, agreed = self.settings.away_after, room.plan.patience
        for seat in room.absence.overdue(room, usual if agreed is None else agreed):
            self._start(no_show(room, seat, STAND_IN))

    async def _persist(self, task: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does something to its end; after a fault it is begun again, later each time."""
        faults = 0
        while True:
            try:
                return await task()
            except Unreachable:
                await asyncio.sleep(FIRST_PAUSE)
            except Exception as fault:
                faults += 1
                LOG.error("background-work-failed", exc_info=fault)
                await asyncio.sleep(pause_after(faults))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in the background and keeps hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Unreachable):  # of an outage the store has told already
            LOG.warning("background-work-failed", exc_info=fault)
