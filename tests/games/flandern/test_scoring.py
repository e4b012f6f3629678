"""Articles 6.2 to 6.6: full cities, their value, the places, ties, the next first player."""

from __future__ import annotations

import pytest

from beffroi.core.engine import waiting
from beffroi.games.flandern.material import ARMS
from beffroi.games.flandern.round import PassFirst
from beffroi.games.flandern.rulebook import R
from beffroi.games.flandern.scoring import ScoreCities, points_for, ranks, score, value_of
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import cover, full_leuven, happen, masters, put, table
from tests.support.marks import allows, prevents, states
from tests.support.told import told


def leuven(sites: str = "") -> Flandern:
    """The rulebook's Leuven, full, on site IV; the grey master is the pawn just placed."""
    s = full_leuven(sites, cathedrals="l")
    masters(s, "leuven", "k")
    return s


def ranked(s: Flandern, city: str) -> list[tuple[int, set[str]]]:
    return [(place, {ARMS[arms] for arms in tied}) for place, tied in ranks(s.city(city))]


@states(R.SCORING)
def test_a_city_without_a_free_lot_is_scored_at_the_end_of_the_round() -> None:
    s = leuven()
    events = happen(s, ScoreCities())
    assert [facts["city"] for facts in told(events, "city-valued")] == ["leuven"]
    assert s.city("leuven").scored


@prevents(R.SCORING)
def test_a_city_with_a_free_lot_is_not_scored() -> None:
    s = put(table(), "leuven", c="blue")
    assert happen(s, ScoreCities()) == []
    assert not s.city("leuven").scored


@states(R.SCORING)
def test_covered_lots_do_not_keep_a_city_from_being_scored() -> None:
    s = put(table(), "leuven", c="blue")
    cover(s, "leuven", "abdefghijkl")
    happen(s, ScoreCities())
    assert s.points == [1, 0, 0, 1, 0]
    assert s.city("leuven").scored


@allows(R.SCORING)
def test_the_site_pawns_of_a_scored_city_return() -> None:
    s = leuven(sites="c h")
    events = happen(s, ScoreCities())
    assert told(events, "sites-returned") == [{"city": "leuven", "count": 2}]
    assert s.site_pawns() == 10


@prevents(R.SCORING)
def test_a_city_is_scored_once() -> None:
    s = leuven()
    happen(s, ScoreCities(), ScoreCities())
    assert sum(s.points) == 24


# The worked example.


@allows(R.VALUE)
def test_leuven_is_worth_sixteen() -> None:
    s = leuven()
    events = happen(s, ScoreCities())
    assert told(events, "city-valued") == [
        {"city": "leuven", "value": 16, "quarters": 11, "churches": 2, "cathedrals": 1}
    ]


@allows(R.RANKS)
@allows(R.TIES)
def test_leuven_gives_sixteen_to_blue_eight_to_yellow_and_nothing_to_the_three_tied() -> None:
    s = leuven()
    events = happen(s, ScoreCities())
    assert s.points == [16, 8, 0, 0, 0]
    assert [(facts["guild"], facts["place"], facts["points"]) for facts in told(events, "ranked")] == [
        ("blue", 1, 16),
        ("yellow", 2, 8),
    ]
    assert told(events, "tied") == [
        {"city": "leuven", "guilds": ("green", "red", "grey"), "place": 5, "points": 0, "quarters": 2, "masters": 1}
    ]


# Value.


@prevents(R.VALUE)
def test_a_site_is_worth_nothing_with_a_cathedral_or_without() -> None:
    s = leuven(sites="l i c")
    assert value_of(s.city("leuven")) == 16 - 3 - 2 - 1


@states(R.VALUE)
def test_the_centre_counts_one_and_luik_two() -> None:
    s = table()
    assert [value_of(city) for city in s.cities] == [1, 1, 1, 1, 1, 2]


@prevents(R.VALUE)
def test_covered_lots_are_worth_nothing() -> None:
    s = table()
    cover(s, "gent", "abcdefghijkl")
    assert value_of(s.city("gent")) == 1


# Places.


@states(R.RANKS)
@pytest.mark.parametrize(("value", "points"), [(16, [16, 8, 4, 2, 0]), (15, [15, 8, 4, 2, 0]), (1, [1, 1, 4, 2, 0])])
def test_the_second_place_gets_half_rounded_up(value: int, points: list[int]) -> None:
    assert [points_for(place, value) for place in (1, 2, 3, 4, 5)] == points


@prevents(R.RANKS)
def test_a_guild_without_a_finished_quarter_has_no_place() -> None:
    s = put(table(), "leuven", sites="b", b="yellow", c="blue", g="blue")
    assert ranked(s, "leuven") == [(1, {"blue"}), (2, {"red"})]


@prevents(R.RANKS)
def test_the_church_has_no_place() -> None:
    s = put(table(), "leuven", b="church", g="church", f="church")
    assert ranked(s, "leuven") == [(1, {"red"})]


@allows(R.RANKS)
def test_the_grey_guild_is_ranked_and_gets_its_points() -> None:
    s = put(table(), "leuven", b="grey", g="grey")
    score(s, s.city("leuven"))
    assert s.points == [0, 0, 0, 2, 3]


@prevents(R.RANKS)
def test_sites_do_not_count_for_the_place() -> None:
    s = leuven(sites="c h")
    assert ranked(s, "leuven")[0] == (1, {"yellow"})


# Ties.


@states(R.TIES)
def test_masters_break_a_tie_printed_or_pawns() -> None:
    s = put(table(), "leuven", b="yellow-1", g="blue")
    assert ranked(s, "leuven") == [(1, {"yellow"}), (3, {"blue", "red"})]
    masters(s, "leuven", "g", "g")
    assert ranked(s, "leuven") == [(1, {"blue"}), (2, {"yellow"}), (3, {"red"})]


@prevents(R.TIES)
def test_masters_on_a_site_break_no_tie() -> None:
    s = put(table(), "leuven", sites="c", b="yellow", g="blue", c="blue-2")
    assert ranked(s, "leuven") == [(3, {"yellow", "blue", "red"})]


@prevents(R.TIES)
def test_masters_never_outweigh_a_quarter() -> None:
    s = put(table(), "leuven", b="yellow-2", g="blue", f="blue")
    masters(s, "leuven", "b", "b")
    assert ranked(s, "leuven") == [(1, {"blue"}), (2, {"yellow"}), (3, {"red"})]


@prevents(R.TIES)
def test_whoever_shares_the_first_place_gets_the_points_of_the_second() -> None:
    s = put(table(), "leuven", b="yellow-1", g="blue-1", c="grey-1")
    cover(s, "leuven", "adefhijkl")
    happen(s, ScoreCities())
    assert s.points == [4, 4, 0, 2, 4]
    s = put(table(), "leuven", b="yellow-1", g="blue-1")
    score(s, s.city("leuven"))
    assert s.points == [2, 2, 0, 4, 0]


@states(R.TIES)
def test_a_master_on_a_centre_counts() -> None:
    s = put(table(), "leuven", b="yellow")
    masters(s, "leuven", "centre")
    assert ranked(s, "leuven") == [(1, {"red"}), (2, {"yellow"})]


# The next first player.


@allows(R.NEXT_FIRST)
def test_the_next_seat_clockwise_becomes_first_player() -> None:
    s = table()
    for expected in (1, 2, 3, 0):
        s.agenda = ()
        events = happen(s, PassFirst())
        assert told(events, "next-first") == [{"seat": expected}]
    assert waiting(s) == (-1,)


@prevents(R.NEXT_FIRST)
def test_whoever_has_left_does_not_become_first_player() -> None:
    s = table()
    s.out = (s.seats[1], s.seats[2])
    happen(s, PassFirst())
    assert s.first == 3
