"""What is to happen where python3 is too old."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tools import start


def test_an_old_python_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match=r"Beffroi needs Python 3\.11 or newer"):
        start.use_newer_python()


def test_it_starts_again_with_the_newest_that_is_new_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, answer in (("python3.14", "exit 127"), ("python3.13", "exit 0"), ("python3.12", "exit 0")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{answer}\n")
        (tmp_path / name).chmod(0o755)
    started: list[str] = []

    def execv(program: str, arguments: list[str]) -> None:
        started.extend((program, *arguments))
        raise SystemExit

    monkeypatch.setattr("os.execv", execv)
    monkeypatch.setattr(sys, "argv", ["tools/start.py", "play", "bastide"])
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit):
        start.use_newer_python()
    newest = str(tmp_path / "python3.13")
    assert started == [newest, newest, "tools/start.py", "play", "bastide"]


def test_it_says_nothing_that_python_2_cannot_read() -> None:
    younger = ast.AnnAssign | ast.JoinedStr | ast.NamedExpr | ast.Starred | ast.Nonlocal | ast.AsyncFunctionDef
    tree = ast.parse(Path(start.__file__).read_text("utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, younger)]
    assert not [node for node in ast.walk(tree) if getattr(node, "annotation", None) or getattr(node, "returns", None)]
