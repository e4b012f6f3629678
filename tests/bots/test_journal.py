"""The journal: what was played is on disk, whatever happens."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from beffroi.bots.arena import ArenaTerms, Met, Pairing
from beffroi.bots.journal import Journal
from beffroi.core.model import BadInput

TERMS = ArenaTerms((Pairing("cardinal", 2, ("novice", "random")),), games=4, seed=1)
FIRST, SECOND = Met(0, 0, (1, 2)), Met(0, 1, (2, 1), (("./bot", "late"),))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with closing(Journal[Met](tmp_path / "games.jsonl", TERMS, Met)) as journal:
        journal.add(FIRST)
        journal.add(SECOND)
    return tmp_path / "games.jsonl"


def kept(path: Path, terms: ArenaTerms = TERMS) -> list[Met]:
    with closing(Journal[Met](path, terms, Met)) as journal:
        return journal.lines


def test_what_was_added_is_there_again(path: Path) -> None:
    assert kept(path) == [FIRST, SECOND]


def test_a_line_that_was_cut_short_is_dropped_and_written_anew(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    with closing(Journal[Met](path, TERMS, Met)) as journal:
        assert journal.lines == [FIRST]
        journal.add(SECOND)
    assert path.read_bytes() == whole


def test_other_terms_are_refused_and_change_nothing(path: Path) -> None:
    whole = path.read_bytes()
    with pytest.raises(BadInput, match="other-terms"):
        kept(path, ArenaTerms(TERMS.pairings, games=5, seed=1))
    assert path.read_bytes() == whole


def test_another_file_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\nhow are you?", "utf-8")
    with pytest.raises(BadInput, match="no-journal"):
        kept(path)
    assert path.read_text("utf-8") == "Dear Ann,\nhow are you?"


def test_a_folder_in_its_place_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="unwritable-journal"):
        kept(tmp_path)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nowhere"):
        kept(tmp_path / "nowhere" / "games.jsonl")
