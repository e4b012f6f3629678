"""`beffroi puzzles`: looks for puzzles in games of bots."""

from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

from msgspec.structs import fields
from rich.box import SIMPLE
from rich.table import Column
from rich.table import Table as Grid

from beffroi.analysis.puzzles.mining import Mining, mine, terms_of
from beffroi.analysis.puzzles.puzzle import MinedGame
from beffroi.analysis.puzzles.summary import Summary, summary_of
from beffroi.bots.arena import run
from beffroi.bots.journal import Journal
from beffroi.commands.arguments import check_file, read_processes
from beffroi.commands.output import TEXTS, GameName, words
from beffroi.commands.workers import AHEAD, Workers, executor, progress_bar
from beffroi.core.codec import encode
from beffroi.core.model import BadInput
from beffroi.games import find
from beffroi.terminal.paint import console

TABLE_WIDTH = 130


def puzzles(  # noqa: PLR0913 - one argument an option of the command
    game: GameName,
    *,
    games: Annotated[int, words("cli-puzzles-games")] = 100,
    seats: Annotated[int | None, words("cli-number")] = None,
    seed: Annotated[int, words("cli-seed")] = 1,
    sieve: Annotated[float, words("cli-puzzles-sieve")] = 0.5,
    processes: Annotated[int | None, words("cli-arena-processes")] = None,
    resume: Annotated[Path | None, words("cli-puzzles-resume")] = None,
    json: Annotated[Path | None, words("cli-puzzles-json")] = None,
) -> None:
    if games < 1:
        raise BadInput("bad-number-of-games", games=games)
    for path in (resume, json):
        check_file(path)
    mining = Mining(terms_of(find(game), seats, seed, sieve), games)
    mined = mine_all(mining, Workers(read_processes(processes), None), resume)
    show(summary_of(mining.terms, mined))
    if json is not None:
        json.write_bytes(encode(sorted(mined, key=lambda each: each.number)) + b"\n")


def mine_all(mining: Mining, workers: Workers, resume: Path | None) -> list[MinedGame]:
    """Every game, those of a file without searching them again; a bar shows how far it is and what was found."""
    kept = nullcontext() if resume is None else closing(Journal[MinedGame](resume, mining.terms, MinedGame))
    with kept as journal, executor(workers.number, workers.cluster) as pool, progress_bar() as progress:
        mined = [] if journal is None else journal.lines.copy()
        bar = progress.add_task(said(mined), total=max(mining.games, len(mined)), completed=len(mined))
        for each in run(mine, mining, pool, AHEAD * workers.number, {game.key for game in mined}):
            mined.append(each)
            if journal is not None:
                journal.add(each)
            progress.update(bar, advance=1, description=said(mined))
    return mined


def said(mined: list[MinedGame]) -> str:
    """How many puzzles there are so far."""
    return TEXTS.say("cli-puzzles-mining", puzzles=sum(len(game.puzzles) for game in mined))


def show(found: Summary) -> None:
    """What was looked at, what became of it, and how hard the puzzles are."""
    grid = Grid(*(Column(TEXTS.say(f"puzzles-{each.name}")) for each in fields(Summary)), box=SIMPLE)
    novices, seconds = f"{found.novices:.0%}", f"{found.seconds:.0f} s"
    values = {each.name: str(getattr(found, each.name)) for each in fields(Summary)}
    grid.add_row(*(values | {"novices": novices, "seconds": seconds}).values())
    console(width=TABLE_WIDTH).print(grid)
