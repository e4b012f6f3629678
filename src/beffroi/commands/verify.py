"""`beffroi verify`: were the dice fair?"""

from pathlib import Path
from typing import Annotated

from beffroi.commands.arguments import read_file
from beffroi.commands.output import OUT, TEXTS, words
from beffroi.games import find


def verify(
    file: Annotated[Path, words("cli-verify-file")],
    *,
    commitment: Annotated[str | None, words("cli-commitment")] = None,
) -> None:
    from beffroi.server.tables.verification import verify as check  # noqa: PLC0415 - loaded when somebody asks

    draws = check(read_file(file), find, commitment)
    OUT.print(TEXTS.say("verify-fair", draws=draws), markup=False)
