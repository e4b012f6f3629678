"""The page about bots says what was measured, and its programs run."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import beffroi
from beffroi.bots.arena import ArenaTerms, Met, Pairing
from beffroi.bots.ladder import bargains, ladder
from beffroi.bots.levels import LEVELS
from beffroi.bots.measured import measures
from beffroi.bots.score import report
from beffroi.bots.searcher import Searcher
from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.codec import encode
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.game import AnyGame
from beffroi.games import NAMES, fast_of, find
from tests.bots.positions import bidding, sight
from tests.core.positions import ANN
from tests.toy import GAME
from tests.toy.rulebook import Bid
from tools import calibrate, deals, hints, quality
from tools.ladder import DOCS, ENOUGH, OVERTAKEN, PAGE, SHOWN, page, read_rows, shown, who, with_rows_of

ROWS = tuple(row for row in read_rows() if not row.options)
TEXT = PAGE.read_text("utf-8")
SEARCHING = {name: bot for name, bot in LEVELS.items() if issubclass(bot, Searcher)}
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_table_is_the_one_that_was_measured() -> None:
    assert page() == TEXT


def test_the_page_says_what_was_bargained_for() -> None:
    assert deals.page() == TEXT
    assert deals.with_rows_of([deals.ROWS]) == list(deals.read_rows())
    assert {row.game for row in deals.read_rows()} == {name for name in NAMES if bargains(find(name))}


def test_the_table_of_good_games_is_the_one_that_was_watched() -> None:
    assert quality.page() == TEXT
    assert quality.with_rows_of([quality.ROWS]) == list(quality.read_rows())
    assert {row.game for row in quality.read_rows()} >= {"bastide", "leonardo"}


def test_the_page_says_how_well_values_predict_who_wins() -> None:
    assert calibrate.page() == TEXT
    assert [(row.game, row.seats) for row in calibrate.read_rows()] == [
        ("cathedral", 2),
        *(("cardinal", n) for n in (2, 3, 4)),
        *(("bastide", n) for n in (3, 4, 5)),
        *(("flandern", n) for n in (2, 3, 4)),
        *(("leonardo", n) for n in (2, 3, 4, 5, 6)),
    ]
    assert [row for row in calibrate.read_rows() if row.log_loss >= row.fair_log_loss] == []


def test_the_table_of_hints_is_the_one_that_was_measured() -> None:
    assert hints.page() == TEXT
    assert {row.game for row in hints.read_rows()} >= {"cathedral", "cardinal", "flandern", "leonardo"}


def test_the_server_shows_what_was_measured_in_full() -> None:
    assert SHOWN.read_bytes() == shown()
    assert measures()
    assert min(each.games for each in measures()) >= ENOUGH
    assert {each.bot for each in measures()} <= LEVELS.keys()


def test_every_rung_of_the_ladder_has_its_row_and_no_bot_a_fault() -> None:
    assert [who(row) for row in ROWS] == [(each.game, each.seats, *each.bots) for each in ladder()]
    assert [row for row in ROWS if row.faults] == []


def test_every_level_without_search_is_stronger_than_the_one_below_and_bargaining_pays() -> None:
    rows = [row for row in ROWS if row.bot not in SEARCHING]
    assert len(rows) == 22
    assert [row for row in rows if row.games < ENOUGH or row.verdict != "stronger"] == []


def test_nobody_is_shown_what_games_of_todays_bots_contradict() -> None:
    assert {(row.game, row.bot) for row in measures()}.isdisjoint(OVERTAKEN)


def test_only_the_newest_level_is_still_to_be_measured() -> None:
    assert {row.bot for row in ROWS if not row.games} <= {"grandmaster"}


def test_who_searches_is_stronger_than_whoever_was_met() -> None:
    met = [row for row in ROWS if row.bot in SEARCHING and row.games]
    assert [row for row in met if row.games < ENOUGH or row.verdict != "stronger"] == []


def test_a_master_beats_random_nearly_always_unless_chance_decides_most() -> None:
    duels = {row.game: row.share for row in ROWS if (row.bot, row.against) == ("master", "random")}
    assert [game for game, share in duels.items() if share < 0.98] == ["leonardo"]


def test_a_master_among_novices_wins_twice_its_fair_share() -> None:
    among_novices = [row for row in ROWS if (row.bot, row.against) == ("master", "novice")]
    assert len(among_novices) == 4
    assert [row for row in among_novices if row.share < 2 * row.fair] == []


def test_a_report_of_some_rungs_replaces_these_and_leaves_the_others(tmp_path: Path) -> None:
    measured = ArenaTerms((Pairing("cardinal", 2, ("novice", "random")),), games=2, seed=1)
    report_of_one = tmp_path / "report.json"
    report_of_one.write_bytes(encode(report(measured, [Met(0, 0, (1, 2)), Met(0, 1, (2, 1))])))
    before, after = read_rows(), with_rows_of([report_of_one])
    ((was, now),) = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert who(was) == who(now) == ("cardinal", 2, "novice", "random")
    assert (now.games, now.wins, now.seed) == (2, 2, 1)


def test_a_row_with_options_stands_after_the_others_of_its_game_and_not_on_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairing = Pairing("leonardo", 6, ("novice", "random"), alone=True, options={"alliances": "never"})
    report_of_one = tmp_path / "report.json"
    report_of_one.write_bytes(encode(report(ArenaTerms((pairing,), ENOUGH, 1), [Met(0, 0, (1, 2, 3, 4, 5, 6))])))
    *others, added = with_rows_of([report_of_one])
    assert others == [row for row in read_rows() if who(row) != who(added)]
    assert who(added) == ("leonardo, alliances=never", 6, "novice", "random")
    monkeypatch.setattr("tools.ladder.read_rows", lambda: (added,))
    assert shown() == b"[]\n"


def test_the_page_says_how_many_simulations_are_made() -> None:
    table = TEXT.partition("| simulations before an answer |")[2].partition("\n\n")[0].splitlines()[2:]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table]
    told = {(name, int(number)): games for name, seats, *games in rows for number in seats.split(", ")}
    tables = [(find(name), seats) for name in NAMES for seats in find(name).seats]
    assert told == {(game.name, seats): simulations_before_an_answer(game, seats) for game, seats in tables}


def simulations_before_an_answer(game: AnyGame, seats: int) -> list[str]:
    s = game.setup(seats)
    while waiting(s)[0] == CHANCE:
        advance(s, CHANCE, draw(s, Random(1)))
    board = fast_of(game)(s)
    return [f"{bot(game).simulations_from(board):,}" for bot in SEARCHING.values()]


def test_the_example_is_the_program_it_says_it_is() -> None:
    assert PROGRAMS[0].strip() in (DOCS.parent / "examples" / "mybot.py").read_text("utf-8")


def test_the_bot_in_python_plays() -> None:
    names: dict[str, Any] = {}
    exec(compile(PROGRAMS[1], "bots.md", "exec"), names)
    assert names["Hasty"](GAME).choose(sight(), choices(bidding(), ANN), Random(1), 1.0) == Bid(0)


def test_the_bot_that_reads_prose_plays_without_a_fault() -> None:
    names: dict[str, Any] = {}
    exec(compile(PROGRAMS[2], "bots.md", "exec"), names)
    match = beffroi.play_match("cathedral", [names["Model"], "random"], seed=1)
    assert match.record.result is not None
    assert match.faults == ()
