"""The command line: play, read the rules, replay, count, measure."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any, BinaryIO

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich.box import SIMPLE
from rich.progress import track
from rich.table import Table as Grid

import beffroi
from beffroi.core.game import AnyGame, Options, option_values
from beffroi.core.model import BadInput, Broken, Result, State
from beffroi.core.perft import children
from beffroi.core.perft import perft as count_sequences
from beffroi.core.record import Record, load
from beffroi.core.series import Series
from beffroi.games import NAMES, find
from beffroi.terminal.evening import KINDS
from beffroi.terminal.evening import play as play_evening
from beffroi.terminal.paint import console, line, markdown, paint
from beffroi.terminal.person import Left
from beffroi.terminal.table import Table
from beffroi.terminal.transcript import tell
from beffroi.text import LANGUAGES, Texts, preface
from beffroi.text import rules as articles_of

BAD_INPUT = 2
LARGE, BENCH_WIDTH = 100, 110


def language_of(arguments: list[str]) -> str:
    """Takes `--lang` out of the arguments; else the language of the locale, if it is one of ours."""
    for number, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            chosen = value if equals else "".join(arguments[number + 1 : number + 2])
            del arguments[number : number + (1 if equals else 2)]
            return chosen
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if locale.startswith("fr") else "en"


LANGUAGE = language_of(sys.argv)
TEXTS = Texts(LANGUAGE if LANGUAGE in LANGUAGES else "en")
OUT, ERR = console(), console(stderr=True)


def words(key: str) -> Parameter:
    return Parameter(help=TEXTS.say(key))


app = App("beffroi", help=TEXTS.say("cli-help", game=NAMES[0]), version=beffroi.__version__, help_format="plaintext")
GameName = Annotated[str, Parameter(help=TEXTS.say("cli-game", games=NAMES))]


@app.command(name="play", help=TEXTS.say("cli-play"))
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
    series = Series(len(kinds), games, chosen.fewest_wins)
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
    with paper(path) as file:
        table = Table(Record.of_setup(game, len(kinds), options), texts, OUT, file)
        result = play_evening(table, kinds, rng)
    OUT.print(f"[question]{texts.say(f'ending-{result.ending}')}[/]")
    for seat, (place, points) in enumerate(zip(result.places, result.points, strict=True)):
        OUT.print(texts.say("play-result", seat=seat, place=place, points=points))
    return result


def standings(series: Series) -> str:
    lines = [TEXTS.say("play-series", played=len(series.games), planned=series.planned)]
    for person, (place, total) in enumerate(zip(series.places(), series.totals(), strict=True)):
        lines.append(TEXTS.say("play-standing", person=person + 1, place=place, points=total))
    return "\n".join(lines)


@app.command(name="rules", help=TEXTS.say("cli-rules"))
def rules(game: GameName, article: Annotated[str | None, words("cli-article")] = None) -> None:
    chosen = find(game)
    texts, articles = Texts(TEXTS.language, chosen), articles_of(chosen, TEXTS.language)
    if article is not None and article.upper() not in articles:
        raise BadInput("unknown-article", article=article, articles=tuple(articles))
    shown = articles.values() if article is None else [articles[article.upper()]]
    if article is None:
        OUT.print(markdown(preface(chosen, TEXTS.language)))
    for each in shown:
        OUT.print(markdown(f"## {each.ref} · {each.title}\n\n{each.body}"))
    if article is None:
        OUT.print(markdown(option_list(chosen, texts)))


def option_list(game: AnyGame, texts: Texts) -> str:
    """The options of a game, their values, the usual one first."""
    default = game.options()
    lines = [f"## {texts.say('play-options')}", ""]
    for name, values in option_values(game.options).items():
        usual = getattr(default, name)
        others = [str(value).lower() for value in (usual, *(each for each in values if each != usual))]
        lines.append(f"- `{name}` = {', '.join(others)}: {texts.say(f'option-{name}')}")
    return "\n".join(lines)


@app.command(name="replay", help=TEXTS.say("cli-replay"))
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
            pause(record.game, told.state)
    if not hashes:
        OUT.print(paint(record.game.draw(record.game.view(record.state, None))))


def pause(game: AnyGame, state: State) -> None:
    OUT.print(paint(game.draw(game.view(state, None))))
    try:
        OUT.input(TEXTS.say("play-enter"))
    except EOFError:
        raise Left from None


@app.command(name="perft", help=TEXTS.say("cli-perft"))
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


@app.command(name="bench", help=TEXTS.say("cli-bench"))
def bench(
    *,
    game: Annotated[tuple[str, ...], Parameter(help=TEXTS.say("cli-game", games=NAMES))] = (),
    seconds: Annotated[float, words("cli-seconds")] = 3.0,
    json: Annotated[Path, words("cli-json")] = Path("bench.json"),
) -> None:
    from beffroi.bench.table import measure, reference  # noqa: PLC0415 - only this command needs it

    chosen = [find(name) for name in game or NAMES]
    runs = [(each, seats) for each in chosen for seats in each.seats]
    unit = reference()
    rows = [measure(each, seats, seconds, unit) for each, seats in track(runs, TEXTS.say("cli-measuring"), console=ERR)]
    grid = Grid(*(TEXTS.say(f"bench-{name}") for name in rows[0].__struct_fields__), box=SIMPLE)
    for row in rows:
        grid.add_row(*(cell(value) for value in msgspec.structs.astuple(row)))
    console(width=BENCH_WIDTH).print(grid)
    json.write_bytes(msgspec.json.format(msgspec.json.encode(rows)) + b"\n")
    OUT.print(TEXTS.say("bench-written", file=str(json)))


def cell(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= LARGE else f"{value:.2f}"


def read_seats(game: AnyGame, text: str | None) -> list[str]:
    kinds = ["human"] + ["random"] * (game.seats[0] - 1) if text is None else text.split(",")
    for kind in kinds:
        if kind not in KINDS:
            raise BadInput("unknown-kind", kind=kind, kinds=KINDS)
    if len(kinds) not in game.seats:
        raise BadInput("wrong-seats", game=game.name, seats=len(kinds), allowed=game.seats)
    return kinds


def read_options(game: AnyGame, settings: tuple[str, ...]) -> Options:
    values = option_values(game.options)
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, _, text = setting.partition("=")
        allowed = {str(value).lower(): value for value in values.get(name, ())}
        if (text or "true").lower() not in allowed:
            raise BadInput("unknown-option", option=setting, options=tuple(values))
        chosen[name] = allowed[(text or "true").lower()]
    options: Options = game.options(**chosen)
    return options


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


def main() -> None:
    """Runs a command; bad input is answered in one sentence and exit code 2."""
    try:
        if LANGUAGE not in LANGUAGES:
            raise BadInput("unknown-language", language=LANGUAGE, languages=LANGUAGES)
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except (BadInput, Broken) as error:
        fail(error_words(error))
    except CycloptsError as error:
        fail(str(error))
    except Left:
        OUT.print(TEXTS.say("play-left"))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has gone


def error_words(error: BadInput | Broken) -> str:
    """The sentence for an error; what a game finds impossible is said in that game's words."""
    for name in (None, *NAMES):
        texts = Texts(TEXTS.language, None if name is None else find(name))
        key = f"broken-{error.why}" if isinstance(error, Broken) else f"error-{error.why}"
        if texts.has(key):
            return texts.error(error)
    return str(error)


def fail(sentence: str) -> None:
    ERR.print(sentence, markup=False)
    sys.exit(BAD_INPUT)
