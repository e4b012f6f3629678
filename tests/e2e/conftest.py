"""One browser and one server for all tests of a worker; every guest is a new one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.player import Player
from tests.e2e.serving import PATIENCE, ServerProcess

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as opened:
        yield opened


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that nobody has used: for tests of what all guests see."""
    with ServerProcess(tmp_path) as opened:
        yield opened


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Iterator[ServerProcess]:
    """The server all tests share, unless a test wants to be alone; one that was left closed opens for the next."""
    server: ServerProcess = request.getfixturevalue("alone" if "alone" in request.fixturenames else "shared")
    server.begin()
    yield server
    if not server.is_open:
        server.open()


@pytest.fixture
def arrive(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Player]]:
    """Guests come in, and all go home when the test is over."""
    guests: list[Player] = []

    def come_in(name: str = "Zoé", **how: Any) -> Player:
        guests.append(Player.arrive(browser, server, name, **how))
        return guests[-1]

    yield come_in
    for guest in guests:
        guest.leave()


@pytest.fixture
def zoe(arrive: Callable[..., Player]) -> Player:
    """One guest, for the tests that need no more."""
    return arrive()
