"""The page about bots says what was measured, and its programs run."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec

from beffroi.bots.ladder import ladder
from beffroi.bots.levels import LEVELS
from beffroi.bots.measured import measures
from beffroi.bots.score import Report
from beffroi.bots.searcher import Searcher
from beffroi.core.engine import choices
from tests.bots.positions import bidding, sight
from tests.core.positions import ANN
from tests.toy import GAME
from tests.toy.rulebook import Bid
from tools.ladder import DOCS, ENOUGH, PAGE, REPORT, SHOWN, page, shown

TEXT = PAGE.read_text("utf-8")
SEARCHING = [name for name, bot in LEVELS.items() if issubclass(bot, Searcher)]
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_table_is_the_one_that_was_measured() -> None:
    assert page() == TEXT


def test_the_house_shows_what_was_measured_in_full() -> None:
    assert SHOWN.read_bytes() == shown()
    assert measures()
    assert min(each.games for each in measures()) >= ENOUGH
    assert {each.bot for each in measures()} <= LEVELS.keys()


def test_every_rung_of_the_ladder_has_its_row_and_no_bot_a_fault() -> None:
    report = msgspec.json.decode(REPORT.read_bytes(), type=Report)
    assert report.terms.pairings == ladder()
    assert len(report.rows) == len(ladder())
    assert [row for row in report.rows if row.faults] == []


def test_every_level_without_search_is_stronger_than_the_one_below_and_bargaining_pays() -> None:
    report = msgspec.json.decode(REPORT.read_bytes(), type=Report)
    rows = [row for row in report.rows if row.bot not in SEARCHING]
    assert len(rows) == 20
    assert [row for row in rows if row.games < 400 or row.verdict != "stronger"] == []


def test_the_example_is_the_program_it_says_it_is() -> None:
    assert PROGRAMS[0].strip() in (DOCS.parent / "examples" / "mybot.py").read_text("utf-8")


def test_the_bot_in_python_plays() -> None:
    names: dict[str, Any] = {}
    exec(compile(PROGRAMS[1], "bots.md", "exec"), names)
    assert names["Hasty"](GAME).choose(sight(), choices(bidding(), ANN), Random(1), 1.0) == Bid(0)
