"""What was read a moment ago is not read again, unless it may have changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

from beffroi.server.storage.cache import Cache
from tests.server.guest import Guest
from tests.server.running import RunningServer, running_server


class Shop:
    """Somewhere things are read from, and how often."""

    def __init__(self, **things: str) -> None:
        self.things, self.reads = things, 0

    async def read(self, name: str) -> str | None:
        self.reads += 1
        await asyncio.sleep(0)
        return self.things.get(name)


def asked(recent: Cache[str], shop: Shop, *names: str) -> list[str | None]:
    async def ask() -> list[str | None]:
        return [await recent.get(name, lambda name=name: shop.read(name)) for name in names]  # type: ignore[misc]

    return asyncio.run(ask())


def test_what_is_kept_is_not_read_again() -> None:
    shop = Shop(a="one", b="two")
    assert asked(Cache(10, 3600), shop, "a", "b", "a", "b") == ["one", "two", "one", "two"]
    assert shop.reads == 2


def test_what_was_not_found_is_looked_for_again() -> None:
    shop = Shop()
    assert asked(Cache(10, 3600), shop, "a", "a") == [None, None]
    assert shop.reads == 2


def test_what_is_old_is_read_again() -> None:
    shop = Shop(a="one")
    asked(Cache(10, 0), shop, "a", "a")
    assert shop.reads == 2


def test_no_more_is_kept_than_agreed() -> None:
    shop = Shop(a="one", b="two", c="three")
    asked(Cache(2, 3600), shop, "a", "b", "c", "a")
    assert shop.reads == 4


def test_what_was_read_before_a_change_is_not_kept_after_it() -> None:
    shop, recent = Shop(a="old"), Cache[str](10, 3600)

    async def change() -> str | None:
        reading = asyncio.create_task(recent.get("a", lambda: shop.read("a")))
        await asyncio.sleep(0)
        shop.things["a"] = "new"
        recent.forget()
        await reading
        return await recent.get("a", lambda: shop.read("a"))

    assert asyncio.run(change()) == "new"


# In a server


@contextmanager
def counted(server: RunningServer) -> Iterator[list[str]]:
    """What is read from the database meanwhile."""
    statements: list[str] = []

    def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("SELECT"):
            statements.append(statement)

    event.listen(server.services.store._reading, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(server.services.store._reading, "before_cursor_execute", note)


def test_four_people_sit_down_at_a_new_table_without_anything_being_read(tmp_path: Path) -> None:
    with running_server(tmp_path) as server, counted(server) as statements:
        guests = [Guest(server.address, f"Guest {number}") for number in range(4)]
        table = guests[0].open_table("fair", "me", "open", "open", "open")["id"]
        for guest in guests[1:]:
            guest.post(f"/api/tables/{table}/join", {})
        for seat, guest in enumerate(guests):
            with guest.at(table, seat) as player:
                player.shown()
            guest.close()
    about = ("guests", "document", "log", "remarks")  # a server looks at other things by itself
    assert [each for each in statements if any(word in each for word in about)] == []
