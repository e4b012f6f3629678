"""The score sheet: squares unplaced, and what no longer fits anywhere."""

from __future__ import annotations

from beffroi.core.action import HOST
from beffroi.core.engine import play
from beffroi.core.host import Resign
from beffroi.core.seen import seen
from beffroi.core.sheet import ScoreSheet
from beffroi.games.cathedral import GAME, REVISIONS
from beffroi.games.cathedral.material import EVERYTHING
from beffroi.games.cathedral.rulebook import DARK, LIGHT
from beffroi.games.cathedral.state import Cathedral
from tests.games.cathedral.test_end import LATE


def sheet(s: Cathedral) -> ScoreSheet:
    return GAME.sheet(seen(GAME, s, None))


def test_points_are_the_squares_nobody_has_placed() -> None:
    s = GAME.read_position(LATE)
    assert sheet(s).totals() == (s.unplaced_squares(LIGHT), s.unplaced_squares(DARK))


def test_buildings_that_fit_nowhere_any_more_are_named() -> None:
    light, dark = ({note.what: note.facts for note in seat.notes} for seat in sheet(GAME.read_position(LATE)).seats)
    assert light["placements"]["count"] > 0
    assert dark["placements"] == {"count": 0}
    assert sorted(dark["homeless"]["pieces"]) == ["AB", "AC", "SQ"]


def test_whoever_has_left_is_charged_everything_and_whoever_stays_nothing() -> None:
    s = GAME.read_position(LATE)
    play(s, HOST, Resign(LIGHT))
    assert sheet(s).totals() == (EVERYTHING, 0)
    assert [line.what for seat in sheet(s).seats for line in seat.lines] == ["charged", "spared"]


def test_by_the_first_edition_the_squares_count_after_a_resignation() -> None:
    game = REVISIONS[1]
    s = game.read_position(LATE)
    play(s, HOST, Resign(LIGHT))
    lines = [line.what for seat in game.sheet(seen(game, s, None)).seats for line in seat.lines]
    assert lines == ["unplaced", "unplaced"]
