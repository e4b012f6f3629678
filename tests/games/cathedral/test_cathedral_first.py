"""Article 3: light places the Cathedral, dark makes the first move, then the sides alternate."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.engine import choices, refusals, waiting
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Build, R
from tests.games.cathedral.boards import answer, land, why_not
from tests.support.marks import allows, prevents, refuses
from tests.support.told import told


@allows(R.CATHEDRAL)
def test_light_opens_by_placing_the_cathedral_anywhere_in_the_city() -> None:
    s = GAME.setup()
    assert waiting(s) == (LIGHT,)
    assert len(choices(s, LIGHT)) == 224
    assert {build.piece for build in choices(s, LIGHT)} == {"CA"}
    events = answer(s, "CAnF5")
    assert told(events, "cathedral-placed") == [{"seat": LIGHT, "squares": ("F5", "E6", "F6", "G6", "F7", "F8")}]
    assert GAME.view(s, None).cathedral == "standing"


@allows(R.CATHEDRAL)
def test_dark_makes_the_first_move_and_the_sides_alternate() -> None:
    s = GAME.setup()
    order: list[Seat] = []
    for move in ("CAnF5", "TAnA1", "TAnC1", "STnA3", "STnC3"):
        order += waiting(s)
        answer(s, move)
    assert order == [LIGHT, DARK, LIGHT, DARK, LIGHT]
    assert waiting(s) == (DARK,)


@refuses(R.CATHEDRAL)
def test_nothing_but_the_cathedral_opens_the_game() -> None:
    assert why_not(GAME.setup(), "TAnA1") == (R.CATHEDRAL.no("cathedral-first"),)


@prevents(R.CATHEDRAL)
def test_the_cathedral_stands_inside_the_wall_like_any_building() -> None:
    s = GAME.setup()
    assert why_not(s, "CAnA1") == (R.BUILD.no("over-the-wall", piece="CA", squares=("A1", "A2", "B2", "A3", "A4")),)
    assert why_not(s, Build("CA", "x", 5, 5)) == (
        R.BUILD.no("no-such-facing", piece="CA", facings=("n", "e", "s", "w")),
    )


@prevents(R.CATHEDRAL)
def test_dark_cannot_place_the_cathedral() -> None:
    s = GAME.setup()
    assert refusals(s, DARK, GAME.read("CAnF5")) == (R.TABLE.no("not-your-turn"),)
    answer(s, "CAnF5")
    assert why_not(s, "CAnB1") == (R.BUILD.no("no-such-building"),)


@prevents(R.CATHEDRAL)
def test_there_is_no_second_cathedral() -> None:
    s = GAME.setup()
    answer(s, "CAnF5", "TAnA1")
    assert why_not(s, "CAnB1") == (R.BUILD.no("no-such-building"),)


@prevents(R.CATHEDRAL)
@prevents(R.TERRITORY)
def test_placing_the_cathedral_is_not_lights_first_move() -> None:
    s = GAME.setup()
    answer(s, "CAnF5", "TAnJ10")
    assert told(answer(s, "TOwC1"), "claimed") == []
    assert land(s, LIGHT) == ""
    answer(s, "TAnJ8")
    assert told(answer(s, "TAnH9"), "claimed") == [{"seat": LIGHT, "squares": ("A1", "B1", "A2")}]
