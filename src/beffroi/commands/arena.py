"""`beffroi arena`: how strong bots are, measured over many games."""

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace
from rich.box import SIMPLE
from rich.table import Column
from rich.table import Table as Grid

from beffroi.bots.arena import ArenaTerms, Met, Pairing, meet, title
from beffroi.bots.deals import Bargained, bargain, deal_rows
from beffroi.bots.ladder import ladder, rungs
from beffroi.bots.plot import draw, sketch
from beffroi.bots.quality import Course, QualityTerms, summary, watch
from beffroi.bots.score import Matchup, Report, report
from beffroi.commands.arguments import check_file, check_seats, read_chosen, read_levels, read_processes
from beffroi.commands.deals import read_bargainers, show_deals
from beffroi.commands.output import OUT, TEXTS, words
from beffroi.commands.quality import read_tables, show_quality
from beffroi.commands.workers import Workers, play_all
from beffroi.core.codec import encode
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from beffroi.terminal.paint import console

USUAL = "apprentice,novice,random"
TABLE_WIDTH = 130


def arena(  # noqa: PLR0913 - one argument an option of the command
    game: Annotated[str | None, Parameter(help=TEXTS.say("cli-game", games=NAMES))] = None,
    *,
    bots: Annotated[str | None, words("cli-arena-bots")] = None,
    games: Annotated[int, words("cli-arena-games")] = 400,
    seats: Annotated[int | None, words("cli-number")] = None,
    option: Annotated[tuple[str, ...], words("cli-option")] = (),
    seed: Annotated[int, words("cli-seed")] = 1,
    every: Annotated[bool, Parameter(name="--all", help=TEXTS.say("cli-arena-all"), negative="")] = False,
    quality: Annotated[bool, Parameter(help=TEXTS.say("cli-arena-quality"), negative="")] = False,
    deals: Annotated[bool, Parameter(help=TEXTS.say("cli-arena-deals"), negative="")] = False,
    processes: Annotated[int | None, words("cli-arena-processes")] = None,
    cluster: Annotated[str | None, words("cli-arena-cluster")] = None,
    resume: Annotated[Path | None, words("cli-arena-resume")] = None,
    json: Annotated[Path | None, words("cli-json")] = None,
    plot: Annotated[Path | None, words("cli-arena-plot")] = None,
) -> None:
    if games < 1:
        raise BadInput("bad-number-of-games", games=games)
    for path in (json, plot):
        check_file(path)
    workers = Workers(read_processes(processes), cluster)
    named = bots or USUAL
    if quality:
        watched = QualityTerms(read_tables(game, seats, named, option), games, seed)
        rows = summary(watched, play_all(watch, Course, watched, workers, resume))
        show_quality(rows)
        write(rows, json)
        return
    if deals:
        bargained = ArenaTerms(read_bargainers(game, seats, named, option), games, seed)
        found_deals = deal_rows(bargained, play_all(bargain, Bargained, bargained, workers, resume))
        show_deals(found_deals)
        write(found_deals, json)
        return
    pairings = read_rungs(game, bots, option) if every else read_pairings(game, seats, named, option)
    terms = ArenaTerms(pairings, games, seed)
    found = report(terms, play_all(meet, Met, terms, workers, resume))
    show(found)
    write(found, json)
    if plot is not None:
        draw(found.rows, plot, TEXTS.say("arena-share"))


def write(found: object, path: Path | None) -> None:
    if path is not None:
        path.write_bytes(msgspec.json.format(encode(found)) + b"\n")


def read_rungs(name: str | None, bots: str | None, settings: tuple[str, ...]) -> tuple[Pairing, ...]:
    """The ladder of one game, or of all, or what of it is between some bots."""
    found = ladder() if name is None else rungs_with(name, settings)
    if name is None and settings:
        raise BadInput("game-for-options")
    kinds = None if bots is None else set(read_levels(bots))
    return tuple(rung for rung in found if kinds is None or kinds.issuperset(rung.bots))


def rungs_with(name: str, settings: tuple[str, ...]) -> Iterable[Pairing]:
    """The ladder of one game; with options, only at the tables where these change anything."""
    game = find(name)
    pairings = (replace(rung, options=read_chosen(game, rung.seats, settings)) for rung in rungs(game))
    return (rung for rung in pairings if rung.options or not settings)


def read_pairings(name: str | None, seats: int | None, bots: str, settings: tuple[str, ...]) -> tuple[Pairing, ...]:
    """Every two of the bots, at the tables of one game."""
    if name is None:
        raise BadInput("game-or-all")
    game, kinds = find(name), read_levels(bots)
    count = check_seats(game, game.seats[0] if seats is None else seats)
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):  # noqa: PLR2004 - it takes two to meet
        raise BadInput("two-bots")
    chosen = read_chosen(game, count, settings)
    return tuple(Pairing(game.name, count, pair, options=chosen) for pair in combinations(kinds, 2))


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
        who = title(row), str(row.seats), row.bot, row.against, str(row.games)
        grid.add_row(*who, f"{row.share:.1%}", interval, f"{row.fair:.1%}", verdict, str(row.faults))
    return grid
