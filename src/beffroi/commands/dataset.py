"""`beffroi dataset`: games with what a search thought of every answer, as JSON lines."""

from pathlib import Path
from typing import Annotated

from beffroi.bots.dataset import DatasetGame, self_play, terms_of
from beffroi.commands.arguments import check_file, read_processes
from beffroi.commands.output import OUT, TEXTS, GameName, words
from beffroi.commands.workers import Workers, play_all
from beffroi.games import find


def dataset(  # noqa: PLR0913 - one argument an option of the command
    game: GameName,
    *,
    games: Annotated[int, words("cli-dataset-games")] = 1000,
    seats: Annotated[int | None, words("cli-number")] = None,
    bot: Annotated[str, words("cli-dataset-bot")] = "journeyman",
    seed: Annotated[int, words("cli-seed")] = 1,
    processes: Annotated[int | None, words("cli-arena-processes")] = None,
    out: Annotated[Path | None, words("cli-dataset-out")] = None,
) -> None:
    path = Path(f"{game}.jsonl") if out is None else out
    check_file(path)
    terms = terms_of(find(game), seats, bot, games, seed)
    played = play_all(self_play, DatasetGame, terms, Workers(read_processes(processes), None), path)
    decisions = sum(len(each.searched) for each in played)
    OUT.print(TEXTS.say("dataset-written", file=str(path), games=len(played), decisions=decisions), markup=False)
