"""The story: a few sentences that are true because each is made of figures of the line, the sheet or the account."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from beffroi.analysis.account import Account
from beffroi.analysis.line import Point
from beffroi.analysis.turning import LEAST_FALL, TurningPoint
from beffroi.core.action import Seat
from beffroi.core.model import Facts, Result
from beffroi.core.sheet import ScoreLine, ScoreSheet
from beffroi.text import Texts

CLEAR = 0.1
"""Who is less than this ahead of a fair share is no favourite."""
MOST_SENTENCES = 6
DUEL = 2
"""Where two play, what one has the other lacks."""
FAR, SMALL = 0.25, 0.5
"""Who was so much more likely to win than a fair share had something to lose; below this part of it, to win back."""


class Sentence(Struct, frozen=True):
    """A sentence of a story: the key of its text, its figures, and a line of the score sheet that it cites."""

    what: str
    facts: Facts
    score_line: ScoreLine | None = None


class StorySource(Struct, frozen=True):
    """What stories are told from."""

    result: Result
    sheet: ScoreSheet
    points: Sequence[Point]
    turning_points: Sequence[TurningPoint] | None = ()
    """Nothing where none were looked for."""
    accounts: Sequence[Account] = ()
    deals: Sequence[int] = ()
    """After how many entries of the record an offer was accepted."""
    is_open: bool = True
    """Whether everybody knows everything, so that falls are those of the line."""


def story_of(source: StorySource) -> tuple[Sentence, ...]:
    """How the game went, in the order in which one would tell it; what comes last matters least."""
    sentences = (
        *opening(source),
        *course(source),
        *turns(source),
        *agreements(source),
        *luck(source),
        *sources(source),
    )
    return sentences[:MOST_SENTENCES]


def told(sentence: Sentence, texts: Texts) -> str:
    """A sentence of the story in words."""
    cited = {} if sentence.score_line is None else {"line": texts.score_line(sentence.score_line)}
    return texts.say(f"story-{sentence.what}", **sentence.facts, **cited)


def winner_of(result: Result) -> Seat | None:
    """Whoever won alone."""
    return Seat(result.places.index(1)) if result.places.count(1) == 1 else None


def opening(source: StorySource) -> Iterator[Sentence]:
    """Who was the favourite before the first answer."""
    first, seats = source.points[0], len(source.result.places)
    best = max(range(seats), key=lambda seat: first.chances[seat])
    if first.chances[best] - first.bands[best] > 1 / seats + CLEAR / 2:
        yield Sentence("favourite", {"seat": best, "percent": percent(first.chances[best])})
    else:
        yield Sentence("open-start", {})


def course(source: StorySource) -> Iterator[Sentence]:
    """How the winner came to it, and who else had been close."""
    winner = winner_of(source.result)
    if winner is None:
        yield Sentence(
            "shared", {"seats": tuple(seat for seat, place in enumerate(source.result.places) if place == 1)}
        )
        return
    before = source.points[:-1] or source.points
    fair = 1 / len(source.result.places)
    worst = min(before, key=lambda point: point.chances[winner])
    came_back = worst.chances[winner] < SMALL * fair
    if came_back:
        yield Sentence("came-back", {"seat": winner, "percent": percent(worst.chances[winner]), "number": worst.number})
    rival, best = closest_rival(before, winner)
    is_told = came_back and len(source.result.places) == DUEL
    if best.chances[rival] > fair + FAR and not is_told:
        most = min(99, percent(best.chances[rival]))
        yield Sentence("nearly", {"seat": rival, "percent": most, "number": best.number})
    yield lead(source.points, winner)


def closest_rival(points: Sequence[Point], winner: Seat) -> tuple[Seat, Point]:
    """Who else was most likely to win at some moment, and when."""
    others = [seat for seat in range(len(points[0].chances)) if seat != winner]
    best = max(points, key=lambda point: max(point.chances[seat] for seat in others))
    return Seat(max(others, key=lambda seat: best.chances[seat])), best


def lead(points: Sequence[Point], winner: Seat) -> Sentence:
    """Since when nobody was more likely to win than the winner."""
    behind = [point for point in points if max(point.chances) > point.chances[winner]]
    if not behind:
        return Sentence("always-ahead", {"seat": winner})
    since = next(point for point in points if point.number > behind[-1].number)
    return Sentence("ahead-since", {"seat": winner, "number": since.number, "percent": percent(since.chances[winner])})


def turns(source: StorySource) -> Iterator[Sentence]:
    """The answer that cost most."""
    if source.turning_points is None:
        return
    if not source.turning_points:
        yield Sentence("no-turn", {})
        return
    worst = max(source.turning_points, key=lambda each: each.fall)
    what = "worst-turn" if source.is_open else "worst-turn-known"
    yield Sentence(what, {"seat": worst.seat, "percent": percent(worst.fall), "number": worst.number})


def agreements(source: StorySource) -> Iterator[Sentence]:
    """The deal that brought somebody most, where it brought more than the line is uncertain."""
    brought = [
        (now.chances[seat] - before.chances[seat], seat, now.number)
        for before, now in pairwise(source.points)
        if now.number in source.deals
        for seat in range(len(now.chances))
        if now.chances[seat] - before.chances[seat] > before.bands[seat] + now.bands[seat]
    ]
    gain, seat, number = max(brought, default=(0.0, 0, 0))
    if gain >= LEAST_FALL:
        yield Sentence("deal", {"seat": seat, "percent": percent(gain), "number": number})


def luck(source: StorySource) -> Iterator[Sentence]:
    """Whom chance has helped or harmed most."""
    drawn = [
        (account.seat, figure.value)
        for account in source.accounts
        for figure in account.figures
        if figure.heading == "chance" and abs(figure.value) >= CLEAR
    ]
    if drawn:
        seat, value = max(drawn, key=lambda each: abs(each[1]))
        yield Sentence("lucky" if value > 0 else "unlucky", {"seat": seat, "percent": percent(abs(value))})


def sources(source: StorySource) -> Iterator[Sentence]:
    """Where most of the winner's points came from, where points are good."""
    winner = winner_of(source.result)
    if winner is None or source.sheet.endings != ("",):
        return
    lines, total = source.sheet.seats[winner].lines, source.result.points[winner]
    largest = max(lines, key=lambda line: line.points[0], default=None)
    if largest is not None and len(lines) > 1 and total > largest.points[0] > 0:
        facts = {"seat": winner, "points": largest.points[0], "total": total}
        yield Sentence("points-from", facts, largest)


def percent(chance: float) -> int:
    return round(100 * chance)
