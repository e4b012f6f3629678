"""The analysis of a finished game, made look by look: the line first, then the turning points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from beffroi.analysis.account import (
    Account,
    SwingLook,
    accounts_of,
    effects_of,
    is_explained,
    start_looks,
    swing_looks,
    swings_of,
)
from beffroi.analysis.line import Point, known_point, true_point
from beffroi.analysis.looks import Depth, Looks
from beffroi.analysis.passages import passages_of
from beffroi.analysis.scale import has_account
from beffroi.analysis.story import Sentence, StorySource, story_of
from beffroi.analysis.turning import TurningPoint, decisions_of, first_look, is_fall, largest, second_look
from beffroi.analysis.valuer import SearchValuer, Valuer
from beffroi.compiled import is_compiled
from beffroi.core.model import BadInput
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.games import has_fast

EDITION = 4
"""What was made by an earlier edition is made anew."""
FIRST, SECOND = Depth(looks=8, effort=0.5, search=2.0), Depth(looks=8, effort=2.0, search=8.0)
ACCOUNT = Depth(looks=16, effort=1.0, search=1.0)
PLAIN = Depth(looks=4, effort=0.02, search=0.0)
"""For the line alone, where the fast cores are not compiled."""
SWING_WORK = 4
"""How many times the work of a point a swing is, for the progress that is shown."""
DEEPER = 4.0
"""How many times as thoroughly a game is looked at on request."""
MOST_SUSPECTS = 10
"""So many of the largest falls are looked at again."""

Kind: TypeAlias = Literal["point", "suspect", "turning", "known", "swing"]
Run: TypeAlias = Callable[[Kind, Sequence[int]], Iterable[Any]]
"""Takes looks of one kind, by their numbers, here or in other processes; what they say comes in the same order."""


class Analysis(Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a finished game so far."""

    game: str
    revision: int
    seats: int
    is_open: bool
    """Whether everybody knows everything."""
    points: tuple[Point, ...] = ()
    turning_points: tuple[TurningPoint, ...] = ()
    known: tuple[Point, ...] = ()
    """The line from what each seat could know; none in open games."""
    accounts: tuple[Account, ...] = ()
    """For every seat what it owes to what."""
    no_account: Literal["", "untrusted", "unexplained"] = ""
    """Why there are none: in such games they cannot be trusted, or in this game too much would be left unexplained."""
    story: tuple[Sentence, ...] = ()
    has_chance: bool = True
    """Whether anything was drawn."""
    is_deeper: bool = False
    is_line_only: bool = False
    """Whether nothing but the line was made, because the fast cores are not compiled."""


class Grown(NamedTuple):
    """An analysis as far as it has got, and which part of the work is done."""

    analysis: Analysis
    done: float


class Looker:
    """Takes every look at one game, by its kind and number, whenever and wherever it is asked for."""

    def __init__(self, record: Record[Any], valuer: Valuer | None = None, *, is_deeper: bool = False) -> None:
        check_analysable(record, valuer)
        self.record, self.is_deeper = record, is_deeper
        self.is_line_only = valuer is None and not is_compiled()
        game, judge = record.game, valuer or SearchValuer(record.game, len(record.start.seats))
        first, second = (PLAIN, PLAIN) if self.is_line_only else (FIRST, SECOND)
        self.first = Looks(game, judge, deepened(first) if is_deeper else first, "first")
        self.second = Looks(game, judge, deepened(second) if is_deeper else second, "second")
        self.third = Looks(game, judge, deepened(ACCOUNT) if is_deeper else ACCOUNT, "account")
        self.passages = passages_of(record)
        self.decisions = decisions_of(self.passages)
        self.swings = swings_of(self.passages)
        settled = ((each.number, each.after) for each in self.passages if each.kind != "word")
        self.moments = ((0, record.start), *settled)

    def look(self, kind: Kind, number: int) -> Any:
        match kind:
            case "point":
                return true_point(self.first, *self.moments[number])
            case "known":
                return known_point(self.first, *self.moments[number])
            case "suspect":
                return first_look(self.first, self.decisions[number])
            case "turning":
                return second_look(self.second, self.decisions[number])
            case "swing":
                return self.swing(number)

    def swing(self, number: int) -> tuple[SwingLook, ...]:
        """The looks at the start first, then those at every swing."""
        if number == 0:
            return start_looks(self.third, self.record.start)
        return swing_looks(self.third, self.record.start, self.swings[number - 1])

    def run(self, kind: Kind, numbers: Sequence[int]) -> Iterator[Any]:
        """All in this process, one after the other."""
        return (self.look(kind, number) for number in numbers)


def analyse(looker: Looker, run: Run | None = None) -> Iterator[Grown]:
    """The analysis as it grows; the last is whole."""
    growing = Growing(looker, run or looker.run)
    yield from growing.line()
    if not looker.is_line_only:
        yield from growing.turning_points()
        yield from growing.story()
        yield from growing.known_line()
        yield from growing.accounts()
    yield from growing.story()


class Growing:
    """An analysis that is being made."""

    def __init__(self, looker: Looker, run: Run) -> None:
        self.looker, self.run = looker, run
        record = looker.record
        self.analysis = Analysis(
            game=record.game.name,
            revision=record.start.revision,
            seats=len(record.start.seats),
            is_open=record.game.is_open,
            has_chance=any(passage.kind == "draw" for passage in looker.passages),
            is_deeper=looker.is_deeper,
            is_line_only=looker.is_line_only,
        )
        self.moments, self.decisions = range(len(looker.moments)), range(len(looker.decisions))
        self.hidden = range(0) if record.game.is_open else self.moments
        self.told = range(len(looker.swings) + 1) if has_account(self.analysis.game, self.analysis.seats) else range(0)
        self.done, self.whole = 0.0, len(self.moments) * 1.0
        if not looker.is_line_only:
            self.whole += len(self.hidden) * self.analysis.seats + len(self.decisions) + MOST_SUSPECTS
            self.whole += SWING_WORK * len(self.told)

    def line(self) -> Iterator[Grown]:
        for point in self.run("point", self.moments):
            yield self.grown(1, points=(*self.analysis.points, point))

    def turning_points(self) -> Iterator[Grown]:
        falls: dict[int, float] = {}
        for number, fall in enumerate(self.run("suspect", self.decisions)):
            if fall is not None and is_fall(fall):
                falls[number] = fall.value
            yield self.grown(1)
        suspects = sorted(falls, key=lambda number: -falls[number])[:MOST_SUSPECTS]
        for found in self.run("turning", suspects):
            known = self.analysis.turning_points if found is None else (*self.analysis.turning_points, found)
            yield self.grown(1, turning_points=largest(known))
        yield self.grown(MOST_SUSPECTS - len(suspects))

    def known_line(self) -> Iterator[Grown]:
        for point in self.run("known", self.hidden):
            yield self.grown(self.analysis.seats, known=(*self.analysis.known, point))

    def accounts(self) -> Iterator[Grown]:
        if not self.told:
            yield self.grown(0, no_account="untrusted")
            return
        found: list[Sequence[SwingLook]] = []
        for looks in self.run("swing", self.told):
            found.append(looks)
            yield self.grown(SWING_WORK)
        accounts = accounts_of(self.looker.record.state.result, effects_of(self.looker.swings, found))
        if is_explained(accounts):
            yield self.grown(0, accounts=accounts)
        else:
            yield self.grown(0, no_account="unexplained")

    def story(self) -> Iterator[Grown]:
        """The story of all that has been found so far."""
        record, found = self.looker.record, self.analysis
        sheet = record.game.sheet(seen(record.game, record.state, None))
        turned = None if found.is_line_only else found.turning_points
        deals = [passage.number for passage in self.looker.passages if passage.kind == "deal"]
        source = StorySource(record.state.result, sheet, found.points, turned, found.accounts, deals, found.is_open)
        yield self.grown(0, story=story_of(source))

    def grown(self, work: int, **found: Any) -> Grown:
        """The analysis with what was found, once so much more work is done."""
        self.analysis, self.done = replace(self.analysis, **found), self.done + work
        return Grown(self.analysis, self.done / self.whole)


def check_analysable(record: Record[Any], valuer: Valuer | None) -> None:
    """Raises `BadInput` unless a game is over, by rules that have a fast core or can be judged otherwise."""
    if record.state.result is None:
        raise BadInput("not-over")
    if valuer is None and not has_fast(record.game):
        raise BadInput("no-analysis", game=record.game.name, revision=record.game.revision)


def deepened(depth: Depth) -> Depth:
    return replace(depth, effort=DEEPER * depth.effort, search=DEEPER * depth.search)
