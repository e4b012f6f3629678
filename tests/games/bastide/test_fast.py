"""What the fast core of Bastide answers besides what lock-step with the rulebook compares."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import advance, choices, play, waiting
from beffroi.core.host import Resign
from beffroi.fast.position import asked_of, is_legal, moves_of, step, value_of
from beffroi.games.bastide import GAME
from beffroi.games.bastide.fast import position_of
from beffroi.games.bastide.fast.answers import MOST_COINS
from beffroi.games.bastide.house import PayRents
from beffroi.games.bastide.influence import EndProject, PlaceInfluence
from beffroi.games.bastide.material import CIRCLES, FACING_CIRCLES
from beffroi.games.bastide.project import SealBids
from beffroi.games.bastide.rulebook import Put
from beffroi.games.bastide.state import Bastide, Project
from beffroi.games.bastide.taste.outlook import prospect
from beffroi.games.bastide.turn import DrawTile, closing
from tests.games.bastide.towns import BLUE, GREEN, town


def questions(seats: int, seed: int) -> list[Bastide]:
    """The states in which somebody is asked something in a random game."""
    s, rng, asked = GAME.setup(seats), Random(seed), []
    while waiting(s):
        seat = waiting(s)[0]
        if seat == CHANCE:
            advance(s, CHANCE, draw(s, rng))
        else:
            asked.append(s.copy())
            advance(s, seat, choices(s, seat).sample(rng))
    return asked


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_move_listed_at_another_question_is_allowed_exactly_where_it_is_listed(seats: int) -> None:
    positions = [position_of(s) for s in questions(seats, seed=seats)]
    ever = {move for position in positions for move in moves_of(position)}
    for position in positions:
        assert {move for move in ever if is_legal(position, move)} == set(moves_of(position))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_hopes_of_all_seats_are_one_victory_and_are_what_taste_expects(seats: int) -> None:
    for s in questions(seats, seed=seats):
        position, expected = position_of(s), prospect(s)
        values = [value_of(position, seat) for seat in s.seats]
        assert sum(values) == pytest.approx(1.0)
        assert values == pytest.approx([expected.chance(seat) for seat in s.seats])


def test_every_way_to_share_a_tax_has_a_number_of_its_own() -> None:
    block = max(FACING_CIRCLES, key=lambda block: len(FACING_CIRCLES[block]))
    facing = [CIRCLES[circle] for circle in FACING_CIRCLES[block]]
    influences = {circle: Seat(number % 5) for number, circle in enumerate(facing)}
    s = town(5, agenda=(PayRents(BLUE, block, 4), DrawTile(BLUE)), influences=influences)
    position = position_of(s)
    moves = moves_of(position)
    assert len(moves) == len(set(moves)) > 10
    assert [position.move(position.action(move)) for move in moves] == moves
    assert {position.action(move) for move in moves} == set(choices(s, BLUE))


def test_whoever_has_very_many_coins_bids_at_most_what_has_a_number() -> None:
    project = Project(BLUE, "halle", 0)
    s = town(agenda=(SealBids(project), EndProject(project), *closing()), money={BLUE: 100_000})
    moves = moves_of(position_of(s))
    assert len(moves) == MOST_COINS + 1
    assert max(moves) < position_of(s).move_count


def test_who_has_left_hopes_for_nothing() -> None:
    s = town(3)
    play(s, HOST, Resign(GREEN))
    position = position_of(s)
    assert value_of(position, GREEN) == 0.0
    assert sum(value_of(position, seat) for seat in s.seats) == pytest.approx(1.0)


def test_of_a_long_queue_only_what_finds_a_circle_is_asked() -> None:
    project = Project(BLUE, "halle", 0)
    queue = (BLUE,) * 300 + (GREEN,) * 2
    s = town(agenda=(PlaceInfluence(project, queue), EndProject(project), *closing()))
    position = position_of(s)
    for circle in ("N", "E", "S", "W"):
        assert asked_of(position) == BLUE
        step(position, position.move(Put(f"halle.{circle}")))
    assert asked_of(position) == GREEN
    assert moves_of(position) != []
