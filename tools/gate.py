"""Everything that must hold before a change may land: ./test. With arguments, pytest alone: ./test -k cathedral."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WORKERS = 2


class Stage(NamedTuple):
    """One question about the whole tree."""

    title: str
    commands: Sequence[str]


class Answer(NamedTuple):
    """What a stage said in the end."""

    title: str
    passed: bool
    seconds: float
    closing: str

    def __str__(self) -> str:
        return f"{self.title:10}{self.seconds:6.1f} s   {self.closing if self.passed else 'FAILED'}"


HOW = f"pytest -q -n {WORKERS} --dist worksteal"
TESTS = Stage("tests", ("coverage erase", f"coverage run -m {HOW} --ignore tests/e2e"))
# Apart from the others: asynchronous tests fail after a synchronous Playwright test in the same process.
BROWSER = Stage("browser", (f"{HOW} tests/e2e",))
STAGES = (
    Stage("lint", ("ruff check",)),
    Stage("format", ("ruff format --check",)),
    Stage("types", ("mypy",)),
    Stage("imports", ("lint-imports --no-logo",)),
    Stage("pages", ("npm --prefix web run --silent check", "npm --prefix web run --silent test")),
    TESTS,
    Stage("coverage", ("coverage combine --quiet", "coverage report")),
    BROWSER,
)


def main(*arguments: str) -> None:
    os.chdir(ROOT)
    if arguments:
        os.execvp("pytest", ["pytest", *arguments])
    if sys.stdout.isatty():
        os.environ.update(FORCE_COLOR="1", CLICOLOR_FORCE="1")  # our pipe hides the terminal from the tools
    try:
        answers = ask(STAGES)
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
    summarise(answers)
    sys.exit(0 if answers[-1].passed else 1)


def ask(stages: Sequence[Stage]) -> list[Answer]:
    """Puts the questions in order, up to the first that fails."""
    answers: list[Answer] = []
    for stage in stages:
        answers.append(answer(stage))
        if not answers[-1].passed:
            break
    return answers


def answer(stage: Stage) -> Answer:
    print(f"\n--- {stage.title}", flush=True)
    began = time.monotonic()
    for command in stage.commands:
        passed, closing = relay(command.split())
        if not passed:
            break
    return Answer(stage.title, passed, time.monotonic() - began, closing)


def relay(command: Sequence[str]) -> tuple[bool, str]:
    """Runs a command, shows its output as it comes, and keeps its last line."""
    ending = b""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, bufsize=0) as child:
        assert child.stdout
        while chunk := child.stdout.read(4096):
            sys.stdout.buffer.write(chunk)
            sys.stdout.flush()
            ending = (ending + chunk)[-1000:]
    return child.returncode == 0, ending.decode(errors="replace").strip().rpartition("\n")[2]


def summarise(answers: Sequence[Answer]) -> None:
    """Ends with pytest's own closing lines, which readers of a log look for, unless there is worse to say."""
    print("\n--- summary", *answers, sep="\n")
    print(*(told.closing for told in answers if told.title in (TESTS.title, BROWSER.title)), sep="\n")
    if not answers[-1].passed:
        print(f"stopped at {answers[-1].title}")


if __name__ == "__main__":
    main(*sys.argv[1:])
