"""Shows a position of a golden record as a viewer saw it, with what brought it about, in the browser's words.

    .venv/bin/python tools/moment.py GAME RECORD PLY [SEAT]     prints one; without SEAT, what a spectator saw
    .venv/bin/python tools/moment.py                            writes all fixtures of the boards again

The fixtures of a board are named in `web/src/games/<game>/fixtures/moments.toml`.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from beffroi.core.action import Seat
from beffroi.core.model import Event
from beffroi.core.record import Record
from beffroi.core.record_file import load
from beffroi.core.seen import seen
from beffroi.games import find

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
LISTS = sorted((ROOT / "web" / "src" / "games").glob("*/fixtures/moments.toml"))


def moment(game: str, record: str, ply: int, seat: int | None = None) -> str:
    """The position after some entries of a record, as JSON."""
    whole = load((GOLDEN / game / f"{record}.jsonl").read_bytes(), find)
    viewer = None if seat is None else Seat(seat)
    part, events = replayed(whole, ply)
    known = seen(whole.game, part.state, viewer)
    told = [event.seen_by(viewer) for event in events]
    shown = {"events": told, "seen": known, "score": whole.game.sheet(known)}
    return msgspec.json.encode(shown).decode() + "\n"


def replayed(whole: Record[Any], ply: int) -> tuple[Record[Any], list[Event]]:
    """The first entries of a record played again, and the events of the last of them."""
    part = whole.restarted()
    events: list[Event] = []
    for entry in whole.entries[:ply]:
        events = part.replay(entry)
    return part, events


def fixtures() -> Iterator[tuple[Path, str]]:
    """Every fixture of every board, as it should be."""
    for path in LISTS:
        for name, where in tomllib.loads(path.read_text("utf-8")).items():
            yield path.with_name(f"{name}.json"), moment(path.parent.parent.name, **where)


def main(*words: str) -> None:
    if words:
        game, record, *numbers = words
        print(moment(game, record, *map(int, numbers)), end="")
        return
    for path, text in fixtures():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
