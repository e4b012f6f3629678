"""`beffroi replay`: a record told again."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beffroi.commands.arguments import read_file
from beffroi.commands.output import OUT, TEXTS, words
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.record_file import load
from beffroi.games import find
from beffroi.terminal.paint import line, paint
from beffroi.terminal.person import Left
from beffroi.terminal.transcript import tell
from beffroi.text import Texts


def replay(
    file: Annotated[Path, words("cli-file")],
    *,
    hashes: Annotated[bool, Parameter(help=TEXTS.say("cli-hashes"), negative="")] = False,
    step: Annotated[bool, Parameter(help=TEXTS.say("cli-step"), negative="")] = False,
) -> None:
    record = load(read_file(file), find)
    texts = Texts(TEXTS.language, record.game)
    for told in tell(record, texts):
        if hashes:
            print(f"{told.number} {told.words} {told.hash}")
            continue
        OUT.print(line((f"{told.number:>4}", "choice"), (told.words, "question")))
        for event in told.events:
            OUT.print(f"       {event}", markup=False)
        if step:
            pause(record.game, told.state, texts)
    if not hashes:
        OUT.print(paint(record.game.draw(record.game.view(record.state, None), texts)))


def pause(game: AnyGame, state: State, texts: Texts) -> None:
    OUT.print(paint(game.draw(game.view(state, None), texts)))
    try:
        OUT.input(TEXTS.say("play-enter"))
    except EOFError:
        raise Left from None
