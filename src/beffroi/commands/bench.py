"""`beffroi bench`: how fast the games are played, how much a house bears, and whether it keeps what it has promised."""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.box import SIMPLE
from rich.progress import Progress, track
from rich.table import Table as Grid

from beffroi.bench.table import measure, reference
from beffroi.commands.voice import ERR, OUT, TEXTS, words
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from beffroi.terminal.paint import console

LARGE, BENCH_WIDTH = 100, 110
T = TypeVar("T")
Games = Annotated[tuple[str, ...], Parameter(help=TEXTS.say("cli-game", games=NAMES))]

bench = App("bench", help=TEXTS.say("cli-bench"), help_format="plaintext")


@bench.default
def speeds(
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
    """The rulebook beside the fast cores, the limit and what others have, all in one run."""
    from beffroi.bench.peers import peers, speeds  # noqa: PLC0415 - only this needs a compiler and other people's games

    rows = [row for each in track(games, TEXTS.say("cli-measuring"), console=ERR) for row in speeds(each, seconds)]
    rows += peers(seconds)
    grid = Grid(*(TEXTS.say(f"bench-{name}") for name in ("game", "what", "per-second", "ratio")), box=SIMPLE)
    for row in rows:
        ratio = "" if row.beside is None else f"{row.ratio:.2f} × {TEXTS.say(f'bench-{row.beside}')}"
        grid.add_row(row.game, TEXTS.say(f"bench-{row.what}"), cell(row.per_second), ratio)
    console(width=BENCH_WIDTH).print(grid)
    write(json, rows)


@bench.command(help=TEXTS.say("cli-load"))
def load(  # noqa: PLR0913 - one argument an option of the command
    *,
    game: Games = (),
    tables: Annotated[int, words("cli-tables")] = 500,
    rate: Annotated[tuple[float, ...], words("cli-rate")] = (300.0,),
    seconds: Annotated[float, words("cli-load-seconds")] = 60.0,
    runs: Annotated[int, words("cli-runs")] = 1,
    database: Annotated[str, words("cli-database")] = "",
    json: Annotated[Path, words("cli-json")] = Path("load.json"),
) -> None:
    from beffroi.bench.load import Load  # noqa: PLC0415 - the server is imported by those who need one
    from beffroi.bench.load import load as fill  # noqa: PLC0415

    check_positive(tables=tables, rate=min(rate), seconds=seconds, runs=runs)
    games = [find(name) for name in game or NAMES]
    with tempfile.TemporaryDirectory() as folder:
        size = Load(tables, rate, seconds, runs, database)
        reports = watched(lambda progress: fill(games, size, folder, progress))
    for report in reports:
        show("load", report)
    write(json, reports)


@bench.command(help=TEXTS.say("cli-kill"))
def kill(  # noqa: PLR0913 - one argument an option of the command
    *,
    game: Games = (),
    times: Annotated[int, words("cli-times")] = 10,
    database: Annotated[str, words("cli-database")] = "",
    power: Annotated[bool, words("cli-power")] = False,
    processes: Annotated[int, words("cli-processes")] = 1,
    bus: Annotated[str, words("cli-bus")] = "",
    seed: Annotated[int, words("cli-seed")] = 1302,
    json: Annotated[Path, words("cli-json")] = Path("kill.json"),
) -> None:
    from beffroi.bench.kill import Kills, besiege  # noqa: PLC0415

    check_positive(times=times, processes=processes)
    if power and database:
        raise BadInput("power-is-for-sqlite")
    if processes > 1 and not database:
        raise BadInput("processes-need-postgresql")
    games = [find(name) for name in game or NAMES]
    with tempfile.TemporaryDirectory() as folder:
        plan = Kills(times, database, power, seed=seed, processes=processes, bus=bus)
        report = watched(lambda progress: besiege(games, plan, Path(folder), progress))
    show("kill", report)
    write(json, report)
    if not report.is_clean:
        raise BadInput("promise-broken", file=str(json))


@bench.command(help=TEXTS.say("cli-soak"))
def soak(
    *,
    game: Games = (),
    moves: Annotated[int, words("cli-moves")] = 100_000,
    tables: Annotated[int, words("cli-tables")] = 40,
    json: Annotated[Path, words("cli-json")] = Path("soak.json"),
) -> None:
    from beffroi.bench.soak import Soak  # noqa: PLC0415
    from beffroi.bench.soak import soak as steep  # noqa: PLC0415

    check_positive(moves=moves, tables=tables)
    games = [find(name) for name in game or NAMES]
    with tempfile.TemporaryDirectory() as folder:
        report = watched(lambda progress: steep(games, Soak(moves, tables), Path(folder), progress))
    show("soak", report)
    write(json, report)
    if not report.is_flat:
        raise BadInput("promise-broken", file=str(json))


@bench.command(help=TEXTS.say("cli-bench-tournament"))
def tournament(
    *,
    game: Annotated[str, Parameter(help=TEXTS.say("cli-game", games=NAMES))] = NAMES[0],
    times: Annotated[int, words("cli-times")] = 100,
    database: Annotated[str, words("cli-database")] = "",
    seed: Annotated[int, words("cli-seed")] = 1302,
    json: Annotated[Path, words("cli-json")] = Path("tournament.json"),
) -> None:
    from beffroi.bench.tourney import Kills, besiege  # noqa: PLC0415

    check_positive(times=times)
    with tempfile.TemporaryDirectory() as folder:
        plan = Kills(times, database, seed)
        report = watched(lambda progress: besiege(find(game), plan, Path(folder), progress))
    show("tournament", report)
    write(json, report)
    if not report.is_clean:
        raise BadInput("promise-broken", file=str(json))


def watched(work: Callable[[Callable[[str, float], None]], Coroutine[Any, Any, T]]) -> T:
    """Does a long piece of work behind a progress bar that says what is being done."""
    with Progress(console=ERR, transient=True) as bar:
        task = bar.add_task("", total=1.0)

        def progress(key: str, done: float) -> None:
            bar.update(task, description=TEXTS.say(f"bench-{key}"), completed=done)

        return asyncio.run(work(progress))


def check_positive(**sizes: float) -> None:
    for name, size in sizes.items():
        if size <= 0:
            raise BadInput("not-positive", name=name, value=str(size))


def show(kind: str, report: msgspec.Struct) -> None:
    grid = Grid(box=SIMPLE, show_header=False)
    for name, value in msgspec.structs.asdict(report).items():
        grid.add_row(TEXTS.say(f"bench-{kind}-{name}"), cell(value))
    OUT.print(grid)


def write(path: Path, report: object) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    OUT.print(TEXTS.say("bench-written", file=str(path)))


def cell(value: object) -> str:
    if isinstance(value, tuple):
        return " … ".join(map(cell, value))
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= LARGE else f"{value:.2f}"
