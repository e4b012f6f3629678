"""Bots do not cheat: everything a seat cannot know is scrambled, and the bot answers the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from random import Random
from typing import Any

import pytest

from beffroi.bots.bot import Bot
from beffroi.bots.levels import LEVELS, MEASURES, bot_named
from beffroi.bots.lineup import Lineup
from beffroi.bots.searcher import Searcher
from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.codec import encode
from beffroi.core.engine import waiting
from beffroi.core.game import AnyGame
from beffroi.core.seen import Seen, seen
from beffroi.games import NAMES
from tests.support.cases import GAMES, Case, walk
from tests.toy import GAME as FAIR

TABLES = [Case(game, seats, game.options()) for game in GAMES for seats in game.seats]
LOOKS, SEED = 6, 1302


class Cheat(Bot):
    """Answers by the whole truth, which somebody has slipped to it."""

    talks = True

    def __init__(self, game: AnyGame, truth: Any) -> None:
        super().__init__(game)
        self.truth = truth

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        action: Action = choices.sample(Random(encode(self.truth)))
        return action


def table_name(case: Case) -> str:
    return f"{case.game.name}-{case.seats}"


def asked_in(case: Case) -> list[tuple[Any, Seat]]:
    """Some positions of a random game, from its beginning to its end, and who is asked there."""
    asked = [(ply.before, ply.seat) for ply in walk(case, SEED) if ply.seat >= 0]
    return asked[:: max(1, len(asked) // LOOKS)]


def behaviour(game: AnyGame, bot: Bot, s: Any, seat: Seat) -> bytes:
    """What a bot answers and says in a position, with the same dice every time."""
    lineup = Lineup(game, {seat: bot}, "the same dice", inf)
    return encode((lineup.answer(s, seat) if seat in waiting(s) else None, lineup.word(s, seat)))


def differences(case: Case, make: Callable[[Any], Bot]) -> Iterator[tuple[int, Seat]]:
    """Where a bot answers otherwise once all is scrambled that its seat cannot know."""
    for number, (s, seat) in enumerate(asked_in(case)):
        view = seen(case.game, s, seat)
        scrambled = case.game.guess(view, Random(f"{SEED}/{number}"))
        assert encode(seen(case.game, scrambled, seat)) == encode(view)
        if behaviour(case.game, make(s), s, seat) != behaviour(case.game, make(scrambled), scrambled, seat):
            yield number, seat


BOTS = LEVELS | MEASURES
SEARCHING = [name for name, bot in BOTS.items() if issubclass(bot, Searcher)]


@pytest.mark.parametrize("level", [name for name in BOTS if name not in SEARCHING])
@pytest.mark.parametrize("case", TABLES, ids=table_name)
def test_a_bot_answers_the_same_whatever_its_seat_cannot_know(case: Case, level: str) -> None:
    assert list(differences(case, lambda _: bot_named(level, case.game))) == []


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("case", [case for case in TABLES if case.game.name in NAMES], ids=table_name)
def test_a_bot_that_searches_does_too(case: Case, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOTS[level], "simulations_from", lambda _, __: 48)
    assert list(differences(case, lambda _: bot_named(level, case.game))) == []


def test_the_scrambling_changes_what_is_hidden() -> None:
    case = Case(FAIR, 3, FAIR.options())
    changed = [
        encode(case.game.guess(seen(case.game, s, seat), Random(number))) != encode(s)
        for number, (s, seat) in enumerate(asked_in(case))
    ]
    assert any(changed)


@pytest.mark.parametrize("name", ["fair", "bastide", "flandern"])
def test_a_bot_that_knows_the_truth_is_found_out(name: str) -> None:
    game = next(game for game in GAMES if game.name == name)
    tables = [Case(game, seats, game.options()) for seats in game.seats]
    assert any(list(differences(case, partial(Cheat, game))) for case in tables)
