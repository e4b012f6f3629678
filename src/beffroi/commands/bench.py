"""`beffroi bench`: how fast the games are played."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE
from rich.progress import track
from rich.table import Table as Grid

from beffroi.bench.table import measure, reference
from beffroi.commands.voice import ERR, OUT, TEXTS, words
from beffroi.games import NAMES, find
from beffroi.terminal.paint import console

LARGE, BENCH_WIDTH = 100, 110


def bench(
    *,
    game: Annotated[tuple[str, ...], Parameter(help=TEXTS.say("cli-game", games=NAMES))] = (),
    seconds: Annotated[float, words("cli-seconds")] = 3.0,
    json: Annotated[Path, words("cli-json")] = Path("bench.json"),
) -> None:
    chosen = [find(name) for name in game or NAMES]
    runs = [(each, seats) for each in chosen for seats in each.seats]
    unit = reference()
    rows = [measure(each, seats, seconds, unit) for each, seats in track(runs, TEXTS.say("cli-measuring"), console=ERR)]
    grid = Grid(*(TEXTS.say(f"bench-{name}") for name in rows[0].__struct_fields__), box=SIMPLE)
    for row in rows:
        grid.add_row(*(cell(value) for value in msgspec.structs.astuple(row)))
    console(width=BENCH_WIDTH).print(grid)
    json.write_bytes(msgspec.json.format(msgspec.json.encode(rows)) + b"\n")
    OUT.print(TEXTS.say("bench-written", file=str(json)))


def cell(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= LARGE else f"{value:.2f}"
