"""The analysis of a game: it grows look by look, says the same every time, and is made of finished games only."""

from __future__ import annotations

import pytest

from beffroi.analysis.analysis import Looker, analyse
from beffroi.analysis.workers import workers
from beffroi.core.action import CHANCE
from beffroi.core.model import BadInput
from beffroi.core.record_file import load
from beffroi.games import find
from tests.analysis.fair import CountingValuer, played, sold
from tests.core.positions import ANN
from tests.support.golden import GOLDEN
from tests.toy.rulebook import Draw

SHORT = GOLDEN / "cathedral" / "ending-resigned.2.jsonl"
OLD = GOLDEN / "bastide" / "ending-closed.jsonl"


def test_the_line_comes_first_and_ends_with_the_result() -> None:
    steps = list(analyse(Looker(sold("10", 1, 0), CountingValuer())))
    assert [len(each.analysis.points) for each in steps[:3]] == [1, 2, 3]
    assert (steps[-1].analysis.points[0].number, steps[-1].analysis.points[0].chances) == (0, (0.5, 0.5))
    assert (steps[-1].analysis.points[-1].number, steps[-1].analysis.points[-1].chances) == (3, (1, 0))
    assert steps[-1].analysis.points[-1].bands == (0, 0)


def test_progress_only_grows() -> None:
    done = [each.done for each in analyse(Looker(sold("10", 3, 1, (ANN, 0)), CountingValuer()))]
    assert done == sorted(done)
    assert done[-1] == 1


def test_where_something_is_hidden_the_line_is_also_told_from_what_each_seat_could_know() -> None:
    *_, last = analyse(Looker(sold("30", 1, 0), CountingValuer()))
    drawn = last.analysis.known[1]
    assert len(last.analysis.known) == len(last.analysis.points)
    assert drawn.number == 1


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    with pytest.raises(BadInput, match="not-over"):
        Looker(played((CHANCE, Draw("10"))), CountingValuer())


def test_a_game_by_older_rules_is_not_analysed() -> None:
    with pytest.raises(BadInput, match="no-analysis"):
        Looker(load(OLD.read_bytes(), find))


def test_the_same_record_gives_the_same_analysis_in_any_process() -> None:
    data = SHORT.read_bytes()
    looker = Looker(load(data, find))
    *_, here = analyse(looker)
    with workers(data, 1, is_deeper=False) as run:
        *_, there = analyse(looker, run)
    assert here == there
    assert here.analysis.known == ()


def test_whether_everybody_knows_everything_is_said_before_anything_else_is_known() -> None:
    hidden = next(analyse(Looker(sold("30", 1, 0), CountingValuer()))).analysis
    assert (hidden.is_open, hidden.known) == (False, ())
    assert next(analyse(Looker(load(SHORT.read_bytes(), find)))).analysis.is_open
