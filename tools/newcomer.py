"""What somebody waits for who has just cloned the repository: from ./play to the first move against an apprentice.

    .venv/bin/python -m tools.newcomer

Clones the last commit twice, and starts each clone in an empty home. The first time everything is downloaded; the
second time what was downloaded is at hand, so that the difference is the network's. Then that clone is started again.
"""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table as Grid

from beffroi.bots.bot import own_seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import choices
from beffroi.games import find
from tests.server.guest import Guest, Json, TableSocket

ROOT = Path(__file__).resolve().parent.parent
GAME = find("cathedral")
MOMENTS = ("the address answers", "a table", "my move is acknowledged", "the apprentice has moved", "masters are warm")


class Clone:
    """A fresh clone with a home of its own."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder / "beffroi"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.folder)], check=True)
        (folder / "home").mkdir()
        kept = {name: value for name, value in os.environ.items() if not name.startswith("BEFFROI_")}
        own = {"HOME": str(folder / "home"), "XDG_CACHE_HOME": str(cache), "BEFFROI_DATA": str(folder / "data")}
        self.variables = kept | own | {"PIP_CACHE_DIR": str(cache / "pip")}

    def time(self, *, until_warm: bool) -> tuple[list[float], list[str]]:
        """Seconds until each moment, and what ./play said on the way."""
        begun = time.monotonic()
        with self._playing() as (address, said):
            passed = [time.monotonic() - begun for _ in first_move(address, until_warm=until_warm)]
        return passed, said

    @contextmanager
    def _playing(self) -> Iterator[tuple[str, list[str]]]:
        command = [str(self.folder / "play"), "--port", "0", "--no-open", "--host", "127.0.0.1"]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command, env=self.variables, stdout=pipe, stderr=pipe, text=True, start_new_session=True
        ) as play:
            assert play.stdout
            assert play.stderr
            said: list[str] = []
            listening = threading.Thread(target=said.extend, args=(play.stderr,))
            listening.start()
            try:
                yield play.stdout.readline().strip(), said
            finally:
                os.killpg(play.pid, signal.SIGINT)  # Ctrl-C reaches everything ./play has started
                play.wait()
                listening.join()


def first_move(address: str, *, until_warm: bool) -> Iterator[None]:
    """Yields at every moment a newcomer could name."""
    me = Guest(address)
    me.get("/")
    yield
    sheet = me.open_table(GAME.name, "me", "apprentice")
    with me.at(sheet["id"], 0) as table:
        yield
        answer(table)
        yield
        table.until(lambda frame: frame["type"] == "update" and frame["ply"]["seat"] == 1)
        yield
    while until_warm and me.get("/api/cores")["state"] == "compiling":
        time.sleep(0.5)
    yield


def answer(table: TableSocket) -> None:
    """Waits until we are asked, and gives any answer."""
    shown: Json = table.shown()
    while 0 not in shown["asked"]:
        table.next()
        shown = table.shown()
    view = codec_of(GAME).seen(encode(shown))
    rng = Random(1)
    said = table.move(choices(GAME.guess(view, rng), own_seat(view)).sample(rng))
    assert said["type"] == "ok", said


def main() -> None:
    grid = Grid("", *MOMENTS)
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder) / "cache"
        first = Clone(Path(folder, "first"), cache)
        second = Clone(Path(folder, "second"), cache)
        for name, clone in (("downloads included", first), ("downloaded before", second), ("again", second)):
            passed, said = clone.time(until_warm=clone is second)
            grid.add_row(name, *(f"{seconds:.1f} s" for seconds in passed))
            console.print(name, *(line.strip() for line in said if line.rstrip().endswith(" s")), sep="\n  ")
    console.print(grid)


if __name__ == "__main__":
    main()
