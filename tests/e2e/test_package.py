"""What is built from a clean checkout can be installed anywhere and played; what it was not given, it says.

In the gate the package is built uncompiled; the long run compiles it, as `pip install` does.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from beffroi.compiled import PLAIN
from tests.e2e.player import Player, from_the_list
from tests.e2e.serving import SETTINGS, ServerProcess
from tests.repository.tree import ROOT, committed_files
from tests.support.effort import IS_LONG
from tools import boot

HOW = {} if IS_LONG else {PLAIN: "1"}
GAME_BY_BOTS = """
from beffroi.bots.match import play_match
from beffroi.games import find
print(play_match(find("cathedral"), ("novice", "random"), "dice", "minds").places)
"""
REFUSAL = """
from beffroi.core.action import Seat
from beffroi.core.engine import play
from beffroi.core.model import Refused
from beffroi.games import find
game = find("cathedral")
try:
    play(game.setup(), Seat(1), None)
except Refused as refused:
    print(refused)
"""


def build(checkout: Path, *what: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", "--no-isolation", *what]
    return subprocess.run(command, cwd=checkout, env=os.environ | HOW, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is committed, without anything that work has left beside it."""
    folder = tmp_path_factory.mktemp("checkout")
    for path in committed_files():
        copied = folder / path.relative_to(ROOT)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copied)
    return folder


@pytest.fixture(scope="module")
def built(checkout: Path) -> tuple[Path, Path]:
    """The sdist, and the wheel that was made from it."""
    done = build(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(checkout.glob("dist/*.tar.gz")), next(checkout.glob("dist/*.whl"))


class Bare:
    """An environment of its own, with the wheel and nothing but the packages of a lock."""

    def __init__(self, folder: Path, wheel: Path, packages: Path) -> None:
        self.folder = folder
        self._run("venv", "--quiet", "--python", sys.executable, str(folder))
        self._run("pip", "sync", "--quiet", "--require-hashes", str(packages))
        self._run("pip", "install", "--quiet", "--no-deps", str(wheel))

    def _run(self, *command: str) -> None:
        variables = {**os.environ, **boot.uv_settings(), "VIRTUAL_ENV": str(self.folder)}
        subprocess.run([boot.UV, *command], check=True, env=variables, cwd=self.folder.parent)

    def run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        program = [str(self.folder / "bin" / command[0]), *command[1:]]
        chosen = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "LC_ALL", "LANG")}
        return subprocess.run(
            program, env=chosen | variables, cwd=self.folder, capture_output=True, text=True, check=False
        )


def lock_of(folder: Path, *names: str) -> Path:
    """The locked packages of these names only."""
    locked = (ROOT / boot.PLAY_LOCK).read_text().replace("\\\n", "")
    kept = [line for line in locked.splitlines() if line.partition("==")[0] in names]
    (folder / "names.lock").write_text("\n".join(kept))
    return folder / "names.lock"


@pytest.fixture(scope="module")
def base(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Bare:
    folder = tmp_path_factory.mktemp("base")
    return Bare(folder / "bare", built[1], lock_of(folder, "msgspec"))


class Installed(ServerProcess):
    """A server that was installed from the wheel."""

    def __init__(self, bare: Bare, folder: Path) -> None:
        super().__init__(folder)
        self._bare = bare

    def open(self) -> None:
        command = [str(self._bare.folder / "bin" / "beffroi"), "serve", "--port", "0", "--no-open"]
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        variables = {**kept, **SETTINGS, "BEFFROI_DATA": str(self._bare.folder / "data")}
        self._child = subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True, cwd="/")
        assert self._child.stdout
        self.port = int(self._child.stdout.readline().rpartition(":")[2])

    def close(self) -> None:
        with self._child as child:
            child.terminate()


def test_an_sdist_and_a_wheel_hold_pages_texts_lessons_and_puzzles(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as sdist, zipfile.ZipFile(built[1]) as wheel:
        named = [name.partition("/src/")[2] for name in sdist.getnames()], wheel.namelist()
    for names in named:
        assert "beffroi/server/pages.zip" in names
        assert "beffroi/games/cathedral/puzzles.jsonl" in names
        for game in ("cathedral", "leonardo"):
            wanted = {f"beffroi/games/{game}/{name}" for name in ("fr.ftl", "rules.en.md", "lessons.toml")}
            assert wanted <= set(names)


def test_a_wheel_is_installed_opened_and_played(
    built: tuple[Path, Path], browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with Installed(Bare(tmp_path / "bare", built[1], ROOT / boot.PLAY_LOCK), tmp_path) as server:
        zoe = Player.arrive(browser, server)
        request.addfinalizer(zoe.leave)
        zoe.play_against("cathedral", "apprentice")
        zoe.wait_for_turn()
        zoe.answer(from_the_list)
        assert zoe.wait_for_turn()


def test_rules_bots_and_refusals_need_msgspec_alone(base: Bare) -> None:
    played = base.run("python", "-c", GAME_BY_BOTS)
    assert played.returncode == 0, played.stderr
    refused = base.run("python", "-c", REFUSAL)
    assert refused.stdout.strip() == "T: not-asked", refused


@pytest.mark.parametrize(("command", "extra"), [("serve", "play"), ("arena", "cli")])
def test_a_command_without_its_packages_says_what_to_install(base: Bare, command: str, extra: str) -> None:
    english, french = (base.run("beffroi", command, LANG=lang) for lang in ("en_GB.UTF-8", "fr_FR.UTF-8"))
    assert english.returncode != 0
    told = f"This needs a part of Beffroi that is not installed: pip install 'beffroi[{extra}]'"
    assert english.stderr.strip() == told
    assert f"pip install 'beffroi[{extra}]'" in french.stderr
    assert "n’est pas installée" in french.stderr


def test_what_is_built_without_pages_is_not_built(checkout: Path, tmp_path: Path) -> None:
    bare = tmp_path / "checkout"
    shutil.copytree(checkout, bare, ignore=shutil.ignore_patterns("pages.zip", "dist", "build", "web", "tests"))
    done = build(bare, "--wheel")
    assert done.returncode != 0
    assert "pages.zip is missing: make it with `python3 tools/boot.py pages`" in done.stdout + done.stderr
