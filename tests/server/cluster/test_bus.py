"""Hints travel between processes, and a bus that was away comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

from beffroi.server.cluster.bus import Bus
from beffroi.server.tables.table import TableVersion
from tests.support.services import Nats, nats

PATIENCE = 30.0


@pytest.fixture(scope="module")
def server() -> Iterator[Nats]:
    with nats() as running:
        yield running


class Listener:
    """A process that writes down what it hears."""

    def __init__(self, address: str, name: str) -> None:
        self.heard: list[tuple[str, TableVersion]] = []
        self.bus = Bus(address, name, lambda table, stamp: self.heard.append((table, stamp)))


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def tell_until_heard(one: Listener, other: Listener, version: int) -> None:
    """A hint may be lost while a bus comes back; the next one is not."""
    async with asyncio.timeout(PATIENCE):
        while ("table", (1, version, 0)) not in other.heard:
            one.bus.tell("table", (1, version, 0))
            await asyncio.sleep(0.01)


def test_a_hint_reaches_the_other_processes_and_not_its_sender(server: Nats) -> None:
    async def scene() -> None:
        one, other = Listener(server.url, "one"), Listener(server.url, "other")
        for each in (one, other):
            each.bus.open()
        await until(lambda: one.bus.is_here and other.bus.is_here)
        await tell_until_heard(one, other, 3)
        await tell_until_heard(other, one, 4)
        assert set(one.heard) == {("table", (1, 4, 0))}
        assert set(other.heard) == {("table", (1, 3, 0))}
        for each in (one, other):
            await each.bus.close()

    asyncio.run(scene())


def test_a_bus_that_was_killed_is_found_again_when_it_is_back(server: Nats) -> None:
    async def scene() -> None:
        one, other = Listener(server.url, "one"), Listener(server.url, "other")
        for each in (one, other):
            each.bus.open()
        await tell_until_heard(one, other, 1)
        server.stop()
        await until(lambda: not one.bus.is_here and not other.bus.is_here)
        one.bus.tell("table", (1, 2, 0))
        server.start()
        await tell_until_heard(one, other, 3)
        assert ("table", (1, 2, 0)) not in other.heard
        for each in (one, other):
            await each.bus.close()

    asyncio.run(scene())


def test_a_server_opens_without_its_bus_and_finds_it_later(server: Nats) -> None:
    async def scene() -> None:
        server.stop()
        one, other = Listener(server.url, "one"), Listener(server.url, "other")
        for each in (one, other):
            each.bus.open()
            each.bus.tell("table", (1, 1, 0))
        assert not one.bus.is_here
        server.start()
        await tell_until_heard(one, other, 2)
        for each in (one, other):
            await each.bus.close()

    asyncio.run(scene())


def test_what_is_no_hint_is_not_heard(server: Nats) -> None:
    async def scene() -> None:
        one, other = Listener(server.url, "one"), Listener(server.url, "other")
        for each in (one, other):
            each.bus.open()
        await until(lambda: one.bus.is_here and other.bus.is_here)
        assert one.bus._client is not None
        await one.bus._client.publish("beffroi.tables", b"\xff nonsense")
        await tell_until_heard(one, other, 1)
        for each in (one, other):
            await each.bus.close()

    asyncio.run(scene())
