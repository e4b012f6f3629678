"""One table in memory: the only place where its data and its game change, one change at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.engine import waiting
from beffroi.core.game import AnyGame
from beffroi.server.live.absence import Absence
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.chat import TableChat
from beffroi.server.live.clock import Clock, Uptime, wall_clock
from beffroi.server.live.composing import ComposingSockets
from beffroi.server.live.faults import contended
from beffroi.server.live.game import LiveGame
from beffroi.server.live.peers import Peers
from beffroi.server.live.publishing import send_away, show_all, show_change, show_transitions
from beffroi.server.live.socket import Socket
from beffroi.server.live.timekeeping import (
    clock_from_start,
    new_clock,
    replay_clock,
    resume_clock,
    stopped_clocks,
    turn_clock,
)
from beffroi.server.live.transition import Transition
from beffroi.server.protocol.tables import TableInfo
from beffroi.server.storage.store import Unreachable, WriteConflict
from beffroi.server.tables.factory import new_record
from beffroi.server.tables.info import Presence, table_info
from beffroi.server.tables.store import TableStore
from beffroi.server.tables.table import SeededTable, Table, TableVersion

TRIES = 5


class Watcher(Protocol):
    """Whoever wants to know of a live table: bots, clocks, other processes, the log."""

    uptime: Uptime

    def changed(self, live: LiveTable) -> None: ...

    def faulted(self, live: LiveTable, fault: Exception) -> None: ...


class LiveTable:
    """The data and the game of a table as the log has them, and the sockets that watch."""

    def __init__(self, rules: AnyGame, seeded: SeededTable, store: TableStore, peers: Peers, watcher: Watcher) -> None:
        self.rules = rules
        self.table, self.seed = seeded
        self.game: LiveGame | None = None
        self.clock: Clock | None = None
        self.sockets: set[Socket] = set()
        self.lock = asyncio.Lock()
        self.is_behind = True
        self.touched = time.monotonic()
        self.absence = Absence()
        self.composing = ComposingSockets(self.id, peers)
        self.store = store
        self.chat = TableChat(self.id, store.remarks, self.sockets)
        self._peers = peers
        self._watcher = watcher

    # How things stand

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are waited for."""
        return waiting(self.game.state) if self.game is not None and self.table.is_playing else ()

    @property
    def online(self) -> set[Seat]:
        """The seats whose people have a socket open, on whatever seat's behalf."""
        here = {socket.guest_id for socket in self.sockets} - {None} | set(self._peers.elsewhere(self.id))
        return {Seat(n) for n, occupant in enumerate(self.table.occupants) if occupant.guest in here}

    @property
    def watching(self) -> int:
        """How many look on through this process without a seat."""
        return sum(socket.viewer is None for socket in self.sockets)

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks, here or through another process."""
        return bool(self.sockets) or bool(self._peers.elsewhere(self.id))

    @property
    def version(self) -> TableVersion:
        """How far we know this table."""
        return self.table.edition, 0 if self.game is None else self.game.version, self.chat.last

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody would miss this table if it were put away."""
        is_timed = self.clock is not None and self.table.is_playing and not self.table.is_of_bots
        return not self.is_watched and not is_timed and time.monotonic() - self.touched > seconds

    def admits(self, socket: Socket) -> bool:
        """Whether a socket may see what it asks for; its seat may have gone to somebody else, its code may be dead."""
        if socket.viewer is not None:
            return socket.viewer in self.table.seats_of(socket.guest_id)
        return self.table.is_known_to(socket.guest_id) or self.table.opens_to(socket.guest_id, socket.code)

    def info(self, reader: str | None) -> TableInfo:
        """The table as its reader may know it."""
        presence = Presence(self.online, self.absence.seconds_left, self.watching)
        return table_info(self.table, reader, self.asked, presence, self.chat.said_by(self.table.muted))

    # From the log

    async def catch_up(self) -> None:
        """Takes in what the store has and we have not; the only way in besides our own appends."""
        found = await self.store.find(self.id)
        if found is None:
            return
        before, self.table = self.table, found.table
        self.is_behind = False
        send_away(self)
        if self.table.status == "frozen":
            self.game = self.clock = None
        elif self.table.status != "open":
            await self._read_log()
        show_change(self, before)
        await self.chat.catch_up()
        self.tell_changed()

    async def recover(self) -> None:
        """Takes in all there is; a log that cannot be replayed freezes the table."""
        try:
            await self.catch_up()
        except Unreachable:
            raise
        except Exception as fault:
            await self.freeze(fault)

    async def _read_log(self) -> None:
        """Takes in the entries that are new, and shows them at once; who has seen none of them is shown everything."""
        is_new = self.game is None
        if self.game is None:
            self.game = LiveGame(new_record(self.rules, self.table), self.seed)
            self.clock = clock_from_start(self.table, self._watcher.uptime)
        missed: list[Transition] = []
        for entry in await self.store.log(self.id, self.game.version):
            transition = self.game.replay(entry)
            replay_clock(self.clock, self.table, entry, self._watcher.uptime)
            if not is_new:
                missed.append(transition)
            await asyncio.sleep(0)  # a long game takes a while; the moves at other tables come first
        resume_clock(self.clock, self.table, self.game, self.asked, self._watcher.uptime)
        if is_new:
            for socket in self.sockets:
                show_all(self, socket)
        else:
            show_transitions(self, missed)

    # Changes

    async def change(self, make: Callable[[Table], Table], word: str | None = None) -> None:
        """Makes another table of the one we have, and starts the game when the last seat is taken."""
        await self.retry(lambda: self._change(make, word))

    async def retry(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Does something on the table as it is on disk, however many change it at once."""
        async with self.lock:
            for _ in range(TRIES):
                if self.is_behind:
                    await self.catch_up()
                try:
                    return await attempt()
                except WriteConflict:
                    self.is_behind = True
                except Unreachable:  # it may have been written all the same
                    self.is_behind = True
                    raise
        raise contended(table=self.id)

    async def _change(self, make: Callable[[Table], Table], word: str | None) -> None:
        table = make(self.table)
        is_ready = table.status == "open" and table.is_full
        if table == self.table and not is_ready:
            return
        if is_ready:
            await self._begin(next_edition(replace(table, status="running")), word)
            return
        is_noticed = table.shown != self.table.shown
        table = next_edition(table) if is_noticed else replace(table, edition=table.edition + 1)
        await self.store.change(table, word=word)
        self._adopt(table)
        self.tell_changed()

    async def succeed(self, make: Callable[[Table], SeededTable]) -> None:
        """Opens the table where the same people play again, once."""
        async with self.lock:
            if self.is_behind:
                await self.catch_up()
            if self.table.rematch is not None:
                return
            successor = make(self.table)
            table = next_edition(replace(self.table, rematch=successor.table.id))
            try:
                await self.store.change(table, successor=successor)
            except WriteConflict:
                await self.catch_up()
            else:
                self._adopt(table)

    async def thaw(self) -> None:
        """The host tries a frozen table again."""
        await self.change(_thawed)
        async with self.lock:
            await self.recover()

    async def _begin(self, table: Table, word: str | None) -> None:
        """Everybody sits: chance answers what it is asked before anybody else."""
        game = LiveGame(new_record(self.rules, table), self.seed)
        attempt = Attempt(game)
        attempt.deal()
        guests, now = tuple(occupant.guest or "" for occupant in table.occupants), wall_clock()
        table = replace(table, asked=waiting(attempt.record.state), began=now, began_with=guests)
        clock = new_clock(table)
        await self.store.change(table, attempt.entries(now, None if clock is None else clock.kept()), word=word)
        if attempt.transitions:
            game.adopt(attempt)
        self.game, self.clock = game, clock
        self._adopt(table)
        for socket in self.sockets:
            show_all(self, socket)
        self.tell_changed()

    def _adopt(self, table: Table) -> None:
        if table is not self.table:
            before, self.table = self.table, table
            turn_clock(self.clock, self.table, self.asked)
            show_change(self, before)

    async def freeze(self, fault: Exception) -> None:
        """Stops this table, and only this one, until its host tries again."""
        self._watcher.faulted(self, fault)
        stopped = stopped_clocks(self.clock, self.table, self.game)
        self.is_behind = True
        self.game = self.clock = None
        if not self.table.is_playing:
            return
        table = next_edition(replace(self.table, status="frozen", stopped=stopped))
        with suppress(WriteConflict, Unreachable):  # then whoever comes next finds the fault again
            await self.store.change(table)
            self._adopt(table)

    def tell_changed(self) -> None:
        self._watcher.changed(self)


def _thawed(table: Table) -> Table:
    stopped = None if table.stopped is None else replace(table.stopped, at=wall_clock())
    return replace(table, status="running", stopped=stopped)


def next_edition(table: Table) -> Table:
    code = table.code if table.status == "open" else None
    return replace(table, code=code, edition=table.edition + 1, changed=int(time.time()))
