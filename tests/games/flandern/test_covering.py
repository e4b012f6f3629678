"""Article 6.1: lots that can never be built any more."""

from __future__ import annotations

from beffroi.games.flandern.material import ARMS_OF
from beffroi.games.flandern.rulebook import R
from beffroi.games.flandern.scoring import CoverLots
from beffroi.games.flandern.sites import names_of
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import cover, for_two, happen, put, table, use_up
from tests.support.marks import allows, prevents
from tests.support.told import told

EVERYBODY = ("blue", "yellow", "green", "red", "grey", "church")


def left_only(s: Flandern, arms: str, stock: tuple[int, ...]) -> None:
    """All stocks are empty but this one."""
    for each in EVERYBODY:
        use_up(s, each)
    s.stock[ARMS_OF[arms]] = stock


@allows(R.COVER)
def test_a_lot_for_which_no_stock_has_the_shape_is_covered() -> None:
    s = table()
    left_only(s, "yellow", (3, 1, 1, 0, 0, 0, 3, 1, 1))
    events = happen(s, CoverLots())
    city = s.city("leuven")
    assert {facts["city"] for facts in told(events, "covered")} == {
        "brugge",
        "gent",
        "ieper",
        "leuven",
        "utrecht",
        "luik",
    }
    assert {"d", "h", "i", "l"} <= set(names_of(city.covered))
    assert {"b", "c", "f", "g", "j"} <= set(names_of(city.free))


@prevents(R.COVER)
def test_one_quarter_in_one_stock_keeps_a_lot_open() -> None:
    s = table()
    left_only(s, "red", (1, 0, 0, 0, 0, 0, 0, 0, 0))
    happen(s, CoverLots())
    assert names_of(s.city("gent").free) == ("b", "f", "i", "j")


@allows(R.COVER)
def test_a_lot_is_covered_when_everything_that_fits_would_touch_its_own_arms() -> None:
    s = put(table(), "gent", b="red", f="green", i="red", d="green", c="yellow")
    left_only(s, "red", (5, 0, 0, 5, 0, 0, 5, 0, 0))
    happen(s, CoverLots())
    city = s.city("gent")
    assert "a" in names_of(city.covered)
    assert "k" in names_of(city.covered)
    assert "g" in names_of(city.free)


@prevents(R.COVER)
def test_rule_2_alone_covers_nothing_while_it_can_still_be_met() -> None:
    s = table()
    assert happen(s, CoverLots()) == []
    assert all(city.free.bit_count() == 12 for city in s.cities)


@allows(R.COVER)
def test_a_group_of_lots_that_border_only_each_other_is_cut_off_together() -> None:
    """On site IV, h and l border each other and k by long sides; without j, k and l nothing leads there."""
    s = table()
    cover(s, "leuven", "fjk")
    events = happen(s, CoverLots())
    (facts,) = told(events, "covered")
    assert {"h", "l"} <= set(facts["lots"])
    assert "e" not in facts["lots"]


@allows(R.COVER)
def test_covering_one_lot_may_doom_the_next() -> None:
    """Without corner quarters on site IV, i and l go; k then still leans on j, e and f on each other."""
    s = table()
    left_only(s, "yellow", (5, 0, 0, 0, 0, 0, 5, 0, 0))
    happen(s, CoverLots())
    assert names_of(s.city("leuven").covered) == ("d", "h", "i", "l")
    s = table()
    left_only(s, "yellow", (0, 0, 0, 5, 0, 0, 5, 0, 0))
    happen(s, CoverLots())
    assert names_of(s.city("leuven").free) == ("e", "f")


@allows(R.COVER)
def test_a_special_quarter_in_stock_keeps_the_lots_where_it_could_stand() -> None:
    s = table()
    left_only(s, "church", (0, 0, 0, 1, 0, 0, 0))
    happen(s, CoverLots())
    assert names_of(s.city("leuven").free) == ("b", "c", "g", "j")
    s = table()
    left_only(s, "church", (0, 0, 0, 0, 0, 1, 0))
    happen(s, CoverLots())
    assert s.city("leuven").free == 0


@prevents(R.COVER)
def test_a_small_lot_that_only_d_could_use_is_covered_and_then_the_large_one() -> None:
    s = table()
    left_only(s, "church", (0, 0, 0, 0, 0, 0, 1))
    happen(s, CoverLots())
    assert s.city("leuven").free == 0


@allows(R.COVER)
def test_a_large_lot_that_only_d_could_use_stays_while_its_small_one_does() -> None:
    s = table()
    left_only(s, "church", (0, 0, 0, 0, 0, 0, 1))
    s.stock[ARMS_OF["yellow"]] = (0, 0, 0, 0, 0, 0, 1, 0, 0)
    happen(s, CoverLots())
    assert names_of(s.city("leuven").free) == ("a", "b", "e", "f", "j", "k")


@prevents(R.COVER)
def test_a_scored_city_is_left_alone() -> None:
    s = table()
    for each in EVERYBODY:
        use_up(s, each)
    happen(s, CoverLots())
    assert all(not city.free for city in s.cities)
    assert happen(s, CoverLots()) == []


@allows(R.COVER)
def test_there_are_always_enough_covers() -> None:
    s = table()
    for each in EVERYBODY:
        use_up(s, each)
    happen(s, CoverLots())
    assert sum(city.covered.bit_count() for city in s.cities) == 72


@allows(R.COVER)
def test_with_two_players_the_stocks_of_the_guilds_under_influence_count() -> None:
    s = for_two()
    left_only(s, "green", (5, 0, 0, 5, 0, 0, 5, 0, 0))
    happen(s, CoverLots())
    assert s.city("leuven").free.bit_count() == 12


@prevents(R.COVER)
def test_the_stock_of_whoever_has_left_keeps_nothing_open() -> None:
    s = table()
    left_only(s, "red", (5, 0, 0, 5, 0, 0, 5, 0, 0))
    s.out = (s.seats[3],)
    happen(s, CoverLots())
    assert s.free_lots() == 0
