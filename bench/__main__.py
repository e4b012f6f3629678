"""What the promises of a server are proved with, and a limit in C for the fast cores.

.venv/bin/python -m bench load | kill | trouble | soak | tournament | limit | batch | threads
"""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.box import SIMPLE
from rich.progress import Progress
from rich.table import Table as Grid

from beffroi.cli import run
from beffroi.commands.bench import Games, cell, show_ratios, write
from beffroi.commands.output import ERR, OUT, TEXTS, words
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from bench.kill import Kills, kill_during_play
from bench.limit import speeds
from bench.load import Load
from bench.load import load as fill
from bench.soak import Soak
from bench.soak import soak as steep
from bench.tournament import TournamentKills, kill_during_tournaments
from bench.trouble import Troubles
from bench.trouble import trouble as vex

T = TypeVar("T")

app = App("bench", help=__doc__, help_format="plaintext")


@app.command(help=TEXTS.say("cli-load"))
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
    check_positive(tables=tables, rate=min(rate), seconds=seconds, runs=runs)
    games = [find(name) for name in game or NAMES]
    with tempfile.TemporaryDirectory() as folder:
        size = Load(tables, rate, seconds, runs, database)
        reports = watched(lambda progress: fill(games, size, folder, progress))
    for report in reports:
        report_on("load", report)
    write(json, reports)


@app.command(help=TEXTS.say("cli-kill"))
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
    check_positive(times=times, processes=processes)
    if power and database:
        raise BadInput("power-is-for-sqlite")
    if processes > 1 and not database:
        raise BadInput("processes-need-postgresql")
    games = [find(name) for name in game or NAMES]
    with tempfile.TemporaryDirectory() as folder:
        kills = Kills(times, database, power, seed=seed, processes=processes, bus=bus)
        report = watched(lambda progress: kill_during_play(games, kills, Path(folder), progress))
    report_on("kill", report)
    write(json, report)
    if not report.is_clean:
        raise BadInput("promise-broken", file=str(json))


@app.command(help=TEXTS.say("cli-trouble"))
def trouble(
    *,
    game: Games = (),
    times: Annotated[int, words("cli-trouble-times")] = 20,
    seed: Annotated[int, words("cli-seed")] = 1302,
    json: Annotated[Path, words("cli-json")] = Path("trouble.json"),
) -> None:
    check_positive(times=times)
    games = [find(name) for name in game or NAMES]
    with tempfile.TemporaryDirectory() as folder:
        report = watched(lambda progress: vex(games, Troubles(times, seed=seed), Path(folder), progress))
    report_on("trouble", report)
    write(json, report)
    if not report.is_clean:
        raise BadInput("promise-broken", file=str(json))


@app.command(help=TEXTS.say("cli-soak"))
def soak(
    *,
    game: Games = (),
    moves: Annotated[int, words("cli-moves")] = 100_000,
    tables: Annotated[int, words("cli-tables")] = 40,
    json: Annotated[Path, words("cli-json")] = Path("soak.json"),
) -> None:
    check_positive(moves=moves, tables=tables)
    games = [find(name) for name in game or NAMES]
    with tempfile.TemporaryDirectory() as folder:
        report = watched(lambda progress: steep(games, Soak(moves, tables), Path(folder), progress))
    report_on("soak", report)
    write(json, report)
    if not report.is_flat:
        raise BadInput("promise-broken", file=str(json))


@app.command(help=TEXTS.say("cli-bench-tournament"))
def tournament(
    *,
    game: Annotated[str, Parameter(help=TEXTS.say("cli-game", games=NAMES))] = NAMES[0],
    times: Annotated[int, words("cli-times")] = 100,
    database: Annotated[str, words("cli-database")] = "",
    seed: Annotated[int, words("cli-seed")] = 1302,
    json: Annotated[Path, words("cli-json")] = Path("tournament.json"),
) -> None:
    check_positive(times=times)
    with tempfile.TemporaryDirectory() as folder:
        kills = TournamentKills(times, database, seed)
        report = watched(lambda progress: kill_during_tournaments(find(game), kills, Path(folder), progress))
    report_on("tournament", report)
    write(json, report)
    if not report.is_clean:
        raise BadInput("promise-broken", file=str(json))


@app.command(help=TEXTS.say("cli-limit"))
def limit(
    *,
    seconds: Annotated[float, words("cli-seconds")] = 3.0,
    json: Annotated[Path, words("cli-json")] = Path("limit.json"),
) -> None:
    rows = speeds(seconds)
    show_ratios(rows)
    write(json, rows)


@app.command(help=TEXTS.say("cli-batch"))
def batch(
    *,
    game: Games = (),
    seconds: Annotated[float, words("cli-seconds")] = 3.0,
    json: Annotated[Path, words("cli-json")] = Path("batch.json"),
) -> None:
    from bench.batch import speeds as steps  # noqa: PLC0415 - only this needs numpy

    check_positive(seconds=seconds)
    rows = steps(batched(game), seconds)
    show_ratios(rows)
    write(json, rows)


@app.command(help=TEXTS.say("cli-threads"))
def threads(
    *,
    game: Games = (),
    seconds: Annotated[float, words("cli-seconds")] = 3.0,
    json: Annotated[Path, words("cli-json")] = Path("threads.json"),
) -> None:
    from bench.threads import speeds as steps  # noqa: PLC0415 - only this needs numpy

    check_positive(seconds=seconds)
    rows = steps(batched(game), seconds)
    show_ratios(rows)
    write(json, rows)


def batched(names: Games) -> list[AnyGame]:
    """The games that are named, or all, as far as they can be played in batches."""
    from beffroi.rl.batch import is_batched  # noqa: PLC0415 - only this needs numpy

    return [find(name) for name in names or NAMES if is_batched(find(name))]


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


def report_on(kind: str, report: msgspec.Struct) -> None:
    grid = Grid(box=SIMPLE, show_header=False)
    for name, value in msgspec.structs.asdict(report).items():
        grid.add_row(TEXTS.say(f"bench-{kind}-{name}"), cell(value))
    OUT.print(grid)


def main() -> None:
    run(app)


if __name__ == "__main__":
    main()
