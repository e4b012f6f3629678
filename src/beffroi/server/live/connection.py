"""A connection to a table: it is shown what happens there, and what it says is heard frame by frame."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from beffroi.core.codec import UNREADABLE
from beffroi.server.errors import CONFLICT, FORBIDDEN, Sorry
from beffroi.server.live.game import Viewer
from beffroi.server.live.lobby import known_room
from beffroi.server.live.move import answer
from beffroi.server.live.socket import GO_AWAY_AFTER, NOT_YOURS, TOO_MUCH, Socket
from beffroi.server.live.table import Room
from beffroi.server.live.tables import House
from beffroi.server.people.limits import Bucket
from beffroi.server.people.sanitize import visible_lines
from beffroi.server.protocol.frames import Bad, Chat, Follow, Frame, FromGuest, Move, Ok, Ping, Pong, Retry, Undo
from beffroi.server.protocol.rest import Guest
from beffroi.server.protocol.values import FRAME_BYTES
from beffroi.server.storage.store import Unreachable
from beffroi.server.tables.table import come_back, own_seat

_decode = msgspec.json.Decoder(FromGuest).decode


@asynccontextmanager
async def connected(house: House, room: Room, socket: Socket) -> AsyncIterator[Connection]:
    """A connection until it ends; then what waits is delivered, as long as the other end takes it."""
    delivery = asyncio.create_task(socket.deliver())
    connection = Connection(house, room, socket, delivery)
    try:
        yield connection
    except Unreachable:
        socket.dismiss("store")
    finally:
        socket.close(1000)
        connection.depart()
        await asyncio.wait({delivery}, timeout=5)
        delivery.cancel()


class Connection:
    """A socket in the room of a table: it is shown what happens there, and what it says is heard frame by frame."""

    def __init__(self, house: House, room: Room, socket: Socket, delivery: asyncio.Task[None]) -> None:
        self.house = house
        self.room = room
        self.socket = socket
        self.delivery = delivery
        rate = house.settings.frames_per_second
        self._bucket = Bucket(rate) if rate else None

    async def arrive(self, since: int | None) -> None:
        """The socket is shown how things stand, and the others are told that somebody came."""
        room, socket, guest = self.room, self.socket, self.socket.guest_id
        if socket.viewer is not None and guest is not None and room.plan.is_playing:
            await room.change(lambda plan: come_back(plan, guest) if plan.seats_of(guest) else plan)
        async with room.lock:
            if socket.is_closing:  # whoever left on the way must not stay in the room for ever
                return
            if not room.admits(socket):
                socket.close(NOT_YOURS)
            elif self.house.is_closing:
                socket.dismiss("closing")
            else:
                self._settle(since)

    def _settle(self, since: int | None) -> None:
        room, before = self.room, self.room.online
        room.sockets.add(self.socket)
        room.show(self.socket, since)
        if room.online != before:
            room.tell_sheet(but=self.socket)

    def depart(self) -> None:
        before = self.room.online
        self.room.sockets.discard(self.socket)
        if self.room.online != before:
            self.room.tell_sheet()

    async def hear(self, text: str | None) -> None:
        """Does what one frame says, unless they come too fast or it is none."""
        if self._bucket is not None and not self._bucket.take():
            self.socket.close(TOO_MUCH)
        elif text is None or len(text.encode()) > FRAME_BYTES:
            self.socket.say(Bad("bad-frame", {"problem": "one JSON text of at most 16 KiB"}))
        else:
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        room, socket = self.room, self.socket
        try:
            frame = _decode(text)
        except UNREADABLE as error:
            socket.say(Bad("bad-frame", {"problem": str(error)}))
            return
        if isinstance(frame, Ping):
            socket.say(Pong())
        elif isinstance(frame, Follow):
            await self._follow(frame)
        elif self.house.is_closing:
            socket.say(Retry(frame.move_id, "closing", GO_AWAY_AFTER))
        elif isinstance(frame, Chat):
            await _speak(self.house, room, socket, frame)
        elif socket.viewer is None:
            socket.say(Bad("only-watching"))
        elif not room.admits(socket):
            socket.close(NOT_YOURS)
        else:
            await _play(self.house, room, socket, frame)

    async def _follow(self, frame: Follow) -> None:
        """Moves to the table where the same people play again; whoever may not look there stays where they are."""
        socket = self.socket
        try:
            room = await _rematch(self.house, self.room, socket.guest)
            viewer = viewer_of(room, socket.guest, frame.seat)
        except Sorry as sorry:
            socket.say(Bad(sorry.problem.why, sorry.problem.facts))
            return
        self.depart()
        self.room, socket.viewer, socket.code = room, viewer, None
        await self.arrive(None)


async def _rematch(house: House, room: Room, guest: Guest | None) -> Room:
    """The room of a table's rematch, if somebody may look at it; another process may have opened it."""
    if room.plan.rematch is None and room.plan.is_ended:
        async with room.lock:
            await room.recover()
    if room.plan.rematch is None:
        raise Sorry(CONFLICT, "no-rematch")
    return await known_room(house, room.plan.rematch, guest)


def viewer_of(room: Room, guest: Guest | None, wanted: int | None) -> Viewer:
    """Through whose eyes somebody may look who names a chair, or none."""
    if wanted is None:
        return None
    if guest is None:
        raise Sorry(FORBIDDEN, "not-your-chair")
    return own_seat(room.plan, guest.id, wanted)


async def _play(house: House, room: Room, socket: Socket, frame: Move | Undo) -> None:
    start = time.perf_counter()

    def reply(said: Frame) -> None:
        socket.say(said)
        if isinstance(said, Ok) and _is_hushed(room):
            return
        house.metrics.seconds.observe(time.perf_counter() - start)
        house.metrics.answers.labels(type(said).__name__).inc()

    assert socket.viewer is not None
    assert socket.guest is not None
    await answer(room, socket.viewer, socket.guest.id, frame, reply)


def _is_hushed(room: Room) -> bool:
    """Whether not everybody may learn of the last entry: figures must not tell that a sealed answer was changed."""
    return room.match is not None and room.match.moments[-1].audience is not None


async def _speak(house: House, room: Room, socket: Socket, frame: Chat) -> None:
    text = visible_lines(frame.text)
    async with room.lock:
        why = _why_refused(house, room, socket.guest_id, frame.move_id)
        if not text:
            socket.say(Bad("bad-frame", {"problem": "nothing to be read"}, frame.move_id))
        elif socket.guest is None or why is not None:
            socket.say(Bad(why or "only-guests-speak", move_id=frame.move_id))
        else:
            seats = room.plan.seats_of(socket.guest.id)
            seat = next(iter(seats), None) if socket.viewer is None else socket.viewer
            said = await room.chat.say(socket.guest, seat, frame.move_id, text)
            if isinstance(said, Ok):
                house.remarks.spend(socket.guest.id)
            socket.say(said)


def _why_refused(house: House, room: Room, guest: str | None, move_id: str) -> str | None:
    """Why a remark is refused, as the table stands now; one that was heard before, or not kept, costs nothing."""
    silent = room.plan.why_silent(guest)
    if guest is None or silent is not None:
        return silent
    return None if room.chat.has_heard(guest, move_id) or house.remarks.has_left(guest) else "too-many-remarks"
