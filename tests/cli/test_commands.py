"""What the commands do when they are used well."""

from __future__ import annotations

import json
import re
from pathlib import Path

import beffroi as package
from beffroi.compiled import is_compiled
from tests.cli.beffroi import beffroi


def test_bots_play_to_the_end_by_themselves_and_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for path in (one, two):
        assert beffroi("play", "cathedral", "--seats", "random,random", "--seed", "7", "--record", str(path)).code == 0
    assert one.read_bytes() == two.read_bytes()
    other = beffroi("play", "cathedral", "--seats", "random,random", "--seed", "8")
    assert "Light" in other.out
    assert "points" in other.out


def test_a_recorded_game_is_told_again_with_its_articles_and_hashes(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played = beffroi("play", "cathedral", "--seats", "random,random", "--seed", "3", "--record", str(path))
    told = beffroi("replay", str(path))
    assert told.code == 0
    assert "[2] " in told.out
    assert played.out.rpartition("╔")[2].partition("╝")[0] == told.out.rpartition("╔")[2].partition("╝")[0]
    hashes = beffroi("replay", str(path), "--hashes").out.splitlines()
    written = [json.loads(line)["hash"] for line in path.read_text().splitlines()[1:]]
    assert [line.split()[-1] for line in hashes] == written


def test_a_replay_can_be_walked_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    beffroi("play", "cathedral", "--seats", "random,random", "--seed", "3", "--record", str(path))
    walked = beffroi("replay", str(path), "--step", typed="\n\n")
    assert walked.code == 0
    assert walked.out.count("╔") == 3


def test_a_person_plays_by_numbers_notation_and_words() -> None:
    typed = [
        "?",
        "undo",
        "rules",
        "rules 99",
        "1",
        "n",
        "D4",
        "TAnZ9",
        "TAnD4",
        "say",
        "undo",
        "CAnD4",
        "INnA1",
        "resign",
    ]
    ran = beffroi("play", "cathedral", "--seed", "4", typed="\n".join(typed))
    assert ran.code == 0
    for expected in (
        "take back the last answer",
        "3 The Cathedral and the first move",
        "There is no article 99",
        "Light places the Cathedral on D4",
        "“TAnZ9” is not a move",
        "nothing you can say out of turn",
        "You cannot take this back",
        "Light goes back to their last decision",
        "Light builds the Inn on A1",
        "One side has resigned",
    ):
        assert expected in ran.out, expected


def test_a_refused_move_names_its_article_and_all_reasons() -> None:
    ran = beffroi("play", "cathedral", "--seats", "human,human", typed="CAnD4\nTAnD4\nBRnJ5\nIFnD4\n")
    assert re.search(r"✗ Square D4 is already built on. \(2\)", ran.out)
    assert re.search(r"✗ The Bridge would stand across the city wall. Place it inside. \(2\)", ran.out)


def test_leaving_the_table_keeps_what_was_recorded(tmp_path: Path) -> None:
    path = tmp_path / "left.jsonl"
    ran = beffroi("play", "cathedral", "--record", str(path), typed="CAnD4\nquit\n")
    assert ran.code == 0
    assert "You have left the table." in ran.out
    assert len(beffroi("replay", str(path), "--hashes").out.splitlines()) == 2


def test_two_people_at_one_screen_may_take_back_until_the_other_has_answered(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    typed = "CAnD4\nTAnA1\nundo\nTAnJ1\nTAnA1\nTAnA10\nquit\n"
    beffroi("play", "cathedral", "--seats", "human,human", "--record", str(path), typed=typed)
    assert path.read_text().count("TookBack") == 1  # the one who moved last at this screen


def test_one_person_among_bots_may_take_back_after_they_have_answered(tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    typed = "CAnD4\nTAnA1\nundo\nTAnA1\nquit\n"
    ran = beffroi("play", "cathedral", "--seats", "human,random", "--seed", "1", "--record", str(path), typed=typed)
    assert "Light goes back to their last decision" in ran.out
    assert path.read_text().count("Rewound") == 1
    assert "Light goes back to their last decision" in beffroi("replay", str(path)).out


def test_a_series_swaps_sides_and_adds_up_points() -> None:
    ran = beffroi("play", "cathedral", "--seats", "random,random", "--seed", "2", "--games", "2")
    assert ran.code == 0
    told = [(person, int(points)) for person, points in re.findall(r"^\d\. Player (\d): (\d+) point", ran.out, re.M)]
    one, _, two, totals = told[:2], told[2:4], told[4:6], told[6:]
    assert [person for person, _ in (*one, *two)] == ["1", "2", "2", "1"]
    assert totals == [("1", one[0][1] + two[1][1]), ("2", one[1][1] + two[0][1])]


def test_the_options_of_the_table_are_used() -> None:
    ran = beffroi("play", "cathedral", "--seats", "random,random", "--seed", "2", "--option", "lehmann_woods=true")
    assert re.search(r"Dark builds.*\n.*Light now places the Cathedral", ran.out)


def test_the_rules_are_shown_whole_or_by_article_in_both_languages() -> None:
    whole = beffroi("rules", "cathedral").out
    assert "The winner" in whole
    assert "lehmann_woods" in whole
    assert "La capture" in beffroi("rules", "cathedral", "5", "--lang", "fr").out
    assert "The winner" not in beffroi("rules", "cathedral", "5").out


def test_perft_ends_with_the_count_in_plain_digits() -> None:
    assert beffroi("perft", "cathedral", "--depth", "0").out.splitlines()[-1] == "1"
    assert beffroi("perft", "cathedral", "--depth", "1").out.splitlines()[-1] == "224"
    assert beffroi("perft", "cathedral", "--depth", "2", "--seats", "2").out.splitlines()[-1] == "398548"
    start = "- - ? 10/10/10/10/10/10/10/10/10/10 - c 0 g"
    assert beffroi("perft", "cathedral", "--depth", "1", "--position", start).out.splitlines()[-1] == "224"


def test_the_benchmark_prints_a_table_and_writes_it_as_json(tmp_path: Path) -> None:
    ran = beffroi("bench", "--game", "cathedral", "--seconds", "0.1", folder=tmp_path)
    assert ran.code == 0
    assert "cathedral" in ran.out
    (row,) = json.loads((tmp_path / "bench.json").read_text())
    assert row["game"] == "cathedral"
    assert row["decisions_per_second"] > row["playouts_per_second"] > 0


def test_help_teaches_in_both_languages() -> None:
    assert "beffroi play cathedral" in beffroi("--help").out
    assert "Commencez par" in beffroi("--help", lang="fr_BE").out
    assert "--record" in beffroi("play", "--help").out
    how = "fast cores compiled" if is_compiled() else "fast cores in plain Python"
    assert beffroi("--version").out.strip() == f"{package.__version__} ({how})"


def test_bots_of_every_level_and_programs_sit_at_the_terminal(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for path in (one, two):
        seats = "novice,apprentice,random"
        assert beffroi("play", "cardinal", "--seats", seats, "--seed", "7", "--record", str(path)).code == 0
    assert one.read_bytes() == two.read_bytes()
    example = Path(__file__).parent.parent.parent / "examples" / "mybot.py"
    played = beffroi("play", "cardinal", "--seats", f"{example},novice", "--seed", "7")
    assert "points" in played.out


def test_every_article_that_is_listed_can_be_read_by_its_number() -> None:
    assert "Majority cards" in beffroi("rules", "bastide", "5.a", lang="en").out
    assert "Majority cards" in beffroi("rules", "bastide", "5.A", lang="en").out


def test_people_keep_their_names_through_a_series() -> None:
    told = beffroi("play", "cathedral", "--seats", "random,random", "--seed", "7", "--games", "2", lang="en").out
    assert "Player 1" in told
    assert "Light" not in told
