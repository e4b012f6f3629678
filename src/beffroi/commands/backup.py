"""`beffroi backup`: a checked copy of the server, while it is open."""

from functools import partial
from pathlib import Path
from typing import Annotated

from beffroi.commands.output import OUT, TEXTS, words
from beffroi.games import find


def backup(file: Annotated[Path, words("cli-backup-file")]) -> None:
    # The server takes a while to load; the other commands need not wait for it.
    from beffroi.server.live.replay import check_games  # noqa: PLC0415
    from beffroi.server.settings import load  # noqa: PLC0415
    from beffroi.server.storage import backup as copies  # noqa: PLC0415

    checked = copies.back_up(load({}), file, partial(check_games, find=find))
    OUT.print(TEXTS.say("backup-done", file=str(file), tables=checked.tables, entries=checked.entries), markup=False)
