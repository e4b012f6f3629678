"""What is missing is said in one sentence, with the extra that brings it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest

from beffroi.extras import EXTRAS, OF_THE_SERVER, advice
from tests.repository.tree import ROOT

SOURCE = ROOT / "src" / "beffroi"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
BASE = ("__init__.py", "compiled.py", "core", "extras.py", "games", "search")


def names_in(requirements: list[str]) -> set[str]:
    """The distributions that are named, ours apart."""
    found = {re.split(r"[\[<>=;~! ]", each)[0].lower() for each in requirements}
    return {name.replace(".", "-").replace("_", "-") for name in found} - {"beffroi"}


def imported_in(*paths: str) -> set[str]:
    """The foreign modules that are imported anywhere below some paths."""
    files = [file for path in paths for file in SOURCE.glob(path if path.endswith(".py") else f"{path}/**/*.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    named = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    named |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    tops = {name.partition(".")[0] for name in named}
    return tops - sys.stdlib_module_names - {"beffroi"}


def test_the_base_install_needs_msgspec_alone() -> None:
    assert names_in(PROJECT["dependencies"]) == {"msgspec"}
    assert imported_in(*BASE) == {"msgspec"}


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_the_modules_it_is_named_for(extra: str) -> None:
    distributions = packages_distributions()
    for module in EXTRAS[extra]:
        brought = {name.lower().replace(".", "-").replace("_", "-") for name in distributions[module]}
        assert brought & names_in(PROJECT["optional-dependencies"][extra]), module


def test_every_foreign_module_that_the_package_imports_is_in_an_extra() -> None:
    known = {module for modules in EXTRAS.values() for module in modules}
    aside = {"msgspec", "uvloop", "open_spiel", "setuptools"}
    assert imported_in("**/*.py") - known - aside == set()


def test_what_no_extra_brings_is_not_advised_upon() -> None:
    assert advice(ModuleNotFoundError(name="somebodys_bot")) is None
    missing = advice(ModuleNotFoundError(name="litestar.di"))
    assert missing is not None
    assert "'beffroi[play]'" in missing


def test_a_command_of_the_server_asks_at_once_for_all_it_needs() -> None:
    missing = ModuleNotFoundError(name="cyclopts")
    for command in OF_THE_SERVER:
        assert "from beffroi.server" in (SOURCE / "commands" / f"{command}.py").read_text("utf-8")
        assert "'beffroi[play]'" in str(advice(missing, command))
    assert "'beffroi[cli]'" in str(advice(missing, "arena"))
    assert "'beffroi[cli]'" in str(advice(ModuleNotFoundError(name="babel"), ""))
    assert "'beffroi[text]'" in str(advice(ModuleNotFoundError(name="babel"))), "in Python the words are enough"
