"""The database from outside the server."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from beffroi.core.model import BadInput
from beffroi.server.storage.database import FolderLock
from beffroi.server.storage.offline import reading, writing
from beffroi.server.storage.schema import TABLES
from tests.server.guest import Guest
from tests.server.running import running_server, settings_for

STATUS = select(TABLES.c.status)


def test_where_no_server_was_run_there_is_nothing_to_read_and_nothing_is_made(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "nowhere")
    for opened in (reading, writing):
        with pytest.raises(BadInput, match="no-server-folder"), opened(settings):
            pass
    assert not settings.folder.exists()


def test_it_is_read_at_any_time_and_written_while_the_server_is_closed(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann")
        ann.open_table("fair", "me", "open")
        with reading(server.settings) as connection:
            assert connection.scalar(select(func.count()).select_from(TABLES)) == 1
        ann.close()
    lock = FolderLock(tmp_path)
    with pytest.raises(BadInput, match="folder-is-in-use"), writing(server.settings):
        pass
    lock.release()
    with writing(server.settings) as connection:
        connection.execute(update(TABLES).values(status="closed"))
    with suppress(ArithmeticError), writing(server.settings) as connection:
        connection.execute(update(TABLES).values(status="open"))
        raise ArithmeticError
    with reading(server.settings) as connection:
        assert connection.scalar(STATUS) == "closed", "all of it or nothing"
