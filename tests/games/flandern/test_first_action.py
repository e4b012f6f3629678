"""Article 5: what the first player's gold card does."""

from __future__ import annotations

import pytest

from beffroi.core.engine import play, waiting
from beffroi.core.model import Event
from beffroi.games.flandern.material import ACTION_CARDS
from beffroi.games.flandern.rulebook import Build, Choose, Finish, PlaceMaster, R, RaiseCathedral
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    answer,
    choosing,
    offered,
    put,
    refused,
    scored,
    use_up,
)
from tests.support.marks import allows, prevents, refuses
from tests.support.told import told


def shown(s: Flandern) -> list[Event]:
    """Everybody takes back; then blue, the first player, shows the gold card."""
    for seat in (YELLOW, GREEN, RED):
        play(s, seat, Choose("take-back", 0))
    return play(s, BLUE, Choose("take-back", 0))


@allows(R.FIRST)
def test_an_influence_card_goes_to_the_hand() -> None:
    s = choosing("influence")
    events = shown(s)
    assert told(events, "gold-shown") == [{"seat": BLUE, "card": "influence"}]
    assert s.influence == [4, 3, 3, 3]
    assert s.laid == ()


@allows(R.FIRST)
def test_the_gold_card_is_shown_only_in_step_5() -> None:
    s = choosing("master")
    for seat in (BLUE, YELLOW, GREEN):
        play(s, seat, Choose("take-back", 0))
    events = play(s, RED, Choose("gent", 3))
    assert told(events, "gold-shown") == []
    events = answer(s, Build("gent", "b", "red"))
    assert told(events, "gold-shown") == [{"seat": BLUE, "card": "master"}]
    assert s.laid == ("master",)


@allows(R.FIRST)
def test_a_gold_city_card_builds_grey_or_church_there() -> None:
    s = choosing("gent")
    shown(s)
    assert waiting(s) == (BLUE,)
    assert {build.quarter.split("-")[0] for build in offered(s)} == {"grey", "church"}
    assert {build.city for build in offered(s)} == {"gent"}


@refuses(R.FIRST)
def test_a_gold_city_card_never_builds_or_finishes_ones_own() -> None:
    s = choosing("gent")
    put(s, "gent", sites="b f", b="blue", f="grey")
    shown(s)
    assert refused(s, Build("gent", "j", "blue")) == (R.FIRST.no("not-your-quarter", quarters=("grey", "church")),)
    assert refused(s, Finish("gent", "b")) == (R.FIRST.no("not-your-site", arms="blue"),)
    assert refused(s, Finish("gent", "f")) == ()


@allows(R.FIRST)
def test_a_gold_site_card_builds_grey_or_church_as_a_site_anywhere() -> None:
    s = choosing("site")
    shown(s)
    assert {build.quarter.split("-")[0] for build in offered(s)} == {"grey", "church"}
    assert len({build.city for build in offered(s)}) == 6
    assert refused(s, Build("gent", "b", "blue")) == (R.FIRST.no("not-your-quarter", quarters=("grey", "church")),)
    answer(s, Build("gent", "b", "grey"))
    assert s.city("gent").sites


@allows(R.FIRST)
def test_a_gold_take_back_returns_this_rounds_card_too() -> None:
    s = choosing("take-back")
    scored(s, "gent")
    s.move_to_played(BLUE, "luik")
    for seat in (YELLOW, GREEN, RED):
        play(s, seat, Choose("take-back", 0))
    play(s, BLUE, Choose("gent", 0))
    assert s.hands[BLUE] == ACTION_CARDS
    assert s.played[BLUE] == ()


@allows(R.FIRST)
def test_a_cathedral_goes_on_any_church_quarter_without_one_site_or_not() -> None:
    s = choosing("cathedral")
    put(s, "leuven", sites="b", b="church", g="church", cathedrals="g")
    put(s, "ieper", bc="church-D")
    shown(s)
    assert offered(s) == {
        RaiseCathedral("leuven", "b"),
        RaiseCathedral("ieper", "b"),
        RaiseCathedral("luik", "centre"),
    }
    events = answer(s, RaiseCathedral("luik", "centre"))
    assert told(events, "cathedral-raised") == [{"seat": BLUE, "city": "luik", "lot": "centre"}]
    assert s.city("luik").cathedrals == 1


@refuses(R.FIRST)
def test_a_church_quarter_has_one_cathedral_at_most_and_others_none() -> None:
    s = choosing("cathedral")
    put(s, "leuven", b="church", g="church", cathedrals="g", c="grey")
    shown(s)
    assert refused(s, RaiseCathedral("leuven", "g")) == (R.FIRST.no("has-cathedral", lot="g"),)
    for lot in ("c", "z"):
        assert refused(s, RaiseCathedral("leuven", lot)) == (R.FIRST.no("no-church-here", lots=("b", "g")),)
    assert refused(s, RaiseCathedral("gent", "centre")) == (R.FIRST.no("no-church-here", lots=()),)


@allows(R.FIRST)
def test_a_master_goes_on_a_quarter_of_ones_own_or_a_grey_one_site_or_not() -> None:
    s = choosing("master")
    put(s, "leuven", sites="b", b="blue", g="grey", c="yellow", j="church")
    shown(s)
    assert offered(s) == {
        PlaceMaster("leuven", "b"),
        PlaceMaster("leuven", "g"),
        PlaceMaster("brugge", "centre"),
        PlaceMaster("utrecht", "centre"),
    }
    events = answer(s, PlaceMaster("leuven", "g"))
    assert told(events, "master-set") == [{"seat": BLUE, "city": "leuven", "lot": "g", "arms": "grey"}]


@allows(R.FIRST)
def test_several_masters_may_stand_on_one_quarter() -> None:
    s = choosing("master")
    shown(s)
    answer(s, PlaceMaster("brugge", "centre"))
    s2 = choosing("master")
    s2.put_city(s.city("brugge"))
    shown(s2)
    answer(s2, PlaceMaster("brugge", "centre"))
    assert s2.city("brugge").masters == (0, 0)


@refuses(R.FIRST)
def test_no_master_goes_on_the_quarter_of_another_player() -> None:
    s = choosing("master")
    put(s, "leuven", c="yellow", g="grey")
    shown(s)
    assert refused(s, PlaceMaster("leuven", "c")) == (R.FIRST.no("no-quarter-for-master", arms="blue", lots=("g",)),)


@prevents(R.FIRST)
@refuses(R.SCORING)
def test_neither_cathedrals_nor_masters_go_to_a_scored_city() -> None:
    s = choosing("master")
    scored(s, "brugge")
    shown(s)
    assert refused(s, PlaceMaster("brugge", "centre")) == (R.SCORING.no("city-scored", city="brugge"),)
    s = choosing("cathedral")
    put(s, "leuven", b="church")
    scored(s, "luik")
    shown(s)
    assert offered(s) == {RaiseCathedral("leuven", "b")}
    assert refused(s, RaiseCathedral("luik", "centre")) == (R.SCORING.no("city-scored", city="luik"),)


@prevents(R.FIRST)
@pytest.mark.parametrize("card", ["cathedral", "master", "gent", "site"])
def test_a_gold_card_that_can_do_nothing_is_laid_down_without_effect(card: str) -> None:
    s = choosing(card)
    use_up(s, "grey")
    use_up(s, "church")
    scored(s, "brugge", "utrecht", "luik")
    events = shown(s)
    assert told(events, "nothing-done") == [{"seat": BLUE, "card": card}]
    assert s.laid == (card,)
