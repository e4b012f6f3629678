"""`beffroi bench`: how fast the games are played."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE
from rich.progress import track
from rich.table import Table as Grid

from beffroi.bench.table import measure, reference
from beffroi.commands.output import ERR, OUT, TEXTS, words
from beffroi.core.game import AnyGame
from beffroi.games import NAMES, find
from beffroi.terminal.paint import console

if TYPE_CHECKING:
    from beffroi.bench.peers import Speed

LARGE, BENCH_WIDTH = 100, 110
Games = Annotated[tuple[str, ...], Parameter(help=TEXTS.say("cli-game", games=NAMES))]


def bench(
    *,
    game: Games = (),
    seconds: Annotated[float, words("cli-seconds")] = 3.0,
    peers: Annotated[bool, words("cli-peers")] = False,
    json: Annotated[Path, words("cli-json")] = Path("bench.json"),
) -> None:
    chosen = [find(name) for name in game or NAMES]
    if peers:
        compare(chosen, seconds, json)
        return
    runs = [(each, seats) for each in chosen for seats in each.seats]
    unit = reference()
    rows = [measure(each, seats, seconds, unit) for each, seats in track(runs, TEXTS.say("cli-measuring"), console=ERR)]
    grid = Grid(*(TEXTS.say(f"bench-{name}") for name in rows[0].__struct_fields__), box=SIMPLE)
    for row in rows:
        grid.add_row(*(cell(value) for value in msgspec.structs.astuple(row)))
    console(width=BENCH_WIDTH).print(grid)
    write(json, rows)


def compare(games: list[AnyGame], seconds: float, json: Path) -> None:
    """The rulebook beside the fast cores and what others have, all in one run."""
    from beffroi.bench.peers import peers, speeds  # noqa: PLC0415 - only this needs other people's games

    rows = [row for each in track(games, TEXTS.say("cli-measuring"), console=ERR) for row in speeds(each, seconds)]
    rows += peers(seconds)
    show_ratios(rows)
    write(json, rows)


def show_ratios(rows: "Sequence[Speed]") -> None:
    grid = Grid(*(TEXTS.say(f"bench-{name}") for name in ("game", "what", "per-second", "ratio")), box=SIMPLE)
    for row in rows:
        ratio = "" if row.beside is None else f"{row.ratio:.2f} × {TEXTS.say(f'bench-{row.beside}')}"
        grid.add_row(row.game, TEXTS.say(f"bench-{row.what}"), cell(row.per_second), ratio)
    console(width=BENCH_WIDTH).print(grid)


def write(path: Path, report: object) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    OUT.print(TEXTS.say("bench-written", file=str(path)))


def cell(value: object) -> str:
    if isinstance(value, tuple):
        return " … ".join(map(cell, value))
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= LARGE else f"{value:.2f}"
