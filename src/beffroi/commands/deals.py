"""`beffroi arena GAME --deals`: how much a bot alone among apprentices bargains for."""

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.table import Column
from rich.table import Table as Grid

from beffroi.bots.arena import Pairing, title
from beffroi.bots.deals import COUNTS, DealRow
from beffroi.bots.ladder import bargains
from beffroi.commands.arguments import check_seats, read_chosen, read_levels
from beffroi.commands.output import TEXTS
from beffroi.core.model import BadInput
from beffroi.games import find
from beffroi.terminal.paint import console

AMONG = "apprentice"
TABLE_WIDTH = 150


def read_bargainers(name: str | None, seats: int | None, bots: str, settings: tuple[str, ...]) -> tuple[Pairing, ...]:
    """Each of the bots alone among apprentices, at tables of one game with this many seats, or at the largest."""
    if name is None or not bargains(find(name)):
        raise BadInput("game-for-deals")
    game = find(name)
    count = max(game.seats) if seats is None else check_seats(game, seats)
    chosen = read_chosen(game, count, settings)
    return tuple(Pairing(game.name, count, (bot, AMONG), alone=True, options=chosen) for bot in read_levels(bots))


def show_deals(rows: Sequence[DealRow]) -> None:
    """What is offered, concluded and kept in a game."""
    heads = ("game", "seats", "bot", "against", "games")
    names = [TEXTS.say(f"arena-{name}") for name in heads] + [TEXTS.say(f"deals-{what}") for what in COUNTS]
    grid = Grid(*map(Column, names), box=SIMPLE)
    for row in rows:
        means = {what: f"{row.counts[what]:.2f}" for what in COUNTS}
        means["deals"] += f" ± {2 * row.error:.2f}"
        grid.add_row(title(row), str(row.seats), row.bot, row.among, str(row.games), *means.values())
    console(width=TABLE_WIDTH).print(grid)
