"""Articles B1, B2 and B3: shape, long side, arms."""

from __future__ import annotations

import pytest

from beffroi.games.flandern.material import ARMS_OF
from beffroi.games.flandern.rulebook import Build, R
from tests.games.flandern.tables import RED, YELLOW, answer, city_card, cover, offered, put, refused, scored, table
from tests.support.marks import refuses, states


@states(R.SHAPE)
def test_a_quarter_takes_the_shape_of_its_lot_from_the_stock() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert refused(s, Build("leuven", "f", "yellow")) == ()
    answer(s, Build("leuven", "b", "yellow"))
    assert s.stock[ARMS_OF["yellow"]] == (2, 1, 1, 3, 1, 1, 3, 1, 1)


@refuses(R.SHAPE)
@pytest.mark.parametrize(
    ("quarter", "lot", "shape"), [("church-A", "f", "K"), ("church-B", "b", "E"), ("church-C", "b", "R")]
)
def test_a_special_quarter_goes_on_a_lot_of_its_shape_only(quarter: str, lot: str, shape: str) -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert R.SHAPE.no("wrong-shape", lot=lot, shape=shape) in refused(s, Build("leuven", lot, quarter))


@refuses(R.SHAPE)
def test_there_are_no_other_lots_and_no_other_quarters() -> None:
    s = city_card(table(), YELLOW, "leuven")
    for lot in ("centre", "#", "m", "", "ab", "N3"):
        assert refused(s, Build("leuven", lot, "yellow")) == (R.SHAPE.no("no-such-lot"),)
    assert refused(s, Build("leuven", "b", "purple")) == (R.SHAPE.no("no-such-quarter"),)
    assert R.PREPARATION.no("no-such-city", cards=("brugge", "gent", "ieper", "leuven", "utrecht", "luik")) in refused(
        s, Build("paris", "b", "yellow")
    )


@states(R.LONG_SIDE)
def test_a_long_side_along_the_centre_is_enough() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert {build.lot for build in offered(s) if build.quarter == "yellow"} == {"b", "c", "f", "g", "j"}


@refuses(R.LONG_SIDE)
def test_a_short_side_along_the_centre_is_not() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert refused(s, Build("leuven", "k", "yellow")) == (R.LONG_SIDE.no("no-long-side", lot="k", lots=("j", "l")),)
    assert refused(s, Build("leuven", "d", "yellow")) == (R.LONG_SIDE.no("no-long-side", lot="d", lots=("g",)),)


@states(R.LONG_SIDE)
def test_it_is_the_long_side_of_the_new_quarter_that_counts() -> None:
    """On site IV a short side of d lies along the long side of a: a may follow d, d may not follow a."""
    s = city_card(put(table(), "leuven", g="grey", d="green"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "a", "yellow")) == ()
    s = city_card(put(table(), "leuven", b="grey", a="green"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "d", "yellow")) == (R.LONG_SIDE.no("no-long-side", lot="d", lots=("g",)),)


@states(R.LONG_SIDE)
def test_a_quarter_just_built_opens_the_way_to_the_next_lot() -> None:
    s = put(table(), "leuven", g="grey")
    city_card(s, YELLOW, "leuven")
    assert {"d", "i"} <= {build.lot for build in offered(s) if build.quarter == "yellow"}


@refuses(R.LONG_SIDE)
def test_a_covered_lot_is_no_quarter_to_border() -> None:
    s = table()
    cover(s, "leuven", "g")
    city_card(s, YELLOW, "leuven")
    assert R.LONG_SIDE.no("no-long-side", lot="d", lots=("g",)) in refused(s, Build("leuven", "d", "yellow"))


@refuses(R.ARMS)
@pytest.mark.parametrize("arms", ["yellow", "grey", "church"])
def test_quarters_with_the_same_arms_never_touch(arms: str) -> None:
    s = city_card(put(table(), "leuven", b=arms), YELLOW, "leuven")
    assert refused(s, Build("leuven", "c", arms)) == (R.ARMS.no("same-arms", arms=arms, lot="c", lots=("b",)),)
    assert refused(s, Build("leuven", "g", arms)) == ()


@refuses(R.ARMS)
def test_a_centre_has_arms_too() -> None:
    s = city_card(table(), RED, "leuven")
    assert refused(s, Build("leuven", "b", "red")) == (R.ARMS.no("same-arms", arms="red", lot="b", lots=("centre",)),)
    s = city_card(table(), RED, "luik")
    assert refused(s, Build("luik", "c", "church")) == (
        R.ARMS.no("same-arms", arms="church", lot="c", lots=("centre",)),
    )
    s = city_card(table(), RED, "utrecht")
    assert refused(s, Build("utrecht", "a", "grey")) == (
        R.ARMS.no("same-arms", arms="grey", lot="a", lots=("centre",)),
    )


@refuses(R.ARMS)
def test_all_neighbours_with_the_same_arms_are_named() -> None:
    s = city_card(put(table(), "leuven", e="yellow", d="yellow", b="yellow"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "c", "yellow")) == (
        R.ARMS.no("same-arms", arms="yellow", lot="c", lots=("b", "e")),
    )


@states(R.ARMS)
def test_meeting_at_a_corner_is_not_touching() -> None:
    """On site IV, g and j meet at the corner of i and the centre only."""
    s = city_card(put(table(), "leuven", g="yellow"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "j", "yellow")) == ()


@refuses(R.SCORING)
def test_nothing_is_built_in_a_scored_city() -> None:
    s = table()
    scored(s, "leuven")
    city_card(s, YELLOW, "leuven")
    reasons = refused(s, Build("leuven", "b", "yellow"))
    assert R.SCORING.no("city-scored", city="leuven") in reasons
    assert R.COVER.no("lot-covered", lot="b") in reasons


@refuses(R.ARMS)
def test_all_reasons_are_given_at_once() -> None:
    s = city_card(put(table(), "leuven", b="yellow"), YELLOW, "gent")
    assert [reason.why for reason in refused(s, Build("leuven", "a", "yellow-1"))] == ["wrong-city", "same-arms"]
    assert [reason.why for reason in refused(s, Build("leuven", "b", "red-1"))] == [
        "wrong-city",
        "not-your-quarter",
        "lot-taken",
        "same-arms",
    ]
