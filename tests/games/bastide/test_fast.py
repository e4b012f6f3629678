"""What the fast core of Bastide answers besides what lock-step with the rulebook compares."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.engine import advance, waiting
from beffroi.core.fast import do, may_play, moves_of, who
from beffroi.games.bastide import GAME
from beffroi.games.bastide.fast import FastBastide, position_of
from beffroi.games.bastide.influence import EndProject, PlaceInfluence
from beffroi.games.bastide.rulebook import Put
from beffroi.games.bastide.state import Project
from beffroi.games.bastide.turn import closing
from tests.games.bastide.towns import BLUE, GREEN, town


def questions(seats: int, seed: int) -> list[FastBastide]:
    """A position for every question of a random game."""
    s, rng, asked = GAME.setup(seats), Random(seed), []
    while waiting(s):
        position = position_of(s)
        if who(position) == CHANCE:
            advance(s, CHANCE, draw(s, rng))
            continue
        asked.append(position)
        moves = moves_of(position)
        advance(s, waiting(s)[0], position.action(moves[rng.randrange(len(moves))]))
    return asked


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_move_listed_at_another_question_is_allowed_exactly_where_it_is_listed(seats: int) -> None:
    asked = questions(seats, seed=seats)
    ever = {move for position in asked for move in moves_of(position)}
    for position in asked:
        assert {move for move in ever if may_play(position, move)} == set(moves_of(position))


def test_of_a_long_queue_only_what_finds_a_circle_is_asked() -> None:
    project = Project(BLUE, "halle", 0)
    queue = (BLUE,) * 300 + (GREEN,) * 2
    s = town(agenda=(PlaceInfluence(project, queue), EndProject(project), *closing()))
    position = position_of(s)
    for circle in ("N", "E", "S", "W"):
        assert who(position) == BLUE
        do(position, position.move(Put(f"halle.{circle}")))
    assert who(position) == GREEN
    assert moves_of(position) != []
