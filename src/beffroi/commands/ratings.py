"""`beffroi ratings`: how strong everybody on a server is, computed again from its records and compared."""

from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE
from rich.table import Table as Grid

from beffroi.commands.output import OUT, TEXTS
from beffroi.core.model import BadInput
from beffroi.games import NAMES, find
from beffroi.terminal.paint import console

WIDTH = 100


def ratings(
    game: Annotated[str | None, Parameter(help=TEXTS.say("cli-game", games=NAMES))] = None,
    *,
    repair: Annotated[bool, Parameter(help=TEXTS.say("cli-ratings-repair"), negative="")] = False,
) -> None:
    # The server takes a while to load; the other commands need not wait for it.
    from beffroi.server.settings import load  # noqa: PLC0415
    from beffroi.server.storage.offline import reading, writing  # noqa: PLC0415
    from beffroi.server.tournaments import ratings as strength  # noqa: PLC0415
    from beffroi.server.tournaments.ratings import cards, differences, kept  # noqa: PLC0415

    names = NAMES if game is None else (find(game).name,)
    if repair:
        with writing(load({})) as connection:
            strength.repair(connection, names, find)
    grid = Grid(*(TEXTS.say(f"ratings-{name}") for name in ("game", "name", "level", "rating", "games")), box=SIMPLE)
    with reading(load({})) as connection:
        for name in names:
            for each in cards(connection, kept(connection, name)):
                who = name, each.name, each.level or "", f"{each.mean:.1f} ± {each.reach:.1f}", str(each.games)
                grid.add_row(*who)
        compared, wrong = differences(connection, names, find)
    console(width=WIDTH).print(grid)
    if wrong:
        raise BadInput("wrong-ratings", ratings=tuple(wrong))
    OUT.print(TEXTS.say("ratings-right", count=compared), markup=False)
