"""Whole games between bots."""

from __future__ import annotations

import pytest

from beffroi.bots.match import play_match
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.games import find
from tests.support.cases import GAMES
from tests.toy import GAME as FAIR

TABLES = [(game, seats) for game in GAMES for seats in sorted({min(game.seats), max(game.seats)})]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
def test_novices_and_apprentices_play_every_game_to_its_end_without_a_fault(game: AnyGame, seats: int) -> None:
    outcome = play_match(game, [("novice", "apprentice")[seat % 2] for seat in range(seats)], "dice", "minds")
    assert len(outcome.places) == len(outcome.points) == seats
    assert min(outcome.places) == 1
    assert outcome.faults == ()


def test_the_same_seeds_play_the_same_game() -> None:
    one, two = (play_match(FAIR, ("novice", "apprentice", "mute"), "dice", "minds") for _ in range(2))
    assert one == two


def test_other_dice_or_other_minds_play_another_game() -> None:
    cardinal = find("cardinal")
    games = {play_match(cardinal, ("random", "random"), dice, minds).points for dice in "abc" for minds in "abc"}
    assert len(games) > 1


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown-level"):
        play_match(FAIR, ("novice", "archmage"), "dice", "minds")
