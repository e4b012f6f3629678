"""The tables of somebody with very many tables: read page by page, by an index, with as many queries as for a few."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from msgspec.structs import replace
from sqlalchemy import Engine, create_engine, event, text

from beffroi.server.protocol.problems import NotNow
from beffroi.server.storage.database import alembic_config, upgrade
from beffroi.server.tables.store import LIST_LENGTH, TableStore
from beffroi.server.tables.table import Occupant, SeededTable
from tests.server.guest import Guest, Json
from tests.server.running import RunningServer, running_server

SAME_SECOND = 1_700_000_000
BY_ITSELF = "SELECT tournaments.id \n"
"""How a server looks every second for tournaments that go on."""


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("tables")) as server:
        yield server


def agreed(guest: Guest) -> dict[str, Any]:
    """What a guest opens a table for two with."""
    occupants = (Occupant("person", "Ann", guest.id), Occupant("open"))
    terms = {"game": "fair", "revision": 1, "options": {}, "title": "", "private": False, "clock": None}
    return {**terms, "host": guest.id, "occupants": occupants}


def add_tables(server: RunningServer, guest: Guest, count: int) -> None:
    """Tables of a guest; many of them were opened in the same second."""

    async def add() -> None:
        for number in range(count):
            table, seed = server.services.factory.new(**agreed(guest))
            dated = replace(table, created=SAME_SECOND + number // 7)
            await server.services.table_store.add(SeededTable(dated, seed))

    server.ask(add)


def pages(guest: Guest) -> list[list[Json]]:
    """All tables of a guest, as somebody reads it who asks for more until there is none."""
    lists = guest.get("/api/tables")
    found = [lists["mine"]]
    while lists["more"]:
        lists = guest.get(f"/api/tables?before={found[-1][-1]['id']}")
        assert lists["open"] == lists["running"] == lists["over"] == []
        found.append(lists["mine"])
    return found


@pytest.mark.parametrize("count", [0, 1, LIST_LENGTH, LIST_LENGTH + 1, 2 * LIST_LENGTH + 10])
def test_every_table_of_a_guest_is_on_one_page_newest_first(full: RunningServer, count: int) -> None:
    ann, bob = Guest(full.address, "Ann"), Guest(full.address, "Bob")
    add_tables(full, ann, count)
    add_tables(full, bob, 5)
    read = pages(ann)
    assert all(len(page) == LIST_LENGTH for page in read[:-1])
    tables = [sheet["id"] for page in read for sheet in page]
    assert len(tables) == len(set(tables)) == count
    made = [sheet["created"] for page in read for sheet in page]
    assert made == sorted(made, reverse=True)
    for guest in (ann, bob):
        guest.close()


def test_there_is_nothing_before_a_table_that_does_not_exist(full: RunningServer) -> None:
    ann, stranger = Guest(full.address, "Ann"), Guest(full.address, None)
    add_tables(full, ann, 3)
    newest = ann.get("/api/tables")["mine"][0]["id"]
    assert ann.get("/api/tables?before=nonsense")["mine"] == []
    assert len(ann.get(f"/api/tables?before={newest}")["mine"]) == 2
    assert stranger.get(f"/api/tables?before={newest}")["mine"] == []
    for guest in (ann, stranger):
        guest.close()


@contextmanager
def asked(engine: Engine) -> Iterator[list[tuple[str, Any]]]:
    """What the database is asked meanwhile."""
    statements: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, _many: bool) -> None:
        if statement.startswith("SELECT") and not statement.startswith(BY_ITSELF):
            statements.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(engine, "before_cursor_execute", note)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables?before={last}", "/api/tournaments"])
def test_many_tables_cost_as_many_queries_as_a_few(full: RunningServer, path: str) -> None:
    ann = Guest(full.address, "Ann")
    counts = []
    for more in (3, 30):
        add_tables(full, ann, more)
        for _ in range(more // 3):
            ann.post("/api/tournaments", {"game": "cathedral", "format": "swiss"})
        last = ann.get("/api/tables")["mine"][-1]["id"]
        with asked(full.services.store._reading) as statements:
            ann.get(path.format(last=last))
        counts.append(len(statements))
    ann.close()
    assert counts[0] == counts[1] <= 10


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables?before={last}"])
def test_the_list_is_read_by_an_index_and_sorts_nothing(full: RunningServer, path: str) -> None:
    ann = Guest(full.address, "Ann")
    add_tables(full, ann, 5)
    last = ann.get("/api/tables")["mine"][-1]["id"]
    with asked(full.services.store._reading) as statements:
        ann.get(path.format(last=last))
    ann.close()
    with full.services.store._reading.connect() as c:
        tables = [str(c.exec_driver_sql(f"EXPLAIN QUERY PLAN {each}", given).all()) for each, given in statements]
    assert tables
    for table in tables:
        assert "SCAN" not in table, table
        assert "TEMP B-TREE" not in table, table


def test_what_a_host_has_open_is_counted_without_reading_what_is_over(full: RunningServer) -> None:
    ann, engine = Guest(full.address, "Ann"), full.services.store._writing
    limited = TableStore(full.services.store, most_hosted=10)
    with asked(engine) as statements, suppress(NotNow):
        full.ask(lambda: limited.add(full.services.factory.new(**agreed(ann))))
    ann.close()
    counted = [each for each in statements if "count(" in each[0]]
    with engine.connect() as c:
        tables = [str(c.exec_driver_sql(f"EXPLAIN QUERY PLAN {each}", given).all()) for each, given in counted]
    assert len(tables) == 1
    assert "COVERING INDEX ix_tables_host_status" in tables[0]


def test_who_sits_at_a_table_is_found_without_reading_all_tables(full: RunningServer) -> None:
    with full.services.store._reading.connect() as c:
        table = str(c.exec_driver_sql("EXPLAIN QUERY PLAN SELECT guest FROM sitting WHERE table_id = 'x'").all())
    assert "SCAN" not in table


def test_an_older_database_keeps_its_lists(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/old.sqlite3")
    with engine.begin() as c:
        command.upgrade(alembic_config(c), "0003")
        c.execute(text("INSERT INTO guests VALUES ('g', 's', 'Ann', 0)"))
        for number in range(3):
            values = f"('t{number}', 'c{number}', 'over', FALSE, {100 + number}, 1, :plan, x'')"
            c.execute(text(f"INSERT INTO tables VALUES {values}"), {"plan": b"{}"})
            c.execute(text(f"INSERT INTO sitting (guest, table_id) VALUES ('g', 't{number}')"))
    upgrade(engine)
    with engine.connect() as c:
        rows = c.execute(text("SELECT guest, table_id, created FROM sitting ORDER BY created")).all()
    engine.dispose()
    assert [tuple(row) for row in rows] == [("g", f"t{number}", 100 + number) for number in range(3)]
