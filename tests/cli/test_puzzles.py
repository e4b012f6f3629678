"""`beffroi puzzles`, as a person uses it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.cli.beffroi import beffroi


def test_a_file_of_puzzles_is_carried_on_where_it_ends(tmp_path: Path) -> None:
    kept, found = tmp_path / "puzzles.jsonl", tmp_path / "found.json"
    common = ("puzzles", "cathedral", "--processes", "1", "--resume", str(kept))
    assert beffroi(*common, "--games", "1").code == 0
    first = kept.read_bytes()
    ran = beffroi(*common, "--games", "2", "--json", str(found), "--lang", "fr")
    assert ran.code == 0
    assert "énigmes" in ran.out
    assert kept.read_bytes().startswith(first)
    terms, *games = map(msgspec.json.decode, kept.read_bytes().splitlines())
    assert (terms["puzzles"], terms["seats"], terms["seed"]) == ("cathedral", 2, 1)
    assert [game["number"] for game in games] == [0, 1]
    assert msgspec.json.decode(found.read_bytes()) == games


def test_other_terms_another_folder_and_no_games_are_refused_in_one_sentence(tmp_path: Path) -> None:
    kept = tmp_path / "puzzles.jsonl"
    kept.write_bytes(b'{"puzzles":"cathedral","revision":2,"seats":2,"bot":"apprentice","seed":7}\n')
    tried = {
        "other": beffroi("puzzles", "cathedral", "--resume", str(kept)),
        "folder": beffroi("puzzles", "cathedral", "--resume", str(tmp_path / "none" / "puzzles.jsonl")),
        "games": beffroi("puzzles", "cathedral", "--games", "0"),
        "seats": beffroi("puzzles", "cathedral", "--seats", "5"),
    }
    assert {name: ran.code for name, ran in tried.items()} == dict.fromkeys(tried, 2)
    assert all(ran.err.strip() for ran in tried.values())
