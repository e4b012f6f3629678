"""Whether games of bots make a good evening: how they end, how long they are, and what happens in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from random import Random
from statistics import fmean

from msgspec import Struct

from beffroi.bots.arena import Number, OptionValues
from beffroi.bots.evaluation import worth
from beffroi.bots.match import lineup_of, moves
from beffroi.bots.score import wilson
from beffroi.core.action import Action, Seat
from beffroi.core.engine import advance, choices, is_answer
from beffroi.core.game import AnyGame, options_of
from beffroi.core.model import Event, State
from beffroi.games import find, quality_of
from beffroi.quality import TURNS


class SelfPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of one game at which every seat is the same bot."""

    game: str
    seats: int
    bot: str
    options: OptionValues = {}


class QualityTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is watched: tables, with the same number of games at each."""

    tables: tuple[SelfPlay, ...]
    games: int
    seed: int

    def numbers(self) -> Iterator[Number]:
        """Every game to be played, one of each table before the second of any."""
        return ((table, number) for number in range(self.games) for table in range(len(self.tables)))


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """How one game went."""

    table: int
    number: int
    ending: str
    places: tuple[int, ...]
    first: Seat
    """Who was asked something alone before anybody else."""
    questions: int
    """Answers of all seats where there was something to choose."""
    forced: int
    """Answers where there was not."""
    lead_changes: int
    counts: dict[str, int]

    @property
    def key(self) -> Number:
        return self.table, self.number


class Watched(Struct, frozen=True):
    """What many games at one table say: shares of all games, or means of one game."""

    game: str
    seats: int
    bot: str
    games: int
    endings: dict[str, float]
    turns: float
    questions: float
    """What one seat is asked with something to choose."""
    forced: float
    """What one seat is asked with nothing to choose."""
    lead_changes: float
    wins: tuple[float, ...]
    """The share of the wins, by seat."""
    first: float
    """The share of the wins of whoever begins, between two bounds."""
    first_low: float
    first_high: float
    counts: dict[str, float]
    options: OptionValues = {}


class Watch:
    """Keeps count while a game is played."""

    def __init__(self, game: AnyGame, s: State) -> None:
        self.game, self.s = game, s
        self.game, self.quality = game, quality_of(game)
        self.counts: Counter[str] = Counter()
        self.first: Seat | None = None
        self.questions = self.forced = self.lead_changes = 0
        self.leader: Seat | None = None

    def play(self, seat: Seat, action: Action) -> None:
        """Plays one answer or word, and counts what it was and what it brings."""
        if seat >= 0 and is_answer(self.s, action):
            self._answer(seat)
        told: list[Event] = []
        self.s.told = told
        advance(self.s, seat, action)
        self.s.told = None
        counted = [what for event in told for what in self.quality.counted(self.s, event)]
        self.counts.update(counted)
        if TURNS in counted:
            self._look_who_leads()

    def _answer(self, seat: Seat) -> None:
        if self.first is None and len(self.s.agenda[0].asks(self.s)) == 1:
            self.first = seat
        if len(choices(self.s, seat)) > 1:
            self.questions += 1
        else:
            self.forced += 1

    def _look_who_leads(self) -> None:
        """A lead that is shared changes nothing."""
        values = {seat: worth(self.game, self.s, seat) for seat in self.s.seats}
        best = max(values.values())
        leaders = [seat for seat in self.s.seats if values[seat] == best]
        if len(leaders) == 1:
            self.lead_changes += self.leader not in (None, leaders[0])
            (self.leader,) = leaders


def watch(terms: QualityTerms, table: int, number: int) -> Course:
    """Plays one game and says how it went."""
    at = terms.tables[table]
    game, dice = find(at.game), f"{terms.seed}/{at.game}/{at.seats}/{number}"
    s = game.setup(at.seats, options_of(game, at.options))
    seen = Watch(game, s)
    with closing(lineup_of(game, [at.bot] * at.seats, f"{dice}/{at.bot}")) as lineup:
        for seat, action in moves(lineup, s, Random(dice)):
            seen.play(seat, action)
    assert s.result is not None
    return Course(
        table=table,
        number=number,
        ending=s.result.ending,
        places=s.result.places,
        first=seen.first or Seat(0),
        questions=seen.questions,
        forced=seen.forced,
        lead_changes=seen.lead_changes,
        counts=dict(seen.counts),
    )


def summary(terms: QualityTerms, courses: Iterable[Course]) -> tuple[Watched, ...]:
    """What the games at every table say together, in whatever order they were played."""
    played = sorted(courses, key=lambda each: each.number)
    return tuple(
        _watched(table, [each for each in played if each.table == number]) for number, table in enumerate(terms.tables)
    )


def _watched(table: SelfPlay, courses: Sequence[Course]) -> Watched:
    counts = {what: _mean(each.counts.get(what, 0) for each in courses) for what in quality_of(find(table.game)).counts}
    endings = Counter(each.ending for each in courses)
    first = _mean(_won(each, each.first) for each in courses)
    low, high = wilson(first, len(courses))
    return Watched(
        game=table.game,
        seats=table.seats,
        bot=table.bot,
        games=len(courses),
        endings={ending: round(count / len(courses), 4) for ending, count in endings.most_common()},
        turns=_mean(each.counts.get(TURNS, 0) for each in courses),
        questions=_mean(each.questions / table.seats for each in courses),
        forced=_mean(each.forced / table.seats for each in courses),
        lead_changes=_mean(each.lead_changes for each in courses),
        wins=tuple(_mean(_won(each, Seat(seat)) for each in courses) for seat in range(table.seats)),
        first=first,
        first_low=round(low, 4),
        first_high=round(high, 4),
        counts=counts,
        options=table.options,
    )


def _won(course: Course, seat: Seat) -> float:
    return (course.places[seat] == 1) / course.places.count(1)


def _mean(values: Iterable[float]) -> float:
    return round(fmean(list(values) or [0.0]), 4)
