"""`beffroi analyse`, as a person uses it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.cli.beffroi import beffroi
from tests.support.golden import GOLDEN

SHORT = str(GOLDEN / "cathedral" / "ending-resigned.2.jsonl")
UNFINISHED = str(GOLDEN / "cathedral" / "trick-empty-outside.2.jsonl")
OLD = str(GOLDEN / "bastide" / "ending-closed.jsonl")


def test_the_line_is_drawn_with_a_sign_for_each_seat(tmp_path: Path) -> None:
    ran = beffroi("analyse", SHORT, "--processes", "1", "--json", str(tmp_path / "analysis.json"))
    assert ran.code == 0
    assert "100 %" in ran.out
    assert "● Light   ○ Dark" in ran.out
    found = msgspec.json.decode((tmp_path / "analysis.json").read_bytes())
    assert [each["number"] for each in found["points"]] == list(range(len(found["points"])))


def test_it_is_told_in_french() -> None:
    ran = beffroi("analyse", SHORT, "--processes", "1", "--lang", "fr")
    assert "● Clair   ○ Brun" in ran.out
    assert "Tournant pour Brun" in ran.out


def test_a_game_that_goes_on_or_went_by_older_rules_is_refused_in_one_sentence() -> None:
    unfinished, old = beffroi("analyse", UNFINISHED), beffroi("analyse", OLD)
    assert (unfinished.code, old.code) == (2, 2)
    assert "only finished games are analysed" in " ".join(unfinished.err.split())
    assert "by older rules" in " ".join(old.err.split())
