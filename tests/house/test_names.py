"""One word, one meaning: a class outside the games has a name of its own."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from tests.house.tree import ROOT

PACKAGE = ROOT / "src/beffroi"


def classes() -> dict[str, list[Path]]:
    """Where every class outside the games is made, by name."""
    found: defaultdict[str, list[Path]] = defaultdict(list)
    for path in PACKAGE.rglob("*.py"):
        if "games" not in path.relative_to(PACKAGE).parts:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(path.relative_to(PACKAGE))
    return found


def test_no_class_of_the_server_shares_its_name() -> None:
    shared = {name: paths for name, paths in classes().items() if len(paths) > 1}
    assert {name: paths for name, paths in shared.items() if any(path.parts[0] == "server" for path in paths)} == {}
