"""`beffroi tournament`: one of bots that runs by itself, and the results of any."""

import sys
from collections import Counter
from concurrent.futures import Executor, as_completed
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import App
from msgspec import Struct
from rich.box import SIMPLE
from rich.console import Group
from rich.live import Live
from rich.table import Table as Grid

from beffroi.bots.journal import Journal, read_journal
from beffroi.bots.match import play_match
from beffroi.commands.arguments import check_level, read_file, read_processes
from beffroi.commands.output import ERR, TEXTS, GameName, words
from beffroi.commands.workers import executor
from beffroi.core.model import BadInput
from beffroi.core.series import Counting
from beffroi.games import find
from beffroi.terminal.paint import console
from beffroi.tournament.draw import rounds_planned, what_next
from beffroi.tournament.export import as_csv, as_json
from beffroi.tournament.log import AnyEvent, Entered, Game, Scored, Tournament, tournament_of
from beffroi.tournament.standings import Cell, cross_table, standings
from beffroi.tournament.terms import Format, Terms, check_entrants, terms_for

WIDTH = 120

tournament = App("tournament", help=TEXTS.say("cli-tournament"), help_format="plaintext")


class Bill(Struct, frozen=True, forbid_unknown_fields=True):
    """What a journal is begun with: the terms, and who takes part."""

    terms: Terms
    bots: tuple[str, ...]


@tournament.default
def run(  # noqa: PLR0913 - one argument an option of the command
    game: GameName,
    *,
    bots: Annotated[str, words("cli-tournament-bots")] = "apprentice,novice,random",
    format: Annotated[Format, words("cli-tournament-format")] = "round-robin",
    rounds: Annotated[int | None, words("cli-tournament-rounds")] = None,
    seats: Annotated[int | None, words("cli-number")] = None,
    legs: Annotated[int | None, words("cli-tournament-legs")] = None,
    counting: Annotated[Counting | None, words("cli-tournament-counting")] = None,
    seed: Annotated[int, words("cli-seed")] = 1,
    processes: Annotated[int | None, words("cli-arena-processes")] = None,
    cluster: Annotated[str | None, words("cli-arena-cluster")] = None,
    resume: Annotated[Path | None, words("cli-arena-resume")] = None,
) -> None:
    if rounds is not None and rounds < 1:
        raise BadInput("not-positive", name="rounds", value=str(rounds))
    number = read_processes(processes)
    terms = terms_for(find(game), format, seats, planned=rounds, legs=legs, counting=counting, seed=seed)
    bill = Bill(terms, read_bots(terms, bots))
    kept = nullcontext() if resume is None else closing(Journal[AnyEvent](resume, bill, AnyEvent))
    with kept as journal, executor(number, cluster) as workers:
        ended = play_all(bill, workers, journal)
    console(width=WIDTH).print(picture(ended))


@tournament.command(help=TEXTS.say("cli-tournament-export"))
def export(
    what: Annotated[str, words("cli-tournament-what")],
    *,
    csv: Annotated[bool, words("cli-tournament-csv")] = False,
    json: Annotated[bool, words("cli-tournament-json")] = False,
) -> None:
    if csv and json:
        raise BadInput("csv-or-json")
    told = read(Path(what)) if Path(what).exists() or "." in what else read_from_server(what)
    sys.stdout.buffer.write(as_csv(told).encode() if csv else as_json(told))


def read(path: Path) -> Tournament:
    """The tournament in a journal."""
    bill, events = read_journal(path, read_file(path), Bill, AnyEvent)
    return tournament_of(bill.terms, [*entries(bill), *events])


def read_from_server(name: str) -> Tournament:
    """A tournament of the server whose data are here."""
    from beffroi.server.settings import load  # noqa: PLC0415
    from beffroi.server.tournaments.store import tournament_in  # noqa: PLC0415 - the server takes a while to load

    return tournament_in(load({}), name)


def read_bots(terms: Terms, text: str) -> tuple[str, ...]:
    bots = tuple(text.split(","))
    for bot in bots:
        check_level(bot)
    check_entrants(terms, len(bots))
    return bots


def entries(bill: Bill) -> list[Entered]:
    """The bots as entrants; those of one kind are numbered."""
    kinds = Counter(map(short, bill.bots))
    seen: Counter[str] = Counter()
    entered = []
    for number, bot in enumerate(bill.bots):
        name = short(bot)
        seen[name] += 1
        entered.append(Entered(number, name if kinds[name] == 1 else f"{name} {seen[name]}", bot))
    return entered


def short(bot: str) -> str:
    """A level, or the name of a program without its folder."""
    return bot.rpartition("/")[2]


def play_all(bill: Bill, workers: Executor, journal: Journal[AnyEvent] | None) -> Tournament:
    """Plays what is left of a tournament, and shows how everybody stands meanwhile."""
    events: list[AnyEvent] = [*entries(bill), *(() if journal is None else journal.lines)]

    def add(event: AnyEvent) -> Tournament:
        events.append(event)
        if journal is not None:
            journal.add(event)
        return tournament_of(bill.terms, events)

    t = tournament_of(bill.terms, events)
    with Live(picture(t), console=ERR, transient=True, auto_refresh=False) as live:
        while not t.is_over:
            for done in as_completed([workers.submit(play_game, bill, game, t.seated(game)) for game in t.open_games]):
                t = add(done.result())
                live.update(picture(t), refresh=True)
            following = what_next(t)
            assert following is not None
            t = add(following)
    return t


def play_game(bill: Bill, game: Game, seated: tuple[int, ...]) -> Scored:
    """Plays one game; its seeds are its own, so it is the same game whenever and wherever it is played."""
    dice = f"{bill.terms.seed}/{bill.terms.game}/{game[0]}/{game[1]}"
    played = find(bill.terms.game, bill.terms.revision)
    outcome = play_match(played, [bill.bots[who] for who in seated], dice, f"{dice}/minds")
    return Scored(*game, outcome.places, outcome.points)


def picture(t: Tournament) -> Group:
    """The cross-table, best first, with how it was told who is better."""
    return Group(grid_of(t), caption(t))


def caption(t: Tournament) -> str:
    played, planned = len(t.rounds), rounds_planned(t)
    tail = TEXTS.say("tournament-round", round=played, rounds=planned or played)
    order = TEXTS.say(f"tournament-order-{'fewest' if t.terms.is_fewest else 'most'}")
    breaks = [TEXTS.say(f"tournament-break-{name}") for name in t.terms.tie_breaks]
    return TEXTS.say("tournament-caption", rounds=tail, order=order, ties=", ".join(breaks))


def grid_of(t: Tournament) -> Grid:
    rows, crossed = standings(t), cross_table(t)
    heads = [TEXTS.say(f"tournament-{name}") for name in ("place", "name", "total", "games")]
    grid = Grid(*heads, *(str(number) for number, _ in enumerate(rows, start=1)), box=SIMPLE)
    for row in rows:
        against = [cell(crossed[row.entrant][other.entrant]) for other in rows]
        who = str(row.place), t.entrants[row.entrant].name, str(row.total), str(row.games)
        grid.add_row(*who, *against)
    return grid


def cell(made: Cell) -> str:
    return str(made.points) if made.games else "·"
