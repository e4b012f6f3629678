"""The door for web sockets: who may come in on which chair's behalf, and what is done with what he says."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

import msgspec

from beffroi.core.action import Seat
from beffroi.core.codec import UNREADABLE
from beffroi.server.answer import answer
from beffroi.server.guest import COOKIE, hashed
from beffroi.server.house import House
from beffroi.server.limits import Bucket
from beffroi.server.lobby import known_room
from beffroi.server.plan import come_back, own_seat
from beffroi.server.problems import BAD, FORBIDDEN, NOT_FOUND, UNAVAILABLE, Sorry
from beffroi.server.protocol import FRAME_BYTES, Bad, Chat, Frame, FromGuest, Guest, Move, Ping, Pong, Retry, Undo
from beffroi.server.room import Room
from beffroi.server.socket import GO_AWAY_AFTER, NOT_YOURS, RESTART, Socket
from beffroi.server.store import Unreachable

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})/socket")
NUMBER = re.compile(r"\d{1,9}")
CLOSED_FOR = {NOT_FOUND: 4404, FORBIDDEN: NOT_YOURS, UNAVAILABLE: RESTART}
BAD_QUERY, TOO_MANY = 4400, 4429
_decode = msgspec.json.Decoder(FromGuest).decode

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


async def serve_socket(house: House, scope: Any, receive: Receive, send: Send) -> None:
    """One connection from beginning to end."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    try:
        room, socket, since = await _enter(house, scope, send)
    except (Sorry, Unreachable) as sorry:
        status = sorry.status if isinstance(sorry, Sorry) else UNAVAILABLE
        await send({"type": "websocket.close", "code": CLOSED_FOR.get(status, BAD_QUERY)})
        return
    delivery = asyncio.create_task(socket.deliver())
    try:
        await _arrive(room, socket, since)
        await _listen(house, room, socket, receive)
    except Unreachable:
        socket.dismiss("store")
    finally:
        socket.close(1000)
        _depart(room, socket)
        await asyncio.wait({delivery}, timeout=5)
        delivery.cancel()


async def _enter(house: House, scope: Any, send: Send) -> tuple[Room, Socket, int | None]:
    match = PATH.fullmatch(scope["path"])
    if house.is_closing:
        raise Sorry(UNAVAILABLE, "closing")
    if match is None:
        raise Sorry(NOT_FOUND, "no-such-table")
    query = parse_qs(scope["query_string"].decode("latin-1"))
    guest = await guest_of(house, scope)
    room = await known_room(house, match[1], guest, query.get("code", [None])[0])
    wanted = _number(query, "seat")
    viewer = None
    if wanted is not None:
        if guest is None:
            raise Sorry(FORBIDDEN, "not-your-chair")
        viewer = own_seat(room.plan, guest.id, wanted)
    return room, Socket(send, guest, viewer), _number(query, "since")


async def guest_of(house: House, scope: Any) -> Guest | None:
    """Whose cookie came with a connection."""
    header = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
    try:
        morsel = SimpleCookie(header.decode("latin-1")).get(COOKIE)
    except CookieError:
        return None
    return None if morsel is None else await house.store.guest(hashed(morsel.value))


def _number(query: dict[str, list[str]], name: str) -> int | None:
    text = query.get(name, [""])[0]
    if not text:
        return None
    if not NUMBER.fullmatch(text):
        raise Sorry(BAD, "bad-query")
    return int(text)


async def _arrive(room: Room, socket: Socket, since: int | None) -> None:
    """The socket is shown how things stand, and the others are told that somebody came."""
    guest = socket.guest_id
    if socket.viewer is not None and guest is not None and room.plan.is_playing:
        await room.change(lambda plan: come_back(plan, guest))
    async with room.lock:
        before = room.online
        room.sockets.add(socket)
        room.show(socket, since)
        if room.online != before:
            room.tell_sheet(but=socket)


def _depart(room: Room, socket: Socket) -> None:
    before = room.online
    room.sockets.discard(socket)
    if room.online != before:
        room.tell_sheet()


async def _listen(house: House, room: Room, socket: Socket, receive: Receive) -> None:
    bucket = Bucket(house.settings.frames_per_second) if house.settings.frames_per_second else None
    while not socket.is_closing:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        if bucket is not None and not bucket.take():
            socket.close(TOO_MANY)
            return
        text = message.get("text")
        if text is None or len(text.encode()) > FRAME_BYTES:
            socket.say(Bad("bad-frame", {"problem": "one JSON text of at most 16 KiB"}))
            continue
        await _hear(house, room, socket, text)


async def _hear(house: House, room: Room, socket: Socket, text: str) -> None:
    try:
        frame = _decode(text)
    except UNREADABLE as error:
        socket.say(Bad("bad-frame", {"problem": str(error)}))
        return
    if isinstance(frame, Ping):
        socket.say(Pong())
    elif house.is_closing:
        socket.say(Retry(frame.move_id, "closing", GO_AWAY_AFTER))
    elif isinstance(frame, Chat):
        await _speak(room, socket, frame)
    elif socket.viewer is None:
        socket.say(Bad("only-watching"))
    elif not _still_sits(room, socket):
        socket.close(NOT_YOURS)
    else:
        await _play(house, room, socket, frame)


async def _play(house: House, room: Room, socket: Socket, frame: Move | Undo) -> None:
    start = time.perf_counter()

    def reply(said: Frame) -> None:
        socket.say(said)
        house.metrics.seconds.observe(time.perf_counter() - start)
        house.metrics.answers.labels(type(said).__name__).inc()

    assert socket.viewer is not None
    await answer(room, socket.viewer, frame, reply)


def _still_sits(room: Room, socket: Socket) -> bool:
    """Whether the chair still belongs to the guest; it may have gone to another device."""
    return socket.viewer in room.plan.seats_of(socket.guest_id)


async def _speak(room: Room, socket: Socket, frame: Chat) -> None:
    text = "".join(c for c in frame.text if c.isprintable() or c == "\n").strip()
    if socket.guest is None or not text:
        socket.say(Bad("only-guests-speak" if socket.guest is None else "bad-frame", {}))
        return
    seats = room.plan.seats_of(socket.guest_id)
    seat = socket.viewer if socket.viewer is not None else next(iter(seats), None)
    async with room.lock:
        socket.say(await room.chat.say(socket.guest, None if seat is None else Seat(seat), frame.move_id, text))
