"""One table in memory: the only place where its plan and its game change, one change at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from beffroi.core.action import CHANCE, Seat
from beffroi.core.codec import encode
from beffroi.core.engine import waiting
from beffroi.core.game import AnyGame
from beffroi.core.host import Close
from beffroi.core.record import Answered
from beffroi.server.live.absence import Absence
from beffroi.server.live.chat import Chat
from beffroi.server.live.clock import Clock, Uptime, wall_clock
from beffroi.server.live.game import Logged, Match, Moment, Turn, Viewer, new_record
from beffroi.server.live.socket import NOT_YOURS, UNKNOWN, Socket, text_of
from beffroi.server.protocol.frames import Snapshot, TableFrame
from beffroi.server.protocol.rest import Sheet
from beffroi.server.storage.store import Behind, Passed, Stamp, Store, Unreachable
from beffroi.server.tables.info import sheet_of
from beffroi.server.tables.table import Plan, Stopped

TRIES = 5


class Watch(Protocol):
    """Whoever wants to know of a room: bots, clocks, other processes, the log of the house."""

    uptime: Uptime

    def changed(self, room: Room) -> None: ...

    def faulted(self, room: Room, fault: Exception) -> None: ...

    def elsewhere(self, table: str) -> Collection[str]:
        """Who is connected to a table through another process: guests, and nobody's name for those without one."""


class Room:
    """The plan and the game of a table as the log has them, and the sockets that watch."""

    def __init__(self, game: AnyGame, plan: Plan, seed: bytes, store: Store, watch: Watch) -> None:
        self.game = game
        self.plan = plan
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.sockets: set[Socket] = set()
        self.lock = asyncio.Lock()
        self.is_behind = True
        self.touched = time.monotonic()
        self.absence = Absence()
        self.chat = Chat(plan.id, store, self.sockets)
        self.seed = seed
        self._store = store
        self._watch = watch

    # How things stand

    @property
    def id(self) -> str:
        return self.plan.id

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are waited for."""
        return waiting(self.match.state) if self.match is not None and self.plan.is_playing else ()

    @property
    def online(self) -> set[Seat]:
        """The chairs whose people have a socket open, on whatever chair's behalf."""
        here = {socket.guest_id for socket in self.sockets} - {None} | set(self._watch.elsewhere(self.id))
        return {Seat(n) for n, chair in enumerate(self.plan.chairs) if chair.guest in here}

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks, here or through another process."""
        return bool(self.sockets) or bool(self._watch.elsewhere(self.id))

    @property
    def stamp(self) -> Stamp:
        """How far we know this table."""
        return self.plan.edition, 0 if self.match is None else self.match.version, self.chat.last

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody would miss this room if it were put away."""
        is_timed = self.clock is not None and self.plan.is_playing and not self.plan.is_of_bots
        return not self.is_watched and not is_timed and time.monotonic() - self.touched > seconds

    def admits(self, socket: Socket) -> bool:
        """Whether a socket may see what it asks for; its chair may have gone to somebody else, its code may be dead."""
        if socket.viewer is not None:
            return socket.viewer in self.plan.seats_of(socket.guest_id)
        return self.plan.is_known_to(socket.guest_id) or self.plan.opens_to(socket.guest_id, socket.code)

    def sheet(self, reader: str | None) -> Sheet:
        return sheet_of(self.plan, reader, self.asked, self.online, self.chat.said_by(self.plan.muted))

    # From the log

    async def catch_up(self) -> None:
        """Takes in what the store has and we have not; the only way in besides our own appends."""
        found = await self._store.table(self.id)
        if found is None:
            return
        is_new = found[0].edition != self.plan.edition
        self.plan = found[0]
        self.is_behind = False
        self._send_away()
        if self.plan.status == "frozen":
            self.match = self.clock = None
        elif self.plan.status != "open":
            await self._read_log()
        if is_new:
            self.tell_sheet()
        await self.chat.catch_up()
        self._watch.changed(self)

    async def recover(self) -> None:
        """Takes in all there is; a log that cannot be replayed freezes the table."""
        try:
            await self.catch_up()
        except Unreachable:
            raise
        except Exception as fault:
            await self.freeze(fault)

    async def _read_log(self) -> None:
        if self.match is None:
            self.match, self.clock = Match(new_record(self.game, self.plan), self.seed), self._new_clock()
        for entry in await self._store.log(self.id, self.match.version):
            moment = self.match.replay(entry)
            if self.clock is not None:
                self.clock.replay(entry, self._clocked(entry.asked), self._ago(entry.at))
            self._publish((moment,))
        self._resume_clock()

    def _new_clock(self) -> Clock | None:
        if self.plan.clock is None:
            return None
        clock = Clock(self.plan.clock, len(self.plan.chairs))
        clock.resume(self._clocked(self.plan.asked), self._ago(self.plan.began))
        return clock

    def _resume_clock(self) -> None:
        """A table that was frozen goes on with the clocks as they stood then."""
        stopped = self.plan.stopped
        assert self.match is not None
        if self.clock is not None and stopped is not None and stopped.version == self.match.version:
            self.clock.restore(stopped.clocks, self._clocked(self.asked), self._ago(stopped.at))
        self._turn_clock()

    def _ago(self, at: int) -> int:
        """For how long the clocks have run since then: not while the house was closed or the table frozen."""
        stopped = self.plan.stopped
        return self._watch.uptime.since(at if stopped is None else max(at, stopped.at))

    # Changes

    async def commit(self, turn: Turn, move: tuple[str, str] | None = None) -> None:
        """Appends what a turn brought about; `Behind` when another process was faster."""
        assert self.match is not None
        clock = self._clock_after(turn)
        plan = self._plan_after(turn)
        entries = _entries(turn, move, None if clock is None else clock.kept(turn.answered))
        try:
            if plan is self.plan:
                await self._store.append(self.id, entries)
            else:
                await self._store.change(plan, entries)
        except BaseException:
            self.is_behind = True
            raise
        self.clock = clock
        self.match.adopt(turn)
        if move is not None:
            self.match.moves[turn.moments[0].seat, move[0]] = move[1]
        self.plan = plan

    async def change(self, make: Callable[[Plan], Plan], word: str | None = None) -> None:
        """Makes another plan of the one we have, and starts the game when the last chair is taken."""
        await self._try(lambda: self._change(make, word))

    async def add_word(self, word: str, guest: str, choose: Callable[[Plan], Seat]) -> None:
        """Keeps a word for a chair of a guest, as the plan is when it is written."""

        async def add() -> None:
            passed = Passed(self.id, choose(self.plan), guest)
            await self._store.add_passing(word, passed, self.plan.edition, int(time.time()))

        await self._try(add)

    async def _try(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Does something on the plan as it is on disk, however many change it at once."""
        async with self.lock:
            for _ in range(TRIES):
                if self.is_behind:
                    await self.catch_up()
                try:
                    return await attempt()
                except Behind:
                    self.is_behind = True
                except Unreachable:  # it may have been written all the same
                    self.is_behind = True
                    raise
        raise Unreachable("too many are changing this table")

    async def _change(self, make: Callable[[Plan], Plan], word: str | None) -> None:
        plan = make(self.plan)
        is_ready = plan.status == "open" and plan.is_full
        if plan == self.plan and not is_ready:
            return
        if is_ready:
            await self._begin(_next_edition(replace(plan, status="running")), word)
            return
        plan = _next_edition(plan)
        await self._store.change(plan, word=word)
        self._adopt_plan(plan)
        self._watch.changed(self)

    async def succeed(self, make: Callable[[Plan], tuple[Plan, bytes]], most: int) -> None:
        """Opens the table where the same people play again, once, if its host has fewer than so many."""

        async with self.lock:
            if self.is_behind:
                await self.catch_up()
            if self.plan.rematch is not None:
                return
            table, seed = make(self.plan)
            plan = _next_edition(replace(self.plan, rematch=table.id))
            try:
                await self._store.change(plan, successor=(table, seed), most=most)
            except Behind:
                await self.catch_up()
            else:
                self._adopt_plan(plan)

    async def thaw(self) -> None:
        """The host tries a frozen table again."""

        def thawed(plan: Plan) -> Plan:
            stopped = None if plan.stopped is None else replace(plan.stopped, at=wall_clock())
            return replace(plan, status="running", stopped=stopped)

        await self.change(thawed)
        async with self.lock:
            await self.recover()

    async def _begin(self, plan: Plan, word: str | None) -> None:
        """Everybody sits: chance answers what it is asked before anybody else."""
        match = Match(new_record(self.game, plan), self.seed)
        turn = Turn(match)
        turn.deal()
        guests = tuple(chair.guest or "" for chair in plan.chairs)
        plan = replace(plan, asked=waiting(turn.record.state), began=wall_clock(), began_with=guests)
        clock = None if plan.clock is None else Clock(plan.clock, len(plan.chairs))
        await self._store.change(plan, _entries(turn, None, None if clock is None else clock.kept()), word=word)
        if turn.moments:
            match.adopt(turn)
        self.match, self.clock = match, clock
        self._adopt_plan(plan)
        for socket in self.sockets:
            self.show_all(socket)
        self._watch.changed(self)

    def _adopt_plan(self, plan: Plan) -> None:
        if plan is not self.plan:
            self.plan = plan
            self._turn_clock()
            self.tell_sheet()

    def _plan_after(self, turn: Turn) -> Plan:
        """The plan, with who was helped by a bot, and with the result once there is one."""
        plan = self.plan
        if turn.answered in plan.absent and turn.answered not in plan.helped:
            plan = replace(plan, helped=(*plan.helped, turn.answered))
        if not turn.record.state.agenda:
            last = turn.record.entries[-1]
            is_closed = isinstance(last, Answered) and isinstance(last.action, Close)
            status = "closed" if is_closed else "over"
            plan = replace(plan, status=status, result=turn.record.state.result, away=plan.absent)
        return plan if plan is self.plan else _next_edition(plan)

    def _turn_clock(self) -> None:
        """The clocks of exactly those who are asked run."""
        if self.clock is not None:
            self.clock.turn(CHANCE, self._clocked(self.asked))

    def _clock_after(self, turn: Turn) -> Clock | None:
        if self.clock is None:
            return None
        clock, asked = self.clock.copy(), self._clocked(waiting(turn.record.state))
        if turn.moments[0].taken_back:
            clock.take_back(asked)
        else:
            clock.turn(turn.answered, asked, is_own=turn.answered not in self.plan.absent)
        shown = clock.shown()
        turn.moments = [replace(moment, clocks=shown) for moment in turn.moments]
        return clock

    def _clocked(self, asked: Sequence[Seat]) -> tuple[Seat, ...]:
        """Those of the seats whose clock runs: people, also while a bot plays for them."""
        return tuple(seat for seat in asked if seat >= 0 and self.plan.chairs[seat].kind == "person")

    async def freeze(self, fault: Exception) -> None:
        """Stops this table, and only this one, until its host tries again."""
        self._watch.faulted(self, fault)
        stopped = self._stopped()
        self.is_behind = True
        self.match = self.clock = None
        if not self.plan.is_playing:
            return
        plan = _next_edition(replace(self.plan, status="frozen", stopped=stopped))
        with suppress(Behind, Unreachable):  # then whoever comes next finds the fault again
            await self._store.change(plan)
            self._adopt_plan(plan)

    def _stopped(self) -> Stopped | None:
        if self.clock is None or self.match is None:
            return self.plan.stopped
        return Stopped(self.match.version, self.clock.kept())

    # To the sockets

    def publish(self, moments: Sequence[Moment]) -> None:
        """Shows everybody what happened, as far as he may see it."""
        self.touched = time.monotonic()
        self._publish(moments)
        if not self.plan.is_playing:
            self.tell_sheet()
        self._watch.changed(self)

    def _publish(self, moments: Sequence[Moment]) -> None:
        assert self.match is not None
        watching: dict[Viewer, list[Socket]] = {}
        for socket in self.sockets:
            watching.setdefault(socket.viewer, []).append(socket)
        for viewer, sockets in watching.items():
            for moment in moments:
                if moment.is_for(viewer):
                    text = text_of(self.match.update(moment, viewer))
                    for socket in sockets:
                        socket.pass_on(text)

    def show(self, socket: Socket, since: int | None) -> None:
        """Brings a socket up to date: with what it has missed, or with everything."""
        missed = None if since is None or self.match is None else self.match.since(since, socket.viewer)
        if missed is None:
            self.show_all(socket)
            return
        assert self.match is not None
        socket.say(TableFrame(self.sheet(socket.guest_id)))
        for moment in missed:
            socket.say(self.match.update(moment, socket.viewer))

    def show_all(self, socket: Socket) -> None:
        match, viewer = self.match, socket.viewer
        moments = [] if match is None else [moment for moment in match.moments if moment.is_for(viewer)]
        socket.say(
            Snapshot(
                number=0 if match is None else match.number(viewer),
                sheet=self.sheet(socket.guest_id),
                seen=None if match is None else match.seen(viewer),
                plies=tuple(moment.ply(viewer) for moment in moments),
                remarks=tuple(self.chat.remarks),
                can_undo=match is not None and viewer is not None and match.undoer == viewer,
                clocks=None if self.clock is None else self.clock.shown(),
            )
        )

    def tell_sheet(self, but: Socket | None = None) -> None:
        """Tells everybody, but one, who sits where now."""
        self._send_away()
        texts: dict[str | None, str] = {}
        for socket in self.sockets - {but}:
            reader = socket.guest_id
            if reader not in texts:
                texts[reader] = text_of(TableFrame(self.sheet(reader)))
            socket.pass_on(texts[reader])

    def _send_away(self) -> None:
        """Whoever has lost the right to look on must go, before anything more is shown."""
        for socket in self.sockets:
            if not self.admits(socket):
                socket.close(UNKNOWN if socket.viewer is None else NOT_YOURS)


def _entries(turn: Turn, move: tuple[str, str] | None, clock: str | None) -> list[Logged]:
    """What a turn writes into the log; only its first entry is somebody's named move."""
    at = wall_clock()
    entries = []
    for moment in turn.moments:
        entry = turn.record.entries[moment.version - 1]
        action = encode(entry.action) if isinstance(entry, Answered) else None
        move_id, mark = move or (None, None)
        asked = waiting(moment.state)
        entries.append(Logged(moment.version, entry.seat, action, entry.hash, move_id, mark, at, asked, clock))
        move = None
    return entries


def _next_edition(plan: Plan) -> Plan:
    code = plan.code if plan.status == "open" else None
    return replace(plan, code=code, edition=plan.edition + 1, changed=int(time.time()))
