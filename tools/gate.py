"""Everything that must hold before a change may land: ./test.

./test              the gate
./test --quick      lint, types, the core and one game: for the rhythm of work
./test --long       the gate with every proof at its full length, and the proofs that have no short version
./test -k capture   pytest alone, with these arguments
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.boot import PAGES, built_pages_digest, pages_digest

ROOT = Path(__file__).resolve().parent.parent
LANES = 2
"""How many stages run side by side: each keeps a core busy."""
WORKERS = 2
"""How many processes run the tests of a stage: now and then one waits for a server, a clock or a browser."""
SLOWEST = 10


class Stage(NamedTuple):
    """One question about the whole tree."""

    title: str
    commands: Sequence[str]


class Answer(NamedTuple):
    """What a stage said in the end."""

    title: str
    passed: bool
    seconds: float
    output: str

    @property
    def closing(self) -> str:
        return self.output.strip().rpartition("\n")[2]

    def __str__(self) -> str:
        return f"{self.title:10}{self.seconds:6.1f} s   {self.closing if self.passed else 'FAILED'}"


PYTEST = f"pytest -q --durations={SLOWEST}"
HOW = f"{PYTEST} -n {WORKERS} --dist worksteal"
MEASURED = ("tests/core", "tests/games", "tests/bots", "tests/search", "tests/rl")
"""These cover the core and the games; the other tests are quicker when nobody counts lines."""
REPEATING = ("perft", "naive", "lockstep", "good_games", "arena", "search", "fairness")
"""Among them, these go over the same lines a million times."""
REPEATED = [str(path.relative_to(ROOT)) for name in REPEATING for path in ROOT.glob(f"tests/**/test_{name}.py")]
APART = (*MEASURED, "tests/server", "tests/e2e")
OTHERS = [name for path in ROOT.glob("tests/*/") if (name := f"tests/{path.name}") not in APART and path.name[0] != "_"]

COMPILE = "python tools/compile.py --wait"
CHECKS = (
    Stage("compile", (COMPILE,)),
    Stage("lint", ("ruff check",)),
    Stage("format", ("ruff format --check",)),
    Stage("types", ("mypy",)),
    Stage("imports", ("lint-imports --no-logo",)),
    Stage("svelte", ("npm --prefix web run --silent check",)),
    Stage("vitest", ("npm --prefix web run --silent test",)),
    Stage("pages", ("python -m tools.pages --check",)),
)
ONCE = " ".join(f"--ignore {path}" for path in REPEATED)
RULES = Stage("rules", ("coverage erase", f"coverage run -m {HOW} {ONCE} {' '.join(MEASURED)}"))
COVERAGE = Stage("coverage", ("coverage combine --quiet", "coverage report"))
SERVER = Stage("server", (f"{HOW} tests/server",))
REST = Stage("rest", (f"{HOW} {' '.join((*REPEATED, *OTHERS))}",))
# Apart from the others: asynchronous tests fail after a synchronous Playwright test in the same process.
BROWSER = Stage("browser", (f"{HOW} tests/e2e",))

QUICK_CHECKS = tuple(stage for stage in CHECKS if stage.title in ("lint", "format", "types", "imports"))
QUICK = Stage("quick", (f"{HOW} tests/core tests/games/cathedral",))
TESTS = ((RULES, COVERAGE), (BROWSER,), (SERVER,), (REST,))
"""A lane that has done one of these goes on with the next that nobody has begun."""
COUNTED = [stage.title for stage in (RULES, BROWSER, SERVER, REST, QUICK)]
PROOFS = (
    Stage("prove", ("python -m tools.prove --games 400",)),
    Stage("lockstep", ("python -m tools.lockstep --plies 40000",)),
)


def main(*arguments: str) -> None:
    os.chdir(ROOT)
    if sys.stdout.isatty():
        os.environ.update(FORCE_COLOR="1", CLICOLOR_FORCE="1")  # our pipes hide the terminal from the tools
    try:
        answers = chosen(arguments)
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
    summarise(answers)
    sys.exit(0 if all(answer.passed for answer in answers) else 1)


def chosen(arguments: Sequence[str]) -> list[Answer]:
    """Does what was asked for; arguments of its own are for pytest, which then speaks for itself."""
    if arguments == ("--quick",):
        return ask([[stage] for stage in QUICK_CHECKS], [[QUICK]])
    require_current_pages()
    checks = [[stage] for stage in CHECKS]
    if arguments == ("--long",):
        os.environ["BEFFROI_LONG"] = "1"
        return ask(checks, [*TESTS, PROOFS])
    if arguments:
        subprocess.run(COMPILE.split(), check=False)
        os.execvp("pytest", ["pytest", *arguments])
    return ask(checks, TESTS)


def require_current_pages() -> None:
    """Tests of old pages would show nothing."""
    if pages_digest() != built_pages_digest():
        sys.exit(f"{PAGES.name} is older than web/: run `python3 tools/boot.py pages`, and commit what it builds.")


def ask(*rounds: Sequence[Sequence[Stage]]) -> list[Answer]:
    """Puts one round of questions after the other, as long as all pass; within a round two lanes share the work."""
    answers: list[Answer] = []
    with ThreadPoolExecutor(LANES) as lanes:
        for stages in rounds:
            if all(told.passed for told in answers):
                answers += [told for lane in lanes.map(answer_in_order, stages) for told in lane]
    return answers


def answer_in_order(stages: Sequence[Stage]) -> list[Answer]:
    """One stage after the other, up to the first that fails."""
    answers: list[Answer] = []
    for stage in stages:
        if all(told.passed for told in answers):
            answers.append(answer(stage))
    return answers


def answer(stage: Stage) -> Answer:
    began = time.monotonic()
    output = ""
    for command in stage.commands:
        passed, said = relay(stage.title, command.split())
        output += said
        if not passed:
            break
    return Answer(stage.title, passed, time.monotonic() - began, output)


def relay(title: str, command: Sequence[str]) -> tuple[bool, str]:
    """Runs a command and shows its output as it comes, line by line, since others speak too."""
    output = ""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as child:
        assert child.stdout
        for line in child.stdout:
            output += line.decode(errors="replace")
            print(f"{title:9}| {line.decode(errors='replace').rstrip()}", flush=True)
    return child.returncode == 0, output


def summarise(answers: Sequence[Answer]) -> None:
    """Ends with pytest's own closing lines, which readers of a log look for, unless there is worse to say."""
    print("\n--- slowest tests", *slowest(answers), sep="\n")
    print("\n--- summary", *answers, sep="\n")
    print(*(told.closing for told in answers if told.title in COUNTED), sep="\n")
    for told in answers:
        if not told.passed:
            print(f"stopped at {told.title}")


def slowest(answers: Sequence[Answer]) -> list[str]:
    lines = (line for told in answers for line in told.output.splitlines())
    timed = [line for line in lines if re.match(r"\d+\.\d+s (call|setup|teardown) ", line)]
    return sorted(timed, key=lambda line: -float(line.partition("s ")[0]))[:SLOWEST]


if __name__ == "__main__":
    main(*sys.argv[1:])
