"""`beffroi arena GAME --quality`: whether games of bots make a good evening."""

from collections.abc import Iterable, Sequence

from rich.box import SIMPLE
from rich.table import Column
from rich.table import Table as Grid

from beffroi.bots.quality import SelfPlay, Watched
from beffroi.commands.arguments import check_seats, read_chosen, read_levels
from beffroi.commands.output import TEXTS
from beffroi.core.model import BadInput
from beffroi.games import find
from beffroi.terminal.paint import console
from beffroi.text import Texts

TABLE_WIDTH = 130
MAIN = ("seats", "bot", "games", "turns", "questions", "forced", "lead-changes", "first", "by-seat")


def read_tables(name: str | None, seats: int | None, bots: str, settings: tuple[str, ...]) -> tuple[SelfPlay, ...]:
    """Each of the bots with its like, at tables with this many seats, or at the smallest and the largest."""
    if name is None:
        raise BadInput("game-for-quality")
    game = find(name)
    counts = sorted({min(game.seats), max(game.seats)}) if seats is None else [check_seats(game, seats)]
    chosen = {count: read_chosen(game, count, settings) for count in counts}
    return tuple(SelfPlay(game.name, count, bot, chosen[count]) for bot in read_levels(bots) for count in counts)


def show_quality(rows: Sequence[Watched]) -> None:
    """How long the games are, how they end, and what happens in them."""
    texts, screen = Texts(TEXTS.language, find(rows[0].game)), console(width=TABLE_WIDTH)
    screen.print(_grid([texts.say(f"quality-{name}") for name in MAIN], map(_main, rows)))
    endings = ("seats", "bot", "share", "ending")
    ended = [(row, ending, share) for row in rows for ending, share in row.endings.items()]
    screen.print(
        _grid(
            [texts.say(f"quality-{name}") for name in endings],
            ((str(row.seats), row.bot, f"{share:.1%}", texts.say(f"ending-{ending}")) for row, ending, share in ended),
        )
    )
    counted = [texts.say(f"count-{what}") for what in rows[0].counts]
    screen.print(
        _grid(
            [texts.say("quality-seats"), texts.say("quality-bot"), *counted],
            ((str(row.seats), row.bot, *(f"{mean:.2f}" for mean in row.counts.values())) for row in rows),
        )
    )


def _grid(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> Grid:
    grid = Grid(*map(Column, heads), box=SIMPLE)
    for row in rows:
        grid.add_row(*row)
    return grid


def _main(row: Watched) -> tuple[str, ...]:
    first = f"{row.first:.1%} ({row.first_low:.1%} – {row.first_high:.1%})"
    means = (row.turns, row.questions, row.forced, row.lead_changes)
    by_seat = " / ".join(f"{share:.1%}" for share in row.wins)
    return (str(row.seats), row.bot, str(row.games), *(f"{mean:.1f}" for mean in means), first, by_seat)
