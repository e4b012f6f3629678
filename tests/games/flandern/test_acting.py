"""Articles 4, 4.1, 4.2 and 4.3: what the action cards do."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.engine import choices, play, waiting
from beffroi.core.model import Event
from beffroi.games.flandern.material import ACTION_CARDS, ARMS_OF
from beffroi.games.flandern.rulebook import Build, Choose, Finish, R
from beffroi.games.flandern.scoring import strength, value_of
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    answer,
    choosing,
    city_card,
    full_leuven,
    offered,
    put,
    refused,
    scored,
    site_card,
    table,
    use_up,
)
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


def all_choose(s: Flandern, blue: str, others: str = "take-back") -> list[Event]:
    """Blue, the first player, plays one card, the others another."""
    for seat in (YELLOW, GREEN, RED):
        play(s, seat, Choose(others, 0))
    return play(s, BLUE, Choose(blue, 0))


# 4: acting.


@states(R.ACTION)
def test_the_seats_act_one_after_the_other_in_the_order_settled() -> None:
    s = choosing("take-back")
    all_choose(s, "gent", others="gent")
    asked: list[Seat] = []
    for lot in ("b", "f", "i", "k"):
        asked += waiting(s)
        answer(s, Build("gent", lot, "grey" if lot in "bi" else "church"))
    assert asked == [BLUE, YELLOW, GREEN, RED]


@prevents(R.ACTION)
def test_an_action_that_is_possible_must_be_done() -> None:
    for card in ("brugge", "site"):
        s = choosing()
        all_choose(s, card)
        assert waiting(s) == (BLUE,)
        assert all(isinstance(action, Build) for action in choices(s, BLUE))


@prevents(R.ACTION)
def test_a_card_that_can_do_nothing_is_played_all_the_same() -> None:
    s = choosing()
    scored(s, "gent")
    events = all_choose(s, "gent")
    assert told(events, "nothing-done") == [{"seat": BLUE, "card": "gent"}]
    assert s.played[BLUE] == ("gent",)
    assert s.played[YELLOW] == ()


@states(R.ACTION)
def test_the_card_played_lies_open_in_front_of_its_owner() -> None:
    s = choosing()
    all_choose(s, "luik")
    assert s.played[BLUE] == ("luik",)
    assert "luik" not in s.hands[BLUE]


# 4.1: a city card.


@allows(R.CITY_CARD)
def test_a_city_card_builds_a_quarter_of_ones_own_a_grey_or_a_church_one_there() -> None:
    s = city_card(table(), YELLOW, "leuven")
    builds = offered(s)
    assert {build.city for build in builds} == {"leuven"}
    assert {build.quarter.split("-")[0] for build in builds} == {"yellow", "grey", "church"}
    events = answer(s, Build("leuven", "b", "yellow-2"))
    assert told(events, "built") == [{"seat": YELLOW, "quarter": "yellow-2", "city": "leuven", "lot": "b"}]
    city = s.city("leuven")
    assert city.quarters[ARMS_OF["yellow"]] == city.twos == 1 << 2
    assert s.stock[ARMS_OF["yellow"]] == (3, 1, 0, 3, 1, 1, 3, 1, 1)
    assert s.works == 1


@refuses(R.CITY_CARD)
def test_a_city_card_acts_in_its_own_city_only() -> None:
    s = city_card(put(table(), "gent", sites="b", b="yellow"), YELLOW, "leuven")
    assert refused(s, Build("brugge", "a", "yellow")) == (R.CITY_CARD.no("wrong-city", city="leuven"),)
    assert refused(s, Finish("gent", "b")) == (R.CITY_CARD.no("wrong-city", city="leuven"),)


@refuses(R.CITY_CARD)
def test_nobody_builds_for_another_guild() -> None:
    s = city_card(table(), YELLOW, "leuven")
    assert refused(s, Build("leuven", "b", "green")) == (
        R.CITY_CARD.no("not-your-quarter", quarters=("yellow", "grey", "church")),
    )


@allows(R.CITY_CARD)
def test_a_city_card_may_finish_a_site_of_ones_own_a_grey_or_a_church_one() -> None:
    s = put(table(), "leuven", sites="b c g j", b="yellow", c="grey", g="church", j="blue")
    city_card(s, YELLOW, "leuven")
    assert {action for action in offered(s) if isinstance(action, Finish)} == {
        Finish("leuven", "b"),
        Finish("leuven", "c"),
        Finish("leuven", "g"),
    }
    pawns = s.site_pawns()
    events = answer(s, Finish("leuven", "g"))
    assert told(events, "finished") == [{"seat": YELLOW, "arms": "church", "city": "leuven", "lot": "g"}]
    assert s.site_pawns() == pawns + 1


@refuses(R.CITY_CARD)
def test_the_site_of_another_guild_cannot_be_finished() -> None:
    s = city_card(put(table(), "leuven", sites="b", b="blue"), YELLOW, "leuven")
    assert refused(s, Finish("leuven", "b")) == (R.CITY_CARD.no("not-your-site", arms="blue"),)


@refuses(R.CITY_CARD)
def test_only_a_site_can_be_finished() -> None:
    s = city_card(put(table(), "leuven", sites="b", b="yellow", c="grey"), YELLOW, "leuven")
    assert refused(s, Finish("leuven", "c")) == (R.CITY_CARD.no("no-site-here", lots=("b",)),)
    assert refused(s, Finish("leuven", "z")) == (R.CITY_CARD.no("no-site-here", lots=("b",)),)


@states(R.CITY_CARD)
def test_while_a_full_city_is_not_scored_its_sites_can_be_finished() -> None:
    s = full_leuven(sites="l")
    s = city_card(s, YELLOW, "leuven")
    assert offered(s) == {Finish("leuven", "l")}


@allows(R.CITY_CARD)
def test_a_site_that_is_finished_counts_like_any_other_quarter() -> None:
    s = city_card(put(table(), "leuven", sites="b", b="yellow-2"), YELLOW, "leuven")
    yellow = ARMS_OF["yellow"]
    assert strength(s.city("leuven"), yellow) == (0, 0)
    answer(s, Finish("leuven", "b"))
    assert strength(s.city("leuven"), yellow) == (1, 2)
    assert value_of(s.city("leuven")) == 2


@refuses(R.CITY_CARD)
def test_a_quarter_that_is_not_in_stock_cannot_be_built() -> None:
    s = table()
    put(s, "gent", b="yellow-2")
    put(s, "leuven")
    city_card(s, YELLOW, "leuven")
    assert refused(s, Build("leuven", "b", "yellow-2")) == (R.CITY_CARD.no("none-left", quarter="yellow-2", shape="K"),)
    assert refused(s, Build("leuven", "f", "yellow-2")) == ()


@refuses(R.CITY_CARD)
def test_what_is_built_stays() -> None:
    s = city_card(put(table(), "leuven", b="grey"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "b", "yellow")) == (R.CITY_CARD.no("lot-taken", lot="b", arms="grey"),)


# 4.2: a site card.


@allows(R.SITE_CARD)
def test_a_site_card_builds_in_any_city_and_puts_a_pawn_on_the_quarter() -> None:
    s = site_card(table(), YELLOW)
    assert {build.city for build in offered(s)} == {"brugge", "gent", "ieper", "leuven", "utrecht", "luik"}
    events = answer(s, Build("ieper", "a", "church"))
    assert told(events, "site-built") == [{"seat": YELLOW, "quarter": "church", "city": "ieper", "lot": "a"}]
    assert s.city("ieper").sites == 1 << 1
    assert s.site_pawns() == 9


@refuses(R.SITE_CARD)
def test_the_rules_of_building_hold_for_sites_too() -> None:
    s = site_card(table(), YELLOW)
    assert refused(s, Build("ieper", "i", "blue")) == (
        R.SITE_CARD.no("not-your-quarter", quarters=("yellow", "grey", "church")),
        R.LONG_SIDE.no("no-long-side", lot="i", lots=("g", "j")),
    )


@prevents(R.SITE_CARD)
def test_without_a_pawn_in_the_supply_no_site_is_built() -> None:
    s = choosing()
    put(s, "brugge", sites="a b f g h", a="yellow", b="grey", f="green", g="yellow", h="yellow")
    put(s, "gent", sites="b c f g i", b="blue", c="green", f="blue", g="blue", i="green")
    assert s.site_pawns() == 0
    events = all_choose(s, "site")
    assert told(events, "nothing-done") == [{"seat": BLUE, "card": "site"}]
    assert s.played[BLUE] == ("site",)


@states(R.SITE_CARD)
def test_a_site_is_built_on_and_borders_like_any_quarter() -> None:
    s = city_card(put(table(), "leuven", sites="j", j="grey"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "i", "yellow")) == ()


@prevents(R.SITE_CARD)
def test_a_site_secures_its_lot_against_everybody() -> None:
    s = city_card(put(table(), "leuven", sites="b", b="blue"), YELLOW, "leuven")
    assert refused(s, Build("leuven", "b", "yellow")) == (R.CITY_CARD.no("lot-taken", lot="b", arms="blue"),)


# 4.3: take back.


@allows(R.TAKE_BACK)
def test_take_back_returns_all_played_action_cards_itself_included() -> None:
    s = choosing()
    s.move_to_played(BLUE, "gent")
    s.move_to_played(BLUE, "site")
    events = all_choose(s, "take-back")
    assert told(events, "taken-back")[0] == {"seat": BLUE, "cards": ("gent", "site", "take-back")}
    assert s.hands[BLUE] == ACTION_CARDS
    assert s.played[BLUE] == ()


@allows(R.TAKE_BACK)
def test_take_back_may_be_played_with_nothing_to_take_back() -> None:
    s = choosing()
    all_choose(s, "take-back")
    assert s.hands == [ACTION_CARDS] * 4


@prevents(R.TAKE_BACK)
def test_influence_cards_never_come_back() -> None:
    s = choosing("site")
    s.first = RED
    for seat in (BLUE, YELLOW, GREEN, RED):
        play(s, seat, Choose("take-back", 2))
    assert s.influence == [1, 1, 1, 1]


@prevents(R.ACTION)
def test_with_nothing_in_stock_a_city_card_does_nothing() -> None:
    s = choosing()
    for arms in ("blue", "grey", "church"):
        use_up(s, arms)
    events = all_choose(s, "gent")
    assert told(events, "nothing-done") == [{"seat": BLUE, "card": "gent"}]
