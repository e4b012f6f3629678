"""The draw: who sits where in the next round, always the same for the same tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb
from random import Random

from beffroi.tournament.log import Finished, Paired, Tournament
from beffroi.tournament.meetings import regular
from beffroi.tournament.seating import Group, gather, meetings_in, seats_for, seats_in
from beffroi.tournament.standings import standings
from beffroi.tournament.terms import PAIR, opponents, swiss_stages


def what_next(t: Tournament) -> Paired | Finished | None:
    """What follows when nobody plays any more: another round, or the end; nothing while somebody still plays."""
    if t.is_over or t.open_games:
        return None
    return next_round(t) or Finished()


def next_round(t: Tournament) -> Paired | None:
    """The next round; nothing when there was the last."""
    number = len(t.rounds)
    if number % t.terms.legs:
        return _next_leg(t.rounds[-1])
    tables = _next_stage(t)
    if not tables:
        return None
    playing = {who for table in tables for who in table}
    expected = t.staying if t.terms.format == "swiss" else t.field
    return Paired(number, tuple(tables), tuple(who for who in expected if who not in playing))


def rounds_planned(t: Tournament) -> int | None:
    """How many rounds there will be; nothing where that is seen on the way."""
    people, legs = len(t.field), t.terms.legs
    match t.terms.format:
        case "series":
            return t.terms.planned or t.terms.seats
        case "swiss":
            return swiss_stages(t.terms, people) * legs
        case "rulebook":
            return len(regular(people, opponents(t.terms, people))) * legs
        case _ if t.terms.seats == PAIR:
            return len(regular(people, people - 1)) * legs
    return None


def _next_leg(last: Paired) -> Paired:
    """The same tables again, everybody one seat further."""
    return Paired(last.round + 1, tuple((table[-1], *table[:-1]) for table in last.tables), last.byes)


def _next_stage(t: Tournament) -> Sequence[Group]:
    stage, planned = len(t.rounds) // t.terms.legs, rounds_planned(t)
    if planned is not None and len(t.rounds) >= planned:
        return ()
    match t.terms.format:
        case "series":
            return (_rotated(tuple(lots(t)), len(t.rounds)),)
        case "swiss":
            return _swiss(t)
        case "rulebook":
            return _of_schedule(t, opponents(t.terms, len(t.field)), stage)
        case _ if t.terms.seats == PAIR:
            return _of_schedule(t, len(t.field) - 1, stage)
    return _round_robin(t)


def lots(t: Tournament) -> list[int]:
    """The entrants in the order in which their lots were drawn."""
    return Random(f"{t.terms.seed}").sample(t.field, len(t.field))


def _rotated(people: Group, by: int) -> Group:
    by %= len(people)
    return people[len(people) - by :] + people[: len(people) - by]


def _of_schedule(t: Tournament, others: int, stage: int) -> Sequence[Group]:
    drawn = lots(t)
    return [(drawn[one], drawn[other]) for one, other in regular(len(drawn), others)[stage]]


def _swiss(t: Tournament) -> Sequence[Group]:
    """Those who stand alike meet; who is left over has a game off, the last who had the fewest."""
    if len(t.staying) < t.terms.seats:
        return ()
    drawn = lots(t)
    rows = sorted(standings(t), key=lambda row: (row.place, drawn.index(row.entrant)))
    return _gathered(t, [row.entrant for row in rows if row.entrant in t.staying])


def _round_robin(t: Tournament) -> Sequence[Group]:
    """Everybody with whom he has met least, until everybody has met everybody."""
    met = meetings_in(_stages(t))
    if len(met) == comb(len(t.field), 2):
        return ()
    return _gathered(t, lots(t))


def _gathered(t: Tournament, order: list[int]) -> Sequence[Group]:
    off = Counter(who for paired in t.rounds for who in paired.byes)
    over = len(order) % t.terms.seats
    resting = sorted(order, key=lambda who: (off[who], -order.index(who)))[:over]
    groups = gather([who for who in order if who not in resting], t.terms.seats, meetings_in(_stages(t)))
    sat = seats_in(table for paired in t.rounds for table in paired.tables)
    return [seats_for(group, sat) for group in groups]


def _stages(t: Tournament) -> list[Group]:
    """The tables of every meeting, however many games it has."""
    return [group for paired in t.rounds if paired.round % t.terms.legs == 0 for group in paired.tables]
