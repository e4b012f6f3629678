"""A connection to a table: it is shown what happens there, and what it says is heard frame by frame."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from beffroi.core.codec import UNREADABLE
from beffroi.server.live.access import TableAccess, viewer_of
from beffroi.server.live.ceilings import set_ceiling
from beffroi.server.live.chat import A_SECOND, AT_ONCE
from beffroi.server.live.move import GuestMove, answer
from beffroi.server.live.previews import ConnectionPreviews, PreviewQueue
from beffroi.server.live.publishing import show, show_table
from beffroi.server.live.socket import GO_AWAY_AFTER, NOT_YOURS, TOO_MUCH, Socket
from beffroi.server.live.table import LiveTable
from beffroi.server.live.tables import LiveTables
from beffroi.server.metrics import Metrics
from beffroi.server.people.limits import Bucket, Limits, burst
from beffroi.server.people.sanitize import visible_lines
from beffroi.server.protocol.frames import (
    Bad,
    Chat,
    Composing,
    Follow,
    Frame,
    FromGuest,
    Move,
    Ok,
    Ping,
    Pong,
    Retry,
    SetCeiling,
    Undo,
    Weigh,
    Weighed,
)
from beffroi.server.protocol.problems import Rejected
from beffroi.server.protocol.values import FRAME_BYTES
from beffroi.server.storage.store import Unreachable
from beffroi.server.tables.seating import come_back

AT_AN_ADDRESS = 20
"""How many times as many frames may come from one address as from one connection."""
_decode = msgspec.json.Decoder(FromGuest).decode


class Connections:
    """Opens connections to tables, and gives each what it needs."""

    def __init__(self, tables: LiveTables, access: TableAccess, metrics: Metrics, frames_per_second: float) -> None:
        self.tables = tables
        self.access = access
        self.metrics = metrics
        self.remarks = Limits(A_SECOND, AT_ONCE)
        self.frames = Limits(AT_AN_ADDRESS * frames_per_second, AT_AN_ADDRESS * burst(frames_per_second))
        self.frames_per_second = frames_per_second
        self.previews = PreviewQueue(metrics, is_limited=frames_per_second > 0)

    @asynccontextmanager
    async def open(self, live: LiveTable, socket: Socket) -> AsyncIterator[Connection]:
        """A connection until it ends; then what waits is delivered, as long as the other end takes it."""
        delivery = asyncio.create_task(socket.deliver())
        connection = Connection(self, live, socket, delivery)
        try:
            yield connection
        except Unreachable:
            socket.dismiss("store")
        finally:
            socket.close(1000)
            connection.depart()
            connection.stop_previews()
            await asyncio.wait({delivery}, timeout=5)
            delivery.cancel()


class Connection:
    """A socket at a table: it is shown what happens there, and what it says is heard frame by frame."""

    def __init__(self, shared: Connections, live: LiveTable, socket: Socket, delivery: asyncio.Task[None]) -> None:
        self.live = live
        self.socket = socket
        self.delivery = delivery
        self._shared = shared
        self._bucket = Bucket(shared.frames_per_second) if shared.frames_per_second else None
        self._previews = ConnectionPreviews(shared.previews, socket, shared.frames_per_second)

    async def arrive(self, since: int | None) -> None:
        """The socket is shown how things stand, and the others are told that somebody came."""
        live, socket, guest = self.live, self.socket, self.socket.guest_id
        if socket.viewer is not None and guest is not None and live.table.is_playing:
            await live.change(lambda table: come_back(table, guest) if table.seats_of(guest) else table)
        async with live.lock:
            if socket.is_closing:  # whoever left on the way must not stay at the table for ever
                return
            if not live.admits(socket):
                socket.close(NOT_YOURS)
            elif self._shared.tables.is_closing:
                socket.dismiss("closing")
            else:
                self._settle(since)

    def _settle(self, since: int | None) -> None:
        live, before = self.live, self.live.online
        live.sockets.add(self.socket)
        show(live, self.socket, since)
        if live.online != before:
            show_table(live, but=self.socket)

    def stop_previews(self) -> None:
        """Nobody waits for previews any more."""
        self._previews.stop()

    def depart(self) -> None:
        before = self.live.online
        self.live.sockets.discard(self.socket)
        self.live.composing.note(self.socket, is_on=False)
        if self.live.online != before:
            show_table(self.live)

    async def hear(self, text: str | None) -> None:
        """Does what one frame says, unless they come too fast or it is none."""
        frame = _read(text)
        if isinstance(frame, Weigh) and self._previews.may_ask():
            self._previews.ask(self.live, frame)
        elif not self._may_speak():
            self.socket.close(TOO_MUCH)
        elif isinstance(frame, Bad):
            self.socket.say(frame)
        else:
            await self._hear(frame)

    def _may_speak(self) -> bool:
        """Whether this connection, and all of its address together, may send one more frame now."""
        is_calm = self._bucket is None or self._bucket.take()
        return is_calm and self._shared.frames.allow(self.socket.address)

    async def _hear(self, frame: FromGuest) -> None:
        socket = self.socket
        if isinstance(frame, Ping):
            socket.say(Pong())
        elif isinstance(frame, Composing):
            self.live.composing.note(socket, is_on=frame.is_on and self.live.admits(socket))
        elif isinstance(frame, Weigh):
            socket.say(Weighed(frame.id, why="too-many"))
        elif isinstance(frame, Follow):
            await self._follow(frame)
        elif self._shared.tables.is_closing:
            socket.say(Retry(frame.move_id, "closing", GO_AWAY_AFTER))
        elif isinstance(frame, Chat):
            await self._speak(frame)
        elif socket.viewer is None:
            socket.say(Bad("only-watching"))
        elif not self.live.admits(socket):
            socket.close(NOT_YOURS)
        elif isinstance(frame, SetCeiling):
            assert socket.guest_id is not None
            socket.say(await set_ceiling(self.live, socket.viewer, socket.guest_id, frame))
        else:
            await self._play(frame)

    async def _follow(self, frame: Follow) -> None:
        """Moves to the table where the same people play again; whoever may not look there stays where they are."""
        socket = self.socket
        try:
            live = await self._shared.access.find_rematch(self.live, socket.guest)
            viewer = viewer_of(live, socket.guest, frame.seat)
        except Rejected as rejected:
            socket.say(Bad(rejected.problem.why, rejected.problem.facts))
            return
        self.depart()
        self.live, socket.viewer, socket.code = live, viewer, None
        await self.arrive(None)

    async def _play(self, frame: Move | Undo) -> None:
        live, socket, start = self.live, self.socket, time.perf_counter()

        def reply(said: Frame) -> None:
            socket.say(said)
            if not (isinstance(said, Ok) and _is_hushed(live)):
                self._shared.metrics.answered(type(said).__name__, time.perf_counter() - start)

        assert socket.viewer is not None
        assert socket.guest is not None
        await answer(live, GuestMove(socket.viewer, socket.guest.id, frame, reply))

    async def _speak(self, frame: Chat) -> None:
        live, socket, text = self.live, self.socket, visible_lines(frame.text)
        async with live.lock:
            why = self._why_refused(frame.move_id)
            if not text:
                socket.say(Bad("bad-frame", {"problem": "nothing to be read"}, frame.move_id))
            elif socket.guest is None or why is not None:
                socket.say(Bad(why or "only-guests-speak", move_id=frame.move_id))
            else:
                seats = live.table.seats_of(socket.guest.id)
                seat = next(iter(seats), None) if socket.viewer is None else socket.viewer
                said = await live.chat.say(socket.guest, seat, frame.move_id, text)
                if isinstance(said, Ok):
                    self._shared.remarks.spend(self._breath())
                socket.say(said)

    def _why_refused(self, move_id: str) -> str | None:
        """Why a remark is refused, as the table stands now; one that was heard before, or not kept, costs nothing."""
        guest, live = self.socket.guest_id, self.live
        silent = live.table.why_silent(guest)
        if guest is None or silent is not None:
            return silent
        may_speak = live.chat.has_heard(guest, move_id) or self._shared.remarks.has_left(self._breath())
        return None if may_speak else "too-many-remarks"

    def _breath(self) -> str:
        """Whose limit of remarks counts: spectators share one by address, or each new name would bring a new one."""
        table, guest = self.live.table, self.socket.guest_id
        has_own = guest is not None and (guest == table.host or table.seats_of(guest))
        return f"guest {guest}" if has_own else f"address {self.socket.address}"


def _read(text: str | None) -> FromGuest | Bad:
    """The frame that somebody has sent, or what is wrong with it."""
    if text is None or len(text.encode()) > FRAME_BYTES:
        return Bad("bad-frame", {"problem": "one JSON text of at most 16 KiB"})
    try:
        frame: FromGuest = _decode(text)
        return frame
    except UNREADABLE as error:
        return Bad("bad-frame", {"problem": str(error)})


def _is_hushed(live: LiveTable) -> bool:
    """Whether not everybody may learn of the last entry: figures must not tell that a sealed answer was changed."""
    return live.game is not None and live.game.transitions[-1].audience is not None
