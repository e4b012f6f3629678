"""Who sits where: nobody twice, nobody missing, seats and games off shared fairly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings

from beffroi.core.model import Result
from beffroi.core.series import Series
from beffroi.tournament.draw import next_round, rounds_planned, what_next
from beffroi.tournament.log import Finished, Paired, Withdrew, tournament_of
from beffroi.tournament.seating import gather, meetings_in, seats_in
from beffroi.tournament.terms import Terms
from tests.tournament.field import entered, fields, held, over, scored

quick = settings(max_examples=60, deadline=None, derandomize=True)
MOST_APART = {
    ("rulebook", False): 0,
    ("series", False): 1,
    ("series", True): 1,
    ("round-robin", False): 1,
    ("round-robin", True): 3,
    ("swiss", False): 2,
    ("swiss", True): 3,
}
"""How much more often one may sit in one seat than on another, by format and whether more than two sit at a table."""
CATHEDRAL = Terms("cathedral", 2, "rulebook", fewest_wins=True, legs=2)


@given(fields())
@quick
def test_in_every_round_everybody_plays_once_or_has_the_game_off(field: tuple[Terms, int]) -> None:
    terms, people = field
    t = over(terms, people)
    assert t.rounds
    for paired in t.rounds:
        placed = [who for table in paired.tables for who in table] + list(paired.byes)
        assert sorted(placed) == list(range(people))
        assert {len(table) for table in paired.tables} == {terms.seats}


@given(fields())
@quick
def test_whoever_withdrew_from_a_swiss_is_drawn_no_more_and_all_others_are(field: tuple[Terms, int]) -> None:
    terms, people = field
    events = held(terms, people, leaving=0.4)
    for number, event in enumerate(events):
        if not isinstance(event, Paired) or terms.format != "swiss" or event.round % terms.legs:
            continue
        gone = {each.number for each in events[:number] if isinstance(each, Withdrew)}
        placed = [who for table in event.tables for who in table] + list(event.byes)
        assert sorted(placed) == sorted(set(range(people)) - gone)


@given(fields())
@quick
def test_games_off_are_shared_fairly(field: tuple[Terms, int]) -> None:
    terms, people = field
    t = over(terms, people)
    off = Counter(who for paired in t.rounds for who in paired.byes)
    counts = [off[who] for who in range(people)]
    if terms.format in ("swiss", "round-robin"):
        assert max(counts) - min(counts) <= terms.legs
    else:
        assert max(counts) == min(counts)


@given(fields())
@quick
def test_the_same_log_gives_the_same_draw_in_whatever_order_it_is_read(field: tuple[Terms, int]) -> None:
    terms, people = field
    events = held(terms, people)
    cut = max(number for number, event in enumerate(events) if isinstance(event, Paired))
    before = events[:cut]
    Random(5).shuffle(before)
    assert what_next(tournament_of(terms, before)) == events[cut]


@pytest.mark.parametrize("people", range(2, 15))
@pytest.mark.parametrize("planned", [2, 6, 10])
def test_in_the_rulebooks_tournament_all_play_two_games_with_each_of_as_many_opponents(
    people: int, planned: int
) -> None:
    t = over(Terms("cathedral", 2, "rulebook", fewest_wins=True, planned=planned, legs=2), people)
    groups = [table for paired in t.rounds for table in paired.tables]
    assert set(meetings_in(groups).values()) == {2}
    assert set(Counter(groups).values()) == {1}, "the two games differ in who begins"
    games = Counter(who for table in groups for who in table)
    assert len(set(games.values())) == 1
    assert games[0] == planned or planned > 2 * (people - 1) or people * (planned // 2) % 2


def test_ten_games_are_planned_as_a_rule() -> None:
    t = over(CATHEDRAL, 8)
    assert Counter(who for paired in t.rounds for table in paired.tables for who in table) == dict.fromkeys(
        range(8), 10
    )
    assert rounds_planned(t) == len(t.rounds) == 10


@pytest.mark.parametrize("people", range(2, 13))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(people: int) -> None:
    t = over(Terms("any", 2, "round-robin"), people)
    groups = [table for paired in t.rounds for table in paired.tables]
    assert meetings_in(groups) == {frozenset(pair): 1 for pair in combinations(range(people), 2)}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("people", [5, 6, 9, 12])
def test_in_a_round_robin_of_more_everybody_meets_everybody(people: int, seats: int) -> None:
    t = over(Terms("any", seats, "round-robin"), people)
    met = meetings_in(table for paired in t.rounds for table in paired.tables)
    assert len(met) == people * (people - 1) // 2
    assert len(t.rounds) <= 4 * people // seats + 4


@given(fields())
@quick
def test_seats_are_rotated(field: tuple[Terms, int]) -> None:
    """Nobody sits in one seat much more often than on another."""
    terms, people = field
    t = over(terms, people)
    sat = seats_in(table for paired in t.rounds for table in paired.tables)
    for who in range(people):
        counts = [sat[who, seat] for seat in range(terms.seats)]
        assert max(counts) - min(counts) <= MOST_APART[terms.format, terms.seats > 2]


def test_the_seats_of_a_series_are_those_of_core() -> None:
    terms = Terms("cathedral", 2, "series", fewest_wins=True, planned=4)
    t = over(terms, 2)
    first = t.rounds[0].tables[0]
    series = Series(2, 4, fewest_wins=True)
    for paired in t.rounds:
        assert paired.tables == (tuple(first[series.person(seat)] for seat in range(2)),)
        series = series.after(Result("any", (1, 1), (0, 0)))
    assert series.is_over


def test_a_swiss_brings_together_those_who_stand_alike() -> None:
    terms = Terms("any", 2, "swiss", "places")
    t = tournament_of(terms, entered(4))
    first = next_round(t)
    assert first is not None
    won = [scored((0, number), (9, 1), fewest_wins=False) for number in range(2)]
    second = next_round(tournament_of(terms, [*entered(4), first, *won]))
    assert second is not None
    winners = {table[0] for table in first.tables}
    assert winners in [set(table) for table in second.tables]


@pytest.mark.parametrize("people", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("chance", range(5))
def test_nobody_meets_again_in_a_swiss_where_that_can_be_avoided(people: int, chance: int) -> None:
    t = over(Terms("any", 2, "swiss", "places", planned=people - 1), people, chance)
    for number in range(1, len(t.rounds)):
        met = meetings_in(table for paired in t.rounds[:number] for table in paired.tables)
        playing = [who for table in t.rounds[number].tables for who in table]
        again = any(frozenset(table) in met for table in t.rounds[number].tables)
        assert again == (not can_all_be_strangers(playing, met))


def can_all_be_strangers(people: list[int], met: Counter[frozenset[int]]) -> bool:
    """Tries every way to make pairs."""
    if not people:
        return True
    first, *others = people
    return any(
        frozenset((first, other)) not in met and can_all_be_strangers([each for each in others if each != other], met)
        for other in others
    )


def test_tables_are_gathered_in_the_order_of_the_standings() -> None:
    assert gather([3, 1, 0, 2], 2, {}) == ((3, 1), (0, 2))
    assert gather([3, 1, 0, 2], 2, {frozenset((3, 1)): 1}) == ((3, 0), (1, 2))


def test_a_tournament_that_all_have_left_is_over() -> None:
    terms = Terms("any", 3, "swiss", planned=3)
    events = [*entered(4), Withdrew(0), Withdrew(1)]
    assert what_next(tournament_of(terms, events)) == Finished()
