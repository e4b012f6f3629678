"""`beffroi arena`: how strong bots are, measured over many games."""

from itertools import combinations
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE
from rich.table import Column
from rich.table import Table as Grid

from beffroi.bots.arena import ArenaTerms, Met, Pairing, meet
from beffroi.bots.deals import Bargained, bargain, deal_rows
from beffroi.bots.ladder import ladder, rungs
from beffroi.bots.plot import draw, sketch
from beffroi.bots.quality import Course, QualityTerms, summary, watch
from beffroi.bots.score import Matchup, Report, report
from beffroi.commands.arguments import check_folder, check_seats, read_levels
from beffroi.commands.deals import read_bargainers, show_deals
from beffroi.commands.output import OUT, TEXTS, words
from beffroi.commands.quality import read_tables, show_quality
from beffroi.commands.workers import Workers, play_all
from beffroi.core.codec import encode
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from beffroi.terminal.paint import console

TABLE_WIDTH = 130


def arena(  # noqa: PLR0913 - one argument an option of the command
    game: Annotated[str | None, Parameter(help=TEXTS.say("cli-game", games=NAMES))] = None,
    *,
    bots: Annotated[str, words("cli-arena-bots")] = "apprentice,novice,random",
    games: Annotated[int, words("cli-arena-games")] = 400,
    seats: Annotated[int | None, words("cli-number")] = None,
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
        check_folder(path)
    if quality:
        watched = QualityTerms(read_tables(game, seats, bots), games, seed)
        rows = summary(watched, play_all(watch, Course, watched, Workers(processes, cluster), resume))
        show_quality(rows)
        write(rows, json)
        return
    if deals:
        bargained = ArenaTerms(read_bargainers(game, seats, bots), games, seed)
        found_deals = deal_rows(bargained, play_all(bargain, Bargained, bargained, Workers(processes, cluster), resume))
        show_deals(found_deals)
        write(found_deals, json)
        return
    terms = ArenaTerms(read_rungs(game) if every else read_pairings(game, seats, bots), games, seed)
    found = report(terms, play_all(meet, Met, terms, Workers(processes, cluster), resume))
    show(found)
    write(found, json)
    if plot is not None:
        draw(found.rows, plot, TEXTS.say("arena-share"))


def write(found: object, path: Path | None) -> None:
    if path is not None:
        path.write_bytes(msgspec.json.format(encode(found)) + b"\n")


def read_rungs(name: str | None) -> tuple[Pairing, ...]:
    """The ladder of one game, or of all."""
    return ladder() if name is None else tuple(rungs(find(name)))


def read_pairings(name: str | None, seats: int | None, bots: str) -> tuple[Pairing, ...]:
    """Every two of the bots, at the tables of one game."""
    if name is None:
        raise BadInput("game-or-all")
    game, kinds = find(name), read_levels(bots)
    count = check_seats(game, game.seats[0] if seats is None else seats)
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):  # noqa: PLR2004 - it takes two to meet
        raise BadInput("two-bots")
    return tuple(Pairing(game.name, count, pair) for pair in combinations(kinds, 2))


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
