"""What a viewer of Flandern 1302 may know: all but the cards chosen and the gold card, named one by one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.model import Step
from beffroi.core.pile import Pile
from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import (
    ARMS,
    BACKS,
    CATHEDRALS,
    CHURCH,
    CORPORATIONS,
    MASTER_PAWNS,
    QUARTERS_OF,
    SHAPE_OF_SPECIAL,
    SPECIALS,
)
from beffroi.games.flandern.preparation import empty_sites
from beffroi.games.flandern.sites import LOT_NAMES, MAPS, SHAPES, members, names_of
from beffroi.games.flandern.state import NOBODY, Flandern


class Standing(Struct, frozen=True):
    """A quarter on its lot."""

    lot: str
    shape: str
    arms: str
    masters: int
    """Printed on it."""
    pawns: int
    """Master pawns that stand on it."""
    is_site: bool
    has_cathedral: bool
    special: str
    swallows: str


class CityView(Struct, frozen=True):
    """A city, its site and all its lots; without a site it is not placed, or not played."""

    name: str
    site: str | None
    rows: tuple[str, ...]
    quarters: tuple[Standing, ...]
    free: tuple[tuple[str, str], ...]
    """The free lots, open annexes included, with their shapes."""
    covered: tuple[str, ...]
    is_scored: bool


class EmptySite(Struct, frozen=True):
    """A site on which no city lies, as it is printed."""

    name: str
    rows: tuple[str, ...]


PRINTED_SITES = {name: EmptySite(name, rows) for name, rows in MAPS.items()}


class Stocked(Struct, frozen=True):
    """How many of a quarter in one shape are still in stock."""

    quarter: str
    shape: str
    count: int


class Coming(Struct, frozen=True):
    """Something that is still to be done, by whom and with which card."""

    step: str
    seat: Seat | None
    card: str | None
    arms: tuple[str, ...]


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    first: Seat
    guilds: tuple[str | None, ...]
    influenced: tuple[str | None, ...]
    cities: tuple[CityView, ...]
    empty: tuple[EmptySite, ...]
    stock: tuple[tuple[Stocked, ...], ...]
    hands: tuple[tuple[str, ...], ...]
    played: tuple[tuple[str, ...], ...]
    influence: tuple[int, ...]
    points: tuple[tuple[str, int], ...]
    site_pawns: int
    cathedrals: int
    masters: int
    free_lots: int
    unseen: tuple[tuple[tuple[str, int], ...], ...]
    """What lies in every pile, with the gold card that was drawn unless this viewer knows it."""
    laid: tuple[str, ...]
    gone: tuple[str, ...]
    gold_back: str
    """The back of the gold card in front of the first player; nothing when there is none."""
    gold: str | None
    """That card, if this viewer knows it."""
    agenda: tuple[Coming, ...]
    out: tuple[Seat, ...]
    works: int
    shuffled_at: int
    emptied_at: int | None


def view(s: Flandern, viewer: Seat | None) -> View:
    gold = s.gold if viewer == s.first or len(gold_odds(s)) == 1 else None
    return View(
        first=s.first,
        guilds=tuple(map(_guild, s.guilds)),
        influenced=tuple(map(_guild, s.influenced)),
        cities=tuple(map(_city, s.cities)),
        empty=tuple([PRINTED_SITES[name] for name in empty_sites(s)]),
        stock=tuple(_stock(arms, stock) for arms, stock in enumerate(s.stock)),
        hands=tuple(s.hands),
        played=tuple(s.played),
        influence=tuple(s.influence),
        points=tuple((ARMS[arms], s.points[arms]) for arms in CORPORATIONS),
        site_pawns=s.site_pawns(),
        cathedrals=CATHEDRALS - sum(city.cathedrals.bit_count() for city in s.cities),
        masters=MASTER_PAWNS - sum(len(city.masters) for city in s.cities),
        free_lots=s.free_lots(),
        unseen=tuple(pile.mixed for pile in (s.piles if gold else piles_with_gold(s))),
        laid=s.laid,
        gone=s.gone,
        gold_back=s.gold_back,
        gold=gold,
        agenda=tuple(map(_coming, s.agenda)),
        out=s.out,
        works=s.works,
        shuffled_at=s.shuffled_at,
        emptied_at=s.emptied_at,
    )


def piles_with_gold(s: Flandern) -> list[Pile]:
    """The piles as they were before the gold card was drawn."""
    if s.gold is None:
        return s.piles
    drawn_from = BACKS.index(s.gold_back)
    return [pile.with_mixed(s.gold) if number == drawn_from else pile for number, pile in enumerate(s.piles)]


def gold_odds(s: Flandern) -> tuple[tuple[str, int], ...]:
    """What the gold card may be to those who have not looked at it: no card of a scored city."""
    if s.gold is None:
        return ()
    drawn_from = piles_with_gold(s)[BACKS.index(s.gold_back)]
    return tuple((card, count) for card, count in drawn_from.mixed if not s.is_dead(card))


def _guild(guild: int) -> str | None:
    return None if guild == NOBODY else ARMS[guild]


@lru_cache(maxsize=4096)
def _city(city: City) -> CityView:
    """A city as everybody sees it; kept, because a move changes one of six."""
    if city.site < 0:
        return CityView(city.name, None, (), (), (), (), is_scored=False)
    plan = city.plan
    return CityView(
        name=city.name,
        site=plan.name,
        rows=plan.rows,
        quarters=tuple(_standing(city, lot) for lot in members(city.built & ~city.swallowed)),
        free=tuple((LOT_NAMES[lot], plan.shapes[lot]) for lot in members(city.free)),
        covered=names_of(city.covered),
        is_scored=city.scored,
    )


def _standing(city: City, lot: int) -> Standing:
    special = special_on(city, lot)
    return Standing(
        lot=LOT_NAMES[lot],
        shape=city.plan.shapes[lot],
        arms=ARMS[city.arms_on(lot)],
        masters=(city.ones >> lot & 1) + 2 * (city.twos >> lot & 1),
        pawns=city.masters.count(lot),
        is_site=bool(city.sites >> lot & 1),
        has_cathedral=bool(city.cathedrals >> lot & 1),
        special=special,
        swallows=names_of(city.swallowed)[0] if special == "D" else "",
    )


def special_on(city: City, lot: int) -> str:
    """The letter of the special church quarter on a lot, if one stands there."""
    if city.porches >> lot & 1:
        return next(letter for letter in SPECIALS if SHAPE_OF_SPECIAL[letter] == city.plan.shapes[lot])
    beside = [large for large, small in city.plan.pairs if city.swallowed >> small & 1]
    return "D" if lot in beside and city.quarters[CHURCH] >> lot & 1 else ""


@lru_cache(maxsize=4096)
def _stock(arms: int, stock: tuple[int, ...]) -> tuple[Stocked, ...]:
    return tuple(
        Stocked(quarter.name, shape, stock[quarter.counted_at(shape)])
        for quarter in QUARTERS_OF[arms]
        for shape in (SHAPE_OF_SPECIAL[quarter.special] if quarter.special else SHAPES)
    )


def _coming(step: Step[Any, Any]) -> Coming:
    arms = tuple(ARMS[each] for each in getattr(step, "arms", ()))
    return Coming(step.called(), getattr(step, "seat", None), getattr(step, "card", None), arms)
