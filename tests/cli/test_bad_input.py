"""Bad input gets one clear sentence and exit code 2, never a traceback, and never changes a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.beffroi import beffroi
from tests.support.golden import GOLDEN

SHORT = str(GOLDEN / "cathedral" / "ending-resigned.2.jsonl")
START = "- - ? 10/10/10/10/10/10/10/10/10/10 - c 0 g"

BAD = {
    "no such game": ("play", "chess"),
    "no such game to count": ("perft", "chess", "--depth", "1"),
    "no such game to read": ("rules", "chess"),
    "no such command": ("dance",),
    "no game at all": ("play",),
    "an unknown flag": ("play", "cathedral", "--colour", "red"),
    "too many seats": ("play", "cathedral", "--seats", "random,random,random"),
    "no seats": ("play", "cathedral", "--seats", ""),
    "an unknown kind of seat": ("play", "cathedral", "--seats", "human,wizard"),
    "a program that is not there": ("play", "cathedral", "--seats", "human,./wizard.py"),
    "a record to hint at that is not there": ("hint", "nowhere.jsonl"),
    "a seed that is no number": ("play", "cathedral", "--seed", "lucky"),
    "an unknown option": ("play", "cathedral", "--option", "flying"),
    "an unknown value": ("play", "cathedral", "--option", "lehmann_woods=maybe"),
    "a series in one file": ("play", "cathedral", "--games", "2", "--record", "series.jsonl"),
    "no games": ("play", "cathedral", "--games", "0"),
    "an unknown article": ("rules", "cathedral", "99"),
    "a missing record": ("replay", "nowhere.jsonl"),
    "a folder for a record": ("replay", "."),
    "a negative depth": ("perft", "cathedral", "--depth", "-1"),
    "no depth": ("perft", "cathedral"),
    "a wrong number of seats": ("perft", "cathedral", "--depth", "1", "--seats", "3"),
    "half a position": ("perft", "cathedral", "--depth", "1", "--position", "- - ?"),
    "an impossible position": (
        "perft",
        "cathedral",
        "--depth",
        "1",
        "--position",
        START.replace("- -", "TAnA1 TAnA1", 1),
    ),
    "no processes for an analysis": ("analyse", SHORT, "--processes", "-1"),
    "no processes for an arena": ("arena", "cathedral", "--processes", "-1", "--resume", "kept.jsonl"),
    "no processes for a dataset": ("dataset", "cathedral", "--processes", "-1"),
    "no processes for puzzles": ("puzzles", "cathedral", "--processes", "0", "--resume", "kept.jsonl"),
    "no processes for a tournament": ("tournament", "cathedral", "--processes", "-1", "--resume", "kept.jsonl"),
    "a sieve that is no number": ("puzzles", "cathedral", "--sieve", "nan"),
    "a sieve without end": ("puzzles", "cathedral", "--sieve", "inf"),
    "a sieve of less than nothing": ("puzzles", "cathedral", "--sieve", "-1"),
    "a folder for an analysis": ("analyse", SHORT, "--json", "."),
    "a folder for a dataset": ("dataset", "cathedral", "--out", "."),
    "an unknown language": ("rules", "cathedral", "--lang", "tlh"),
    "a record in a folder that is not there": ("play", "cathedral", "--record", "no/where.jsonl"),
    "a table of speeds nobody knows": ("bench", "--game", "chess"),
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input_is_answered_in_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    ran = beffroi(*arguments, folder=tmp_path)
    assert ran.code == 2
    assert ran.err.strip()
    assert "Traceback" not in ran.err + ran.out
    assert len(ran.err.strip().splitlines()) <= 3
    assert list(tmp_path.iterdir()) == []


def test_the_sentence_is_in_french_when_the_person_is(tmp_path: Path) -> None:
    assert beffroi("play", "chess", lang="fr_FR.UTF-8", folder=tmp_path).err.startswith("Aucun jeu ne s’appelle")
    assert beffroi("play", "chess", "--lang=fr", folder=tmp_path).err.startswith("Aucun jeu ne s’appelle")
    assert beffroi("play", "chess", "--lang", "en", lang="fr_FR.UTF-8").err.startswith("There is no game")


def test_an_impossible_position_is_explained_in_the_words_of_its_game() -> None:
    position = "TAnA1 TAnA1 CAnF5 10/10/10/10/10/10/10/10/10/10 ld l 2 g"
    assert "overlap" in beffroi("perft", "cathedral", "--depth", "1", "--position", position).err


@pytest.mark.parametrize(
    "damage",
    ["", "{}\n", "not json\n", "\xff\xfe", '{"beffroi":99,"game":"cathedral","revision":1,"seats":2,"hash":""}\n'],
)
def test_a_damaged_record_is_refused_and_left_as_it_was(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(damage.encode("latin-1"))
    ran = beffroi("replay", str(path))
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert path.read_bytes() == damage.encode("latin-1")


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("kept")
    ran = beffroi("play", "cathedral", "--seats", "random,random", "--record", str(path))
    assert ran.code == 2
    assert path.read_text() == "kept"


@pytest.mark.parametrize("command", ["play", "arena"])
def test_no_games_at_all_is_named_as_what_is_wrong(command: str) -> None:
    ran = beffroi(command, "cathedral", "--games", "0", lang="en")
    assert ran.err.strip() == "The number of games is 1 or more, not 0."
