"""How everybody stands: totals, what tells apart those who have the same, and who made what against whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import TypeAlias

from msgspec import Struct

from beffroi.core.series import by_place
from beffroi.tournament.log import Game, Scored, Tournament

Points: TypeAlias = dict[Game, tuple[int, ...]]
"""What every game counts for each of its seats."""


class Standing(Struct, frozen=True):
    """One entrant's line: the place is shared with whoever cannot be told apart."""

    entrant: int
    place: int
    total: int
    games: int
    byes: int
    breaks: tuple[int, ...]
    """What the tie-breaks of the terms count for him, in their order; more is better."""


class Cell(Struct, frozen=True):
    """What one entrant made in the games against another."""

    games: int = 0
    points: int = 0


def standings(t: Tournament) -> tuple[Standing, ...]:
    """Everybody, best first; those who withdrew come last."""
    counted = points(t)
    totals = [_total(t, counted, who) for who in range(len(t.entrants))]
    breaks = {who: tuple(_break(name, t, counted, totals, who) for name in t.terms.tie_breaks) for who in t.field}
    ranks = {who: _rank(t, totals[who], breaks[who], who) for who in t.field}
    order = sorted(ranks, key=lambda who: (ranks[who], who))
    return tuple(
        Standing(
            entrant=who,
            place=1 + sum(other < ranks[who] for other in ranks.values()),
            total=totals[who],
            games=sum(who in t.seated(game) for game in t.scores),
            byes=sum(who in paired.byes for paired in t.rounds),
            breaks=breaks[who],
        )
        for who in order
    )


def cross_table(t: Tournament) -> tuple[tuple[Cell, ...], ...]:
    """What everybody made against everybody, by number of entry."""
    games: Counter[tuple[int, int]] = Counter()
    made: Counter[tuple[int, int]] = Counter()
    for game, given in points(t).items():
        for (who, mine), (other, _) in permutations(zip(t.seated(game), given, strict=True), 2):
            games[who, other] += 1
            made[who, other] += mine
    people = range(len(t.entrants))
    return tuple(tuple(Cell(games[who, other], made[who, other]) for other in people) for who in people)


def points(t: Tournament) -> Points:
    """What every game counts, seat by seat."""
    return {game: _counted(t, score) for game, score in t.scores.items()}


def _counted(t: Tournament, score: Scored) -> tuple[int, ...]:
    if t.terms.counting == "places":
        return tuple(by_place(score.places, seat) for seat in range(len(score.places)))
    return tuple(_by_points(t, score, seat) for seat in range(len(score.places)))


def _by_points(t: Tournament, score: Scored, seat: int) -> int:
    """One's points in the record; who stays in a game that others have left has at least the average of the round."""
    own = score.points[seat] if score.points else _average(t, score.round) or 0
    if seat in score.left:
        return own if t.terms.fewest_wins else min(0, own)
    if not score.is_cut:
        return own
    if t.terms.fewest_wins:
        return min(own, _average(t, score.round) or 0)
    return max(own, _average(t, score.round) or 0)


def _average(t: Tournament, number: int) -> int | None:
    """What a game of this round gave a seat on average, of those that ended by the rules."""
    ended = [score for score in t.scores.values() if score.round == number and not score.is_cut]
    given = [point for score in ended for point in score.points]
    return round(sum(given) / len(given)) if given else None


def _total(t: Tournament, counted: Points, who: int) -> int:
    made = sum(given[t.seated(game).index(who)] for game, given in counted.items() if who in t.seated(game))
    return made + sum(_for_a_bye(t, paired.round) for paired in t.rounds if who in paired.byes)


def _for_a_bye(t: Tournament, number: int) -> int:
    """A game off counts as the average of its round, where it counts."""
    if not t.terms.byes_count:
        return 0
    if t.terms.counting == "places":
        return t.terms.seats - 1
    return _average(t, number) or 0


def _rank(t: Tournament, total: int, breaks: tuple[int, ...], who: int) -> tuple[int, ...]:
    """Sorts the best first."""
    return (int(t.entrants[who].out is not None), -_worth(t, total), *(-each for each in breaks))


def _worth(t: Tournament, total: int) -> int:
    return -total if t.terms.is_fewest else total


def _break(name: str, t: Tournament, counted: Points, totals: Sequence[int], who: int) -> int:
    match name:
        case "wins":
            return sum(_place_in(t, game, who) == 1 for game in _games_of(t, who))
        case "opponents":
            return sum(
                _worth(t, totals[other]) for game in _games_of(t, who) for other in t.seated(game) if other != who
            )
        case _:
            return sum(_direct(t, counted, game, who, totals) for game in _games_of(t, who))


def _direct(t: Tournament, counted: Points, game: Game, who: int, totals: Sequence[int]) -> int:
    """By how much one was better at one table than those who have the same total."""
    seated, given = t.seated(game), counted[game]
    equals = [seat for seat, other in enumerate(seated) if other != who and totals[other] == totals[who]]
    return sum(_worth(t, given[seated.index(who)]) - _worth(t, given[seat]) for seat in equals)


def _games_of(t: Tournament, who: int) -> Iterator[Game]:
    return (game for game in t.scores if who in t.seated(game))


def _place_in(t: Tournament, game: Game, who: int) -> int:
    return t.scores[game].places[t.seated(game).index(who)]
