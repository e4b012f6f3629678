"""The score sheet: a capital by kind, quarters, the palace on sale, the odds of a market."""

from __future__ import annotations

from beffroi.core.model import Facts
from beffroi.core.seen import seen
from beffroi.core.sheet import ScoreNote, ScoreSheet
from beffroi.games.leonardo import GAME, REVISIONS
from beffroi.games.leonardo.market import PlaceBets
from beffroi.games.leonardo.offices import PushVisitor
from beffroi.games.leonardo.palaces import AcquirePalace
from beffroi.games.leonardo.state import Leonardo
from tests.games.leonardo.table import A, B, C, city


def sheet(s: Leonardo) -> ScoreSheet:
    return GAME.sheet(seen(GAME, s, A))


def facts(notes: tuple[ScoreNote, ...], what: str) -> list[Facts]:
    return [note.facts for note in notes if note.what == what]


def test_a_capital_is_shown_by_kind() -> None:
    s = city(purses=(100, 0, 0), owners={2: A, 6: A}, works={2: (30, 50)}, offices={A: (9,)}, office=7)
    lines = {line.what: line.points[0] for line in sheet(s).seats[A].lines}
    assert lines == {"florins": 100, "palaces": 40 + 80, "works": 80, "offices": 80}
    assert sheet(s).totals()[A] == s.capital(A)


def test_allies_divide_their_capital_but_not_by_the_first_edition() -> None:
    s = city(4, purses=(105, 0, 50, 50), allied={1: 0})
    assert sheet(s).totals() == (52, 52, 50, 50)
    assert REVISIONS[1].sheet(seen(GAME, s, A)).totals() == (105, 105, 50, 50)


def test_the_palace_on_sale_shows_price_tax_and_who_owns_how_much_of_its_quarter() -> None:
    s = city(owners={2: B}, pawns=(4, 2, 2), steps=(AcquirePalace(A, 4), PushVisitor(A)))
    assert facts(sheet(s).notes, "on-sale") == [{"space": "4", "price": 40, "tax": 20, "doubled": 40}]
    assert facts(sheet(s).seats[B].notes, "quarter-part") == [{"count": 1, "most": 3}]


def test_a_whole_quarter_is_noted() -> None:
    s = city(owners={2: C, 4: C, 5: C})
    assert facts(sheet(s).seats[C].notes, "quarter-held") == [{"number": 1}]


def test_a_market_shows_its_odds_and_what_it_pays() -> None:
    s = city(pawns=(3, 2, 2), steps=(PlaceBets(A),))
    odds = facts(sheet(s).notes, "odds")
    assert odds[0] == {"product": "gems", "numbers": (1, 2), "most": 12, "times": 3}
    assert facts(sheet(city()).notes, "odds") == []


def test_the_round_is_counted_where_rounds_are_agreed() -> None:
    assert facts(sheet(city(round_=4)).notes, "round") == [{"round": 4, "rounds": 15}]
