"""`beffroi analyse`: who was winning when in a finished game, and what turned it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.progress import Progress, TimeRemainingColumn

from beffroi.analysis.account import Account
from beffroi.analysis.analysis import Analysis, Looker, Run
from beffroi.analysis.analysis import analyse as steps_of
from beffroi.analysis.story import told
from beffroi.analysis.turning import TurningPoint
from beffroi.analysis.workers import workers
from beffroi.commands.arguments import check_file, read_file, read_processes
from beffroi.commands.output import ERR, OUT, TEXTS, words
from beffroi.core.action import Action
from beffroi.core.codec import encode
from beffroi.core.game import AnyGame
from beffroi.core.record import Record
from beffroi.core.record_file import load
from beffroi.games import find
from beffroi.terminal.line import draw_line
from beffroi.terminal.paint import line, paint
from beffroi.text import Texts, article_called


def analyse(
    file: Annotated[Path, words("cli-analyse-file")],
    *,
    deeper: Annotated[bool, Parameter(help=TEXTS.say("cli-deeper"), negative="")] = False,
    processes: Annotated[int | None, words("cli-analyse-processes")] = None,
    json: Annotated[Path | None, words("cli-analyse-json")] = None,
) -> None:
    check_file(json)
    number = read_processes(processes)
    data = read_file(file)
    looker = Looker(load(data, find), is_deeper=deeper)
    with runner(data, number, looker) as run:
        found = followed(looker, run)
    if json is not None:
        json.write_bytes(encode(found) + b"\n")
    show(looker.record, found, Texts(TEXTS.language, looker.record.game))


@contextmanager
def runner(data: bytes, processes: int, looker: Looker) -> Iterator[Run]:
    """Where looks are taken: here, or in several processes."""
    if processes == 1:
        yield looker.run
        return
    with workers(data, processes, is_deeper=looker.is_deeper) as run:
        yield run


def followed(looker: Looker, run: Run) -> Analysis:
    """The whole analysis; a bar shows how far it is."""
    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True) as progress:
        bar = progress.add_task(TEXTS.say("cli-analysing"), total=1.0)
        for each in steps_of(looker, run):
            progress.update(bar, completed=each.done)
    return each.analysis


def show(record: Record[Any], found: Analysis, texts: Texts) -> None:
    """The line as a picture, the story, every turning point with what would have been better, and the accounts."""
    marks = [each.number for each in found.turning_points]
    OUT.print(paint(draw_line(found.points, marks, texts)))
    OUT.print(" ".join(told(each, texts) for each in found.story) + "\n", markup=False)
    for each in found.turning_points:
        show_turning_point(record, each, texts)
    if found.accounts:
        OUT.print(line(("\n" + texts.say("account-title"), "question")))
        OUT.print(texts.say("account-measure"))
    if found.accounts and not found.has_chance:
        OUT.print(texts.say("account-no-chance"))
    if found.no_account:
        OUT.print("\n" + texts.say(f"account-{found.no_account}"))
    for account in found.accounts:
        show_account(account, texts)


def show_account(account: Account, texts: Texts) -> None:
    """What a seat has beyond its fair share, in hundredths of a victory, and where it came from."""
    OUT.print(line((texts.say("account-gain", seat=account.seat, gain=signed(account.gain)), f"seat{account.seat}")))
    for figure in account.figures:
        said = texts.say("account-figure", value=signed(figure.value), band=f"{100 * figure.band:.0f}")
        OUT.print(f"       {texts.say(f'account-{figure.heading}'):<24}{said:>16}", markup=False)


def signed(part: float) -> str:
    """Hundredths of a victory, with their sign."""
    return f"{round(100 * part):+}".replace("-", "−") if round(100 * part) else "0"


def show_turning_point(record: Record[Any], each: TurningPoint, texts: Texts) -> None:
    OUT.print(line((f"{each.number:>4}", "choice"), (texts.say("analysis-turned", seat=each.seat), "question")))
    for sentence in sentences(record.game, each, texts):
        OUT.print(f"       {sentence}", markup=False)


def sentences(game: AnyGame, each: TurningPoint, texts: Texts) -> Iterator[str]:
    """What was answered, what it cost, what would have been better and why, and the article of the question."""
    percent, band = round(100 * each.fall), max(1, round(100 * each.band))
    fall = "analysis-fall" if game.is_open else "analysis-fall-known"
    yield texts.say(fall, played=move(game, each.played, texts), percent=percent, band=band)
    yield texts.say("analysis-better", better=move(game, each.better, texts))
    yield from (texts.say(key, **facts) for key, facts in each.reasons)
    yield f"[{each.rule}] {article_called(game, texts.language, each.rule).title}"


def move(game: AnyGame, action: Action, texts: Texts) -> str:
    """An answer in words and in notation."""
    return f"{texts.action(action)} ({game.write(action)})"
