"""What a viewer sees, what he may suppose, and what an impossible position is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.codec import encode, fingerprint
from beffroi.core.engine import play
from beffroi.core.model import Broken
from beffroi.core.pile import Pile
from beffroi.core.seen import seen
from beffroi.games.flandern import GAME
from beffroi.games.flandern.rulebook import Choose, R
from beffroi.games.flandern.state import Flandern
from tests.games.flandern.tables import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    choosing,
    city_card,
    cover,
    for_two,
    masters,
    put,
    scored,
    table,
)
from tests.support.marks import states


def busy() -> Flandern:
    """A table where a bit of everything stands."""
    s = choosing("cathedral")
    put(s, "leuven", sites="c", cathedrals="b", b="church-A", c="grey-2", N2="yellow-1", g="blue")
    put(s, "gent", ba="church-D", f="green")
    masters(s, "leuven", "c", "c", "centre")
    cover(s, "gent", "l")
    scored(s, "ieper")
    return s


def test_everything_that_lies_open_is_named() -> None:
    shown = GAME.view(busy(), None)
    leuven = shown.cities[3]
    assert (leuven.name, leuven.site, leuven.is_scored) == ("leuven", "IV", False)
    standing = {each.lot: each for each in leuven.quarters}
    assert standing["b"].special == "A"
    assert standing["b"].has_cathedral
    assert (standing["c"].masters, standing["c"].pawns, standing["c"].is_site) == (2, 2, True)
    assert ("N2", "R") not in leuven.free
    gent = {each.lot: each for each in shown.cities[1].quarters}
    assert (gent["b"].special, gent["b"].swallows) == ("D", "a")
    assert shown.cities[1].covered == ("l",)
    assert (shown.site_pawns, shown.cathedrals, shown.masters) == (9, 3, 1)
    assert shown.hands[0] == GAME.view(busy(), RED).hands[0]


@states(R.PREPARATION)
def test_a_site_without_a_city_is_shown_as_it_is_printed() -> None:
    before = GAME.view(GAME.setup(3), None)
    assert [site.name for site in before.empty] == ["I", "II", "III", "IV", "V", "VI"]
    assert before.empty[3].rows[0] == ".abbcc."
    placed = GAME.view(table(), None)
    assert placed.empty == ()


@states(R.PREPARATION)
def test_all_stocks_lie_open_sorted_by_shape() -> None:
    for viewer in (BLUE, RED, None):
        stock = GAME.view(table(), viewer).stock
        assert [(each.quarter, each.shape, each.count) for each in stock[0]][:3] == [
            ("blue", "K", 3),
            ("blue", "E", 3),
            ("blue", "R", 3),
        ]
        assert [sum(each.count for each in arms) for arms in stock] == [15, 15, 15, 15, 15, 13]


@states(R.TWO)
def test_the_quarters_of_the_guilds_under_influence_lie_open_too() -> None:
    for viewer in (BLUE, YELLOW, None):
        stock = GAME.view(for_two(), viewer).stock
        assert [sum(each.count for each in arms) for arms in stock] == [15, 15, 15, 15, 15, 13]


@pytest.mark.parametrize("viewer", [BLUE, YELLOW, GREEN, RED, None])
def test_a_guess_rebuilds_what_lies_open(viewer: Seat | None) -> None:
    s = busy()
    play(s, GREEN, Choose("site", 2))
    known = seen(GAME, s, viewer)
    for number in range(20):
        supposed = GAME.guess(known, Random(number))
        GAME.audit(supposed)
        assert encode(seen(GAME, supposed, viewer)) == encode(known)
        assert supposed.cities == s.cities


def test_the_first_player_guesses_no_gold_card_and_the_others_none_of_a_scored_city() -> None:
    s = choosing("cathedral")
    scored(s, "brugge")
    own = {GAME.guess(seen(GAME, s, BLUE), Random(number)).gold for number in range(50)}
    others = {GAME.guess(seen(GAME, s, RED), Random(number)).gold for number in range(300)}
    assert own == {"cathedral"}
    assert others == {"gent", "ieper", "influence", "site", "take-back", "cathedral", "master"}


def test_what_the_first_player_knows_is_the_only_difference_between_views() -> None:
    s = busy()
    first, other = GAME.view(s, BLUE), GAME.view(s, RED)
    assert replace(other, gold=first.gold, unseen=first.unseen) == first
    assert sum(count for _, count in other.unseen[0]) == 14
    assert sum(count for _, count in first.unseen[0]) == 13


def test_every_position_can_be_written_and_read() -> None:
    for s in (busy(), for_two(), city_card(table(), YELLOW, "luik")):
        assert fingerprint(GAME.read_position(GAME.write_position(s))) == fingerprint(s)


def broken(change: Any) -> str:
    s = busy()
    change(s)
    with pytest.raises(Broken) as error:
        GAME.audit(s)
    return error.value.why


def change_city(name: str, **fields: Any) -> Any:
    return lambda s: s.put_city(replace(s.city(name), **fields))


IMPOSSIBLE: list[tuple[Any, str]] = [
    (lambda s: s.guilds.__setitem__(0, 1), "guild-twice"),
    (change_city("gent", site=0), "site-twice"),
    (lambda s: s.cities.reverse(), "wrong-cities"),
    (lambda s: setattr(s, "out", (Seat(7),)), "wrong-seat"),
    (change_city("brugge", covered=2), "lot-twice"),
    (change_city("brugge", free=0), "lot-missing"),
    (change_city("brugge", site=-1), "no-site"),
    (change_city("brugge", quarters=(0, 1, 0, 0, 0, 0)), "wrong-centre"),
    (change_city("brugge", scored=True), "scored-too-early"),
    (change_city("brugge", sites=1), "pawn-astray"),
    (change_city("brugge", cathedrals=1), "pawn-astray"),
    (change_city("luik", masters=(0,)), "pawn-astray"),
    (change_city("brugge", ones=2), "pawn-astray"),
    (change_city("brugge", porches=2), "pawn-astray"),
    (change_city("brugge", swallowed=2), "pawn-astray"),
    (lambda s: put(s, "brugge", a="grey", b="grey"), "same-arms"),
    (lambda s: s.stock.__setitem__(0, (9,) * 9), "quarter-lost"),
    (lambda s: masters(s, "brugge", "centre", "centre", "centre"), "too-many-pawns"),
    (lambda s: s.hands.__setitem__(0, ("gent", "gent")), "card-twice"),
    (lambda s: s.hands.__setitem__(0, ("gent",)), "card-lost"),
    (lambda s: s.influence.__setitem__(0, -1), "card-lost"),
    (lambda s: s.influence.__setitem__(0, 9), "gold-lost"),
    (lambda s: s.piles.__setitem__(0, Pile()), "gold-lost"),
    (lambda s: setattr(s, "gold_back", ""), "gold-lost"),
    (lambda s: setattr(s, "agenda", ()), "nothing-asked"),
    (lambda s: s.hands.__setitem__(0, ()) or s.played.__setitem__(0, s.hands[1]), "no-answer"),
]


@pytest.mark.parametrize("number", range(len(IMPOSSIBLE)), ids=lambda number: f"{number}-{IMPOSSIBLE[number][1]}")
def test_an_impossible_position_says_why(number: int) -> None:
    change, why = IMPOSSIBLE[number]
    assert broken(change) == why


def test_a_busy_table_is_possible() -> None:
    GAME.audit(busy())
    GAME.audit(for_two())
