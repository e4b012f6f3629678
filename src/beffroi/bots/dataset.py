"""Games as data: a search plays all seats, and what it thought of every answer is written down beside the record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from math import inf
from random import Random
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from beffroi.bots.arena import Number
from beffroi.bots.levels import bot_named
from beffroi.bots.searcher import Searcher
from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.codec import encode
from beffroi.core.engine import choices, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.record import Record
from beffroi.core.record_file import lines
from beffroi.core.seen import seen
from beffroi.games import find
from beffroi.search.search import Opinion

WHOLE = 10_000
"""Values are whole numbers, in ten-thousandths of the victory: they read the same in every language."""
EXPLORED = 8
"""So many decisions of a game are drawn from the search as often as it tried them; the others are its best."""


class DatasetTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a dataset: what was played, by which rules, with which search."""

    dataset: str
    revision: int
    seats: int
    bot: str
    games: int
    seed: int

    def numbers(self) -> Iterator[Number]:
        return ((0, number) for number in range(self.games))


class Searched(Struct, frozen=True):
    """What a seat thought of its answers, the most tried first; moves are numbered as in a batch (docs/research.md)."""

    entry: int
    """The number of the answer in the record."""
    seat: Seat
    moves: tuple[int, ...]
    visits: tuple[int, ...]
    """How often each was tried; the prior counts as tries."""
    simulations: tuple[int, ...]
    """How many of these tries were simulations."""
    values: tuple[int | None, ...]
    """What its simulations brought the seat on average, in ten-thousandths of the victory; null where none was made."""


class DatasetGame(Struct, frozen=True):
    """A game: its record line by line, what was searched, and how it ended; no seat talks."""

    number: int
    record: tuple[Raw, ...]
    searched: tuple[Searched, ...]
    places: tuple[int, ...]
    sha256: str = ""
    """Of this line without this field."""

    @property
    def key(self) -> Number:
        return 0, self.number


def terms_of(game: AnyGame, seats: int | None, bot: str, games: int, seed: int) -> DatasetTerms:
    """Raises `BadInput` where no search can play such games."""
    count = len(game.setup(seats).seats)
    if games < 1:
        raise BadInput("bad-number-of-games", games=games)
    with closing(bot_named(bot, game)) as level:
        if not isinstance(level, Searcher):
            raise BadInput("no-search", level=bot)
    return DatasetTerms(game.name, game.revision, count, bot, games, seed)


def self_play(terms: DatasetTerms, _: int, number: int) -> DatasetGame:
    """One game, the same whoever plays it when."""
    game, rng = find(terms.dataset, terms.revision), Random(f"{terms.seed} {number}")
    record: Record[Any] = Record.of_setup(game, terms.seats)
    searched: list[Searched] = []
    with closing(bot_named(terms.bot, game)) as bot:
        assert isinstance(bot, Searcher)
        while asked := waiting(record.state):
            if asked[0] == CHANCE:
                record.play(CHANCE, draw(record.state, rng))
            else:
                record.play(asked[0], decide(bot, record, searched, rng))
    assert record.state.result is not None
    written = tuple(Raw(line.rstrip(b"\n")) for line in lines(record))
    return signed(DatasetGame(number, written, tuple(searched), record.state.result.places))


def decide(bot: Searcher, record: Record[Any], searched: list[Searched], rng: Random) -> Action:
    """The answer of the seat that is asked; a lone one is not searched for."""
    seat = waiting(record.state)[0]
    offered = choices(record.state, seat)
    if len(offered) == 1:
        only: Action = next(iter(offered))
        return only
    opinions, position = bot.search(seen(bot.game, record.state, seat), rng, inf)
    best = drawn(opinions, rng) if len(searched) < EXPLORED else opinions[0]
    searched.append(
        Searched(
            len(record.entries),
            seat,
            tuple(each.move for each in opinions),
            tuple(each.visits for each in opinions),
            tuple(each.simulations for each in opinions),
            tuple(brought(each, seat) for each in opinions),
        )
    )
    return position.action(best.move)


def brought(opinion: Opinion, seat: Seat) -> int | None:
    return round(WHOLE * opinion.values[seat]) if opinion.values else None


def drawn(opinions: Sequence[Opinion], rng: Random) -> Opinion:
    """One of them, as often as it was tried."""
    return rng.choices(opinions, [each.visits for each in opinions])[0]


def signed(played: DatasetGame) -> DatasetGame:
    """With the checksum of everything else."""
    rest = encode({name: getattr(played, name) for name in played.__struct_fields__ if name != "sha256"})
    return replace(played, sha256=sha256(rest).hexdigest())
