"""The score sheet: lines that add up, from what a viewer sees."""

from __future__ import annotations

from beffroi.core.model import Rule
from beffroi.core.seen import seen
from beffroi.core.sheet import ScoreSheet, SeatScore, line, note
from tests.core.positions import ANN, BOB, CID, allied, bidding, without
from tests.toy import GAME, REVISIONS

RULE = Rule("1")


def test_the_lines_of_a_seat_add_up_for_each_ending() -> None:
    ann = SeatScore((line(RULE, "cards", 3, 3), line(RULE, "out", 4, -4)), (note(RULE, "purse", purse=1),))
    sheet = ScoreSheet((ann, SeatScore()), endings=("won", "lost"))
    assert (sheet.totals(), sheet.totals(1)) == ((7, 0), (-1, 0))


def test_allies_have_the_points_of_their_side() -> None:
    s = allied(3, ANN, BOB)
    s.points[ANN] = 30
    assert GAME.sheet(seen(GAME, s, CID)).totals() == (30, 30, 0)


def test_a_revision_counts_by_its_own_rules() -> None:
    s = without(3, CID)
    assert [game.sheet(seen(GAME, s, ANN)).totals() for game in (REVISIONS[1], REVISIONS[2])] == [(0, 0, -1), (0, 0, 0)]


def test_a_card_that_nobody_has_bought_is_on_no_sheet() -> None:
    s = bidding()
    assert GAME.sheet(seen(GAME, s, ANN)) == GAME.sheet(seen(GAME, s, BOB))
