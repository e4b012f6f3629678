"""`beffroi arena`, as a person uses it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bots.programs import BABBLES, program
from tests.cli.beffroi import Ran, beffroi

QUICK = ("arena", "cardinal", "--bots", "novice,random", "--games", "24", "--seed", "9")
PATIENCE = 60.0
FIRST = """
import beffroi

class First(beffroi.Bot):
    def choose(self, view, choices, rng, budget):
        return next(iter(choices))
"""


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def killed_in_the_middle(journal: Path) -> None:
    """Runs an arena and kills it, and everything it has started, once a few games are in the journal."""
    command = [sys.executable, "-m", "beffroi", *QUICK, "--processes", "1", "--resume", str(journal)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + PATIENCE
    while lines_in(journal) < 4 and running.poll() is None and time.monotonic() < end:
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ran, Path]:
    path = tmp_path_factory.mktemp("arena") / "report.json"
    return beffroi(*QUICK, "--processes", "2", "--json", str(path)), path


def test_an_arena_prints_shares_with_intervals_and_ratings(whole: tuple[Ran, Path]) -> None:
    ran, _ = whole
    assert ran.code == 0
    assert "95 % interval" in ran.out
    assert "stronger" in ran.out
    assert "±" in ran.out


def test_the_report_is_json_too(whole: tuple[Ran, Path]) -> None:
    report = json.loads(whole[1].read_text("utf-8"))
    (row,) = report["rows"]
    assert (row["bot"], row["against"], row["games"], row["fair"]) == ("novice", "random", 24, 0.5)
    assert [each["bot"] for each in report["ratings"]] == ["novice", "random"]


def test_an_arena_that_was_killed_goes_on_and_ends_with_the_same_table(tmp_path: Path, whole: tuple[Ran, Path]) -> None:
    journal, report = tmp_path / "games.jsonl", tmp_path / "report.json"
    killed_in_the_middle(journal)
    assert lines_in(journal) >= 4
    again = beffroi(*QUICK, "--processes", "1", "--resume", str(journal), "--json", str(report))
    assert again.out == whole[0].out
    assert report.read_bytes() == whole[1].read_bytes()
    assert lines_in(journal) == 25


def test_the_quality_of_games_is_told_in_tables_and_as_json(tmp_path: Path) -> None:
    journal, report = tmp_path / "games.jsonl", tmp_path / "report.json"
    asked = ("arena", "cardinal", "--quality", "--bots", "random", "--games", "2", "--processes", "1")
    ran = beffroi(*asked, "--resume", str(journal), "--json", str(report))
    assert ran.code == 0
    assert all(heading in ran.out for heading in ("changes of the", "ending", "turns passed"))
    assert [(row["seats"], row["games"]) for row in json.loads(report.read_text("utf-8"))] == [(2, 2), (4, 2)]
    assert lines_in(journal) == 5
    assert beffroi(*asked, "--resume", str(journal)).out == ran.out


def test_what_is_bargained_for_is_told_in_a_table_and_as_json(tmp_path: Path) -> None:
    report = tmp_path / "deals.json"
    asked = ("arena", "bastide", "--deals", "--bots", "bargainer", "--seats", "3", "--games", "2", "--processes", "1")
    ran = beffroi(*asked, "--json", str(report))
    assert ran.code == 0
    assert "deals" in ran.out
    (row,) = json.loads(report.read_text("utf-8"))
    assert (row["bot"], row["among"], row["games"]) == ("bargainer", "apprentice", 2)
    assert row["counts"]["deals"] > 0


def test_faults_of_a_program_are_reported(tmp_path: Path) -> None:
    bots = f"{program(tmp_path, BABBLES)},random"
    report = tmp_path / "report.json"
    ran = beffroi("arena", "cardinal", "--bots", bots, "--games", "1", "--processes", "1", "--json", str(report))
    assert ran.code == 0
    assert json.loads(report.read_text("utf-8"))["rows"][0]["faults"] > 0


def test_a_bot_in_the_folder_one_stands_in_is_found_by_all_processes(tmp_path: Path) -> None:
    (tmp_path / "first_bot_of_all.py").write_text(FIRST)
    bots = ("--bots", "first_bot_of_all:First,random")
    measured = beffroi("arena", "cathedral", *bots, "--games", "4", "--processes", "2", folder=tmp_path)
    assert measured.code == 0
    assert "first_bot_of_all:First" in measured.out


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    plot = tmp_path / "shares.png"
    beffroi("arena", "cardinal", "--bots", "novice,random", "--games", "2", "--processes", "1", "--plot", str(plot))
    assert plot.stat().st_size > 1000


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Name a game to measure"),
        (("chess", "--all"), "no game called"),
        (("chess",), "no game called"),
        (("cardinal", "--bots", "novice"), "two different bots"),
        (("cardinal", "--bots", "novice,novice"), "two different bots"),
        (("cardinal", "--bots", "novice,archmage"), "no bot called “archmage”"),
        (("cardinal", "--bots", "novice,./nothing.py"), "no program ./nothing.py"),
        (("cardinal", "--deals"), "people make each other offers"),
        (("cardinal", "--games", "0"), "The number of games is 1 or more"),
        (("cardinal", "--seats", "7"), "Possible numbers of players"),
        (("cardinal", "--json", "nowhere/report.json"), "no folder nowhere"),
        (("cardinal", "--resume", "nowhere/games.jsonl"), "no folder nowhere"),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    ran = beffroi("arena", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert sentence in " ".join(ran.err.split())
