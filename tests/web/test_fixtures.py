"""The positions that the boards are drawn and tested with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.moment import LISTS, fixtures, moment


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.parent.name)
def test_the_fixtures_of_a_board_are_what_the_rules_give(path: Path) -> None:
    wanted = {each: text for each, text in fixtures() if each.parent == path.parent}
    assert {each: each.read_text("utf-8") for each in path.parent.glob("*.json")} == wanted


def test_a_moment_has_what_brought_it_about() -> None:
    assert '"what":"built"' in moment("cathedral", "take-back", 1)


def test_a_moment_after_something_was_taken_back_tells_nothing() -> None:
    assert '"events":[]' in moment("cathedral", "take-back", 3)
