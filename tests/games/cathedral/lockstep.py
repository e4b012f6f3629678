"""The rulebook and its naive oracle play the same game and are compared at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import msgspec

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.engine import after, choices, play, waiting
from beffroi.core.model import Result
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.material import BUILD_ON, CATHEDRAL_SQUARES, SQUARES, squares_in
from beffroi.games.cathedral.rulebook import Build
from beffroi.games.cathedral.state import Cathedral
from beffroi.games.cathedral.steps import CaptureOrLeave
from tests.games.cathedral.naive import BOARD, Building, Cells, Choice, Naive, Question, Rules, flood, perft

Style: TypeAlias = Callable[[Cathedral, Choices[Action], Random], Action]
"""How somebody chooses among what is offered."""

KINDS_OF_QUESTION = {"PlaceCathedral": "cathedral", "PlaceBuilding": "building", "CaptureOrLeave": "capture"}
CANDIDATES = 24


def careless(_s: Cathedral, offered: Choices[Action], rng: Random) -> Action:
    """Any choice, each as likely as the others."""
    return offered.sample(rng)


def grasping(s: Cathedral, offered: Choices[Action], rng: Random) -> Action:
    """Of a few choices, one that encloses a building or conquers the most land."""
    seat = waiting(s)[0]
    few = [offered.sample(rng) for _ in range(CANDIDATES)]
    return max(few, key=lambda action: _gain(after(s, seat, action), seat))


def _gain(s: Cathedral, seat: Seat) -> int:
    is_asked = bool(s.agenda) and isinstance(s.agenda[0], CaptureOrLeave)
    return 100 * is_asked + s.territory[seat].bit_count()


def lockstep(s: Cathedral, style: Style, rng: Random) -> Counter[str]:
    """Plays a position to its end in both and compares them before every decision; counts what happened."""
    naive = naive_of(s)
    happened: Counter[str] = Counter()
    while asked := waiting(s):
        compare(s, naive)
        action = style(s, choices(s, asked[0]), rng)
        naive.play(choice_of(asked[0], action))
        happened.update(event.what for event in play(s, asked[0], action))
        happened["decisions"] += 1
    compare(s, naive)
    assert naive.passes == happened["passed-over"]
    return happened


def compare(s: Cathedral, naive: Naive) -> None:
    """Who is asked what, what may be answered, whose the land is, what is left, and the result."""
    position = GAME.write_position(s)
    assert question_of(s) == naive.asked(), position
    assert pending_of(s) == naive.pending(), position
    assert legal_of(s) == naive.choices(), position
    for seat in s.seats:
        covered = naive.own_cells(0) | naive.own_cells(1)
        assert cells_of(s.territory[seat]) - covered == naive.territory[seat] - covered, position
        assert s.unplaced_squares(seat) == naive.unplaced(seat), position
    assert s.result == result_of(naive), position


def question_of(s: Cathedral) -> Question | None:
    asked = waiting(s)
    return (asked[0], KINDS_OF_QUESTION[type(s.agenda[0]).__name__]) if asked else None


def pending_of(s: Cathedral) -> Cells:
    step = s.agenda[0] if s.agenda else None
    return cells_of(step.building) if isinstance(step, CaptureOrLeave) else frozenset()


def legal_of(s: Cathedral) -> set[Choice]:
    asked = waiting(s)
    listed = [choice_of(asked[0], action) for action in choices(s, asked[0])] if asked else []
    legal = set(listed)
    assert len(legal) == len(listed)
    return legal


def choice_of(seat: Seat, action: Action) -> Choice:
    """What the oracle calls an action."""
    if not isinstance(action, Build):
        return type(action).__name__.lower()
    return action.piece, cells_of((SQUARES[seat] | CATHEDRAL_SQUARES)[action])


def cells_of(area: int) -> Cells:
    return frozenset(squares_in(area))


def result_of(naive: Naive) -> Result | None:
    """How the oracle's game ended, in the words of the core."""
    points = naive.result()
    if points is None:
        return None
    if points[0] == points[1]:
        return Result("draw", (1, 1), points)
    ending = "fewest-squares" if min(points) else "all-placed"
    return Result(ending, (1, 2) if points[0] < points[1] else (2, 1), points)


def naive_of(s: Cathedral) -> Naive:
    """The oracle at the same position, which is not over."""
    question = question_of(s)
    assert question is not None
    pending = [step.building for step in s.agenda if isinstance(step, CaptureOrLeave)]
    light, dark = ([_building(seat, each) for each in s.buildings[seat]] for seat in s.seats)
    naive = Naive(
        Rules(**msgspec.structs.asdict(s.options)),
        light=light,
        dark=dark,
        cathedral=cells_of(s.cathedral) if s.cathedral else None,
        status="waiting" if s.cathedral is None else "standing" if s.cathedral else "removed",
        territory=(cells_of(s.territory[0]), cells_of(s.territory[1])),
        opened=(s.has_built[0], s.has_built[1]),
        question=question,
    )
    naive.plies = s.plies
    naive.captures = [_enclosed(naive, question[0], cells_of(each)) for each in pending]
    return naive


def _building(seat: Seat, squares: int) -> Building:
    return BUILD_ON[seat][squares].piece, cells_of(squares)


def _enclosed(naive: Naive, side: int, cells: Cells) -> tuple[Cells, Building]:
    """A building that may be captured, with the region around it."""
    region = flood(min(cells), BOARD - naive.own_cells(side))
    (building,) = naive.foreign(side, region)
    assert building[1] == cells
    return region, building


def naive_perft(s: Cathedral, depth: int) -> int:
    """In how many ways a position goes on, by the oracle."""
    return perft(naive_of(s), depth)
