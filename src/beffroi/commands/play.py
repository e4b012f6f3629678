"""`beffroi play`: an evening in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

from beffroi import compiled
from beffroi.bots.bot import Bot
from beffroi.bots.levels import LEVELS
from beffroi.bots.searcher import Searcher
from beffroi.commands.arguments import paper, read_options, read_seats
from beffroi.commands.voice import OUT, TEXTS, GameName, words
from beffroi.core.game import AnyGame, Options
from beffroi.core.model import BadInput, Result
from beffroi.core.record import Record
from beffroi.core.series import Series
from beffroi.games import find
from beffroi.terminal.evening import play as play_evening
from beffroi.terminal.table import Table
from beffroi.text import Texts


def play(  # noqa: PLR0913 - one argument an option of the command
    game: GameName,
    *,
    seats: Annotated[str | None, words("cli-seats")] = None,
    option: Annotated[tuple[str, ...], words("cli-option")] = (),
    seed: Annotated[int | None, words("cli-seed")] = None,
    record: Annotated[Path | None, words("cli-record")] = None,
    games: Annotated[int, words("cli-games")] = 1,
) -> None:
    chosen = find(game)
    kinds = read_seats(chosen, seats)
    options = read_options(chosen, option)
    rng = Random(SystemRandom().randrange(2**32) if seed is None else seed)
    if games < 1 or (games > 1 and record is not None):
        raise BadInput("bad-games", games=games)
    series = Series(len(kinds), games, chosen.fewest_wins, counting=chosen.counting)
    while not series.is_over:
        seated = [kinds[series.person(chair)] for chair in range(series.people)]
        series = series.after(play_one(chosen, options, seated, rng, record))
        if games > 1:
            OUT.print(standings(series))


def play_one(game: AnyGame, options: Options, kinds: list[str], rng: Random, path: Path | None) -> Result:
    texts = Texts(TEXTS.language, game)
    OUT.print(f"[question]{texts.say('title')}[/] — {texts.say('about')}")
    if "human" in kinds:
        OUT.print(texts.say("play-hint"))
    if is_warming_up(kinds):
        OUT.print(texts.say("play-warming"))
    with paper(path) as file:
        table = Table(Record.of_setup(game, len(kinds), options), texts, OUT, file)
        result = play_evening(table, kinds, rng)
    OUT.print(f"[question]{texts.say(f'ending-{result.ending}')}[/]")
    for seat, (place, points) in enumerate(zip(result.places, result.points, strict=True)):
        OUT.print(texts.say("play-result", seat=seat, place=place, points=points))
    return result


def is_warming_up(kinds: Sequence[str]) -> bool:
    """Whether a bot that searches plays below its level, because what it searches with is still being compiled."""
    searches = any(issubclass(LEVELS.get(kind, Bot), Searcher) for kind in kinds)
    return searches and not compiled.is_compiled() and compiled.is_coming()


def standings(series: Series) -> str:
    lines = [TEXTS.say("play-series", played=len(series.games), planned=series.planned)]
    for person, (place, total) in enumerate(zip(series.places(), series.totals(), strict=True)):
        lines.append(TEXTS.say("play-standing", person=person + 1, place=place, points=total))
    return "\n".join(lines)
