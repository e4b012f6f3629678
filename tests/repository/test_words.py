"""One word, one meaning: no two classes have one name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import beffroi
from tests.repository.tree import ROOT

PACKAGE = Path(beffroi.__file__).parent
APART = ("games",)
"""A game has words of its own."""


def classes_outside(*folders: str) -> dict[str, list[str]]:
    """Where the classes of each name stand."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((*PACKAGE.rglob("*.py"), *(ROOT / "bench").rglob("*.py"))):
        if not {*folders}.isdisjoint(path.relative_to(ROOT).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path.relative_to(ROOT)))
    return found


def test_no_two_classes_have_one_name() -> None:
    assert {name: places for name, places in classes_outside(*APART).items() if len(places) > 1} == {}


PRIVATE = {"house", "room", "desk", "fancy", "curiosity", "keepers", "deed"}
"""Words that meant a server, a table, a weight or an account here and mean nothing to anybody else."""


def test_no_module_outside_the_games_has_a_private_name() -> None:
    folders = (PACKAGE, ROOT / "tests", ROOT / "tools", ROOT / "bench")
    modules = [path for folder in folders for path in folder.rglob("*.py") if "games" not in path.parts]
    named = {path.relative_to(ROOT) for path in modules if PRIVATE & {*path.stem.removeprefix("test_").split("_")}}
    assert {str(path) for path in named if "migrations" not in path.parts} == set()


def test_no_message_outside_the_games_has_a_private_name() -> None:
    """Clients read the names of errors, too: a seat is called a seat."""
    texts = "".join(path.read_text("utf-8") for path in (PACKAGE / "text").glob("*.ftl"))
    names = re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE)
    assert [name for name in names if {*PRIVATE, "chair", "chairs"} & {*name.split("-")}] == []
