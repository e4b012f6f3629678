"""What was typed, as the games understand it."""

import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from beffroi.bots.levels import kind_named
from beffroi.core.game import AnyGame, Options, option_values, options_of, unusual
from beffroi.core.model import BadInput
from beffroi.terminal.session import HUMAN, KINDS


def read_seats(game: AnyGame, text: str | None) -> list[str]:
    kinds = ["human"] + ["novice"] * (game.seats[0] - 1) if text is None else text.split(",")
    for kind in kinds:
        if kind not in KINDS and not {"/", ":"} & set(kind):
            raise BadInput("unknown-kind", kind=kind, kinds=KINDS)
        if kind != HUMAN:
            check_level(kind)
    check_seats(game, len(kinds))
    return kinds


def check_seats(game: AnyGame, seats: int) -> int:
    """Raises `BadInput` unless this number of seats can play."""
    if seats not in game.seats:
        raise BadInput("wrong-seats", game=game.name, seats=seats, allowed=game.seats)
    return seats


def read_levels(names: str) -> list[str]:
    """Bots separated by commas."""
    kinds = names.split(",")
    for kind in kinds:
        check_level(kind)
    return kinds


def check_level(name: str) -> None:
    """Raises `BadInput` unless a bot of this name can play: one that is known, or a program that is there."""
    if "/" in name and not Path(shlex.split(name)[0]).is_file():
        raise BadInput("no-program", file=name)
    if "/" not in name:
        kind_named(name)


def read_processes(number: int | None) -> int:
    """How many processes: one for each core unless told otherwise."""
    if number is not None and number < 1:
        raise BadInput("not-positive", name="processes", value=str(number))
    return number or os.cpu_count() or 1


def check_file(path: Path | None) -> None:
    """Raises `BadInput` when a file could not be written: its folder is not there, or it is a folder itself."""
    if path is not None and not path.parent.is_dir():
        raise BadInput("unwritable", file=str(path), folder=str(path.parent))
    if path is not None and path.is_dir():
        raise BadInput("folder-for-file", file=str(path))


def read_options(game: AnyGame, settings: tuple[str, ...]) -> Options:
    values = option_values(game.options)
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, _, text = setting.partition("=")
        allowed = {str(value).lower(): value for value in values.get(name, ())}
        chosen[name] = allowed.get((text or "true").lower(), text)
    return options_of(game, chosen)


def read_chosen(game: AnyGame, seats: int, settings: tuple[str, ...]) -> dict[str, Any]:
    """The options that make a table of this size differ from a usual one."""
    return unusual(game, seats, read_options(game, settings))


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput("unreadable-file", file=str(path), problem=error.strerror or "") from None


@contextmanager
def paper(path: Path | None) -> Iterator[BinaryIO | None]:
    """A new file for a record; one that exists is never written over."""
    try:
        file = nullcontext() if path is None else path.open("xb")
    except OSError as error:
        raise BadInput("unwritable-file", file=str(path), problem=error.strerror or "") from None
    with file as opened:
        yield opened
