"""Golden records: games that were played once, and must always be told the same way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from beffroi.core.record import Record
from beffroi.core.record_file import load
from beffroi.terminal.transcript import tell
from beffroi.text import Texts
from tests.support.find import find_any

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.jsonl"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def read(path: Path) -> Record[Any]:
    return load(path.read_bytes(), find_any)


def transcript(path: Path) -> str:
    """A record in words, entry by entry with its hash, and the table at the end."""
    record = read(path)
    lines, texts = [], Texts("en", record.game)
    for told in tell(record, texts):
        lines += [f"{told.number:>3} {told.words}  #{told.hash[:8]}", *(f"      {event}" for event in told.events)]
    picture = record.game.draw(record.game.view(record.state, None), texts)
    lines += ["", *("".join(span for span, _ in line).rstrip() for line in picture)]
    return "\n".join(lines) + "\n"
