"""`beffroi hint`, as a person uses it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.beffroi import beffroi


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("hint") / "game.jsonl"
    beffroi("play", "cathedral", "--seats", "novice,apprentice", "--seed", "5", "--record", str(path))
    return path


def beginning(record: Path, plies: int) -> str:
    """A record of the first plies only."""
    path = record.with_name(f"{plies}.jsonl")
    path.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[: plies + 1]))
    return str(path)


def test_the_best_answers_are_named_with_their_reasons(record: Path) -> None:
    ran = beffroi("hint", beginning(record, 1))
    assert ran.code == 0
    assert "Dark Place one of your buildings." in ran.out
    assert "Place the largest buildings first" in " ".join(ran.out.split())


def test_reasons_are_given_in_french(record: Path) -> None:
    ran = beffroi("hint", beginning(record, 1), "--most", "1", "--lang", "fr")
    assert "Placez d’abord les plus grands bâtiments" in " ".join(ran.out.split())


def test_the_same_seed_gives_the_same_hints(record: Path) -> None:
    one, two = (beffroi("hint", beginning(record, 3), "--seed", "4") for _ in range(2))
    assert one == two


def test_a_finished_game_has_nothing_to_hint_at(record: Path) -> None:
    ran = beffroi("hint", str(record))
    assert ran.code == 2
    assert "nobody is being asked anything" in " ".join(ran.err.split())


def test_a_person_at_the_keyboard_may_ask_for_a_hint() -> None:
    ran = beffroi("play", "cathedral", "--seed", "4", typed="CAnD4\nhint\nquit\n")
    assert "largest buildings first" in " ".join(ran.out.split())
