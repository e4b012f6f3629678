"""`beffroi hint`: what a bot would answer where a record stands, and why."""

from pathlib import Path
from random import Random
from typing import Annotated

from beffroi.bots.hint import hints
from beffroi.commands.arguments import read_file
from beffroi.commands.output import OUT, TEXTS, words
from beffroi.core.action import Seat
from beffroi.core.engine import waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput, State
from beffroi.core.record_file import load
from beffroi.core.seen import seen
from beffroi.games import find
from beffroi.terminal.paint import line
from beffroi.text import Texts


def hint(
    file: Annotated[Path, words("cli-hint-file")],
    *,
    most: Annotated[int, words("cli-hint-most")] = 3,
    seed: Annotated[int, words("cli-seed")] = 1,
) -> None:
    record = load(read_file(file), find)
    asked = [seat for seat in waiting(record.state) if seat in record.state.seats]
    if not asked:
        raise BadInput("nobody-asked", file=str(file))
    for seat in asked:
        advise(record.game, record.state, seat, Random(seed), most)


def advise(game: AnyGame, s: State, seat: Seat, rng: Random, most: int) -> None:
    """The question a seat is asked, and the best answers."""
    texts, view = Texts(TEXTS.language, game), seen(game, s, seat)
    OUT.print(line((texts.seat(seat), "question"), (texts.say(f"ask-{view.asking}"), "question")))
    for number, advice in enumerate(hints(game, view, rng, most), start=1):
        OUT.print(line((f"{number:>3}", "choice"), (game.write(advice.action), "choice"), (advice.words(texts), "")))
