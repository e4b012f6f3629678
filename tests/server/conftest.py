"""A server that many tests share; each opens tables of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.guest import Guest
from tests.server.passing import Time
from tests.server.running import RunningServer, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server")) as opened:
        yield opened


@pytest.fixture
def over() -> str:
    """How guests speak at tables, unless a test tries both ways."""
    return "socket"


@pytest.fixture
def welcome(server: RunningServer, over: str) -> Iterator[Callable[[str | None], Guest]]:
    """Lets somebody in, with a nickname or only to look."""
    guests: list[Guest] = []

    def let_in(nickname: str | None) -> Guest:
        guests.append(Guest(server.address, nickname, over))
        return guests[-1]

    yield let_in
    for guest in guests:
        guest.close()


@pytest.fixture
def ann(welcome: Callable[[str | None], Guest]) -> Guest:
    return welcome("Ann")


@pytest.fixture
def bob(welcome: Callable[[str | None], Guest]) -> Guest:
    return welcome("Bob")


@pytest.fixture
def stranger(welcome: Callable[[str | None], Guest]) -> Guest:
    """Somebody without a name."""
    return welcome(None)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the clocks at the tables, for servers that are opened after it."""
    time = Time()
    for name in ("clock._now", "clock.wall_clock", "table.wall_clock", "move.wall_clock"):
        monkeypatch.setattr(f"beffroi.server.live.{name}", lambda: time.now)
    return time
