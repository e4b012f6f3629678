"""The collection of all placements: counted, searched, listed, sampled and put as a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from beffroi.core.ask import Place, Places
from beffroi.core.engine import after, choices, waiting
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.material import bit
from beffroi.games.cathedral.placements import PLAN_OF_CATHEDRAL, Placements
from beffroi.games.cathedral.rulebook import Build, Capture
from beffroi.games.cathedral.state import Cathedral
from tests.games.cathedral.boards import sample_board
from tests.games.cathedral.test_end import BESIEGED, LATE

POSITIONS = {
    "start": "- - ? 10/10/10/10/10/10/10/10/10/10 - c 0 g",
    "balanced start": "- - ? 10/10/10/10/10/10/10/10/10/10 - d 0 gw",
    "early": "IFnB2 TOnG8,ACnB8 CAnE4 10/10/10/10/10/10/10/10/10/10 ld l 3 g",
    "late": LATE,
    "besieged": BESIEGED,
}
DRAWS = 24_000

some_positions = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)


def placements(s: Cathedral) -> Placements:
    offered = choices(s, waiting(s)[0])
    assert isinstance(offered, Placements)
    return offered


def placements_at(position: str) -> Placements:
    return placements(GAME.read_position(position))


def every_build() -> Iterator[Build]:
    """Every building that can be named, on the board or half over the wall."""
    for piece in ("CA", "TA", "ST", "IN", "BR", "MA", "SQ", "AB", "IF", "CS", "TO", "AC", "XX"):
        for facing in "neswx":
            yield from (Build(piece, facing, x, y) for x in range(-1, 11) for y in range(-1, 11))


@some_positions
def test_it_lists_as_many_as_it_counts_and_nothing_twice(position: str) -> None:
    offered = placements_at(position)
    listed = list(offered)
    assert len(listed) == len(set(listed)) == len(offered) > 0


@some_positions
def test_it_contains_exactly_what_it_lists(position: str) -> None:
    offered = placements_at(position)
    assert {build for build in every_build() if build in offered} == set(offered)


@some_positions
def test_everything_it_lists_can_be_played(position: str) -> None:
    s = GAME.read_position(position)
    for build in placements(s):
        after(s, waiting(s)[0], build)


@pytest.mark.parametrize("thing", [None, 7, "TAnA1", Capture(), ("TA", "n", 0, 0)])
def test_it_contains_nothing_that_is_no_building(thing: object) -> None:
    assert thing not in placements(sample_board())


@some_positions
def test_the_question_names_the_same_placements_as_bits(position: str) -> None:
    offered = placements_at(position)
    question = offered.ask()
    assert isinstance(question, Place)
    assert question.action == "Build"
    assert [build for places in question.places for build in decoded(places)] == list(offered)


def test_the_question_shows_the_squares_a_building_covers() -> None:
    question = placements(sample_board()).ask()
    assert isinstance(question, Place)
    cells = {(places.piece, places.facing): places.cells for places in question.places}
    assert cells["IN", "s"] == ((0, 0), (-1, 1), (0, 1))


def decoded(places: Places) -> Iterator[Build]:
    """The placements a string of digits stands for, four squares a digit, row by row."""
    line = "".join(f"{int(digit, 16):04b}" for digit in places.bits)
    assert len(line) == 100
    for number, mark in enumerate(line):
        if mark == "1":
            y, x = divmod(number, places.width)
            yield Build(places.piece, places.facing, places.left + x, places.top + y)


def test_a_sample_is_always_a_choice_and_every_choice_comes_about_equally_often() -> None:
    offered = placements_at(POSITIONS["start"])
    rng = Random(8)
    drawn = Counter(offered.sample(rng) for _ in range(DRAWS))
    expected = DRAWS / len(offered)
    assert set(drawn) == set(offered)
    chi_squared = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert 150 < chi_squared < 310, "223 degrees of freedom"


@some_positions
def test_the_nth_sample_is_the_nth_choice(position: str) -> None:
    class Nth:
        def __init__(self, number: int) -> None:
            self.number = number

        def randrange(self, stop: int, /) -> int:
            assert stop == len(offered)
            return self.number

    offered = placements_at(position)
    assert [offered.sample(Nth(number)) for number in range(len(offered))] == list(offered)


def test_a_piece_that_does_not_fit_or_is_not_in_the_stock_is_not_offered() -> None:
    plus_of_the_cathedral = sum(bit(x, y) for x, y in ((4, 3), (3, 4), (4, 4), (5, 4), (4, 5), (4, 6)))
    assert list(Placements(PLAN_OF_CATHEDRAL, (1,), plus_of_the_cathedral)) == [Build("CA", "n", 4, 3)]
    assert len(Placements(PLAN_OF_CATHEDRAL, (0,), plus_of_the_cathedral)) == 0
    assert len(Placements(PLAN_OF_CATHEDRAL, (1,), plus_of_the_cathedral ^ bit(4, 6))) == 0
