"""A guest for tests: what a browser does, without the browser."""

from __future__ import annotations

import itertools
import ssl
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from beffroi.core.action import Action
from beffroi.core.codec import encode
from tests.server.stream import EventSocket

PATIENCE = 60.0
TRUST = ssl.create_default_context()  # made once: it takes a while, and nothing here is encrypted
FRESH = httpx.Limits(keepalive_expiry=1.0)  # the server closes after five idle seconds: no request may cross that
Json = dict[str, Any]
BOTH_WAYS = pytest.mark.parametrize("over", ["socket", "stream"])
"""For what must be the same whether web sockets are blocked or not."""
ANSWERS = ("ok", "ok-duplicate", "stale", "illegal", "id-reused", "retry", "bad")


class Guest:
    """Somebody with a nickname and a cookie; or without, when only looking."""

    def __init__(self, address: str, nickname: str | None = "Zoé", over: str = "socket") -> None:
        self.address = address
        self.over = over
        """How it speaks at tables: over a `socket` or a `stream`."""
        headers = {"origin": address}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=TRUST, limits=FRESH)
        self.id = "" if nickname is None else self.put("/api/me", {"nickname": nickname})["id"]

    def get(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self._read(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int | None = None) -> Any:
        return self._read(self.http.put(path, json=body), status)

    def open_table(self, game: str, *seats: str, **agreed: Any) -> Json:
        """A table whose seats are `me`, `open` or the level of a bot."""
        kinds = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "level": each} for each in seats]
        sheet: Json = self.post("/api/tables", {"game": game, "seats": kinds, **agreed})
        return sheet

    @contextmanager
    def at(
        self, table: str, seat: int | None = None, since: int | None = None, code: str | None = None
    ) -> Iterator[TableSocket]:
        """A socket at a table: on a seat, or as a spectator."""
        query = {"seat": seat, "since": since, "code": code}
        words = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
        if self.over == "stream":
            with closing(EventSocket(self.http, table, words)) as stream:
                yield TableSocket(stream, since or 0)
            return
        with connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{words}",
            additional_headers=self._headers(),
            origin=Origin(self.address),
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,  # whoever only watches need not read
        ) as socket:
            yield TableSocket(socket, since or 0)

    def _headers(self) -> dict[str, str]:
        """What a socket tells of who we are and where we come from."""
        cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        forwarded = self.http.headers.get("x-forwarded-for")
        return cookies if forwarded is None else cookies | {"X-Forwarded-For": forwarded}

    def move_to(self, address: str) -> None:
        """The same guest with the same cookie, after the server has got another address."""
        self.address = address
        self.http.base_url = httpx.URL(address)
        self.http.headers["origin"] = address

    def close(self) -> None:
        self.http.close()

    @staticmethod
    def _read(response: httpx.Response, status: int | None) -> Any:
        if status is None:
            assert response.is_success, (response.status_code, response.text)
        else:
            assert response.status_code == status, (response.status_code, response.text)
        return response.json() if response.headers.get("content-type", "").startswith("application/json") else response


class TableSocket:
    """One socket: what it was shown, in order."""

    def __init__(self, socket: ClientConnection | EventSocket, number: int) -> None:
        self.socket = socket
        self.frames: list[Json] = []
        self.seen: Json | None = None
        self.sheet: Json = {}
        self.number = number
        self._names = itertools.count(1)

    def next(self) -> Json:
        """The next frame, taken in as a browser does."""
        frame: Json = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
        self.frames.append(frame)
        if frame["type"] in ("snapshot", "update"):
            assert frame["type"] == "snapshot" or frame["number"] == self.number + 1, "a gap"
            self.number, self.seen = frame["number"], frame["seen"]
        if frame["type"] in ("snapshot", "table"):
            self.sheet = frame["sheet"]
        return frame

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        """The first frame from now on for which something is true."""
        while not is_it(frame := self.next()):
            pass
        return frame

    def shown(self) -> Json:
        """What is seen once something was shown."""
        while self.seen is None:
            self.next()
        return self.seen

    def plies(self) -> list[Json]:
        """Every entry that was shown, on arrival or since."""
        return [ply for frame in self.frames for ply in (*frame.get("plies", ()), frame.get("ply")) if ply is not None]

    def wait_for(self, status: str) -> None:
        """Reads until the table stands like this, or returns at once if it does already."""
        while self.sheet.get("status") != status:
            self.next()

    def may_undo(self) -> bool:
        """Whether the last that was shown says so."""
        shown = [frame for frame in self.frames if frame["type"] in ("snapshot", "update")]
        return bool(shown[-1]["can_undo"])

    def say(self, frame: Json) -> None:
        self.socket.send(msgspec.json.encode(frame).decode())

    def move(
        self, action: Action, step: int | None = None, move_id: str | None = None, then: tuple[Action, ...] = ()
    ) -> Json:
        """Sends an answer, with those to what is asked next, and returns what the server says to it."""
        step = self.shown()["step"] if step is None else step
        move_id = move_id or f"m{next(self._names)}-{id(self)}"
        first, *further = (msgspec.json.decode(encode(each)) for each in (action, *then))
        frame = {"type": "move", "move_id": move_id, "step": step, "action": first}
        self.say(frame | ({"then": further} if further else {}))
        return self.reply(move_id)

    def undo(self, move_id: str | None = None) -> Json:
        move_id = move_id or f"u{next(self._names)}-{id(self)}"
        self.say({"type": "undo", "move_id": move_id, "step": self.shown()["step"]})
        return self.reply(move_id)

    def set_ceiling(self, amount: int | None, step: int | None = None) -> Json:
        """Tells the table how far one goes, and returns what the server says to it."""
        move_id, step = f"c{next(self._names)}-{id(self)}", self.shown()["step"] if step is None else step
        self.say({"type": "ceiling", "move_id": move_id, "step": step, "amount": amount})
        return self.reply(move_id)

    def follow(self, seat: int | None = None) -> Json:
        """Goes on to the rematch, and returns what the server shows or why it does not."""
        self.ping()
        self.say({"type": "follow", "seat": seat})
        return self.until(lambda frame: frame["type"] in ("snapshot", "bad", "bye"))

    def reply(self, move_id: str) -> Json:
        return self.until(lambda frame: frame["type"] in ANSWERS and (frame.get("move_id") or move_id) == move_id)

    def catch_up(self, number: int) -> None:
        """Reads until this many entries were shown."""
        while self.number < number:
            self.next()

    def ping(self) -> list[Json]:
        """Everything that was on the way."""
        start = len(self.frames)
        self.say({"type": "ping"})
        self.until(lambda frame: frame["type"] == "pong")
        return self.frames[start:]

    def closed(self) -> int:
        """The code with which the server closes this socket."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return 1006 if closed.rcvd is None else closed.rcvd.code

    def leave(self) -> None:
        self.socket.close()
