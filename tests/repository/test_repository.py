"""What the repository promises about itself."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from pathlib import Path

import pytest

import beffroi
from tests.repository.tree import ROOT, committed_files, text_of

LOCKS = sorted(ROOT.glob("requirements*.lock"))
COMMANDS = ("play", "test", ".ci/run")
READMES = ("README.md", "README.fr.md")
NOISE = ("__pycache__", ".DS_Store", ".egg-info", ".pyc", ".orig", ".rej", ".swp")

# Written in two halves, so that this file does not find itself.
MACHINE_PATHS = ("/work" + "/", "/root" + "/")
REGISTRIES = ("pypi" + ".org", "python" + "hosted", "npm" + "js.org", "yarn" + "pkg", "debian" + ".org")


def pins(lock: str) -> dict[str, str]:
    """The locked version of each package."""
    return dict(re.findall(r"^([\w.-]+)==([^ ;]+)", (ROOT / lock).read_text(), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_names_no_host(lock: Path) -> None:
    assert "://" not in lock.read_text()
    assert not re.search(r"^--", lock.read_text(), re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_package_has_a_hash(lock: Path) -> None:
    packages = re.split(r"^(?=\w)", lock.read_text(), flags=re.MULTILINE)[1:]
    assert packages
    assert [package for package in packages if "--hash=sha256:" not in package] == []


def test_an_npm_lock_file_names_no_host() -> None:
    locks = [path for path in committed_files() if path.name == "package-lock.json"]
    assert [lock for lock in locks if '"resolved"' in lock.read_text()] == []


def test_the_packages_of_test_hold_those_of_play_at_the_same_versions() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    names = [re.match(r"[\w.-]+", text) for text in project["project"]["dependencies"]]
    assert {name[0].replace(".", "-") for name in names if name} <= pins("requirements.lock").keys()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_executable_and_short(command: str) -> None:
    path = ROOT / command
    assert os.access(path, os.X_OK)
    assert path.read_text().startswith("#!/bin/sh\n")
    assert len(path.read_text().splitlines()) <= 3


@pytest.mark.parametrize("readme", READMES)
def test_the_readme_tells_how_to_play_and_how_to_test(readme: str) -> None:
    text = (ROOT / readme).read_text()
    assert "./play" in text
    assert "./test" in text


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["version"] == beffroi.__version__


def test_nothing_generated_is_committed() -> None:
    names = [str(path.relative_to(ROOT)) for path in committed_files()]
    assert [name for name in names if any(noise in name for noise in NOISE)] == []


@pytest.mark.parametrize("forbidden", [*MACHINE_PATHS, *REGISTRIES])
def test_no_file_knows_the_machine_it_was_written_on(forbidden: str) -> None:
    assert [path for path in committed_files() if forbidden in text_of(path)] == []


def test_an_old_python_can_read_the_sentence_that_it_is_too_old() -> None:
    ast.parse((ROOT / "tools" / "boot.py").read_text(), feature_version=(3, 8))
