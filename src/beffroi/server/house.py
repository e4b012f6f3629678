"""The house: all its tables, those who watch over them, and what is done when it opens and closes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from beffroi.bots.levels import LEVELS
from beffroi.core.game import AnyGame
from beffroi.games import find
from beffroi.server.answer import run_out
from beffroi.server.dice import Entropy, commitment
from beffroi.server.history import Histories
from beffroi.server.keepers import Keepers
from beffroi.server.ledger import ENDED
from beffroi.server.metrics import Metrics
from beffroi.server.plan import Plan
from beffroi.server.pool import Pool
from beffroi.server.problems import NOT_FOUND, Sorry
from beffroi.server.robots import Robots
from beffroi.server.room import Room
from beffroi.server.settings import Settings
from beffroi.server.store import Store
from beffroi.server.strength import Strength
from beffroi.server.tournaments import STAND_IN, Tournaments, no_show

TICK = 0.25
IDLE = 300.0
"""Seconds after which a room that nobody watches is put away."""
LOG = logging.getLogger("beffroi")


class House:
    """Rooms are opened when somebody needs them, and put away when nobody does."""

    def __init__(self, settings: Settings, find_game: Callable[[str], AnyGame] = find) -> None:
        self.settings = settings
        self.find_game = find_game
        self.store = Store(settings)
        self.pool = Pool(settings.workers, settings.bot_deadline)
        self.levels = {level: level for level in LEVELS} | settings.programs
        self.rooms: dict[str, Room] = {}
        self.robots: dict[str, Robots] = {}
        self.is_closing = False
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.metrics = Metrics(self)
        self.keepers = Keepers(self) if settings.is_shared else None
        self.histories = Histories(self.store)
        self.tournaments = Tournaments(self)
        self.strength = Strength(self.store)
        self._entropy = Entropy(settings.seed)
        self._tasks: set[asyncio.Task[None]] = set()

    def new_table(self, **agreed: Any) -> tuple[Plan, bytes]:
        """The plan of a new table, its name and its dice."""
        table, seed = self._entropy.table()
        now = int(time.time())
        return Plan(id=table, commitment=commitment(seed), created=now, changed=now, **agreed), seed

    async def open(self) -> None:
        self._entropy = Entropy(self.settings.seed, await self.store.count_tables())
        if self.keepers is not None:
            await self.keepers.open()
            self._start(self.keepers.watch())
        self._start(self._tick_for_ever())
        self._start(self.revive())
        self._start(self.tournaments.watch())
        self._start(self.strength.catch_up())
        self._start(self.pool.watch())

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

    async def room(self, table: str) -> Room:
        """The room of a table, brought up to date; `Sorry` when there is none."""
        if table in self.rooms:
            self.rooms[table].touched = time.monotonic()
            return self.rooms[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open_room(table))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            self._opening.pop(table, None)

    async def _open_room(self, table: str) -> Room:
        """Reads a table from the store; only when it is up to date does anybody else get hold of it."""
        found = await self.store.table(table)
        if found is None:
            raise Sorry(NOT_FOUND, "no-such-table")
        plan, seed = found
        room = Room(self.find_game(plan.game), plan, seed, self.store, self)
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
        """A table of ours that nobody here has open has gone on: its bots may be asked."""
        self._start(self._open_again(table))

    async def _open_again(self, table: str) -> None:
        await self.room(table)

    def elsewhere(self, table: str) -> frozenset[str]:
        return frozenset() if self.keepers is None else self.keepers.elsewhere(table)

    # What rooms tell

    def changed(self, room: Room) -> None:
        if self.keepers is not None:
            self.keepers.tell(room)
        if not self.is_closing and room.id in self.robots and self.keeps(room.id):
            self.robots[room.id].wake()
            if room.plan.status in ENDED:
                self._start(self._ended(room.plan))

    async def _ended(self, plan: Plan) -> None:
        """A game is over: it says something about strength, and its tournament may go on."""
        await self.strength.rate(plan)
        if plan.tournament is not None:
            await self.tournaments.go_on(plan.tournament)

    def faulted(self, room: Room, fault: Exception) -> None:
        self.metrics.faults.inc()
        LOG.error("table-frozen", exc_info=fault, extra={"table": room.id, "game": room.plan.game})

    # What happens by itself

    async def revive(self) -> None:
        """Opens the tables of ours that are being played, so that their bots and clocks go on."""
        for table in await self.store.running():
            if self.keeps(table):
                self.changed(await self.room(table))

    async def _tick_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for room in list(self.rooms.values()):
                self._tick(room)

    def _tick(self, room: Room) -> None:
        if room.lock.locked() or self.is_closing:
            return
        if self.keeps(room.id):
            self._look_after(room)
        if room.is_idle(IDLE):
            self.robots.pop(room.id).stop()
            del self.rooms[room.id]

    def _look_after(self, room: Room) -> None:
        if room.clock is not None and room.plan.is_playing and room.clock.late() is not None:
            self._start(run_out(room))
        usual, agreed = self.settings.away_after, room.plan.patience
        for seat in room.absence.overdue(usual if agreed is None else agreed):
            self._start(no_show(room, seat, STAND_IN))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in the background and keeps hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.warning("background-work-failed", exc_info=fault)
