"""A server to be measured: in a process of its own, reached as its guests reach it."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from beffroi.core.model import BadInput
from bench.wire import HERE

PATIENCE = 60.0
ROOT = Path(__file__).parents[1]
UNLIMITED = {
    "BEFFROI_REQUESTS_PER_SECOND": "0",
    "BEFFROI_TABLES_PER_MINUTE": "0",
    "BEFFROI_FRAMES_PER_SECOND": "0",
    "BEFFROI_CONNECTIONS_PER_ADDRESS": "0",
    "BEFFROI_RUNNING_TABLES_PER_GUEST": "0",
    "BEFFROI_RUNNING_TOURNAMENTS_PER_GUEST": "0",
}
"""All guests come from one address here, which no server would bear otherwise."""


class ServerProcess:
    """A server that says on its first line where it listens, and may be killed and opened again."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self._command = [sys.executable, "-m", *command]
        self._environment = dict(environment)
        self.open()

    def open(self, **more: str) -> None:
        environment = os.environ | self._environment | more
        self.child = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, cwd=ROOT
        )
        assert self.child.stdout is not None
        for line in self.child.stdout:
            if found := re.match(rb"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return
        raise BadInput("server-does-not-start", code=self.child.wait())

    def kill(self) -> None:
        """As if somebody had pulled it out of the memory: no good-bye, nothing finished."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def seconds_used(self) -> float:
        """The processor time it has taken so far."""
        with open(f"/proc/{self.child.pid}/stat") as file:
            user, system = file.read().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes of memory it holds."""
        with open(f"/proc/{self.child.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def files(self) -> int:
        """How many files and connections it has open."""
        return len(os.listdir(f"/proc/{self.child.pid}/fd"))

    def _end(self, how: signal.Signals) -> None:
        self.child.send_signal(how)
        self.child.wait(PATIENCE)
        assert self.child.stdout is not None
        self.child.stdout.close()


def server(data: str, **settings: str) -> ServerProcess:
    """Beffroi's server, with its data in this folder."""
    command = ("beffroi", "serve", "--no-open", "--host", HERE, "--port", "0")
    return ServerProcess(command, UNLIMITED | {"BEFFROI_DATA": data} | settings)


def echo() -> ServerProcess:
    return ServerProcess(("bench.echo",), {})


class Visitor:
    """A browser without pages: it asks, keeps the cookie it is given, and remembers its nickname."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer as plain values; anything but success is an error with what was said."""
        status, said = self.request(method, path, body)
        if status >= http.client.BAD_REQUEST:
            raise BadInput("server-refuses", request=f"{method} {path}", problem=f"{status} {said[:200]!r}")
        return msgspec.json.decode(said)

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status of the answer, and what was said."""
        connection = http.client.HTTPConnection(HERE, self.port, timeout=PATIENCE)
        headers = {"Cookie": self.cookie, "Origin": f"http://{HERE}:{self.port}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            answer = connection.getresponse()
            said = answer.read()
        finally:
            connection.close()
        if given := answer.getheader("Set-Cookie"):
            self.cookie = given.partition(";")[0]
        return answer.status, said
