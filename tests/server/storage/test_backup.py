"""Copies of a server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from beffroi.core.model import BadInput
from beffroi.server.settings import SQLITE_FILE
from beffroi.server.storage.backup import back_up, check, restore
from beffroi.server.storage.database import FolderLock
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import replaying, running_server, settings_for
from tests.toy.rulebook import Bid


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server with one table and three entries, of which one was made while the copy was made."""
    with running_server(tmp_path / "server") as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as player:
            player.move(Bid(1))
            back_up(server.settings, tmp_path / "copy", replaying)
            player.move(Bid(2))
        ann.close()
        bob.close()
    return tmp_path


def test_a_copy_of_an_open_server_has_all_that_was_acknowledged(folder: Path) -> None:
    assert check(folder / "copy", replaying) == (1, 2)


def test_a_restored_server_is_as_it_was_and_the_other_is_kept(folder: Path) -> None:
    settings = settings_for(folder / "server")
    assert restore(settings, folder / "copy", replaying) == (1, 2)
    assert check(folder / "server" / SQLITE_FILE, replaying) == (1, 2)
    assert check(folder / "server" / f"{SQLITE_FILE}.before", replaying) == (1, 3)


def test_a_copy_is_always_a_new_file(folder: Path) -> None:
    with pytest.raises(BadInput, match="unwritable-file"):
        back_up(settings_for(folder / "server"), folder / "copy", replaying)


def test_a_damaged_copy_is_found_and_not_used(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "copy")) as database:
        database.execute("UPDATE log SET hash = 'something else' WHERE version = 2")
        database.commit()
    with pytest.raises(BadInput, match="damaged-copy"):
        restore(settings_for(folder / "server"), folder / "copy", replaying)
    assert check(folder / "server" / SQLITE_FILE, replaying) == (1, 3)
    assert not (folder / "server" / "beffroi.restored").exists()


@pytest.mark.parametrize("content", [b"", b"nonsense" * 1000])
def test_what_is_no_copy_is_not_used(folder: Path, content: bytes) -> None:
    (folder / "other").write_bytes(content)
    with pytest.raises(BadInput, match="damaged-copy"):
        restore(settings_for(folder / "server"), folder / "other", replaying)
    assert check(folder / "server" / SQLITE_FILE, replaying) == (1, 3)


def test_nothing_is_restored_under_an_open_server(folder: Path) -> None:
    lock = FolderLock(folder / "server")
    with pytest.raises(BadInput, match="folder-is-in-use"):
        restore(settings_for(folder / "server"), folder / "copy", replaying)
    lock.release()


def test_a_server_that_was_never_opened_has_nothing_to_copy(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no-server-folder"):
        back_up(settings_for(tmp_path / "nowhere"), tmp_path / "copy", replaying)


def test_a_server_on_postgresql_is_copied_with_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="not-sqlite"):
        back_up(settings_for(tmp_path, database="postgresql://nobody@nowhere/x"), tmp_path / "copy", replaying)
