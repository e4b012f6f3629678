"""Article S: the church quarters A to D, which open lots outside the wall or swallow one inside."""

from __future__ import annotations

from beffroi.games.flandern.material import ARMS_OF
from beffroi.games.flandern.rulebook import Build, R
from beffroi.games.flandern.scoring import CoverLots, value_of
from beffroi.games.flandern.sites import lots_in, names_of
from tests.games.flandern.tables import (
    YELLOW,
    answer,
    city_card,
    cover,
    end_of_round,
    happen,
    offered,
    put,
    refused,
    site_card,
    table,
)
from tests.support.marks import allows, refuses, states
from tests.support.told import told


@allows(R.SPECIAL)
def test_a_on_a_large_lot_opens_the_annexes_its_porch_does_not_cover() -> None:
    s = city_card(table(), YELLOW, "leuven")
    events = answer(s, Build("leuven", "b", "church-A"))
    assert told(events, "opened") == [{"city": "leuven", "lots": ("N2",)}]
    city = s.city("leuven")
    assert names_of(city.opened) == ("N2",)
    assert names_of(city.porches) == ("b",)
    assert s.stock[ARMS_OF["church"]] == (3, 3, 3, 0, 1, 1, 1)


@allows(R.SPECIAL)
def test_a_quarter_that_breaks_two_walls_opens_two_annexes() -> None:
    s = city_card(put(table(), "leuven", g="grey"), YELLOW, "leuven")
    events = answer(s, Build("leuven", "i", "church-B"))
    assert told(events, "opened") == [{"city": "leuven", "lots": ("S2", "W1")}]


@allows(R.SPECIAL)
def test_a_porch_on_the_middle_of_a_wall_opens_both_its_annexes() -> None:
    s = city_card(put(table(), "brugge", h="grey"), YELLOW, "brugge")
    events = answer(s, Build("brugge", "i", "church-B"))
    assert told(events, "opened") == [{"city": "brugge", "lots": ("S1", "S2")}]


@allows(R.SPECIAL)
def test_c_goes_on_a_small_lot() -> None:
    s = city_card(put(table(), "leuven", b="grey"), YELLOW, "leuven")
    events = answer(s, Build("leuven", "a", "church-C"))
    assert told(events, "opened") == [{"city": "leuven", "lots": ("N2",)}]


@states(R.SPECIAL)
def test_an_annex_is_a_small_lot_that_borders_what_is_built_under_it() -> None:
    s = put(table(), "leuven", b="church-A")
    city_card(s, YELLOW, "leuven")
    assert refused(s, Build("leuven", "N2", "yellow")) == (R.LONG_SIDE.no("no-long-side", lot="N2", lots=("c",)),)
    put(s, "leuven", c="grey")
    assert refused(s, Build("leuven", "N2", "yellow-2")) == ()


@refuses(R.ARMS)
def test_an_annex_touches_the_lots_under_it() -> None:
    s = put(table(), "leuven", b="church-A", c="grey")
    city_card(s, YELLOW, "leuven")
    assert refused(s, Build("leuven", "N2", "grey")) == (R.ARMS.no("same-arms", arms="grey", lot="N2", lots=("c",)),)
    s = put(table(), "brugge", b="church-A", a="green", N1="yellow")
    city_card(s, YELLOW, "brugge")
    assert R.ARMS.no("same-arms", arms="yellow", lot="a", lots=("N1",)) in refused(s, Build("brugge", "a", "yellow"))


@refuses(R.ARMS)
def test_an_annex_touches_the_porch_where_they_meet() -> None:
    """On site IV the porch of b meets N2, the porch of c does not meet N1."""
    s = city_card(put(table(), "leuven", b="church-A", c="grey"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "N2", "church")) == (
        R.ARMS.no("same-arms", arms="church", lot="N2", lots=("b",)),
    )
    s = city_card(put(table(), "leuven", c="church-A", b="grey"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "N1", "church")) == ()


@refuses(R.SPECIAL)
def test_an_annex_is_closed_until_a_porch_opens_it() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert R.SPECIAL.no("annex-closed", lot="N1") in refused(s, Build("leuven", "N1", "yellow"))


@refuses(R.SPECIAL)
def test_away_from_the_wall_there_is_nothing_to_open() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert refused(s, Build("leuven", "f", "church-C")) == (R.SPECIAL.no("opens-nothing", lot="f"),)
    put(s, "leuven", c="church-A", b="grey")
    assert refused(s, Build("leuven", "N1", "church-C")) == (R.SPECIAL.no("opens-nothing", lot="N1"),)
    assert Build("leuven", "N1", "church") in offered(s)
    assert Build("leuven", "N1", "church-C") not in offered(s)


@refuses(R.SPECIAL)
def test_a_second_porch_must_open_something_new() -> None:
    """On site IV both a and b open N2."""
    s = put(table(), "leuven", c="church-A", b="grey")
    city_card(s, YELLOW, "leuven")
    reasons = refused(s, Build("leuven", "a", "church-C"))
    assert R.SPECIAL.no("porch-over-annex", lot="a", lots=("N1",)) in reasons
    assert R.SPECIAL.no("opens-nothing", lot="a") in reasons


@refuses(R.SPECIAL)
def test_a_porch_may_not_cover_an_annex_that_is_open() -> None:
    """On site V, c would still open E2, but N2 under its porch is open."""
    s = put(table(), "utrecht", a="church-A", b="yellow", f="green")
    city_card(s, YELLOW, "utrecht")
    assert Build("utrecht", "c", "church-B") not in offered(s)
    assert refused(s, Build("utrecht", "c", "church-B")) == (R.SPECIAL.no("porch-over-annex", lot="c", lots=("N2",)),)


@states(R.LONG_SIDE)
def test_for_rule_2_only_the_lot_of_a_special_quarter_counts() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert refused(s, Build("leuven", "i", "church-B")) == (R.LONG_SIDE.no("no-long-side", lot="i", lots=("g", "j")),)


@allows(R.SPECIAL)
def test_d_stands_on_a_large_lot_and_swallows_the_small_one_along_it() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert {build.lot for build in offered(s) if build.quarter == "church-D"} == {"ba", "jk"}
    events = answer(s, Build("leuven", "ba", "church-D"))
    assert told(events, "swallowed") == [{"city": "leuven", "lot": "a"}]
    city = s.city("leuven")
    assert city.quarters[ARMS_OF["church"]] == lots_in(("a", "b"))
    assert city.free.bit_count() == 10
    assert city.finished(ARMS_OF["church"]).bit_count() == 1


@states(R.SPECIAL)
def test_d_counts_as_one_church_quarter() -> None:
    s = put(table(), "leuven", jk="church-D")
    assert value_of(s.city("leuven")) == 1 + 2


@refuses(R.SPECIAL)
def test_d_needs_a_free_small_lot_along_its_side() -> None:
    s = city_card(put(table(), "leuven", b="yellow", a="grey"), YELLOW, "leuven")
    assert R.CITY_CARD.no("lot-taken", lot="a", arms="grey") in refused(s, Build("leuven", "ba", "church-D"))
    assert refused(s, Build("leuven", "gd", "church-D")) == (R.SPECIAL.no("nothing-to-swallow", lots=("ba", "jk")),)
    s = table()
    cover(s, "leuven", "k")
    city_card(s, YELLOW, "leuven")
    assert refused(s, Build("leuven", "jk", "church-D")) == (R.COVER.no("lot-covered", lot="k"),)


@refuses(R.SHAPE)
def test_d_names_two_lots() -> None:
    s = city_card(table(), YELLOW, "leuven")
    for lot in ("j", "jkl", "jN", "j#"):
        assert refused(s, Build("leuven", lot, "church-D")) == (R.SHAPE.no("no-such-lot"),)


@refuses(R.ARMS)
def test_for_d_rule_3_is_checked_on_both_lots() -> None:
    s = city_card(put(table(), "leuven", h="grey", l="church"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "jk", "church-D")) == (
        R.ARMS.no("same-arms", arms="church", lot="j", lots=("l",)),
    )


@refuses(R.ARMS)
def test_the_swallowed_lot_touches_its_neighbours_as_church() -> None:
    s = city_card(put(table(), "leuven", jk="church-D"), YELLOW, "leuven")
    assert R.ARMS.no("same-arms", arms="church", lot="l", lots=("k",)) in refused(s, Build("leuven", "l", "church"))


@allows(R.SPECIAL)
def test_built_as_a_site_it_opens_or_swallows_at_once() -> None:
    s = site_card(table(), YELLOW)
    answer(s, Build("leuven", "b", "church-A"))
    assert names_of(s.city("leuven").opened) == ("N2",)
    s = site_card(table(), YELLOW)
    answer(s, Build("leuven", "jk", "church-D"))
    assert names_of(s.city("leuven").sites) == ("j",)
    assert names_of(s.city("leuven").swallowed) == ("k",)


@refuses(R.ARMS)
def test_a_new_porch_may_not_touch_a_church_quarter_outside_the_wall() -> None:
    """Nothing on the six sites brings this about; a porch that met one would be refused all the same."""
    s = put(table(), "brugge", c="church-C", a="grey", N1="church", e="grey")
    assert not s.city("brugge").porch_room() >> 2 & 1
    assert R.ARMS.no("same-arms", arms="church", lot="b", lots=("c", "N1")) in refused(
        city_card(s, YELLOW, "brugge"), Build("brugge", "b", "church-A")
    )


@states(R.SPECIAL)
def test_an_open_annex_counts_among_the_free_lots() -> None:
    s = put(table(), "leuven", b="church-A", c="grey")
    end_of_round(s)
    assert s.city("leuven").free.bit_count() == 11
    assert happen(s, CoverLots()) == []
