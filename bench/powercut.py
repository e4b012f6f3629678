"""The power-cut machine: a folder loses what its program had not synced when it was killed.

A small library is preloaded into the program (`powercut.c` says how it works) and keeps a durable twin of the folder.
After a kill, `cut` gives the folder back as a disk could have kept it: what was synced, and of the rest, sector by
sector, nothing or whatever chance decides.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from random import Random

from beffroi.core.model import BadInput

SECTOR = 512
SOURCE = Path(__file__).with_suffix(".c")


class PowerCut:
    """A folder under the machine; `durable` is the twin that keeps what is safe."""

    def __init__(self, folder: Path, workshop: Path) -> None:
        self.folder = folder.resolve()
        self.durable = workshop / "durable"
        self.library = compiled(SOURCE, workshop)

    def environment(self) -> dict[str, str]:
        """What the program must find in its environment; everything in the folder is safe from here on."""
        shutil.rmtree(self.durable, ignore_errors=True)
        (self.durable / "data").mkdir(parents=True)
        (self.durable / "names").mkdir()
        for path in self._files():
            shutil.copyfile(path, self.durable / "data" / path.name)
            (self.durable / "names" / path.name).touch()
        twin, library = str(self.durable), str(self.library)
        return {"LD_PRELOAD": library, "POWERCUT_FOLDER": str(self.folder), "POWERCUT_DURABLE": twin}

    def cut(self, rng: Random, kept: float = 0.0) -> int:
        """The power fails: every sector that was not synced is lost, or kept by chance; returns how many were lost."""
        lost = 0
        for path in self._files():
            named = (self.durable / "names" / path.name).exists()
            twin = self.durable / "data" / path.name
            safe = twin.read_bytes() if named and twin.exists() else b""
            mixed, missing = mix(path.read_bytes(), safe, rng, kept)
            lost += missing
            path.write_bytes(mixed)
            if not named:
                path.unlink()
        self._bring_back_unlinked()
        for shared in self.folder.glob("*-shm"):
            shared.unlink()
        return lost

    def _files(self) -> list[Path]:
        return [path for path in self.folder.iterdir() if path.is_file() and not path.name.endswith("-shm")]

    def _bring_back_unlinked(self) -> None:
        for marker in (self.durable / "names").iterdir():
            gone, twin = self.folder / marker.name, self.durable / "data" / marker.name
            if not gone.exists():
                gone.write_bytes(twin.read_bytes() if twin.exists() else b"")


def mix(now: bytes, safe: bytes, rng: Random, kept: float) -> tuple[bytes, int]:
    """A file after the cut, and how many sectors it lost."""
    longer, shorter = max(len(now), len(safe)), min(len(now), len(safe))
    size = len(safe) if rng.random() >= kept else rng.randint(shorter, longer)
    sectors, lost = [], 0
    for at in range(0, longer, SECTOR):
        new, old = now[at : at + SECTOR], safe[at : at + SECTOR]
        dropped = new != old and rng.random() >= kept
        lost += dropped
        sectors.append((old if dropped else new).ljust(SECTOR, b"\0"))
    return b"".join(sectors)[:size].ljust(size, b"\0"), lost


def compiled(source: Path, workshop: Path) -> Path:
    """A library to be preloaded, made by the system's C compiler."""
    compiler = next(filter(None, map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang"))), None)
    if compiler is None:
        raise BadInput("no-compiler")
    library = workshop / f"{source.stem}.so"
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(source)]
    made = subprocess.run([*command, "-ldl", "-lpthread"], capture_output=True, text=True, check=False)
    if made.returncode:
        raise BadInput("trouble-does-not-compile", problem=made.stderr.strip()[-400:])
    return library
