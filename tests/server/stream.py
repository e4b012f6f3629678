"""A stream of events in the manner of a web socket: what a browser does where those are blocked."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

CUT = 1006


class EventSocket:
    """Reads what the server says from a stream, and says every frame in a request of its own."""

    def __init__(self, http: httpx.Client, table: str, query: str) -> None:
        self._http = http
        self._answer = http.send(http.build_request("GET", f"/api/tables/{table}/stream?{query}"), stream=True)
        assert self._answer.status_code == 200, self._answer.read()
        self.kind = self._answer.headers["content-type"]
        self._lines = self._answer.iter_lines()
        self._code: int | None = None
        self.address = f"/api/tables/{table}/stream/"
        first, told = next(self._events())
        if first == "stream":
            self.address += msgspec.json.decode(told)["id"]
        else:
            self._code = msgspec.json.decode(told)["code"]

    def recv(self, timeout: float | None = None) -> str:
        """The next frame; how long that may take was said when the stream was opened."""
        del timeout
        if self._code is None:
            try:
                kind, told = next(self._events(), ("cut", ""))
            except httpx.HTTPError:
                kind, told = "cut", ""
            if kind == "message":
                return told
            self._code = msgspec.json.decode(told)["code"] if kind == "close" else CUT
        raise ConnectionClosedError(None if self._code == CUT else Close(self._code, ""), None)

    def send(self, text: str | bytes) -> None:
        """Says a frame; whether that was welcome is told in the stream."""
        self.post(text.encode() if isinstance(text, str) else text)

    def post(self, body: bytes) -> httpx.Response:
        return self._http.post(self.address, content=body)

    def comment(self) -> str:
        """The next line that no page gets to see."""
        return next(line for line in self._lines if line.startswith(":"))

    def close(self) -> None:
        self._answer.close()

    def _events(self) -> Iterator[tuple[str, str]]:
        kind = "message"
        for line in self._lines:
            if line.startswith("event: "):
                kind = line.removeprefix("event: ")
            elif line.startswith("data: "):
                yield kind, line.removeprefix("data: ")
                kind = "message"
