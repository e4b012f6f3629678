"""`beffroi perft`: how many ways a game can go."""

from typing import Annotated

from cyclopts import Parameter
from rich.progress import track

from beffroi.commands.arguments import read_options
from beffroi.commands.output import ERR, TEXTS, GameName, words
from beffroi.core.model import BadInput, State
from beffroi.core.perft import children
from beffroi.core.perft import perft as count_sequences
from beffroi.games import find


def perft(
    game: GameName,
    *,
    depth: Annotated[int, words("cli-depth")],
    seats: Annotated[int | None, words("cli-number")] = None,
    position: Annotated[str | None, Parameter(help=TEXTS.say("cli-position"), allow_leading_hyphen=True)] = None,
    option: Annotated[tuple[str, ...], words("cli-option")] = (),
) -> None:
    chosen = find(game)
    if depth < 0:
        raise BadInput("bad-depth", depth=depth)
    start = chosen.setup(seats, read_options(chosen, option)) if position is None else chosen.read_position(position)
    print(counted(start, depth))


def counted(start: State, depth: int) -> int:
    """The number of sequences, with a bar that moves with every first decision."""
    if depth < 2 or not start.agenda:  # noqa: PLR2004 - nothing to wait for
        return count_sequences(start, depth)
    less = depth if start.agenda[0].odds(start) else depth - 1
    first = track(list(children(start)), TEXTS.say("cli-counting"), console=ERR, transient=True)
    return sum(count_sequences(child, less) for child in first)
