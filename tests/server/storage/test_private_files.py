"""Nobody else on the machine can read what a server has on disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from beffroi.server.settings import SQLITE_FILE, Settings
from beffroi.server.storage.backup import back_up, restore
from beffroi.server.storage.database import FolderLock
from beffroi.server.storage.private_files import make_database
from tests.server.guest import Guest
from tests.server.running import replaying, running_server, settings_for

FILES = {SQLITE_FILE, f"{SQLITE_FILE}-wal", f"{SQLITE_FILE}-shm"}


def modes(folder: Path) -> dict[str, str]:
    return {path.name: f"{path.stat().st_mode & 0o777:o}" for path in (folder, *folder.iterdir())}


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Path]:
    """The folder of a server that is open."""
    lock = FolderLock(tmp_path / "server")
    with running_server(tmp_path / "server") as server:
        Guest(server.address, "Ann").close()
        yield tmp_path / "server"
    lock.release()


def test_a_new_server_is_for_its_owner_alone(opened: Path) -> None:
    assert modes(opened) == {"server": "700", "lock": "600"} | dict.fromkeys(FILES, "600")


def test_copies_are_for_their_owner_alone(tmp_path: Path, opened: Path) -> None:
    back_up(settings_for(opened), tmp_path / "copy", replaying)
    assert modes(tmp_path)["copy"] == "600"


def test_what_is_brought_back_and_what_was_there_are_for_their_owner_alone(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "server")
    with running_server(tmp_path / "server"):
        back_up(settings, tmp_path / "copy", replaying)
    for file in (tmp_path / "copy", tmp_path / "server" / SQLITE_FILE):
        file.chmod(0o644)
    restore(settings, tmp_path / "copy", replaying)
    assert set(modes(tmp_path / "server").values()) == {"600", "700"}


def test_files_that_others_could_read_are_closed_to_them_when_the_server_opens(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / SQLITE_FILE)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        (tmp_path / "lock").touch()
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        lock = FolderLock(tmp_path)
        with running_server(tmp_path):
            found = modes(tmp_path)
        lock.release()
    assert {name for name, mode in found.items() if mode == "600"} == FILES | {"lock"}


def test_a_folder_that_somebody_made_keeps_its_rights_and_the_usual_one_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    usual, named = Settings().folder, tmp_path / "club"
    for folder in (usual, named):
        folder.mkdir(0o755)
        FolderLock(folder).release()
    assert (modes(usual)[usual.name], modes(named)["club"]) == ("700", "755")


def test_nobody_is_given_a_right_he_did_not_have(tmp_path: Path) -> None:
    with running_server(tmp_path):
        pass
    (tmp_path / SQLITE_FILE).chmod(0o444)
    make_database(tmp_path)
    assert modes(tmp_path)[SQLITE_FILE] == "400"
