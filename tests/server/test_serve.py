"""`beffroi serve` and the commands beside it, as a person runs them."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.beffroi import beffroi
from tests.server.guest import Guest

PATIENCE = 60
FEW_FILES = 256


@contextmanager
def serving(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A server that begins in a process of its own, with few open files to its name."""
    command = ["sh", "-c", f'ulimit -Sn {FEW_FILES} && exec "$@"', "sh", sys.executable, "-m", "beffroi"]
    command += ["serve", "--host", "127.0.0.1", "--port", "0", "--no-open"]
    environment = os.environ | {
        "BEFFROI_DATA": str(folder),
        "BEFFROI_BOT_PAUSE": "0",
        "BEFFROI_BOT_BARGAINING": "0",
        "LANG": "C",
    }
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    with serving(folder) as process:
        assert process.stdout is not None
        yield process, process.stdout.readline().strip()


def test_serve_prints_its_address_and_ends_politely(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        assert address.startswith("http://127.0.0.1:")
        guest = Guest(address)
        assert guest.get("/healthz").text == "ok"
        guest.close()
        assert resource.prlimit(process.pid, resource.RLIMIT_NOFILE)[0] > FEW_FILES
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=PATIENCE)
    assert (out, process.returncode) == ("", 0), err
    assert "leave out --host" in " ".join(err.split())
    assert "Traceback" not in err


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_whoever_is_stopped_while_starting_ends_politely_too(told: signal.Signals, tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        pause = threading.Event()
        while not list(tmp_path.iterdir()):  # the database is being made
            assert process.poll() is None
            pause.wait(0.01)
        process.send_signal(told)
        out, err = process.communicate(timeout=PATIENCE)
    assert (out, err, process.returncode) == ("", "", 0)


def test_a_second_server_on_the_same_folder_says_so_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEFFROI_DATA", str(tmp_path))
    with served(tmp_path) as (_, address):
        assert address
        second = beffroi("serve", "--host", "127.0.0.1", "--port", "0", "--no-open")
    assert second.code == 2
    assert second.err.startswith("A server is already running on")


def test_a_game_played_in_the_server_can_be_verified_and_backed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEFFROI_DATA", str(tmp_path))
    with served(tmp_path) as (_, address):
        guest = Guest(address)
        sheet = guest.open_table("cathedral", "random", "random")
        table, noted = sheet["id"], sheet["commitment"]
        with guest.at(table) as window:
            window.wait_for("over")
        record = tmp_path / "record.jsonl"
        record.write_bytes(guest.get(f"/api/tables/{table}/record").content)
        guest.close()
        copied = beffroi("backup", str(tmp_path / "copy"))
    restored = beffroi("restore", str(tmp_path / "copy"))
    assert "1" in beffroi("replay", "--hashes", str(record)).out
    assert "dice are fair" in beffroi("verify", str(record)).out
    assert "dice are fair" in beffroi("verify", str(record), "--commitment", noted).out
    assert "not the game that was promised" in beffroi("verify", str(record), "--commitment", noted[:-1]).err
    whole = record.read_bytes()
    record.write_bytes(whole[: whole.rindex(b"\n", 0, -1) + 1])
    assert "stops before the end" in beffroi("verify", str(record)).err
    record.write_bytes(whole)
    assert "one table" in copied.out
    assert "one table" in restored.out
    damaged = record.read_bytes().replace(b'"seed":"', b'"seed":"0')
    record.write_bytes(damaged)
    assert beffroi("verify", str(record)).code == 2


def test_a_port_that_cannot_be_one_is_named_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_DATA", str(tmp_path))
    refused = beffroi("serve", "--host", "127.0.0.1", "--port", "99999", "--no-open")
    assert refused.code == 2
    assert refused.err.startswith("The server cannot listen on 127.0.0.1, port 99999")
