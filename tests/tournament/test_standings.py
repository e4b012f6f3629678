"""How everybody stands, by numbers that can be added up by hand."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play
from beffroi.core.host import Resign
from beffroi.core.series import by_place
from beffroi.games.cathedral import GAME
from beffroi.tournament.log import AnyEvent, Paired, Scored, Tournament, Withdrew, tournament_of
from beffroi.tournament.standings import Cell, Standing, cross_table, points, standings
from beffroi.tournament.terms import Terms
from tests.tournament.field import entered, fields, held, scored

RULEBOOK = Terms("cathedral", 2, "rulebook", fewest_wins=True, planned=2, legs=2)
SWISS = Terms("any", 2, "swiss", planned=3)


def three_rounds() -> list[AnyEvent]:
    """Ann, Bob and Cid meet each other; squares of unplaced buildings are counted."""
    pairs = [(0, 1), (2, 0), (1, 2)]
    counted = [(3, 7), (0, 5), (2, 2)]
    events = entered(3)
    for number, (pair, made) in enumerate(zip(pairs, counted, strict=True)):
        off = tuple({0, 1, 2} - set(pair))
        events += [Paired(number, (pair,), off), scored((number, 0), made)]
    return events


def totals(t: Tournament) -> dict[int, int]:
    return {row.entrant: row.total for row in standings(t)}


def places(t: Tournament) -> dict[int, int]:
    return {row.entrant: row.place for row in standings(t)}


def test_points_add_up_and_the_fewest_win() -> None:
    t = tournament_of(RULEBOOK, three_rounds())
    assert totals(t) == {0: 3 + 5, 1: 7 + 2, 2: 0 + 2}
    assert places(t) == {2: 1, 0: 2, 1: 3}


def test_the_most_win_where_points_are_good() -> None:
    t = tournament_of(Terms("any", 2, "round-robin"), three_rounds())
    assert places(t) == {1: 1, 0: 2, 2: 3}


def test_by_places_a_win_is_two_and_a_tie_is_one() -> None:
    t = tournament_of(Terms("any", 2, "round-robin", "places", fewest_wins=True), three_rounds())
    assert totals(t) == {0: 2 + 0, 1: 0 + 1, 2: 2 + 1}
    assert [by_place((2, 1, 2, 4), seat) for seat in range(4)] == [3, 6, 3, 0]


def test_the_cross_table_says_who_made_what_against_whom() -> None:
    crossed = cross_table(tournament_of(RULEBOOK, three_rounds()))
    assert crossed[0] == (Cell(), Cell(1, 3), Cell(1, 5))
    assert crossed[2] == (Cell(1, 0), Cell(1, 2), Cell())


def test_equal_totals_are_told_apart_by_games_won_and_then_by_their_own_games() -> None:
    events: list[AnyEvent] = [
        *entered(4),
        Paired(0, ((0, 1), (2, 3))),
        Paired(1, ((2, 0), (3, 1))),
        scored((0, 0), (4, 6)),
        scored((0, 1), (5, 5)),
        scored((1, 0), (5, 6)),
        scored((1, 1), (5, 4)),
    ]
    t = tournament_of(Terms("any", 2, "round-robin", fewest_wins=True), events)
    assert totals(t) == dict.fromkeys(range(4), 10)
    breaks = {row.entrant: row.breaks for row in standings(t)}
    assert breaks == {0: (1, 2 - 1), 1: (1, -2 + 1), 2: (2, 0 + 1), 3: (1, 0 - 1)}
    assert places(t) == {2: 1, 0: 2, 1: 3, 3: 3}


def test_in_a_swiss_the_stronger_opponents_decide() -> None:
    events: list[AnyEvent] = [
        *entered(4),
        Paired(0, ((0, 1), (2, 3))),
        scored((0, 0), (5, 3), fewest_wins=False),
        scored((0, 1), (5, 4), fewest_wins=False),
    ]
    t = tournament_of(SWISS, events)
    assert [row.entrant for row in standings(t)] == [2, 0, 3, 1]
    assert standings(t)[0] == Standing(entrant=2, place=1, total=5, games=1, byes=0, breaks=(4, 1))


def test_a_game_off_counts_as_the_average_of_its_round_in_a_swiss() -> None:
    events = [*entered(3), Paired(0, ((0, 1),), (2,)), scored((0, 0), (8, 3))]
    assert totals(tournament_of(SWISS, events)) == {0: 8, 1: 3, 2: 6}
    by_rank = Terms("any", 2, "swiss", "places", fewest_wins=True)
    assert totals(tournament_of(by_rank, events)) == {0: 0, 1: 2, 2: 1}


def test_a_game_off_counts_nothing_where_everybody_has_as_many() -> None:
    events = [*entered(3), Paired(0, ((0, 1),), (2,)), scored((0, 0), (8, 3))]
    assert totals(tournament_of(RULEBOOK, events)) == {0: 8, 1: 3, 2: 0}


def test_who_stays_in_a_game_that_was_left_has_at_least_the_average_of_the_round() -> None:
    left = Scored(0, 1, (1, 2), (47, 47), left=(1,), is_cut=True)
    events = [*entered(4), Paired(0, ((0, 1), (2, 3))), scored((0, 0), (2, 8)), left]
    t = tournament_of(RULEBOOK, events)
    assert points(t)[0, 1] == (5, 47)
    alone = tournament_of(RULEBOOK, [*entered(2), Paired(0, ((0, 1),)), Scored(0, 0, (1, 2), (47, 47), (1,), True)])
    assert points(alone)[0, 0] == (0, 47)


def test_whoever_leaves_a_game_of_cathedral_counts_all_their_squares_and_whoever_stays_none() -> None:
    s = GAME.setup()
    play(s, HOST, Resign(Seat(1)))
    assert s.result is not None
    left = Scored(0, 1, s.result.places, s.result.points, left=(1,), is_cut=True)
    events = [*entered(4), Paired(0, ((0, 1), (2, 3))), scored((0, 0), (2, 8)), left]
    assert points(tournament_of(RULEBOOK, events))[0, 1] == (0, 47)


def test_who_leaves_a_game_whose_points_are_good_has_none() -> None:
    left = Scored(0, 1, (2, 1), (4, 1), left=(0,), is_cut=True)
    events = [*entered(4), Paired(0, ((0, 1), (2, 3))), scored((0, 0), (2, 8)), left]
    assert points(tournament_of(SWISS, events))[0, 1] == (0, 5)


def test_who_withdrew_stands_last() -> None:
    t = tournament_of(RULEBOOK, [*three_rounds(), Withdrew(2)])
    assert places(t) == {0: 1, 1: 2, 2: 3}


@given(fields())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_standings_are_the_same_in_whatever_order_the_log_is_read(field: tuple[Terms, int]) -> None:
    terms, people = field
    events = held(terms, people, leaving=0.2)
    expected = standings(tournament_of(terms, events))
    assert sorted(row.entrant for row in expected) == list(range(people))
    for seed in range(3):
        Random(seed).shuffle(events)
        assert standings(tournament_of(terms, events)) == expected


@pytest.mark.parametrize("count", [0, 1])
def test_before_the_first_result_all_share_the_first_place(count: int) -> None:
    events: list[AnyEvent] = [*entered(4), *[Paired(0, ((0, 1), (2, 3)))][:count]]
    assert set(places(tournament_of(RULEBOOK, events)).values()) == {1}
