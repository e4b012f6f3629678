"""What the town is worth to everybody if it stays French and if it falls, and what decides between the two."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Seat
from beffroi.core.model import Event
from beffroi.core.seen import Seen
from beffroi.core.sheet import PromiseLine, ScoreLine, ScoreNote, ScoreSheet, SeatScore, line, note
from beffroi.games.bastide.damage import influences_among
from beffroi.games.bastide.ending import CountPoints, parts_of_score
from beffroi.games.bastide.english import CAMP_SIZE, WALL_CIRCLES, missing_walls
from beffroi.games.bastide.guess import open_table
from beffroi.games.bastide.material import CARDS, EQUIPMENTS, GROUPS, RELIGIOUS, ROADS, WALLS
from beffroi.games.bastide.promises import promises_of
from beffroi.games.bastide.rulebook import R
from beffroi.games.bastide.state import NOBODY, Bastide
from beffroi.games.bastide.view import View

TOWNS = {1: "french", -1: "english", 0: "nobodys"}
"""Whose the town is, by the sign with which cards and the road of the camp count."""
UNDECIDED = (1, -1)


def sheet(seen: Seen[View], count: type[CountPoints] = CountPoints) -> ScoreSheet:
    s = open_table(seen.view)
    signs = UNDECIDED if seen.result is None else (count(seen.result.ending).sign(),)
    seats = (SeatScore(tuple(_lines(s, seat, signs)), _notes(s, seat), _open_promises(s, seat)) for seat in s.seats)
    return ScoreSheet(tuple(seats), tuple(_town(s)), tuple(TOWNS[sign] for sign in signs))


def _lines(s: Bastide, seat: Seat, signs: tuple[int, ...]) -> Iterator[ScoreLine]:
    influences, cards, road = zip(*(parts_of_score(s, seat, sign) for sign in signs), strict=True)
    yield line(R.SCORE, "influences", *influences)
    if held := tuple(card for card, holder in zip(CARDS, s.cards, strict=True) if holder == seat):
        yield line(R.SCORE, "cards", *cards, cards=held)
    if s.road[seat]:
        yield line(R.SCORE, "road", *road)


def _notes(s: Bastide, seat: Seat) -> tuple[ScoreNote, ...]:
    """What the three majorities depend on."""
    walls, religious, roads = (s.influences[GROUPS[group]].count(seat) for group in (WALLS, RELIGIOUS, ROADS))
    return (note(R.MAJORITY, "majorities", walls=walls, religious=religious, roads=roads),)


def _open_promises(s: Bastide, seat: Seat) -> tuple[PromiseLine, ...]:
    """What a seat has promised, as it was told, and may still keep or break."""
    told = ({"seat": seat, "to": promise.to, "promise": promise.promise} for promise in promises_of(s, seat))
    return tuple(PromiseLine("open", Event("promised", R.TALK, facts)) for facts in told)


def _town(s: Bastide) -> Iterator[ScoreNote]:
    for card, holder in zip(CARDS, s.cards, strict=True):
        if holder == NOBODY:
            yield note(R.MAJORITY, "card-free", card=card)
        else:
            yield note(R.MAJORITY, "card-held", card=card, seat=holder)
    yield note(R.END, "begun", count=sum(map(s.is_started, EQUIPMENTS)), most=len(EQUIPMENTS))
    yield note(R.SIEGE, "defence", count=len(influences_among(s, WALL_CIRCLES)), points=sum(s.camp))
    if missing := missing_walls(s):
        yield note(R.SIEGE, "open-sides", equipments=missing)
    yield note(R.SIEGE, "camp", count=len(s.camp), most=CAMP_SIZE)
