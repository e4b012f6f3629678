"""The rulebook engine and the plain script of `naive.py`, side by side through random games."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from beffroi.core.action import CHANCE, Action
from beffroi.core.chance import draw
from beffroi.core.engine import advance, choices, floor, play, waiting
from beffroi.games.flandern import GAME
from beffroi.games.flandern.material import CORPORATIONS
from beffroi.games.flandern.rulebook import Remove
from beffroi.games.flandern.state import Flandern
from beffroi.games.flandern.view import view
from tests.games.flandern.naive import Choice, Naive
from tests.perft.positions import Position, positions_of

GAMES = 6


def as_choice(action: Action) -> Choice:
    return (type(action).__name__, *msgspec.structs.astuple(action))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(GAMES))
def test_two_readings_of_the_rulebook_play_the_same_game(seats: int, seed: int) -> None:
    lock_step(seats, Random(f"{seats}-{seed}"))


def lock_step(seats: int, rng: Random) -> int:
    """Plays one random game on both, compares everything at every question, and returns its decisions."""
    s, plain, decisions = GAME.setup(seats), Naive(seats), 0
    while asked := waiting(s):
        assert plain.question is not None
        assert list(asked) == plain.question.seats
        _compare(s, plain)
        _put_cards_away(s, plain, rng)
        answers: dict[int, Choice] = {}
        for seat in asked:
            offered = choices(s, seat)
            assert {as_choice(action) for action in offered} == plain.choices(seat)
            action = draw(s, rng) if seat == CHANCE else offered.sample(rng)
            answers[seat] = as_choice(action)
            advance(s, seat, action)
            decisions += seat != CHANCE
        plain.answer(answers)
    _compare(s, plain)
    assert plain.question is None
    assert s.result is not None
    assert plain.result == (s.result.ending, list(s.result.points))
    return decisions


def _put_cards_away(s: Flandern, plain: Naive, rng: Random) -> None:
    for seat in s.seats:
        for removal in (action for offered in floor(s, seat) for action in offered):
            if isinstance(removal, Remove) and rng.randrange(3) == 0:
                play(s, seat, removal)
                plain.remove(seat, removal.city)


def _compare(s: Flandern, plain: Naive) -> None:
    """Hands, points, gold, stocks and every lot of every city."""
    shown = view(s, s.first)
    assert [set(hand) for hand in s.hands] == [plain.hand[seat] for seat in s.seats]
    assert [set(played) for played in s.played] == [plain.played[seat] for seat in s.seats]
    assert s.influence == [plain.influence[seat] for seat in s.seats]
    assert dict(shown.points) == {arms: plain.points[arms] for arms, _ in shown.points}
    assert len(shown.points) == len(CORPORATIONS)
    assert s.gold == plain.gold
    assert {(each.quarter, each.shape): each.count for arms in shown.stock for each in arms} == plain.stock
    for city in shown.cities:
        if city.site is not None:
            _compare_city(city, plain)


def _compare_city(city: Any, plain: Naive) -> None:
    town = plain.towns[city.name]
    assert (city.site, city.is_scored) == (town.site, town.scored)
    assert dict(city.free) == {lot: town.shape(lot) for lot in town.free}
    assert set(city.covered) == town.covered
    standing = {
        (each.lot, each.arms, each.masters, each.pawns, each.special, each.is_site, each.has_cathedral)
        for each in city.quarters
    }
    assert standing == {
        (plain.name_of(town, tile), tile.arms, tile.printed, tile.pawns, tile.special, tile.site, tile.cathedral)
        for tile in town.tiles
    }
    assert {each.lot + each.swallows for each in city.quarters} == {
        plain.name_of(town, tile) + "".join(tile.lots - {plain.name_of(town, tile)}) for tile in town.tiles
    }


@pytest.mark.parametrize("position", positions_of(GAME), ids=str)
def test_the_oracle_offers_as_many_answers_as_the_table_of_positions_says(position: Position) -> None:
    s, plain, sealed = GAME.setup(position.entry["seats"]), Naive(position.entry["seats"]), dict[int, Choice]()
    for move in position.moves():
        seat, action = waiting(s)[0], GAME.read(move)
        play(s, seat, action)
        sealed[seat] = as_choice(action)
        assert plain.question is not None
        if len(sealed) == len(plain.question.seats):
            plain.answer(sealed)
            sealed = {}
    if waiting(s)[0] != CHANCE:
        assert len(plain.choices(waiting(s)[0])) == position.ways[0]
