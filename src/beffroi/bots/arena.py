"""The arena: many games between bots, seats rotated, on as many processes or machines as there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from beffroi.bots.match import play_match
from beffroi.core.game import options_of
from beffroi.games import find

Number: TypeAlias = tuple[int, int]
"""Which pairing, or which table, and which of its games."""


class Schedule(Protocol):
    """Games to be played, each by its number."""

    def numbers(self) -> Iterator[Number]: ...


T = TypeVar("T", bound=Schedule)
R = TypeVar("R")
OptionValues: TypeAlias = dict[str, Any]
"""The options of a table that are not as usual."""


class Row(Protocol):
    """A line about games of one kind."""

    @property
    def game(self) -> str: ...

    @property
    def options(self) -> OptionValues: ...


def title(row: Row) -> str:
    """The game a line is about, with the options that are not as usual."""
    return ", ".join((row.game, *(f"{name}={value}".lower() for name, value in row.options.items())))


class Pairing(Struct, frozen=True, forbid_unknown_fields=True):
    """Two bots that meet at the tables of one game with one number of seats."""

    game: str
    seats: int
    bots: tuple[str, str]
    alone: bool = False
    """Whether the first bot sits alone among seats of the second."""
    options: OptionValues = {}

    @property
    def turns(self) -> int:
        """The number of games after which everybody has sat everywhere."""
        return self.seats if self.alone else 2

    def line_up(self, number: int) -> tuple[str, ...]:
        """Who sits where: the two by turns around the table, or one alone, one seat further in the next game."""
        if self.alone:
            return tuple(self.bots[seat != number % self.seats] for seat in range(self.seats))
        return tuple(self.bots[(seat + number) % 2] for seat in range(self.seats))


class ArenaTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is measured: pairings, with the same number of games and the same seeds."""

    pairings: tuple[Pairing, ...]
    games: int
    seed: int

    def numbers(self) -> Iterator[Number]:
        """Every game to be played, one of each pairing before the second of any."""
        return ((pairing, number) for number in range(self.games) for pairing in range(len(self.pairings)))


class Met(Struct, frozen=True, forbid_unknown_fields=True):
    """One game that was played: the place of every seat, and what bots did that cannot be done."""

    pairing: int
    number: int
    places: tuple[int, ...]
    faults: tuple[tuple[str, str], ...] = ()

    @property
    def key(self) -> Number:
        return self.pairing, self.number


def meet(terms: ArenaTerms, pairing: int, number: int) -> Met:
    """Plays one game of the arena; games in a row have the same dice, until everybody has had them."""
    met = terms.pairings[pairing]
    game, seated = find(met.game), met.line_up(number)
    dice = f"{terms.seed}/{met.game}/{met.seats}/{number // met.turns}"
    minds = f"{dice}/{number % met.turns}/{'/'.join(met.bots)}"
    outcome = play_match(game, seated, dice, minds, options=options_of(game, met.options))
    return Met(pairing, number, outcome.places, tuple((seated[seat], why) for seat, why in outcome.faults))


def run(
    play: Callable[[T, int, int], R], terms: T, executor: Executor, ahead: int, done: Collection[Number] = ()
) -> Iterator[R]:
    """Plays what is not done yet, at most `ahead` games at a time; results come as they are ready."""
    left = (number for number in terms.numbers() if number not in done)
    under_way: set[Future[R]] = set()
    while True:
        for which, number in islice(left, ahead - len(under_way)):
            under_way.add(executor.submit(play, terms, which, number))
        if not under_way:
            return
        ready, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in ready)
