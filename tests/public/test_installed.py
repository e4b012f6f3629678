"""A game and a bot of another package: installed, they join the list of games, the suite, the arena and the server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.boot import UV

ROOT = Path(__file__).parent.parent.parent
HOW = ("--offline", "--no-cache", "--no-deps", "--no-build-isolation", "--python", sys.executable)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, installed from a copy of its folder into a place of its own."""
    folder = tmp_path_factory.mktemp("bricks")
    package = shutil.copytree(ROOT / "examples" / "bricks", folder / "package")
    command = [UV, "pip", "install", *HOW, "--target", str(folder / "site"), str(package)]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    return folder / "site"


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    variables = os.environ | {"PYTHONPATH": f"{site}{os.pathsep}{ROOT}", "LC_ALL": "en_GB.UTF-8", "COLUMNS": "120"}
    return subprocess.run([sys.executable, *command], env=variables, capture_output=True, text=True, check=False)


def test_it_joins_the_games_the_conformance_suite_and_the_server(site: Path) -> None:
    how = ("-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"))
    ran = run(site, "-m", "pytest", *how, str(ROOT / "tests" / "public" / "bricks.py"))
    assert ran.returncode == 0, ran.stdout


def test_it_joins_the_arena_and_the_terminal(site: Path) -> None:
    ran = run(site, "-m", "beffroi", "arena", "bricks", "--bots", "mason,random", "--games", "8", "--processes", "1")
    assert "100.0%" in ran.stdout, ran.stderr
    ran = run(site, "-m", "beffroi", "play", "bricks", "--seats", "mason,random", "--seed", "1")
    assert "takes the last brick and wins" in ran.stdout, ran.stderr


def test_a_game_that_cannot_be_loaded_is_named_in_a_sentence(site: Path, tmp_path: Path) -> None:
    broken = shutil.copytree(site, tmp_path / "site")
    (broken / "bricks" / "game.py").write_text("raise RuntimeError('no clay')")
    ran = run(broken, "-m", "beffroi", "play", "bricks")
    assert ran.returncode != 0
    assert "installed by another package and cannot be loaded: RuntimeError: no clay" in " ".join(ran.stderr.split())
    assert "Traceback" not in ran.stderr
