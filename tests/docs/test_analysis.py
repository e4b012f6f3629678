"""The page about analysis says what was measured."""

from __future__ import annotations

from xml.etree import ElementTree

from tools import account, line, puzzles

ENOUGH = 200


def test_the_table_of_the_line_is_that_of_the_measurements() -> None:
    assert line.page() == line.PAGE.read_text("utf-8")


def test_the_line_knows_more_than_fair_shares_in_enough_games() -> None:
    assert [row for row in line.read_rows() if row.brier >= row.base_brier or row.games < ENOUGH] == []


def test_whatever_was_measured_was_fitted_before() -> None:
    fitted = {(scale.game, scale.seats) for scale in line.read_scales()}
    assert {(row.game, row.seats) for row in line.read_rows()} <= fitted


def test_the_table_of_accounts_is_that_of_the_measurements() -> None:
    assert account.page() == account.PAGE.read_text("utf-8")


def test_accounts_are_shown_where_they_can_be_trusted() -> None:
    shown = {(scale.game, scale.seats) for scale in line.read_scales() if scale.has_account}
    assert shown == {(row.game, row.seats) for row in account.read_rows() if row.is_trusted}


def test_every_account_that_is_shown_was_fitted_so_that_ordinary_answers_count_for_nothing() -> None:
    assert [scale for scale in line.read_scales() if scale.has_account and not scale.asked] == []


def test_the_plots_are_those_of_the_measurements_and_can_be_read() -> None:
    for path, drawn in line.pictures().items():
        assert path.read_text("utf-8") == drawn
        ElementTree.fromstring(drawn)
        assert f"pictures/{path.name}" in line.PAGE.read_text("utf-8")


def test_the_table_of_the_puzzles_is_that_of_what_is_kept() -> None:
    assert puzzles.page() == puzzles.PAGE.read_text("utf-8")
