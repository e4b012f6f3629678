"""Games as data: what is in the file is true, is read in five lines, and survives a kill."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.bots.dataset import WHOLE, DatasetGame, DatasetTerms, brought, self_play, terms_of
from beffroi.bots.journal import Journal
from beffroi.bots.searcher import Journeyman
from beffroi.core.action import Seat
from beffroi.core.codec import encode
from beffroi.core.entry import Answered
from beffroi.core.model import BadInput
from beffroi.core.record import Record
from beffroi.fast.position import Position, moves_of
from beffroi.games import NAMES, fast_of, find
from beffroi.search.search import Opinion
from tests.cli.beffroi import beffroi as ran
from tests.repository.tree import ROOT


class Hasty(Journeyman):
    """Searches hardly at all."""

    def simulations_from(self, position: Position) -> int:
        return 12


HASTY = f"{__name__}:Hasty"


@pytest.fixture(scope="module", params=["cathedral", "flandern"])
def played(request: pytest.FixtureRequest) -> DatasetGame:
    return self_play(terms_of(find(request.param), None, HASTY, 1, 7), 0, 0)


def written(folder: Path, terms: DatasetTerms, *games: DatasetGame) -> Path:
    path = folder / "cathedral.jsonl"
    path.write_bytes(b"".join(encode(line) + b"\n" for line in (terms, *games)))
    return path


def record_of(game: dict[str, Any]) -> beffroi.Record:
    return beffroi.Record.load("".join(json.dumps(line) + "\n" for line in game["record"]).encode())


def test_every_search_is_about_the_legal_answers_of_whoever_answered(played: DatasetGame) -> None:
    game = json.loads(encode(played))
    record, searched = record_of(game), {each["entry"]: each for each in game["searched"]}
    assert searched
    assert record.result is not None
    assert game["places"] == list(record.result.places)
    again = Record.of_setup(record.game, len(record.state.seats))
    for number, entry in enumerate(record.entries):
        assert isinstance(entry, Answered)
        if number in searched:
            found, position = searched[number], fast_of(record.game)(again.state)
            assert found["seat"] == entry.seat
            assert set(found["moves"]) <= set(moves_of(position))
            assert position.move(entry.action) in found["moves"]
            assert found["visits"] == sorted(found["visits"], reverse=True)
            assert all(value is None or 0 <= value <= WHOLE for value in found["values"])
        again.replay(entry)


def test_values_are_what_simulations_alone_brought_and_null_where_there_was_none(played: DatasetGame) -> None:
    found = [pair for each in played.searched for pair in zip(each.visits, each.simulations, each.values, strict=True)]
    assert any(0 < simulations < visits for visits, simulations, _ in found)
    assert any(not simulations for _, simulations, _ in found)
    assert all((value is None) == (not simulations) for _, simulations, value in found)


def test_a_prior_is_no_part_of_a_value() -> None:
    assert brought(Opinion(3, 10, 0.4, 5, (0.25, 0.75)), Seat(1)) == 0.75 * WHOLE
    assert brought(Opinion(3, 10, 0.4), Seat(1)) is None


def test_the_loader_on_the_page_reads_and_checks_a_file(
    tmp_path: Path, played: DatasetGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    (loader,) = re.findall(
        r"```python\n(import hashlib.*?)```", (ROOT / "docs/dataset.md").read_text("utf-8"), re.DOTALL
    )
    path = written(tmp_path, DatasetTerms("x", 1, 2, HASTY, 1, 7), played)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(loader, names)
    assert names["header"]["seed"] == 7
    assert [each["number"] for each in names["games"]] == [0]
    path.write_bytes(path.read_bytes().replace(b'"visits":[', b'"visits":[1,', 1))
    with pytest.raises(AssertionError):
        exec(loader, {})


def test_the_same_seed_makes_the_same_game_and_another_number_another() -> None:
    terms = terms_of(find("cardinal"), 3, HASTY, 2, 5)
    first = self_play(terms, 0, 0)
    assert first == self_play(terms, 0, 0)
    assert first.record != self_play(terms, 0, 1).record
    assert first.sha256 != hashlib.sha256(b"").hexdigest()


def test_a_file_that_was_cut_short_is_finished_with_the_same_games(tmp_path: Path) -> None:
    arguments = ("dataset", "cathedral", "--games", "3", "--bot", HASTY, "--processes", "1", "--out")
    terms = terms_of(find("cathedral"), None, HASTY, 3, 1)
    whole = [self_play(terms, 0, number) for number in range(3)]
    path = written(tmp_path, terms, whole[1])
    path.write_bytes(path.read_bytes() + encode(whole[0])[:700])
    finished = ran(*arguments, str(path))
    assert finished.code == 0, finished.err
    assert "3 games" in finished.out
    journal: Journal[DatasetGame] = Journal(path, terms, DatasetGame)
    journal.close()
    assert sorted(encode(each) for each in journal.lines) == sorted(map(encode, whole))


@pytest.mark.parametrize("bot", ["apprentice", "random", "no-such", "./prog"])
def test_who_does_not_search_makes_no_dataset(bot: str) -> None:
    with pytest.raises(BadInput, match=r"no-search|unknown-level"):
        terms_of(find("cathedral"), None, bot, 1, 1)


@pytest.mark.parametrize(("seats", "games"), [(9, 1), (0, 1), (2, 0), (2, -3)])
def test_a_dataset_that_cannot_be_is_refused(seats: int, games: int) -> None:
    with pytest.raises(BadInput, match=r"wrong-seats|bad-number-of-games"):
        terms_of(find("cathedral"), seats, "journeyman", games, 1)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_searched_for_a_dataset(name: str) -> None:
    assert terms_of(find(name), None, "journeyman", 1, 1).seats == min(find(name).seats)
