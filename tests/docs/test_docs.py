"""The documents say what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from beffroi.games import NAMES, find
from tests.cli.beffroi import beffroi

ROOT = Path(__file__).parent.parent.parent
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/beffroi/games/*/*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_program_in_the_readme_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = re.search(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL)
    assert program
    exec(compile(program[1], name, "exec"), {})
    assert "Result(" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_readme_lists_every_game(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert all(f"./play {game}" in text for game in NAMES)


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_commands_of_the_readme_are_commands(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    flags = set(re.findall(r"^(?:\./|\.venv/bin/beffroi )(\w+)[^#\n]*?(--[\w-]+)", text, re.MULTILINE))
    assert flags
    for command, flag in flags:
        assert flag in beffroi(command, "--help").out, (command, flag)


def test_the_notation_page_gives_the_start_of_cathedral() -> None:
    start = re.search(r"The start is `([^`]+)`", (ROOT / "docs/notation.md").read_text("utf-8"))
    game = find("cathedral")
    assert start
    assert game.read_position(start[1]) == game.setup()


def test_every_game_has_its_page_of_rules_in_both_languages() -> None:
    for name in NAMES:
        for language in ("fr", "en"):
            assert (ROOT / "src/beffroi/games" / name / f"rules.{language}.md").exists()
