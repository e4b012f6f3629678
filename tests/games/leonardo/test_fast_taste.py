"""Searched games of Leonardo are played on as an apprentice would play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from beffroi.bots.levels import bot_named
from beffroi.core.action import CHANCE, Action
from beffroi.core.chance import draw
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.seen import seen
from beffroi.fast.dice import Dice
from beffroi.fast.position import copy_of, rollout_move, value_of
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.fast import position_of
from beffroi.games.leonardo.market import WINNINGS, PlaceBets
from beffroi.games.leonardo.rulebook import Bet, Buy, BuyOffice, BuyWork, HoldMarket, Raise
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.taste.fortune import shares
from beffroi.games.leonardo.turn import TakeTurn
from tests.games.leonardo.table import A, city
from tests.support.effort import effort
from tests.support.lockstep import one_ply

GAMES, LOOKS = effort(2, 6), 9
PURCHASES = (BuyWork, Buy, Raise, BuyOffice, HoldMarket)


def answers(seats: int, number: int) -> Iterator[tuple[Leonardo, Action]]:
    """Every question of a game of apprentices that is about spending, and what was answered."""
    s, rng, bot = GAME.setup(seats), Random(number), bot_named("apprentice", GAME)
    while asked := waiting(s):
        if asked[0] == CHANCE:
            advance(s, CHANCE, draw(s, rng))
            continue
        seat, offered = asked[0], choices(s, asked[0])
        action = bot.choose(seen(GAME, s, seat), offered, rng, 1.0)
        if len(offered) > 1 and any(isinstance(each, PURCHASES) for each in offered):
            yield s, action
        advance(s, seat, action)


def usual(s: Leonardo) -> Action:
    """What a searched game goes on with most often."""
    position = position_of(s)
    return position.action(Counter(rollout_move(position, Dice(look)) for look in range(LOOKS)).most_common(1)[0][0])


@pytest.mark.parametrize("seats", [2, 6])
def test_what_is_bought_in_searched_games_is_what_an_apprentice_buys(seats: int) -> None:
    agreed = [usual(s) == action for number in range(GAMES) for s, action in answers(seats, number)]
    assert sum(agreed) > 0.95 * len(agreed)


@pytest.mark.parametrize("number", range(GAMES))
def test_two_families_are_judged_all_game_long_as_an_apprentice_judges_them(number: int) -> None:
    s, rng, compared = GAME.setup(2), Random(number), 0
    position = position_of(s)
    while asked := waiting(s):
        if asked[0] != CHANCE:
            assert [value_of(position, seat) for seat in s.seats] == pytest.approx(list(shares(s).values()))
            compared += 1
        one_ply(s, asked[0], position, rng)
    assert compared > 10


def test_who_is_behind_after_the_last_roll_bets_to_ruin_the_other() -> None:
    s = city(2, steps=(PlaceBets(A),), round_=15, purses=(60, 100), owners={30: 0, 31: 0, 32: 0})
    s.agenda = tuple(step for step in s.agenda if not isinstance(step, TakeTurn))
    bet = usual(s)
    assert isinstance(bet, Bet)
    assert WINNINGS * bet.florins > s.purses[A]


def test_what_is_supposed_leaves_the_position_as_it_is() -> None:
    for s, _ in answers(6, number=1):
        position = position_of(s)
        rollout_move(position, Dice(1))
        untouched = copy_of(position_of(s))
        assert [value_of(position, seat) for seat in s.seats] == [value_of(untouched, seat) for seat in s.seats]
