"""`beffroi arena`: how strong bots are, measured over many games."""

import os
from concurrent.futures import Executor
from contextlib import closing, nullcontext
from itertools import combinations
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE
from rich.progress import Progress, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid

from beffroi.bots.arena import ArenaTerms, Met, Pairing, run
from beffroi.bots.journal import Journal
from beffroi.bots.ladder import ladder, rungs
from beffroi.bots.plot import draw, sketch
from beffroi.bots.score import Matchup, Report, report
from beffroi.commands.arguments import check_folder, check_level
from beffroi.commands.voice import ERR, OUT, TEXTS, words
from beffroi.commands.workers import executor
from beffroi.core.codec import encode
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from beffroi.terminal.paint import console

AHEAD = 4
"""Games handed out for every process, so that none waits for work."""
TABLE_WIDTH = 130


def arena(  # noqa: PLR0913 - one argument an option of the command
    game: Annotated[str | None, Parameter(help=TEXTS.say("cli-game", games=NAMES))] = None,
    *,
    bots: Annotated[str, words("cli-arena-bots")] = "apprentice,novice,random",
    games: Annotated[int, words("cli-arena-games")] = 400,
    seats: Annotated[int | None, words("cli-number")] = None,
    seed: Annotated[int, words("cli-seed")] = 1,
    every: Annotated[bool, Parameter(name="--all", help=TEXTS.say("cli-arena-all"), negative="")] = False,
    processes: Annotated[int | None, words("cli-arena-processes")] = None,
    cluster: Annotated[str | None, words("cli-arena-cluster")] = None,
    resume: Annotated[Path | None, words("cli-arena-resume")] = None,
    json: Annotated[Path | None, words("cli-json")] = None,
    plot: Annotated[Path | None, words("cli-arena-plot")] = None,
) -> None:
    if games < 1:
        raise BadInput("bad-number-of-games", games=games)
    for path in (json, plot):
        check_folder(path)
    pairings = read_rungs(game) if every else read_pairings(game, seats, bots)
    terms, hands = ArenaTerms(pairings, games, seed), processes or os.cpu_count() or 1
    kept = nullcontext() if resume is None else closing(Journal[Met](resume, terms, Met))
    with kept as journal, executor(hands, cluster) as workers:
        found = report(terms, play_all(terms, workers, AHEAD * hands, journal))
    show(found)
    if json is not None:
        json.write_bytes(msgspec.json.format(encode(found)) + b"\n")
    if plot is not None:
        draw(found.rows, plot, TEXTS.say("arena-share"))


def read_rungs(name: str | None) -> tuple[Pairing, ...]:
    """The ladder of one game, or of all."""
    return ladder() if name is None else tuple(rungs(find(name)))


def read_pairings(name: str | None, seats: int | None, bots: str) -> tuple[Pairing, ...]:
    """Every two of the bots, at the tables of one game."""
    if name is None:
        raise BadInput("game-or-all")
    game, kinds = find(name), bots.split(",")
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise BadInput("wrong-seats", game=game.name, seats=count, allowed=game.seats)
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):  # noqa: PLR2004 - it takes two to meet
        raise BadInput("two-bots")
    for kind in kinds:
        check_level(kind)
    return tuple(Pairing(game.name, count, pair) for pair in combinations(kinds, 2))


def play_all(terms: ArenaTerms, workers: Executor, ahead: int, journal: Journal[Met] | None) -> list[Met]:
    """Every game of the terms, those of the journal without playing them again; a bar shows how far it is."""
    met = [] if journal is None else journal.lines.copy()
    whole = terms.games * len(terms.pairings)
    with Progress(*Progress.get_default_columns()[:-1], TimeRemainingColumn(), console=ERR, transient=True) as progress:
        bar = progress.add_task(TEXTS.say("cli-measuring"), total=whole, completed=len(met))
        for each in run(terms, workers, ahead, {(each.pairing, each.number) for each in met}):
            met.append(each)
            if journal is not None:
                journal.add(each)
            progress.advance(bar)
    return met


def show(found: Report) -> None:
    """The table of the pairings, then the ratings, and a sketch on a terminal."""
    screen = console(width=TABLE_WIDTH)
    screen.print(grid_of(found.rows))
    ratings = Grid(*(TEXTS.say(f"arena-{name}") for name in ("game", "seats", "bot", "rating")), box=SIMPLE)
    for each in found.ratings:
        ratings.add_row(each.game, str(each.seats), each.bot, f"{each.mean:.1f} ± {2 * each.error:.1f}")
    screen.print(ratings)
    if OUT.is_terminal:
        print(sketch(found.rows))


def grid_of(rows: tuple[Matchup, ...]) -> Grid:
    columns = ("game", "seats", "bot", "against", "games", "share", "interval", "fair", "verdict", "faults")
    grid = Grid(*(Column(TEXTS.say(f"arena-{name}"), no_wrap=True) for name in columns), box=SIMPLE)
    for row in rows:
        interval = f"{row.low:.1%} – {row.high:.1%}"
        verdict = TEXTS.say(f"arena-{row.verdict}")
        who = row.game, str(row.seats), row.bot, row.against, str(row.games)
        grid.add_row(*who, f"{row.share:.1%}", interval, f"{row.fair:.1%}", verdict, str(row.faults))
    return grid
