"""The documents say what is true."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.engine import play
from beffroi.core.model import Event, State
from beffroi.games import NAMES, find
from tests.cli.beffroi import beffroi

ROOT = Path(__file__).parent.parent.parent
GAMES, FOUR_SIGMA, ROUNDING = 40, 4, 1e-6
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/beffroi/games/*/*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_to_a_heading_finds_it(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]*)#([^)]+)\)", page.read_text("utf-8"))
    assert [
        (path, anchor) for path, anchor in links if anchor not in anchors(page.parent / path if path else page)
    ] == []


def anchors(page: Path) -> set[str]:
    """The headings of a page, as the part of an address behind the #."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_programs_on_the_page_of_the_python_interface_run() -> None:
    names: dict[str, Any] = {}
    for program in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text("utf-8"), re.DOTALL):
        exec(compile(program, "api.md", "exec"), names)
    assert names["record"].result is not None
    assert names["match"].record.result is not None
    assert names["waiting"](names["s"]) == (CHANCE,)


def test_the_programs_on_the_page_of_research_run() -> None:
    names: dict[str, Any] = {}
    for program in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text("utf-8"), re.DOTALL):
        exec(compile(program, "research.md", "exec"), names)
    assert names["batch"].part("town").shape == (16, 69, 69)


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_program_in_the_readme_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program_in(name), name, "exec"), {})
    assert "Result(" in capsys.readouterr().out


@pytest.mark.parametrize("game", NAMES)
def test_the_program_in_the_readme_plays_with_fair_dice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes is as likely, on the whole, as what the odds let one expect."""
    surprises: list[tuple[float, float]] = []

    def watched(s: State, seat: Seat, action: Action) -> list[Event]:
        if seat == CHANCE:
            surprises.append(surprise(s.agenda[0].odds(s), action))
        return play(s, seat, action)

    monkeypatch.setattr("beffroi.core.record.play", watched)
    for seed in range(GAMES):
        program = program_in("README.md").replace("cathedral", game).replace("Random(1)", f"Random({seed})")
        exec(compile(program, "README.md", "exec"), {})
    spread = sqrt(max(0.0, sum(variance for _, variance in surprises)))
    assert abs(sum(difference for difference, _ in surprises)) <= FOUR_SIGMA * spread + ROUNDING


def program_in(page: str) -> str:
    """The first program in Python on a page."""
    program = re.search(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert program
    return program[1]


def surprise(odds: Sequence[tuple[Action, int]], drawn: Action) -> tuple[float, float]:
    """How much likelier what came was than outcomes of these odds are on average, and the variance of that."""
    total = sum(weight for _, weight in odds)
    chances = {outcome: weight / total for outcome, weight in odds}
    average = sum(chance**2 for chance in chances.values())
    return chances[drawn] - average, sum(chance**3 for chance in chances.values()) - average**2


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
