"""Makes the environment that ./play and ./test need, then hands over to them.

It runs before anything is installed, so it needs the standard library only.
"""

from __future__ import annotations

import ast
import contextlib
import fcntl
import hashlib
import importlib.util
import itertools
import os
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
PYTHON = str(VENV / "bin" / "python")
UV = str(VENV / "bin" / "uv")
WEB = ROOT / "web"
PAGES = ROOT / "src" / "beffroi" / "server" / "pages.zip"

BOOT_LOCK, PLAY_LOCK, TEST_LOCK = "requirements-boot.lock", "requirements.lock", "requirements-dev.lock"
MISLEADING = ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_TARGET", "PIP_USER")


class SetupError(Exception):
    """A step did not succeed; its words are what the person should read."""


class Step(NamedTuple):
    """One thing to do, once for each state of what it depends on."""

    stamp: str
    title: str
    command: Sequence[str]
    advice: str = "Check the network and the disk, and run this again; if it fails the same way, delete .venv first."
    cwd: Path = ROOT
    settings: Callable[[], dict[str, str]] = dict


def main(command: str, *arguments: str) -> None:
    """Prepares what the command needs and becomes it."""
    try:
        prepare(command)
    except SetupError as failure:
        sys.exit(f"\n{failure}")
    except OSError as failure:
        sys.exit(f"\n{failure}\n\nThe set-up cannot go on. Make room or mend what is named above, and run this again.")
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run it again to go on from here.")
    become(command, arguments)


def become(command: str, arguments: Sequence[str]) -> None:
    if command == "pages":
        sys.exit()  # they are built by now
    if command == "play":
        compile_behind()
    else:
        os.chdir(ROOT)  # where Python finds the tools
    program = program_of(command, arguments)
    os.execve(program[0], program, surroundings(uv_settings() if command == "lock" else {}))


def compile_behind() -> None:
    """The fast cores are compiled while people play already; Ctrl-C reaches that work too, and the next run goes on."""
    quiet = subprocess.DEVNULL
    command = [PYTHON, str(ROOT / "tools" / "compile.py")]
    subprocess.Popen(command, env=surroundings({}), stdin=quiet, stdout=quiet, stderr=quiet)


def program_of(command: str, arguments: Sequence[str]) -> list[str]:
    """`./play` opens the server and the browser, `./play GAME` sits down in the terminal."""
    if command != "play":
        return [PYTHON, "-m", f"tools.{'gate' if command == 'test' else command}", *arguments]
    is_game = bool(arguments) and not arguments[0].startswith("-")
    return [str(VENV / "bin" / "beffroi"), "play" if is_game else "serve", *arguments]


def works(*command: str) -> bool:
    """Whether the command can be run at all and succeeds."""
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def prepare(command: str) -> None:
    """Does what is still to do; one run at a time."""
    steps = steps_for(command)
    if standing(steps) == len(steps):
        return
    if not packed_pip():
        raise SetupError("This Python cannot make environments. On Debian or Ubuntu: apt install python3-venv")
    with alone() as lock:
        # Asked again, now that nobody else is at work: another run may have done it all, or more.
        climb(steps_for(command), lambda step: run(step, lock))


def steps_for(command: str) -> list[Step]:
    if command == "lock":
        return [make_environment(), fetch_uv()]
    # The packages of ./test hold those of ./play, so that ./play never undoes ./test.
    has_test_packages = any(line.startswith(TEST_LOCK) for line in read_stamps())
    builds_pages = command != "test" and pages_digest() != built_pages_digest()
    lock = TEST_LOCK if command != "play" or builds_pages or has_test_packages else PLAY_LOCK
    page_tools = [fetch_page_tools()] if lock == TEST_LOCK else []
    pages = [build_pages()] if builds_pages else []
    return [make_environment(), fetch_uv(), install_packages(lock), *page_tools, install_beffroi(), *pages]


def make_environment() -> Step:
    depends_on = digest(str(sysconfig.get_config_var("SOABI")), str(ROOT))
    command = [sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)]
    return Step(f"environment {depends_on}", "making a Python environment in .venv", command)


def fetch_uv() -> Step:
    lock = ROOT / BOOT_LOCK
    # What a full disk or a kill has left half installed is not trusted.
    how = ["--ignore-installed", "--no-compile", "--no-deps", "--only-binary", ":all:", "--require-hashes"]
    command = [*pip(), "install", *how, "--requirement", str(lock)]
    return Step(f"uv {digest(lock)}", "fetching uv, the installer", command)


def pip() -> list[str]:
    """Pip as Python brings it along, packed: to unpack it into the environment first would take seconds."""
    script = f"import runpy, sys; sys.path[:0] = {packed_pip()}; runpy.run_module('pip', run_name='__main__')"
    return [PYTHON, "-c", script]


def packed_pip() -> list[str]:
    """Where a Python that can make environments keeps pip: beside ensurepip, or where Debian puts such things."""
    found = importlib.util.find_spec("ensurepip")
    folders = [Path(str(found.origin)).parent / "_bundled"] if found else []
    folders += [Path(shared)] if (shared := sysconfig.get_config_var("WHEEL_PKG_DIR")) else []
    return [str(path) for folder in folders for path in sorted(folder.glob("pip-*.whl"))]


def install_packages(name: str) -> Step:
    lock = ROOT / name
    # Bytecode comes with the first import: to compile what nobody imports would take seconds.
    command = [UV, "pip", "sync", "--python", PYTHON, "--reinstall", "--require-hashes", str(lock)]
    # Far from pyproject.toml, whose exclude-newer refuses an index that gives no dates; here the hashes are enough.
    return Step(f"{name} {digest(lock)}", f"installing {name}", command, cwd=Path("/"), settings=uv_settings)


def install_beffroi() -> Step:
    how = ["--offline", "--no-cache", "--no-deps", "--no-build-isolation"]
    command = [UV, "pip", "install", "--python", PYTHON, *how, "--editable", "."]
    advice = "It does not build: mend what is named above and run this again."
    depends_on = digest(ROOT / "pyproject.toml", ROOT / "setup.py")
    return Step(f"beffroi {depends_on}", "installing Beffroi itself", command, advice)


def fetch_page_tools() -> Step:
    command = [str(VENV / "bin" / "npm"), "ci", "--loglevel=error", "--no-progress"]
    depends_on = digest(WEB / "package-lock.json", WEB / ".npmrc")
    title = "fetching what builds the pages"
    return Step(f"npm {depends_on}", title, command, cwd=WEB, settings=npm_settings)


def build_pages() -> Step:
    advice = "The pages do not build: mend what is named above and run this again."
    # An older archive may be put back by git, however often its sources were built before.
    replaced = PAGES.stat().st_mtime_ns if PAGES.exists() else 0
    return Step(f"pages {pages_digest()} {replaced}", "building the pages", [PYTHON, "-m", "tools.pages"], advice)


def pages_digest() -> str:
    """A name for everything the pages are made of, by name and content; tests of pages are no part of them."""
    sources = (path for path in WEB.glob("src/**/*") if path.is_file() and not path.match("*.test.ts"))
    others = [WEB / name for name in ("index.html", "vite.config.ts", "package-lock.json")]
    pages = [*sorted(sources), *sorted(WEB.glob("public/*")), *others]
    return digest(*(part for path in pages for part in (path.relative_to(WEB).as_posix(), path)))


def built_pages_digest() -> str:
    """What the pages in the repository were made of, as they say themselves; nothing where they cannot be read."""
    try:
        with zipfile.ZipFile(PAGES) as pages:
            return pages.comment.decode()
    except (OSError, zipfile.BadZipFile):
        return ""


def digest(*inputs: str | Path) -> str:
    total = hashlib.sha256()
    for part in inputs:
        total.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        total.update(b"\0")
    return total.hexdigest()


def standing(steps: Sequence[Step]) -> int:
    """How many of the steps, from the first, are done and still good."""
    if not works(PYTHON, "-I", "-S", "-c", ""):
        return 0
    pairs = zip(steps, read_stamps(), strict=False)
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0].stamp == pair[1], pairs))


def climb(steps: Sequence[Step], do: Callable[[Step], None]) -> None:
    """Does the steps that do not stand; a stamp is written after its step only, and falls with any before it."""
    for done in range(standing(steps), len(steps)):
        write_stamps(steps[:done])
        do(steps[done])
        write_stamps(steps[: done + 1])


def read_stamps() -> list[str]:
    return STAMPS.read_text().splitlines() if STAMPS.exists() else []


def write_stamps(done: Sequence[Step]) -> None:
    STAMPS.parent.mkdir(exist_ok=True)
    STAMPS.write_text("".join(f"{step.stamp}\n" for step in done))


@contextlib.contextmanager
def alone() -> Iterator[int]:
    """Holds the lock file, and gives its descriptor: a child that inherits it holds the lock too."""
    with open(ROOT / ".venv.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another run is preparing the environment; waiting for it\n")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def run(step: Step, lock: int) -> None:
    say(f"{step.title} ... ")
    began = time.monotonic()
    with tempfile.TemporaryFile() as output:
        with start(step, output, lock) as child:
            watch(child)
        say(f"{time.monotonic() - began:.1f} s\n")
        if child.returncode:
            raise SetupError(f"{tail(output)}\n\nFailed: {step.title}. {step.advice}")


def start(step: Step, output: IO[bytes], lock: int) -> subprocess.Popen[bytes]:
    """Starts a step's command with the lock in its hands: should we be killed, the next run waits for it to end."""
    return subprocess.Popen(
        step.command,
        cwd=step.cwd,
        env=surroundings(step.settings()),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        pass_fds=(lock,),
    )


def watch(child: subprocess.Popen[bytes]) -> None:
    """Shows on a terminal that the work goes on."""
    for hand in itertools.cycle("|/-\\"):
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(timeout=0.1)
            return
        if sys.stderr.isatty():
            say(f"{hand}\b")


def tail(output: IO[bytes], lines: int = 20) -> str:
    output.seek(0)
    return "\n".join(output.read().decode(errors="replace").splitlines()[-lines:])


def say(words: str) -> None:
    """Speaks on the error stream: the other belongs to the program that follows."""
    print(words, end="", file=sys.stderr, flush=True)


def surroundings(settings: dict[str, str]) -> dict[str, str]:
    """The variables of everything started from here, without those that would lead it astray."""
    kept = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    path = os.pathsep.join([str(VENV / "bin"), kept.get("PATH", os.defpath)])
    return {**kept, "PATH": path, **settings}


def uv_settings() -> dict[str, str]:
    """What pip has been told about the package index, in uv's words, and a cache that can be written."""
    told = pip_settings()
    cache = own_cache("uv", Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache", "uv"))
    return unless_set(UV_DEFAULT_INDEX=told.get("index-url"), SSL_CERT_FILE=told.get("cert"), UV_CACHE_DIR=cache)


def npm_settings() -> dict[str, str]:
    """The certificate pip has been told about, in Node's words, and a cache that can be written."""
    cache = own_cache("npm", Path("~/.npm"))
    return unless_set(NODE_EXTRA_CA_CERTS=pip_settings().get("cert"), npm_config_cache=cache)


@cache
def pip_settings() -> dict[str, str]:
    lines = subprocess.check_output([*pip(), "config", "list"], text=True).splitlines()
    in_order = sorted(lines, key=lambda line: line.startswith(":env:"))  # the environment comes last, and wins
    pairs = (line.split("=", 1) for line in in_order if "=" in line)
    return {name.rpartition(".")[2]: ast.literal_eval(value) for name, value in pairs}


def unless_set(**words: str | None) -> dict[str, str]:
    return {name: value for name, value in words.items() if value and name not in os.environ}


def own_cache(name: str, usual: Path) -> str | None:
    """A cache in the project, where the usual one cannot be written."""
    try:
        folder = usual.expanduser()
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # no such place, or no home at all
        return str(ROOT / ".cache" / name)
    return None


if __name__ == "__main__":
    if sys.argv[1:2] not in (["play"], ["test"], ["lock"], ["pages"]):
        sys.exit("usage: boot.py play|test|lock|pages [arguments]")
    main(*sys.argv[1:])
