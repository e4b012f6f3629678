"""Every game with every number of seats and every pair of options, and random walks through them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import choices, floor, play, waiting
from beffroi.core.game import AnyGame, Options
from beffroi.core.model import Event, State
from beffroi.games import NAMES, find, revisions_of
from tests.support.setups import paired_setups
from tests.toy import GAME as FAIR
from tests.toy import REVISIONS as FAIRS

GAMES: tuple[AnyGame, ...] = (FAIR, *map(find, NAMES))
GAME_IDS = [game.name for game in GAMES]
OLDER = tuple(
    game for every in (FAIRS, *map(revisions_of, NAMES)) for game in every.values() if game.revision < max(every)
)
EVERY_REVISION = (*GAMES, *OLDER)
REVISION_IDS = [f"{game.name}.{game.revision}" for game in EVERY_REVISION]


class Case(NamedTuple):
    game: AnyGame
    seats: int
    options: Options

    def setup(self) -> Any:
        return self.game.setup(self.seats, self.options)

    def __str__(self) -> str:
        agreed = [getattr(self.options, name) for name in self.options.__struct_fields__]
        name = f"{self.game.name}.{self.game.revision}" if self.game in OLDER else self.game.name
        return "-".join(map(str, (name, self.seats, *agreed)))


CASES = [Case(game, seats, options) for game in GAMES for seats, options in paired_setups(game)] + [
    Case(game, seats, game.options()) for game in OLDER for seats in game.seats
]


class Ply(NamedTuple):
    """An answer in a random game: the state before, who answered what, and what happened."""

    before: Any
    seat: Seat
    action: Action
    events: list[Event]
    after: Any


def walk(case: Case, seed: int, *, talk: bool = True) -> Iterator[Ply]:
    """A random game, checked move by move; now and then somebody speaks on the floor."""
    rng = Random(seed)
    s = case.setup()
    while asked := waiting(s):
        before = s.copy()
        seat, action = _random_answer(s, asked, rng, talk=talk)
        events = play(s, seat, action)
        yield Ply(before, seat, action, events, s.copy())


@lru_cache(maxsize=4)
def walked(case: Case, seed: int) -> Sequence[Ply]:
    """The same game whole, played once for all who look at it one after the other."""
    return tuple(walk(case, seed))


def _random_answer(s: State, asked: tuple[Seat, ...], rng: Random, *, talk: bool) -> tuple[Seat, Action]:
    if asked[0] == CHANCE:
        return CHANCE, draw(s, rng)
    speaker = s.seats[rng.randrange(len(s.seats))]
    said = [each for each in floor(s, speaker) if len(each)]
    if talk and said and rng.randrange(4) == 0:
        return speaker, said[rng.randrange(len(said))].sample(rng)
    seat = asked[rng.randrange(len(asked))]
    return seat, choices(s, seat).sample(rng)
