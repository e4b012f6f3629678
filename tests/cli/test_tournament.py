"""`beffroi tournament`, as a person uses it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.beffroi import Ran, beffroi

QUICK = ("tournament", "cathedral", "--bots", "random,random,random,novice", "--format", "rulebook", "--rounds", "6")
PATIENCE = 60.0


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ran, Path]:
    path = tmp_path_factory.mktemp("tournament") / "games.jsonl"
    return beffroi(*QUICK, "--processes", "2", "--resume", str(path)), path


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def events_in(path: Path) -> list[bytes]:
    return sorted(path.read_bytes().splitlines())


def killed_in_the_middle(journal: Path) -> None:
    command = [sys.executable, "-m", "beffroi", *QUICK, "--processes", "1", "--resume", str(journal)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + PATIENCE
    while lines_in(journal) < 5 and running.poll() is None and time.monotonic() < end:
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()


def test_bots_hold_the_rulebooks_tournament_and_the_cross_table_is_shown(whole: tuple[Ran, Path]) -> None:
    ran, _ = whole
    assert ran.code == 0
    assert "round 6 of 6; the fewest points win" in ran.out
    assert all(name in ran.out for name in ("novice", "random 1", "random 2", "random 3"))


def test_the_sums_are_those_of_the_single_games(whole: tuple[Ran, Path]) -> None:
    told = json.loads(beffroi("tournament", "export", str(whole[1])).out)
    made = dict.fromkeys(range(4), 0)
    for result in told["results"]:
        for seat, who in enumerate(told["rounds"][result["round"]]["tables"][result["table"]]):
            made[who] += result["points"][seat]
    assert {row["entrant"]: row["total"] for row in told["standings"]} == made
    assert [row["games"] for row in told["standings"]] == [6, 6, 6, 6]
    assert sorted(made.values()) == [row["total"] for row in told["standings"]]


def test_a_tournament_that_was_killed_goes_on_and_ends_the_same(tmp_path: Path, whole: tuple[Ran, Path]) -> None:
    journal = tmp_path / "games.jsonl"
    killed_in_the_middle(journal)
    assert lines_in(journal) >= 5
    again = beffroi(*QUICK, "--processes", "1", "--resume", str(journal))
    assert again.out == whole[0].out
    assert events_in(journal) == events_in(whole[1])


def test_the_results_are_exported_as_csv_best_first(whole: tuple[Ran, Path]) -> None:
    head, *lines = beffroi("tournament", "export", str(whole[1]), "--csv").out.splitlines()
    assert head.startswith("place,name,bot,total,games,byes,wins,direct,")
    totals = [int(line.split(",")[3]) for line in lines]
    assert len(totals) == 4
    assert totals == sorted(totals)


def test_a_swiss_of_four_at_a_table_gives_points_by_rank() -> None:
    bots = ",".join(["random"] * 9)
    ran = beffroi("tournament", "cardinal", "--bots", bots, "--seats", "4", "--format", "swiss", "--counting", "places")
    assert ran.code == 0
    assert "the most points win" in ran.out
    assert "round 3 of 3" in ran.out


def test_it_speaks_french() -> None:
    ran = beffroi("tournament", "cathedral", "--bots", "random,random", "--format", "series", "--lang", "fr")
    assert "ronde 2 sur 2 ; le moins de points gagne" in ran.out.replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "no game called"),
        (("bastide", "--format", "rulebook"), "for tables of two"),
        (("bastide", "--bots", "novice,random"), "cannot fill a table of 3"),
        (("cathedral", "--bots", "novice,random,random", "--format", "series"), "A series is played by the same 2"),
        (("cathedral", "--bots", "novice,archmage"), "no bot called “archmage”"),
        (("cathedral", "--rounds", "0"), "--rounds must be more than 0"),
        (("cathedral", "--seats", "7"), "Possible numbers of players"),
        (("cathedral", "--resume", "nowhere/games.jsonl"), "no folder nowhere"),
        (("export", "nowhere.jsonl"), "nowhere.jsonl"),
        (("export", __file__), "was not begun by"),
        (("export", __file__, "--csv", "--json"), "not for both"),
    ],
)
def test_what_cannot_be_held_is_said_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    ran = beffroi("tournament", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert sentence in " ".join(ran.err.split())
