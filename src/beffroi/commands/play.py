"""`beffroi play`: an evening in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

from beffroi import compiled
from beffroi.bots.bot import Bot
from beffroi.bots.levels import LEVELS
from beffroi.bots.searcher import Searcher
from beffroi.commands.arguments import paper, read_options, read_seats
from beffroi.commands.output import OUT, TEXTS, GameName, words
from beffroi.core.model import BadInput, Result
from beffroi.core.record import Record
from beffroi.core.series import Series
from beffroi.games import find
from beffroi.terminal.session import HUMAN
from beffroi.terminal.session import play as play_session
from beffroi.terminal.table import TerminalTable
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
    if games < 1:
        raise BadInput("bad-number-of-games", games=games)
    if games > 1 and record is not None:
        raise BadInput("series-not-recorded", games=games)
    series = Series(len(kinds), games, chosen.fewest_wins, counting=chosen.counting)
    while not series.is_over:
        seated = [kinds[series.person(seat)] for seat in range(series.people)]
        people = [person_name(series.person(seat)) for seat in range(series.people)] if games > 1 else []
        series = series.after(play_one(Record.of_setup(chosen, len(kinds), options), seated, rng, record, people))
        if games > 1:
            OUT.print(standings(series))


def play_one(record: Record[Any], kinds: list[str], rng: Random, path: Path | None, people: Sequence[str]) -> Result:
    """One game; in a series people keep their names when they change seats."""
    record.free_take_back = kinds.count(HUMAN) == 1
    texts = Texts(TEXTS.language, record.game, people)
    OUT.print(f"[question]{texts.say('title')}[/] — {texts.say('about')}")
    if HUMAN in kinds:
        OUT.print(texts.say("play-hint"))
    if is_warming_up(kinds):
        OUT.print(texts.say("play-warming"))
    with paper(path) as file:
        table = TerminalTable(record, texts, OUT, file)
        result = play_session(table, kinds, rng)
    OUT.print(f"[question]{texts.say(f'ending-{result.ending}')}[/]")
    for seat, (place, points) in enumerate(zip(result.places, result.points, strict=True)):
        OUT.print(texts.say("play-result", seat=seat, place=place, points=points))
    OUT.print(texts.say("play-origins"))
    table.draw_score(table.viewer)
    return result


def is_warming_up(kinds: Sequence[str]) -> bool:
    """Whether a bot that searches plays below its level, because what it searches with is still being compiled."""
    searches = any(issubclass(LEVELS.get(kind, Bot), Searcher) for kind in kinds)
    return searches and not compiled.is_compiled() and compiled.is_coming()


def standings(series: Series) -> str:
    lines = [TEXTS.say("play-series", played=len(series.games), planned=series.planned)]
    for person, (place, total) in enumerate(zip(series.places(), series.totals(), strict=True)):
        lines.append(TEXTS.say("play-standing", name=person_name(person), place=place, points=total))
    return "\n".join(lines)


def person_name(person: int) -> str:
    """What somebody is called throughout a series."""
    return TEXTS.say("play-person", person=person + 1)
